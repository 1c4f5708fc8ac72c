public import Touchstone

/// Follows fingers on a view and tells the transform that keeps under them what was under them.
///
///     finger 1    D────M────────M───────U
///     finger 2         ·    D───M───────M────U
///     reference   │         │           │         taken anew whenever a finger comes or goes (S-094)
///     change      1 ── move 1 ── pinch  1 ── move
///
/// What it tells is the reference, then the change since it was taken. A touch does not remember where it started (S-196), so
/// that is kept here. It computes in the coordinates of the view's superview, about the view's centre, as `UIView.transform` is
/// meant, and asks where the fingers are each time: so a superview that is transformed meanwhile does no harm.
/// Once the view has got another superview in mid-gesture, set `TransformGestureRecognizer.transform`: the starts of the
/// fingers are kept in the coordinates of the old one.
public struct FingerTransform {
    private struct Finger {
        let touch: UITouch
        /// In the coordinates of the view's superview.
        let start: CGPoint
        /// Window coordinates.
        let startInWindow: CGPoint

        init(_ touch: UITouch, on view: UIView?) {
            self.touch = touch
            start = touch.location(in: view?.superview)
            startInWindow = touch.location(in: nil)
        }
    }

    private var fingers: [Finger] = []
    private var reference = CGAffineTransform.identity
    private var change = CGAffineTransform.identity

    /// Creates one without fingers, at the identity.
    public init() {}

    /// For the view's `transform`: as of the last time that one of the methods below was called.
    public var transform: CGAffineTransform { reference.concatenating(change) }

    /// Looks where the fingers are now.
    public mutating func follow(on view: UIView?) {
        let (superview, center) = (view?.superview, view?.center ?? .zero)
        let ways = fingers.map { finger in
            let place = finger.touch.location(in: superview)
            return (
                from: CGPoint(x: finger.start.x - center.x, y: finger.start.y - center.y),
                to: CGPoint(x: place.x - center.x, y: place.y - center.y)
            )
        }
        change = SimilarityFit(ways).transform
    }

    /// Whether it follows no finger.
    public var isEmpty: Bool { fingers.isEmpty }

    /// Fingers came or went: keeps what they have done so far, then measures these fingers from where they are (S-094); but for
    /// those that are lifted or cancelled, which an event may still hold.
    public mutating func restart(with touches: Set<UITouch>, on view: UIView?) {
        follow(on: view)
        reference = transform
        change = .identity
        fingers = touches.filter { $0.phase != .ended && $0.phase != .cancelled }.map { Finger($0, on: view) }
    }

    /// Goes on from another transform, with the same fingers, measured from where they are.
    public mutating func restart(from transform: CGAffineTransform, on view: UIView?) {
        reference = transform
        change = .identity
        fingers = fingers.map { Finger($0.touch, on: view) }
    }

    /// How far the middle of the fingers has moved since the reference was taken: in points of the window, so that a view that
    /// moves, or is zoomed, does not change what counts as a movement (S-086).
    public var translation: CGFloat {
        let way = middleWay
        return (way.dx * way.dx + way.dy * way.dy).squareRoot()
    }

    /// How far the finger that moved most against the middle of all has done so since the reference was taken, in points of
    /// the window: 0 with one finger, and while all move alike.
    public var deformation: CGFloat {
        let middle = middleWay
        var largest: CGFloat = 0
        for finger in fingers {
            let way = way(of: finger)
            let (dx, dy) = (way.dx - middle.dx, way.dy - middle.dy)
            largest = max(largest, dx * dx + dy * dy)
        }
        return largest.squareRoot()
    }

    private var middleWay: CGVector {
        var sum = CGVector.zero
        for finger in fingers {
            let way = way(of: finger)
            sum = CGVector(dx: sum.dx + way.dx, dy: sum.dy + way.dy)
        }
        let count = CGFloat(max(1, fingers.count))
        return CGVector(dx: sum.dx / count, dy: sum.dy / count)
    }

    private func way(of finger: Finger) -> CGVector {
        let place = finger.touch.location(in: nil)
        return CGVector(dx: place.x - finger.startInWindow.x, dy: place.y - finger.startInWindow.y)
    }
}
