/// How every part of an indicator moves from an instant on until the indicator is changed: keyframes for platforms that animate
/// layers themselves, such as Core Animation's render server or a browser's compositor.
///
/// A plan is derived from `render`, so at any instant within its validity it shows what a frame shows, to within a quarter of a
/// device pixel at scale 3, a quarter of a degree and 1/255 of a colour component. Like a frame it is a buffer that its caller
/// keeps.
///
///     var planner = Planner()
///     var plan = Plan()
///     planner.plan(ring, at: now, size: size, environment: environment, into: &plan)
///     for layer in plan.layers {
///         guard let sweep = plan.track(.sweep, of: layer) else { continue }
///         print(layer.role, plan.keys(sweep.lead).count)
///     }
public struct Plan: Sendable, Hashable {
    /// The parts that are visible at any time while the plan is valid, back to front.
    public internal(set) var layers: [PlanLayer] = []
    /// The tracks of all layers; `track(_:of:)` finds one.
    public internal(set) var tracks: [PlanTrack] = []
    /// The keys of all tracks, which refer to ranges of it.
    public internal(set) var keys: [PlanKey] = []
    /// How long it is valid, after which a new plan is needed; nil means until the indicator is changed.
    public internal(set) var validity: TimeSpan?
    /// True if an app's own motion is visible, which can only be drawn: the host must draw frames instead.
    public internal(set) var needsFrames = false

    /// Makes an empty plan.
    public init() {}

    /// The track of a layer's property; nil if layers of its kind have no such property.
    public func track(_ property: PlanProperty, of layer: PlanLayer) -> PlanTrack? {
        property.channel(of: layer.kind).map { tracks[layer.firstTrack + $0] }
    }

    /// The keys of a lead or of a loop, in the order of time.
    public func keys(_ range: Range<Int>) -> ArraySlice<PlanKey> { keys[range] }

    /// Empties the plan and keeps its storage.
    mutating func reset() {
        layers.removeAll(keepingCapacity: true)
        tracks.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
        validity = nil
        needsFrames = false
    }
}
