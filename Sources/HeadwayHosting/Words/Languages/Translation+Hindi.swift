extension Translation {
    /// Hindi.
    static let hindi = Translation(
        words: [
            .progress: "प्रगति",
            .download: "डाउनलोड करें",
            .downloading: "डाउनलोड हो रहा है",
            .downloadPaused: "डाउनलोड रुका हुआ है",
            .downloadFailed: "डाउनलोड विफल",
            .downloaded: "डाउनलोड हो गया",
            .progressHalted: "प्रगति रुक गई",
            .stop: "रोकें",
            .stopDownload: "डाउनलोड रोकें",
            .resume: "फिर शुरू करें",
            .resumeDownload: "डाउनलोड फिर शुरू करें",
            .retry: "फिर कोशिश करें",
            .open: "खोलें",
            .waiting: "प्रतीक्षा में",
            .inProgress: "जारी है",
            .paused: "रुका हुआ",
            .pausedAt: "%@ पर रुका हुआ",
            .finished: "डाउनलोड हो गया",
            .failed: "विफल",
            .done: "पूरा हुआ",
            .cancelled: "रद्द",
            .timeLeft: "%@ शेष",
        ],
        percent: [.one: "%d प्रतिशत", .other: "%d प्रतिशत"])
}
