/// What an indicator looks like and means at one instant.
///
/// A frame is a buffer that its caller keeps: rendering into it again reuses its storage, so the steady state allocates
/// nothing.
///
///     var frame = Frame()  // kept and reused: the steady state allocates nothing
///     bar.render(at: Instant(seconds: 1.1), size: Size(width: 240, height: 4), environment: Environment(), into: &frame)
///     print(frame.semantics.percent ?? 0)  // 80
///     print(frame.next)  // frame: it is moving
public struct Frame: Sendable, Hashable {
    /// False when nothing is drawn at all.
    public var isVisible = false
    /// Straight bars, back to front, exact.
    public var bars: [Bar] = []
    /// Arcs, back to front.
    public var arcs: [Arc] = []
    /// Wavy lines, back to front.
    public var waves: [WavePart] = []
    /// Artwork, back to front.
    public var art: [ArtPart] = []
    /// The whole picture as vector operations, with straight edges on device pixels: what a host replays.
    public var drawing = Drawing()
    /// What it means, for assistive technology.
    public var semantics = Semantics()
    /// When the picture next changes.
    public var next = NextChange.never
    /// When the picture next differs by a device pixel, which is what a host that draws frames waits for.
    ///
    /// It is `next`, or later if only a value moves, and slowly.
    public var nextVisible = NextChange.never

    /// True if only the parts are wanted, as exact numbers, and the drawing is not replayed.
    private(set) var isForPlans = false
    /// The parts of a frame for plans.
    var numbers = PartNumbers()
    var cache = ArtCache()
    var palette = PaletteCache()
    var scratch = Drawing()

    /// Makes an empty frame.
    public init() {}

    /// A frame that only keeps the numbers of its parts.
    static var forPlans: Frame {
        var frame = Frame()
        frame.isForPlans = true
        frame.numbers.makeRoom()
        return frame
    }

    /// Empties the frame and keeps its storage.
    public mutating func reset() {
        if isForPlans { return numbers.shown = 0 }
        isVisible = false
        bars.removeAll(keepingCapacity: true)
        arcs.removeAll(keepingCapacity: true)
        waves.removeAll(keepingCapacity: true)
        art.removeAll(keepingCapacity: true)
        drawing.removeAll()
        scratch.removeAll()
        next = .never
        nextVisible = .never
    }
}
