@_spi(Subclass) public import TouchCore
public import TouchGeometry

/// A pointer or pencil is over the view and does not touch it (B-270).
///
///     pointer    │ enters the view ── moves ── moves ── leaves │
///     state      possible    began     changed  changed   ended
///
/// Continuous. It follows nothing but hovers, and neither prevents others nor is prevented: a pointer over a button does
/// not keep the button from being clicked.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private final var distance: CGFloat = 0
    private final var pointer: UITouch?

    /// How far the pencil is from the screen: 0 touching … 1 as far as can be told. 0 while nothing hovers.
    public final var zOffset: CGFloat { distance }

    /// The angle between the pencil and the screen, radians; 0 while nothing hovers.
    public final var altitudeAngle: CGFloat { pointer?.altitudeAngle ?? 0 }

    /// How far the pencil is turned about its axis, radians; 0 if the device does not tell.
    public final var rollAngle: CGFloat { pointer?.rollAngle ?? 0 }

    /// Where the cap end of the pencil points, radians clockwise from the x axis of a view; `nil` means the window's. 0
    /// while nothing hovers.
    public final func azimuthAngle(in view: UIView?) -> CGFloat { pointer?.azimuthAngle(in: view) ?? 0 }

    /// Where the cap end of the pencil points, as a vector of length 1; zero while nothing hovers.
    public final func azimuthUnitVector(in view: UIView?) -> CGVector {
        pointer?.azimuthUnitVector(in: view) ?? CGVector(dx: 0, dy: 0)
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
        guard let hover = event as? HoverEvent else { return }
        distance = hover.distance
        pointer = hover.allTouches?.first
    }

    open override func reset() {
        distance = 0
        pointer = nil
    }

    /// Nobody is kept from recognizing.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Nobody keeps it from recognizing.
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
