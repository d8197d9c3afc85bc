extension Translation {
    /// German.
    static let german = Translation(
        words: [
            .progress: "Fortschritt",
            .download: "Herunterladen",
            .downloading: "Wird heruntergeladen",
            .downloadPaused: "Download angehalten",
            .downloadFailed: "Download fehlgeschlagen",
            .downloaded: "Heruntergeladen",
            .progressHalted: "Fortschritt angehalten",
            .stop: "Stoppen",
            .stopDownload: "Download stoppen",
            .resume: "Fortsetzen",
            .resumeDownload: "Download fortsetzen",
            .retry: "Erneut versuchen",
            .open: "Öffnen",
            .waiting: "wartet",
            .inProgress: "läuft",
            .paused: "angehalten",
            .pausedAt: "angehalten bei %@",
            .finished: "heruntergeladen",
            .failed: "fehlgeschlagen",
            .done: "fertig",
            .cancelled: "abgebrochen",
            .timeLeft: "noch %@",
        ],
        percent: [.one: "%d Prozent", .other: "%d Prozent"])
}
