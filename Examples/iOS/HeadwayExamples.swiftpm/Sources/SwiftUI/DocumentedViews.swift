import HeadwaySwiftUI
import SwiftUI

/// The example of the documentation, compiled.
struct DocumentedViews: View {
    let done: Double
    let loaded: Double
    let received: Double
    let size: Double
    let transfer: any Transfer

    var body: some View {
        VStack {
            LinearProgress(value: done, buffer: loaded)
            ProgressView(value: done).progressViewStyle(.headwayLinear)
            DownloadButton(following: transfer).progressTint(.orange)
            LinearProgress(value: received, total: size)  // as `ProgressView`; no size yet is indeterminate
        }
    }
}
