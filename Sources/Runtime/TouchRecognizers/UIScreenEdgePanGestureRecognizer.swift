internal import TouchArbitration
@_spi(Subclass) public import TouchCore
public import TouchInput

/// A recognizer of a finger that drags from an edge of the screen inwards (B-250…B-253).
///
///     edge │D──·──M≥10──M────M────U        within maximumAngle of the normal of the edge
///     state possible began changed ended
///
///     edge │D                               not at one of `edges`: fails immediately
///          ││
///          M≥10                             along the edge: fails as soon as it is long enough
///
///     edge │D────────── maximumDwell          rests: fails, so that others do not wait for it indefinitely
///
/// Continuous, with the translation and velocity of a pan. Only the first finger counts; others are ignored. Let other
/// recognizers in the view wait for it: `pan.require(toFail: edgePan)`.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The kind of recognizer in traces, `edge pan`.
    @_spi(Subclass) open override var kindInTraces: String { "edge pan" }

    /// The edges at which the gesture may start; none by default, so that it never starts.
    public final var edges: UIRectEdge = []
    /// The maximum distance in points between the edge and the initial location of a finger; 20 by default (N-20). Where the
    /// digitizer flags edges, the flag decides (B-252).
    public final var edgeWidth: CGFloat = GestureThresholds.screenEdgeWidth
    /// The maximum angle in radians between the drag and the normal of the edge; π/4 by default (N-21).
    public final var maximumAngle: CGFloat = GestureThresholds.edgePanAngle

    /// The time in seconds within which the finger must have dragged far enough; 1 by default (B-251, B-391).
    public final var maximumDwell: TimeInterval = GestureThresholds.edgeDwell

    /// The edges, among the wanted ones, at which the finger came down.
    private final var starts: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // The oldest one, since several fingers can come down in one event.
        let first = starts.isEmpty ? touchesInAttempt.first : nil
        for touch in touches where touch !== first { ignore(touch, for: event) }
        guard let first else { return }
        starts = first.edges(within: edgeWidth).intersection(edges)
        guard !starts.isEmpty else { return fail(because: "not at one of its edges of the screen") }
        super.touchesBegan([first], with: event)
        after(maximumDwell) { [self] in
            guard state == .possible else { return }
            fail(because: "stayed at the edge for \(limit: maximumDwell) s")
        }
    }

    /// Returns a Boolean value that indicates whether the event consists of touches: a scroll has no location at which it
    /// begins.
    @_spi(Subclass) open override func handles(_ event: UIEvent) -> Bool { event.type == .touches }

    override func reasonNotToBegin(at start: CGPoint, _ end: CGPoint) -> Reason? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let ways: [(edge: UIRectEdge, inwards: CGFloat, along: CGFloat)] = [
            (.top, dy, dx), (.left, dx, dy), (.bottom, -dy, dx), (.right, -dx, dy),
        ]
        for way in ways where starts.contains(way.edge) && way.inwards > 0 {
            // |along| / inwards is the tangent of the angle; rounding must not decide at its limit, the diagonal of a corner.
            let limit = way.inwards * sine(maximumAngle)
            if abs(way.along) * cosine(maximumAngle) <= limit * 1.000_001 { return nil }
        }
        return "did not go inwards from the edge"
    }

    @_spi(Subclass) open override var relationHooks: RelationHooks { hooks(of: UIScreenEdgePanGestureRecognizer.self) }

    open override func reset() {
        super.reset()
        starts = []
    }
}
