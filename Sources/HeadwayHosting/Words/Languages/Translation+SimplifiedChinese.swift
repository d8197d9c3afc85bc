extension Translation {
    /// Chinese in simplified script.
    static let simplifiedChinese = Translation(
        words: [
            .progress: "进度",
            .download: "下载",
            .downloading: "正在下载",
            .downloadPaused: "下载已暂停",
            .downloadFailed: "下载失败",
            .downloaded: "已下载",
            .progressHalted: "进度已停止",
            .stop: "停止",
            .stopDownload: "停止下载",
            .resume: "继续",
            .resumeDownload: "继续下载",
            .retry: "重试",
            .open: "打开",
            .waiting: "正在等待",
            .inProgress: "进行中",
            .paused: "已暂停",
            .pausedAt: "已在%@处暂停",
            .finished: "已下载",
            .failed: "失败",
            .done: "完成",
            .cancelled: "已取消",
            .timeLeft: "剩余%@",
        ],
        percent: [.other: "百分之%d"])
}
