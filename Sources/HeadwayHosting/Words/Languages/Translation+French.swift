extension Translation {
    /// French.
    static let french = Translation(
        words: [
            .progress: "Progression",
            .download: "Télécharger",
            .downloading: "Téléchargement en cours",
            .downloadPaused: "Téléchargement en pause",
            .downloadFailed: "Échec du téléchargement",
            .downloaded: "Téléchargé",
            .progressHalted: "Progression interrompue",
            .stop: "Arrêter",
            .stopDownload: "Arrêter le téléchargement",
            .resume: "Reprendre",
            .resumeDownload: "Reprendre le téléchargement",
            .retry: "Réessayer",
            .open: "Ouvrir",
            .waiting: "en attente",
            .inProgress: "en cours",
            .paused: "en pause",
            .pausedAt: "en pause à %@",
            .finished: "téléchargé",
            .failed: "échec",
            .done: "terminé",
            .cancelled: "annulé",
            .timeLeft: "%@ restant",
        ],
        percent: [.one: "%d pour cent", .many: "%d pour cent", .other: "%d pour cent"])
}
