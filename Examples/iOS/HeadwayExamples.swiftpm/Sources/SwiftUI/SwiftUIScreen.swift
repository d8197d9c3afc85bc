import HeadwaySwiftUI
import SwiftUI

/// The same indicators from SwiftUI.
struct SwiftUIScreen: View {
    @State private var value = 0.3
    @Environment(\.colorScheme) private var colorScheme
    private let transfer = PretendedTransfer()

    var body: some View {
        List {
            Section("Bars") {
                LinearProgress(value: value, buffer: value + 0.2)
                LinearProgress()
                LinearProgress(value: value).linearStyle(wavy).progressTint(.orange)
                ProgressView(value: value).progressViewStyle(.headwayLinear)
                WrappedBar(value: value, color: colorScheme == .dark ? Color.orange : Color.green)
            }
            Section("Rings") {
                CircularProgress(value: value)
                CircularProgress().progressTint(.green)
                ProgressView().progressViewStyle(.headwayCircular)
            }
            Section("Downloads") {
                DownloadButton(following: transfer)
                DownloadButton(state: .paused, progress: value) { value = 0 }
            }
            Slider(value: $value)
        }
    }

    private var wavy: LinearStyle {
        var style = LinearStyle()
        style.wave = Wave()
        style.thickness = 10
        return style
    }
}
