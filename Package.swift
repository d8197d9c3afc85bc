// swift-tools-version: 6.1
import PackageDescription

// 6.1 is the first version that knows `MemberImportVisibility`. HeadwayGTK alone needs Swift 6.3, for `@c`.

/// Flags of our own builds alone, where a warning is an error: `scripts/test` sets `HEADWAY_STRICT=1`.
///
/// Dependants never set it: their build systems suppress a dependency's warnings, and the compiler refuses the two together.
let isStrict = Context.environment["HEADWAY_STRICT"] == "1"

/// Settings of every target.
let common: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Apple's privacy manifests, which say that nothing is collected and nothing asked that needs a reason; a bundle of its own on
/// Linux would only cost.
#if os(Linux)
let privacy = (excluded: ["PrivacyInfo.xcprivacy"], resources: [Resource]())
#else
let privacy = (excluded: [String](), resources: [Resource.copy("PrivacyInfo.xcprivacy")])
#endif

let package = Package(
    name: "headway",
    // UIKit's views are for iOS, iPadOS, Mac Catalyst and visionOS; SwiftUI's for all of these.
    platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "Headway", targets: ["Headway"]),
        .library(name: "HeadwayHosting", targets: ["HeadwayHosting"]),
        .library(name: "HeadwayFoundation", targets: ["HeadwayFoundation"]),
        .library(name: "HeadwayTerminal", targets: ["HeadwayTerminal"]),
        .library(name: "HeadwayUIKit", targets: ["HeadwayUIKit"]),
        .library(name: "HeadwaySwiftUI", targets: ["HeadwaySwiftUI"]),
        .library(name: "HeadwayMigration", targets: ["HeadwayMigration"]),
    ],
    targets: [
        // The engine; `scripts/check-embedded` holds that Embedded Swift can compile it.
        .target(
            name: "Headway",
            // Debug builds call libm's floor and round, and nothing else links it into a program that imports nothing.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "HeadwayHosting", dependencies: ["Headway"]),
        // What needs Foundation stands apart: a GTK library and the command carry none of its data.
        .target(name: "HeadwayFoundation", dependencies: ["Headway", "HeadwayHosting"]),
        .target(name: "HeadwayTerminal", dependencies: ["Headway", "HeadwayHosting"]),
        // The Apple hosts: empty modules where UIKit or SwiftUI is missing.
        .target(
            name: "HeadwayUIKit", dependencies: ["Headway", "HeadwayHosting", "HeadwayFoundation"],
            exclude: privacy.excluded, resources: privacy.resources),
        .target(
            name: "HeadwaySwiftUI",
            dependencies: [
                "Headway", "HeadwayHosting", "HeadwayFoundation",
                // Where there is UIKit, its views are what SwiftUI shows.
                .target(name: "HeadwayUIKit", condition: .when(platforms: [.iOS, .macCatalyst, .visionOS])),
            ],
            exclude: privacy.excluded, resources: privacy.resources),
        .target(name: "HeadwayMigration", dependencies: ["Headway", "HeadwayUIKit"]),
        // Cases that every host's tests run.
        .target(
            name: "HostCases", dependencies: ["Headway", "HeadwayHosting"], path: "Tests/HostCases",
            exclude: ["README.md"]),
        // What several tests need: a fault server, programs run and ended, seeded random numbers.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "HeadwayTests", dependencies: ["Headway", "TestSupport"]),
        .testTarget(name: "HeadwayHostingTests", dependencies: ["Headway", "HeadwayHosting", "HeadwayFoundation"]),
        .testTarget(
            name: "HeadwayTerminalTests",
            dependencies: ["Headway", "HeadwayFoundation", "HeadwayHosting", "HeadwayTerminal", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

/// True where the Apple hosts are to be built over a small double of UIKit, and nothing else with them.
let isDouble = Context.environment["HEADWAY_DOUBLE"] == "1"

#if os(Linux)
// The hosts over Linux's C libraries; each library is one system target with one header.
if !isDouble {
    package.products += [
        .library(name: "HeadwayDownloads", targets: ["HeadwayDownloads"]),
        .library(name: "HeadwayFilm", targets: ["HeadwayFilm"]),
        .executable(name: "headway", targets: ["HeadwayCommand"]),
    ]
    package.targets += [
        // No pkg-config: SwiftPM asks it for every dependant, and warns those who use none of these libraries. Their headers
        // are where the compiler looks anyway; one that is missing is named by its shim, to those who import it.
        .systemLibrary(name: "CCurl"),
        .systemLibrary(name: "CCrypto"),
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CCairo"),
        .target(
            name: "HeadwayDownloads", dependencies: ["Headway", "HeadwayHosting", "CCurl", "CCrypto", "CLinux"]),
        .target(name: "HeadwayCairo", dependencies: ["Headway", "CCairo"]),
        .target(name: "HeadwayFilm", dependencies: ["Headway", "HeadwayCairo"]),
        // What the two programs have in common: no products, so nobody else depends on them.
        .target(name: "HeadwayCommandLine", dependencies: ["Headway", "HeadwayTerminal", "HeadwayDownloads"]),
        .target(
            name: "HeadwayDemo",
            dependencies: ["Headway", "HeadwayHosting", "HeadwayDownloads", "HeadwayFilm", "HeadwayCommandLine"]),
        .executableTarget(
            name: "HeadwayCommand",
            dependencies: [
                "Headway", "HeadwayHosting", "HeadwayTerminal", "HeadwayDownloads", "HeadwayFilm",
                "HeadwayCommandLine", "HeadwayDemo",
            ]),
        // Measuring: no product, so no dependant ever builds it.
        .target(name: "BenchSupport", path: "Benchmarks/Support"),
        .target(name: "CPseudoTerminal", path: "Benchmarks/CPseudoTerminal"),
        .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
        // Prints the motions of the web elements from the engine; `make web` runs it.
        .executableTarget(name: "HeadwayWebGenerator", dependencies: ["Headway"], path: "Web/Generator"),
        .executableTarget(name: "HeadwayBench", dependencies: ["Headway", "CAllocations"], path: "Benchmarks/Engine"),
        // A process of its own for the downloader's tests: to be killed, starved and measured.
        .executableTarget(
            name: "HeadwayDownloadProbe", dependencies: ["Headway", "HeadwayDownloads"],
            path: "Tests/HeadwayDownloadProbe"),
        .executableTarget(
            name: "HeadwayDownloadBench", dependencies: ["BenchSupport"], path: "Benchmarks/HeadwayDownloadBench",
            exclude: ["relay.py"]),
        .executableTarget(
            name: "HeadwayTerminalBench",
            dependencies: ["BenchSupport", "CPseudoTerminal", "Headway", "HeadwayFoundation", "HeadwayTerminal"],
            path: "Benchmarks/HeadwayTerminalBench", exclude: ["bars.py"]),
        .target(
            name: "TestPictures", dependencies: ["CCairo"], path: "Tests/TestPictures",
            linkerSettings: [.linkedLibrary("cairo")]),
        .testTarget(
            name: "HeadwayDownloadsTests",
            dependencies: ["Headway", "HeadwayDownloads", "HeadwayDownloadProbe", "TestSupport"]),
        .testTarget(
            name: "HeadwayFilmTests", dependencies: ["Headway", "HeadwayFilm", "TestPictures", "TestSupport"],
            exclude: ["Golden"]),
        .testTarget(
            name: "HeadwayCommandTests",
            dependencies: [
                "HeadwayCommand", "HeadwayCommandLine", "HeadwayDemo", "HeadwayDownloads", "Headway",
                "TestSupport",
            ],
            exclude: ["Gauge/Recordings"]),
    ]
}
#endif

#if os(Linux)
// GTK's widgets. `HEADWAY_GTK=0` leaves them out, for a machine without GTK on which everything is to be built.
if Context.environment["HEADWAY_GTK"] != "0" && !isDouble {
    package.products += [
        .library(name: "HeadwayGTK", targets: ["HeadwayGTK"]),
        // The same widgets for C, Python and GtkBuilder files of any program: libheadway-gtk.so.
        .library(name: "headway-gtk", type: .dynamic, targets: ["HeadwayGTK"]),
        .executable(name: "headway-window", targets: ["HeadwayWindow"]),
    ]
    package.targets += [
        .systemLibrary(name: "CGTK", pkgConfig: Context.packageDirectory + "/Sources/CGTK/gtk4.pc"),
        // What is C by nature: functions for C itself, and objects on the accessibility bus.
        .target(name: "CHeadwayGTK", dependencies: ["CGTK"]),
        .target(
            name: "HeadwayGTK", dependencies: ["Headway", "HeadwayHosting", "HeadwayCairo", "CGTK", "CHeadwayGTK"]),
        .systemLibrary(
            name: "CGTKTest", path: "Tests/CGTKTest", pkgConfig: Context.packageDirectory + "/Sources/CGTK/gtk4.pc"),
        .executableTarget(
            name: "HeadwayWindow",
            dependencies: [
                "Headway", "HeadwayHosting", "HeadwayGTK", "HeadwayDownloads", "HeadwayCommandLine", "HeadwayDemo",
                "CGTK",
            ],
            resources: [.embedInCode("Pages")]),
        .executableTarget(
            name: "HeadwayGTKBench", dependencies: ["Headway", "HeadwayGTK", "CGTK", "CGTKTest"],
            path: "Benchmarks/GTK"),
        // What the tests run under a display of their own: GTK wants the main thread, which no test has.
        .executableTarget(
            name: "HeadwayGTKProbe",
            dependencies: [
                "Headway", "HeadwayHosting", "HeadwayFoundation", "HeadwayGTK", "HostCases", "CGTK", "CGTKTest",
            ],
            path: "Tests/HeadwayGTKProbe"),
        .testTarget(
            name: "HeadwayGTKTests",
            dependencies: [
                "Headway", "HeadwayGTK", "HeadwayGTKProbe", "HostCases", "HeadwayWindow",
                "HeadwayCommand", "HeadwayCairo", "CGTK", "TestPictures", "TestSupport",
            ]),
    ]
}
#endif

if isDouble {
    // The Apple hosts alone, over a small double of UIKit, for tests where there is no Apple SDK. Nobody who has not asked
    // for it meets a module of that name, and nothing else is built.
    let tested = ["HeadwayUIKit", "HeadwayMigration"]
    let kept = ["Headway", "HeadwayHosting", "HeadwayFoundation", "HostCases"] + tested
    package.products.removeAll { !kept.contains($0.name) }
    package.targets.removeAll { !kept.contains($0.name) }
    for target in package.targets where tested.contains(target.name) { target.dependencies.append("UIKit") }
    package.targets += [
        .target(name: "UIKit", path: "TestDoubles/UIKit", exclude: ["README.md"]),
        // Swift Testing wants this overlay wherever Testing and UIKit are imported together.
        .target(name: "_Testing_UIKit", path: "TestDoubles/_Testing_UIKit"),
        .testTarget(
            name: "HeadwayUIKitTests",
            dependencies: [
                "Headway", "HeadwayUIKit", "HeadwayMigration", "HostCases", "UIKit", "_Testing_UIKit",
            ],
            // Old names are deprecated, and old code is part of what is tested.
            swiftSettings: isStrict ? [.unsafeFlags(["-Wwarning", "DeprecatedDeclaration"])] : []),
    ]
}

/// What code older than Swift 6 calls.
///
/// In language mode 6 each entry from Objective-C traps off the main thread, where the
/// originals raced without a word; mode 5 with complete checking checks the same and leaves the entries alone.
/// `scripts/check-apple` looks for such checks in the generated code.
let lenient: [SwiftSetting] =
    [.swiftLanguageMode(.v5)]
    + [
        "StrictConcurrency", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "InferSendableFromCaptures",
        "IsolatedDefaultValues", "RegionBasedIsolation",
    ].map { .enableUpcomingFeature($0) }

for target in package.targets where target.type != .system {
    let strict: [SwiftSetting] = isStrict ? [.unsafeFlags(["-warnings-as-errors"])] : []
    let mode = ["HeadwayUIKit", "HeadwayMigration"].contains(target.name) ? lenient : []
    target.swiftSettings = strict + common + mode + (target.swiftSettings ?? [])
}
