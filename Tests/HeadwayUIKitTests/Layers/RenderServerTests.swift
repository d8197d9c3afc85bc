import Foundation
import Testing
@_spi(Double) import UIKit

extension HeadwayUIKitTests {
    /// The double's render server, by the rules that Core Animation's documentation gives.
    @MainActor @Suite struct RenderServers {
        private func keyed(_ values: [Double], begin: Double = 0, duration: Double = 1) -> CAKeyframeAnimation {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = values.map { NSNumber(value: $0) }
            animation.keyTimes = values.indices.map { NSNumber(value: Double($0) / Double(values.count - 1)) }
            (animation.beginTime, animation.duration) = (begin, duration)
            return animation
        }

        private func x(_ layer: CALayer, _ time: Double) -> Double {
            RenderServer.number("position.x", of: layer, at: time)
        }

        @Test("An additive animation adds to what is below, in a group as alone")
        func additive() {
            let layer = CALayer()
            layer.position.x = 100
            let group = CAAnimationGroup()
            let child = keyed([0, 10])
            child.isAdditive = true
            group.animations = [child]
            group.duration = 1
            layer.add(group, forKey: "sway")
            #expect(x(layer, 0.5) == 105)
            let above = keyed([0, 2])
            above.isAdditive = true
            layer.add(above, forKey: "more")
            #expect(x(layer, 0.5) == 106)
            #expect(x(layer, 2) == 100, "what has ended is gone")
        }

        @Test("Children count from their group's beginning and are cut at its end, not scaled")
        func groups() {
            let layer = CALayer()
            let group = CAAnimationGroup()
            group.animations = [keyed([0, 100], begin: 1, duration: 4)]
            (group.beginTime, group.duration) = (10, 3)
            group.repeatCount = .greatestFiniteMagnitude
            layer.add(group, forKey: nil)
            #expect(x(layer, 10.5) == 0)
            #expect(x(layer, 12) == 25)
            #expect(abs(x(layer, 12.999) - 50) < 0.1)
            #expect(x(layer, 15) == 25, "the second round")
        }

        @Test("A layer's time runs at the speed of all that it lies in, from their beginnings")
        func speed() {
            let (outer, inner) = (CALayer(), CALayer())
            outer.addSublayer(inner)
            outer.speed = 0.5
            outer.beginTime = 100
            inner.timeOffset = 1
            #expect(inner.convertTime(104, from: nil) == 3)
            #expect(outer.convertTime(3, from: inner) == 2)
            inner.add(keyed([0, 10], begin: 2, duration: 2), forKey: nil)
            #expect(x(inner, 104) == 5)
            outer.speed = 0
            #expect(x(inner, 1e6) == 0, "paused before it began")
        }

        @Test("A mask has the time of the layer that it masks")
        func mask() {
            let (layer, mask) = (CALayer(), CALayer())
            layer.mask = mask
            layer.speed = 2
            mask.add(keyed([0, 10]), forKey: nil)
            #expect(x(mask, 0.25) == 5)
        }

        @Test("Repeats, reversals, offsets and what is left before and after")
        func repeats() {
            let layer = CALayer()
            let animation = keyed([0, 10])
            animation.autoreverses = true
            animation.repeatCount = 1.5
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: nil)
            #expect([-1, 0.5, 1.5, 2.5].map { x(layer, $0) } == [0, 5, 5, 5])
        }

        @Test("A basic animation starts from what is below where it names no beginning")
        func basic() {
            let layer = CALayer()
            layer.position.x = 4
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.toValue = NSNumber(value: 8)
            animation.duration = 1
            layer.add(animation, forKey: nil)
            #expect(x(layer, 0.5) == 6)
        }
    }
}
