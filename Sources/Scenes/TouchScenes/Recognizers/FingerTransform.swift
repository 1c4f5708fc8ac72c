public import Touchstone

/// The transform that keeps under fingers the points of a view that were under them.
///
///     finger 1    D────M────────M───────U
///     finger 2         ·    D───M───────M────U
///     reference   │         │           │         renewed whenever a finger comes or goes (S-094)
///     change      1 ── move 1 ── pinch  1 ── move
///
/// The transform is the reference, followed by the change since it was taken. A touch does not store its start (S-196), so
/// that is stored here. It is computed in the coordinates of the view's superview, about the view's center, as `UIView.transform` is
/// defined, from the fingers' present locations: so a superview that is transformed meanwhile does not matter.
/// If the view gets another superview during a gesture, set `TransformGestureRecognizer.transform`: the starts of the
/// fingers are stored in the coordinates of the old one.
public struct FingerTransform {
    private struct Finger {
        let touch: UITouch
        /// The start in the coordinates of the view's superview.
        let start: CGPoint
        /// The start in window coordinates.
        let startInWindow: CGPoint

        init(_ touch: UITouch, on view: UIView?) {
            self.touch = touch
            start = touch.location(in: view?.superview)
            startInWindow = touch.location(in: nil)
        }
    }

    private var fingers: [Finger] = []
    /// The way of each finger about the center of the view, used within `follow(on:)` alone and kept for its storage.
    private var ways: [(from: CGPoint, to: CGPoint)] = []
    private var reference = CGAffineTransform.identity
    private var change = CGAffineTransform.identity

    /// Creates a value without fingers, at the identity.
    public init() {}

    /// The value for the view's `transform`, as of the last call of a method below.
    public var transform: CGAffineTransform { reference.concatenating(change) }

    /// Reads the present locations of the fingers.
    public mutating func follow(on view: UIView?) {
        let (superview, center) = (view?.superview, view?.center ?? .zero)
        ways.removeAll(keepingCapacity: true)
        for finger in fingers {
            let place = finger.touch.location(in: superview)
            ways.append(
                (
                    from: CGPoint(x: finger.start.x - center.x, y: finger.start.y - center.y),
                    to: CGPoint(x: place.x - center.x, y: place.y - center.y)
                ))
        }
        change = SimilarityFit(ways).transform
    }

    /// A Boolean value that indicates whether the transform follows no finger.
    public var isEmpty: Bool { fingers.isEmpty }

    /// Keeps the effect of the fingers so far, then follows these fingers from their present locations (S-094), except for
    /// those that are lifted or cancelled, which an event may still contain.
    public mutating func restart(with touches: Set<UITouch>, on view: UIView?) {
        follow(on: view)
        reference = transform
        change = .identity
        fingers = touches.filter { $0.phase != .ended && $0.phase != .cancelled }.map { Finger($0, on: view) }
    }

    /// Continues from another transform, with the same fingers from their present locations.
    public mutating func restart(from transform: CGAffineTransform, on view: UIView?) {
        reference = transform
        change = .identity
        for index in fingers.indices { fingers[index] = Finger(fingers[index].touch, on: view) }
    }

    /// The distance that the centroid of the fingers has moved since the reference was taken: in points of the window, so that a view that
    /// moves, or is scaled, does not change what counts as a movement (S-086).
    public var translation: CGFloat {
        let way = middleWay
        return (way.dx * way.dx + way.dy * way.dy).squareRoot()
    }

    /// The greatest distance that a finger has moved relative to the centroid since the reference was taken, in points of
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
