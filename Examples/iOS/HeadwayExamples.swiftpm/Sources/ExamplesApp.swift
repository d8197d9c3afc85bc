import SwiftUI
import UIKit

@main
struct ExamplesApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Screen { BarsController() }.tabItem { Text("Bars") }
                Screen { RingsController() }.tabItem { Text("Rings") }
                Screen { DownloadListController() }.tabItem { Text("Downloads") }
                Screen { DownloadController() }.tabItem { Text("Download") }
                SwiftUIScreen().tabItem { Text("SwiftUI") }
            }
        }
    }
}

/// A view controller as a SwiftUI view.
struct Screen<Controller: UIViewController>: UIViewControllerRepresentable {
    let make: @MainActor () -> Controller

    func makeUIViewController(context: Context) -> Controller { make() }

    func updateUIViewController(_ controller: Controller, context: Context) {}
}
