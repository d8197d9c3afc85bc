extension Translation {
    /// Japanese.
    static let japanese = Translation(
        words: [
            .progress: "進行状況",
            .download: "ダウンロード",
            .downloading: "ダウンロード中",
            .downloadPaused: "ダウンロード一時停止中",
            .downloadFailed: "ダウンロード失敗",
            .downloaded: "ダウンロード済み",
            .progressHalted: "停止中",
            .stop: "停止",
            .stopDownload: "ダウンロードを停止",
            .resume: "再開",
            .resumeDownload: "ダウンロードを再開",
            .retry: "再試行",
            .open: "開く",
            .waiting: "待機中",
            .inProgress: "進行中",
            .paused: "一時停止中",
            .pausedAt: "%@で一時停止中",
            .finished: "ダウンロード済み",
            .failed: "失敗",
            .done: "完了",
            .cancelled: "キャンセル済み",
            .timeLeft: "残り%@",
        ],
        percent: [.other: "%dパーセント"])
}
