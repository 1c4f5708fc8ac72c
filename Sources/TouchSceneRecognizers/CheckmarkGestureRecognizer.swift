@_spi(Subclass) public import Touchstone

/// A recognizer of a checkmark drawn by one finger: down to the right, then up to the right, to above its start (S-111…S-119).
///
///     D
///      ╲        ╱ U     higher than D
///       ╲      ╱
///        ╲    ╱         never to the left
///         M──M
///
/// Discrete. The directions are those of its view. Only the first finger counts; later ones are ignored. It is possible until
/// the lift or the first wrong movement, so any recognizer that begins in between takes the gesture from it (S-105).
public final class CheckmarkGestureRecognizer: UIGestureRecognizer {
    private enum Stroke {
        /// The finger has not moved.
        case start
        /// The finger moves down.
        case down
        /// The finger moves up.
        case up
    }

    private var trackedTouch: UITouch?
    private var start = CGPoint.zero
    private var stroke = Stroke.start

    /// Creates the recognizer, without a target.
    public init() { super.init(target: nil, action: nil) }

    /// Follows the first finger (S-112), fails if two came at once (S-111), ignores those that come later (S-113).
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouch == nil else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard touches.count == 1, let touch = touches.first else { return fail(because: "two fingers at once") }
        trackedTouch = touch
        // Stored here, since the touch does not keep its start.
        start = touch.location(in: view)
    }

    /// Fails as soon as the finger leaves the shape (S-115…S-117).
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let (new, old) = (touch.location(in: view), touch.previousLocation(in: view))
        switch stroke {
        case .start:
            guard new.x >= start.x, new.y >= start.y else {
                return fail(because: "the first movement was not down and to the right")
            }
            stroke = .down
        case .down:
            guard new.x >= old.x else { return fail(because: "it went to the left on its way down") }
            if new.y < old.y { stroke = .up }
        case .up:
            guard new.x >= old.x else { return fail(because: "it went to the left on its way up") }
            guard new.y <= old.y else { return fail(because: "it went down again") }
        }
    }

    /// Recognizes or fails (S-118).
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        guard stroke == .up else { return fail(because: "it did not go up at the end") }
        guard touch.location(in: view).y < start.y else {
            return fail(because: "it did not end above its beginning")
        }
        state = .recognized
    }

    /// Fails: as in the guide, a gesture that has not begun counts as failed (S-119).
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Forgets the finger (S-110).
    public override func reset() {
        trackedTouch = nil
        start = .zero
        stroke = .start
    }
}
