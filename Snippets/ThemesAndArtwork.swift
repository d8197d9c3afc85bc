#if canImport(Headway)
import Headway

var style = LinearStyle(theme: .material3)
style.thickness = 8
style.tint = Color(hex: 0x31C45D)  // the track is derived from it
style.backward = .animate

let mine = DownloadArtwork.cloud.replacing(.completed) { colors, size in
    Drawing {
        $0.fill(.circle(in: size), colors.tint)
        $0.stroke(.checkMark(in: size), colors.onTint, width: 2)
    }
}

let blink = DownloadMotion(period: .seconds(1.2)) { drawing, phase, colors, size in
    drawing.fill(.circle(in: size), colors.tint.opacity(phase < 0.5 ? 1 : 0.3))
}

var download = DownloadStyle(theme: .material3)
download.artwork = mine
download.indeterminateMotion = blink
var frame = Frame()
DownloadIndicator(style: download, state: .completed).render(
    at: Instant(seconds: 0), size: Size(width: 44, height: 44), environment: Environment(), into: &frame)
precondition(frame.isVisible)
#endif
