// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target; they bind only while this is the root package, so a dependant never fails on a warning of ours.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "headway",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [
        .library(name: "Headway", targets: ["Headway"]),
        .library(name: "HeadwayHosting", targets: ["HeadwayHosting"]),
        .library(name: "HeadwayTerminal", targets: ["HeadwayTerminal"]),
    ],
    targets: [
        // The engine. `EmbeddedRestrictions` refuses on every host what Embedded Swift cannot compile.
        .target(
            name: "Headway",
            swiftSettings: [.treatWarning("EmbeddedRestrictions", as: .error)],
            // Debug builds call libm's floor and round, and nothing else links it into a program that imports nothing.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "HeadwayHosting", dependencies: ["Headway"]),
        .target(name: "HeadwayTerminal", dependencies: ["Headway", "HeadwayHosting"]),
        .testTarget(name: "HeadwayTests", dependencies: ["Headway"]),
        .testTarget(name: "HeadwayHostingTests", dependencies: ["Headway", "HeadwayHosting"]),
        .testTarget(name: "HeadwayTerminalTests", dependencies: ["Headway", "HeadwayHosting", "HeadwayTerminal"]),
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
// The hosts over Linux's C libraries; each library is one system target with one header.
package.products += [
    .library(name: "HeadwayDownloads", targets: ["HeadwayDownloads"]),
    .library(name: "HeadwayFilm", targets: ["HeadwayFilm"]),
    .executable(name: "headway", targets: ["HeadwayCommand"]),
]
package.targets += [
    .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .target(
        name: "HeadwayDownloads", dependencies: ["Headway", "HeadwayHosting", "CCurl", "CCrypto", "CLinux"]),
    .target(name: "HeadwayFilm", dependencies: ["Headway", "CCairo"]),
    .executableTarget(
        name: "HeadwayCommand",
        dependencies: ["Headway", "HeadwayHosting", "HeadwayTerminal", "HeadwayDownloads", "HeadwayFilm"]),
    // A process of its own for the downloader's tests: to be killed, starved and measured.
    .executableTarget(name: "HeadwayDownloadProbe", dependencies: ["Headway", "HeadwayDownloads"]),
    .executableTarget(
        name: "HeadwayDownloadBench", dependencies: ["HeadwayDownloadProbe"], path: "Benchmarks/HeadwayDownloadBench"),
    .testTarget(
        name: "HeadwayDownloadsTests",
        dependencies: ["Headway", "HeadwayHosting", "HeadwayDownloads", "HeadwayDownloadProbe"]),
    .testTarget(name: "HeadwayFilmTests", dependencies: ["Headway", "HeadwayFilm"]),
    .testTarget(name: "HeadwayCommandTests", dependencies: ["HeadwayCommand", "HeadwayDownloads", "HeadwayFilm", "Headway"]),
]
#endif

for target in package.targets where target.type != .system {
    target.swiftSettings = strict + (target.swiftSettings ?? [])
}
