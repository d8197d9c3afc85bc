extension Translation {
    /// Hebrew.
    static let hebrew = Translation(
        words: [
            .progress: "התקדמות",
            .download: "הורדה",
            .downloading: "מתבצעת הורדה",
            .downloadPaused: "ההורדה מושהית",
            .downloadFailed: "ההורדה נכשלה",
            .downloaded: "ההורדה הושלמה",
            .progressHalted: "ההתקדמות נעצרה",
            .stop: "עצירה",
            .stopDownload: "עצירת ההורדה",
            .resume: "המשך",
            .resumeDownload: "המשך ההורדה",
            .retry: "ניסיון חוזר",
            .open: "פתיחה",
            .waiting: "בהמתנה",
            .inProgress: "בתהליך",
            .paused: "מושהה",
            .pausedAt: "מושהה ב־%@",
            .finished: "ההורדה הושלמה",
            .failed: "נכשל",
            .done: "הסתיים",
            .cancelled: "בוטל",
            .timeLeft: "נותרו %@",
        ],
        percent: [.one: "אחוז %d", .two: "%d אחוזים", .other: "%d אחוזים"])
}
