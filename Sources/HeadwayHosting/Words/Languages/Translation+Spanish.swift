extension Translation {
    /// Spanish.
    static let spanish = Translation(
        words: [
            .progress: "Progreso",
            .download: "Descargar",
            .downloading: "Descargando",
            .downloadPaused: "Descarga en pausa",
            .downloadFailed: "Error en la descarga",
            .downloaded: "Descargado",
            .progressHalted: "Progreso detenido",
            .stop: "Detener",
            .stopDownload: "Detener la descarga",
            .resume: "Reanudar",
            .resumeDownload: "Reanudar la descarga",
            .retry: "Reintentar",
            .open: "Abrir",
            .waiting: "en espera",
            .inProgress: "en curso",
            .paused: "en pausa",
            .pausedAt: "en pausa al %@",
            .finished: "descargado",
            .failed: "error",
            .done: "listo",
            .cancelled: "cancelado",
            .timeLeft: "quedan %@",
        ],
        percent: [.one: "%d por ciento", .many: "%d por ciento", .other: "%d por ciento"])
}
