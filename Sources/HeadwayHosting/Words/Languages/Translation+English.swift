extension Translation {
    /// English.
    static let english = Translation(
        words: [
            .progress: "Progress",
            .download: "Download",
            .downloading: "Downloading",
            .downloadPaused: "Download paused",
            .downloadFailed: "Download failed",
            .downloaded: "Downloaded",
            .progressHalted: "Progress halted",
            .stop: "Stop",
            .stopDownload: "Stop download",
            .resume: "Resume",
            .resumeDownload: "Resume download",
            .retry: "Try again",
            .open: "Open",
            .waiting: "waiting",
            .inProgress: "in progress",
            .paused: "paused",
            .pausedAt: "paused at %@",
            .finished: "downloaded",
            .failed: "failed",
            .done: "done",
            .cancelled: "cancelled",
            .timeLeft: "%@ left",
        ],
        percent: [.one: "%d percent", .other: "%d percent"])
}
