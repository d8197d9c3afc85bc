extension Translation {
    /// Chinese in traditional script.
    static let traditionalChinese = Translation(
        words: [
            .progress: "進度",
            .download: "下載",
            .downloading: "正在下載",
            .downloadPaused: "下載已暫停",
            .downloadFailed: "下載失敗",
            .downloaded: "已下載",
            .progressHalted: "進度已停止",
            .stop: "停止",
            .stopDownload: "停止下載",
            .resume: "繼續",
            .resumeDownload: "繼續下載",
            .retry: "重試",
            .open: "開啟",
            .waiting: "等待中",
            .inProgress: "進行中",
            .paused: "已暫停",
            .pausedAt: "已在%@處暫停",
            .finished: "已下載",
            .failed: "失敗",
            .done: "完成",
            .cancelled: "已取消",
            .timeLeft: "剩餘%@",
        ],
        percent: [.other: "百分之%d"])
}
