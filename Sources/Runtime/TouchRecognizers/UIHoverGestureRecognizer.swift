@_spi(Subclass) public import TouchCore
public import TouchInput

/// A recognizer of a pointer or pencil that is over the view and does not touch it (B-270).
///
///     pointer    │ enters the view ── moves ── moves ── leaves │
///     state      possible    began     changed  changed   ended
///
/// Continuous. It follows only hovers, and neither prevents others nor is prevented: a pointer over a button does not keep the
/// button from being clicked.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The kind of recognizer in traces, `hover`.
    @_spi(Subclass) open override var kindInTraces: String { "hover" }

    /// The location and angles of a pencil. The touch itself is not retained: it would retain its view, and the view the
    /// recognizer.
    private struct Pencil {
        var distance: CGFloat = 0
        var altitude: CGFloat = 0
        var roll: CGFloat = 0
        /// The direction of the cap end, as a unit vector in window coordinates.
        var direction = CGPoint.zero
    }

    private final var pencil = Pencil()

    /// The distance of the pencil from the screen: from 0, touching, to 1, the limit of detection. 0 while nothing hovers.
    public final var zOffset: CGFloat { pencil.distance }

    /// The angle between the pencil and the screen in radians; 0 while nothing hovers.
    public final var altitudeAngle: CGFloat { pencil.altitude }

    /// The rotation of the pencil about its axis in radians; 0 if the device does not report it.
    public final var rollAngle: CGFloat { pencil.roll }

    /// Returns the direction of the cap end of the pencil, in radians clockwise from the x axis of a view; `nil` means the
    /// window's. 0 while nothing hovers.
    public final func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return angle(y: vector.dy, x: vector.dx)
    }

    /// Returns the direction of the cap end of the pencil as a unit vector; zero while nothing hovers.
    public final func azimuthUnitVector(in view: UIView?) -> CGVector {
        let (start, end) = (convert(.zero, to: view), convert(pencil.direction, to: view))
        let length = start.distance(to: end)
        guard length > 0, length.isFinite else { return CGVector(dx: 0, dy: 0) }
        return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }

    @_spi(Subclass) open override func handles(_ event: UIEvent) -> Bool { event.type == .hover }

    @_spi(Subclass) open override func streamBegan(_ event: StreamEvent) {
        read(event)
        state = .began
    }

    @_spi(Subclass) open override func streamChanged(_ event: StreamEvent) {
        read(event)
        state = .changed
    }

    @_spi(Subclass) open override func streamEnded(_ event: StreamEvent) {
        state = .ended
    }

    @_spi(Subclass) open override func streamCancelled(_ event: StreamEvent) {
        state = .cancelled
    }

    private func read(_ event: StreamEvent) {
        guard let hover = event as? HoverEvent, let touch = hover.allTouches?.first else { return }
        let direction = touch.azimuthUnitVector(in: nil)
        pencil = Pencil(
            distance: hover.distance, altitude: touch.altitudeAngle, roll: touch.rollAngle,
            direction: CGPoint(x: direction.dx, y: direction.dy))
    }

    @_spi(Subclass) open override var relationHooks: RelationHooks {
        hooks(of: UIHoverGestureRecognizer.self, [.canPrevent, .canBePrevented, .excludesNone])
    }

    open override func reset() {
        pencil = Pencil()
    }

    /// Returns `false`: it prevents no other recognizer.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns `false`: no other recognizer prevents it.
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
