extension Translation {
    /// Portuguese.
    static let portuguese = Translation(
        words: [
            .progress: "Progresso",
            .download: "Baixar",
            .downloading: "Baixando",
            .downloadPaused: "Download pausado",
            .downloadFailed: "Falha no download",
            .downloaded: "Baixado",
            .progressHalted: "Progresso interrompido",
            .stop: "Parar",
            .stopDownload: "Parar download",
            .resume: "Retomar",
            .resumeDownload: "Retomar download",
            .retry: "Tentar novamente",
            .open: "Abrir",
            .waiting: "aguardando",
            .inProgress: "em andamento",
            .paused: "pausado",
            .pausedAt: "pausado em %@",
            .finished: "baixado",
            .failed: "falha",
            .done: "concluído",
            .cancelled: "cancelado",
            .timeLeft: "faltam %@",
        ],
        percent: [.one: "%d por cento", .many: "%d por cento", .other: "%d por cento"])
}
