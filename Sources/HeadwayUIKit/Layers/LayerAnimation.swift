package import Headway

/// A number or a colour of a layer that Core Animation can animate, by its key path.
package enum LayerProperty: String, Sendable, Hashable {
    case x = "position.x"
    case y = "position.y"
    case width = "bounds.size.width"
    case height = "bounds.size.height"
    case cornerRadius
    case opacity
    case rotation = "transform.rotation.z"
    case scale = "transform.scale"
    case lineWidth
    case strokeEnd
    case originX = "bounds.origin.x"
    case originY = "bounds.origin.y"
    case path
    case fill = "backgroundColor"
    case stroke = "strokeColor"
}

/// A keyframe animation in Core Animation's terms, as a value that can be tested without a layer.
package struct LayerAnimation: Sendable, Hashable {
    /// What moves through which values; as many as there are key times.
    package enum Values: Sendable, Hashable {
        case numbers([Double])
        case colors([Color])
        /// Outlines, all with the same number of elements.
        case paths([[PathElement]])
    }

    package var property: LayerProperty
    /// Its value at each key time, interpolated linearly in between.
    package var values: Values
    /// Fractions of the duration: from 0 to 1, in ascending order.
    package var keyTimes: [Double]
    /// Its start, in seconds after the plan's instant.
    package var begin: Double
    /// Its duration in seconds; positive.
    package var duration: Double
    /// Whether it repeats forever.
    package var isEndless: Bool
    /// Whether its last value is held until the repeating animation after it starts.
    package var leadsOn: Bool
}

/// A layer property's final value, and the animations until then.
package struct LayerMotion<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The model's value: the end of a finite animation, or a representative value of an endless one.
    package var rest: Value
    /// A lead, a loop, both in this order, or none.
    package var animations: [LayerAnimation] = []
}
