extension Translation {
    /// Russian.
    static let russian = Translation(
        words: [
            .progress: "Ход выполнения",
            .download: "Загрузить",
            .downloading: "Загрузка",
            .downloadPaused: "Загрузка приостановлена",
            .downloadFailed: "Ошибка загрузки",
            .downloaded: "Загружено",
            .progressHalted: "Выполнение остановлено",
            .stop: "Остановить",
            .stopDownload: "Остановить загрузку",
            .resume: "Продолжить",
            .resumeDownload: "Продолжить загрузку",
            .retry: "Повторить",
            .open: "Открыть",
            .waiting: "ожидание",
            .inProgress: "выполняется",
            .paused: "приостановлено",
            .pausedAt: "приостановлено на %@",
            .finished: "загружено",
            .failed: "ошибка",
            .done: "готово",
            .cancelled: "отменено",
            .timeLeft: "осталось %@",
        ],
        percent: [.one: "%d процент", .few: "%d процента", .many: "%d процентов", .other: "%d процента"])
}
