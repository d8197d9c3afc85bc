// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "HeadwayExamples",
    platforms: [.iOS("16.0")],
    products: [
        .iOSApplication(
            name: "HeadwayExamples", targets: ["HeadwayExamples"], bundleIdentifier: "org.example.headway",
            displayVersion: "1.0", bundleVersion: "1", supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft])
    ],
    dependencies: [.package(name: "headway", path: "../../..")],
    targets: [
        .executableTarget(
            name: "HeadwayExamples",
            dependencies: [
                .product(name: "HeadwayUIKit", package: "headway"),
                .product(name: "HeadwaySwiftUI", package: "headway"),
            ],
            path: "Sources")
    ]
)
