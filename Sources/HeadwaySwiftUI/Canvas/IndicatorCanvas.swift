#if canImport(SwiftUI) && (!canImport(UIKit) || os(tvOS) || os(watchOS))
import Headway
import HeadwayHosting
import SwiftUI

/// The picture of an indicator, redrawn at each frame only while something moves.
struct IndicatorCanvas<Subject: Indicator>: View {
    @ObservedObject var model: IndicatorModel<Subject>
    let colors: CanvasColors

    @SwiftUI.Environment(\.colorScheme) private var colorScheme
    @SwiftUI.Environment(\.colorSchemeContrast) private var contrast
    @SwiftUI.Environment(\.layoutDirection) private var direction
    @SwiftUI.Environment(\.accessibilityReduceMotion) private var reduceMotion
    @SwiftUI.Environment(\.displayScale) private var scale

    var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: !model.isMoving)) { timeline in
            Canvas { context, size in
                _ = model.revision
                model.draw(into: &context, size: size, colors: colors)
            }
            .onChange(of: timeline.date) { _ in model.driver.tick() }
        }
        .background(
            GeometryReader { geometry in
                SwiftUI.Color.clear
                    .onAppear { resize(to: geometry.size) }
                    .onChange(of: geometry.size) { resize(to: $0) }
            }
        )
        .onAppear {
            model.driver.environment = surroundings
            model.appeared()
        }
        .onDisappear { model.disappeared() }
        .onChange(of: surroundings) { model.driver.environment = $0 }
    }

    private func resize(to size: CGSize) {
        model.driver.size = Size(width: Double(size.width), height: Double(size.height))
    }

    private var surroundings: Headway.Environment {
        var environment = Headway.Environment()
        environment.appearance = colorScheme == .dark ? .dark : .light
        environment.increasesContrast = contrast == .increased
        environment.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
        environment.reducesMotion = reduceMotion
        environment.scale = Double(scale)
        environment.tint = CanvasColors.tintMark
        return environment
    }
}
#endif
