extension Translation {
    /// Korean.
    static let korean = Translation(
        words: [
            .progress: "진행률",
            .download: "다운로드",
            .downloading: "다운로드 중",
            .downloadPaused: "다운로드 일시정지됨",
            .downloadFailed: "다운로드 실패",
            .downloaded: "다운로드됨",
            .progressHalted: "진행이 중단됨",
            .stop: "중단",
            .stopDownload: "다운로드 중단",
            .resume: "재개",
            .resumeDownload: "다운로드 재개",
            .retry: "다시 시도",
            .open: "열기",
            .waiting: "대기 중",
            .inProgress: "진행 중",
            .paused: "일시정지됨",
            .pausedAt: "%@에서 일시정지됨",
            .finished: "다운로드됨",
            .failed: "실패",
            .done: "완료",
            .cancelled: "취소됨",
            .timeLeft: "%@ 남음",
        ],
        percent: [.other: "%d퍼센트"])
}
