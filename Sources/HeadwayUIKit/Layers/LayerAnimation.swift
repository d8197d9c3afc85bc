package import Headway

/// A number or a colour of a layer that Core Animation can move, by its key path.
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
    case fill = "backgroundColor"
    case stroke = "strokeColor"
}

/// One key-frame animation as Core Animation takes it, before there is a layer: a value that can be tested without one.
package struct LayerAnimation: Sendable, Hashable {
    /// What moves through which values; as many as there are key times.
    package enum Values: Sendable, Hashable {
        case numbers([Double])
        case colors([Color])
    }

    /// What is moved.
    package var property: LayerProperty
    /// Where it is at each key time; in between it goes in straight lines.
    package var values: Values
    /// Shares of the duration: the first is 0, the last 1, none is less than the one before.
    package var keyTimes: [Double]
    /// When it begins, in seconds after the plan's instant.
    package var begin: Double
    /// How long it takes once, in seconds; above 0.
    package var duration: Double
    /// Whether it is played again and again.
    package var isEndless: Bool
    /// Whether its last value stays until the endless animation after it begins.
    package var leadsOn: Bool
}

/// What a property of a layer is once nothing moves it any more, and what moves it until then.
package struct LayerMotion<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The model's value: where a motion that ends does so, and a calm still of one that goes on.
    package var rest: Value
    /// A lead, a loop, both in this order, or none.
    package var animations: [LayerAnimation] = []
}
