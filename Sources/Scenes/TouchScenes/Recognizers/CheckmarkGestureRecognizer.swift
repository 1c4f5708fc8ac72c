@_spi(Subclass) public import Touchstone

/// One finger draws a checkmark: down to the right, then up to the right, to above where it began (S-111…S-119).
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
    /// The course of the line so far.
    private enum Course {
        /// Only the starting point is known.
        case none
        case falling
        case rising
        /// It cannot become a check mark, for this reason.
        case wrong(String)

        /// Returns the course after one more step; dx counts to the right and dy downwards, in points.
        func after(dx: CGFloat, dy: CGFloat) -> Course {
            switch self {
            case .none: dx < 0 || dy < 0 ? .wrong("the first movement was not down and to the right") : .falling
            case .falling where dx < 0: .wrong("it went to the left on its way down")
            case .falling: dy < 0 ? .rising : .falling
            case .rising where dx < 0: .wrong("it went to the left on its way up")
            case .rising: dy > 0 ? .wrong("it went down again") : .rising
            case .wrong: self
            }
        }
    }

    /// The line that a finger draws.
    private struct Line {
        let finger: UITouch
        /// The y coordinate where it begins, which the touch does not keep.
        let beginning: CGFloat
        var course = Course.none
    }

    private var line: Line?

    /// Creates the recognizer, without a target.
    public init() { super.init(target: nil, action: nil) }

    /// Begins the line with the first finger (S-112). Two that come at once make it fail (S-111), as in the listing of Apple's guide;
    /// those that come later are ignored (S-113), as in its text, even two at once.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if line != nil {
            for late in touches { ignore(late, for: event) }
        } else if touches.count > 1 {
            fail(because: "two fingers at once")
        } else if let finger = touches.first {
            line = Line(finger: finger, beginning: finger.location(in: view).y)
        }
    }

    /// Advances the line by one step. A wrong step makes it fail immediately (S-115…S-117), so that others need not wait for the lift (S-104).
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let line, touches.contains(line.finger) else { return }
        let (from, to) = (line.finger.previousLocation(in: view), line.finger.location(in: view))
        let course = line.course.after(dx: to.x - from.x, dy: to.y - from.y)
        self.line?.course = course
        if case .wrong(let reason) = course { fail(because: reason) }
    }

    /// Recognizes a rising line that ends above its beginning (S-118).
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let line, touches.contains(line.finger) else { return }
        switch line.course {
        case .rising where line.finger.location(in: view).y < line.beginning: state = .recognized
        case .rising: fail(because: "it did not end above its beginning")
        case .none, .falling: fail(because: "it did not go up at the end")
        case .wrong(let reason): fail(because: reason)
        }
    }

    /// Fails: a cancelled gesture that has not begun counts as failed (S-119).
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Forgets the line (S-110).
    public override func reset() {
        line = nil
    }
}
