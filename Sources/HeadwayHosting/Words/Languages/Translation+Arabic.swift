extension Translation {
    /// Arabic.
    static let arabic = Translation(
        words: [
            .progress: "التقدم",
            .download: "تنزيل",
            .downloading: "جارٍ التنزيل",
            .downloadPaused: "التنزيل متوقف مؤقتًا",
            .downloadFailed: "فشل التنزيل",
            .downloaded: "تم التنزيل",
            .progressHalted: "توقف التقدم",
            .stop: "إيقاف",
            .stopDownload: "إيقاف التنزيل",
            .resume: "استئناف",
            .resumeDownload: "استئناف التنزيل",
            .retry: "إعادة المحاولة",
            .open: "فتح",
            .waiting: "في الانتظار",
            .inProgress: "قيد التقدم",
            .paused: "متوقف مؤقتًا",
            .pausedAt: "متوقف مؤقتًا عند %@",
            .finished: "تم التنزيل",
            .failed: "فشل",
            .done: "تم",
            .cancelled: "أُلغي",
            .timeLeft: "متبقٍ %@",
        ],
        percent: [
            .zero: "%d بالمئة", .one: "%d بالمئة", .two: "%d بالمئة", .few: "%d بالمئة", .many: "%d بالمئة",
            .other: "%d بالمئة",
        ])
}
