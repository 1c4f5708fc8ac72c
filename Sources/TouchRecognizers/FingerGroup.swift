@_spi(Subclass) import TouchCore
import TouchGeometry

/// The fingers, or buttons, of one tap or press: where each came down, and which are up again.
struct FingerGroup {
    private struct Finger {
        /// Names the touch; touches themselves are not kept (S-125).
        var id: ObjectIdentifier
        /// Window coordinates.
        var origin: CGPoint
        var isDown: Bool
    }

    private var fingers: [Finger] = []

    /// How many came down.
    var count: Int { fingers.count }

    /// Whether all are up again.
    var areAllUp: Bool { !fingers.contains { $0.isDown } }

    /// Whether any is up again.
    var isAnyUp: Bool { fingers.contains { !$0.isDown } }

    /// Where they came down, window coordinates, in that order.
    var origins: [CGPoint] { fingers.map { $0.origin } }

    /// The middle of where they came down.
    var center: CGPoint? { origins.center }

    /// The greatest distance between two of the places.
    var spread: CGFloat {
        var spread: CGFloat = 0
        for a in fingers {
            for b in fingers { spread = max(spread, a.origin.distance(to: b.origin)) }
        }
        return spread
    }

    mutating func down(_ id: ObjectIdentifier, at place: CGPoint) {
        fingers.append(Finger(id: id, origin: place, isDown: true))
    }

    mutating func up(_ id: ObjectIdentifier) {
        for index in fingers.indices where fingers[index].id == id { fingers[index].isDown = false }
    }

    mutating func removeAll() {
        fingers.removeAll(keepingCapacity: true)
    }

    /// How far the touch is from where it came down, in window coordinates: a view that moves along does not hide it
    /// (B-037, S-086).
    func movement(of touch: UITouch) -> CGFloat {
        for finger in fingers where finger.id == ObjectIdentifier(touch) {
            return finger.origin.distance(to: touch.location(in: nil))
        }
        return 0
    }
}

/// «1 finger», «2 fingers».
func counted(_ fingers: Int) -> String {
    fingers == 1 ? "1 finger" : "\(fingers) fingers"
}

extension UIGestureRecognizer {
    /// Whether a touch that the recognizer had is lifted, taken away or given up in this event: a finger that comes down in the
    /// same event takes its place, though it is heard of first (B-005).
    final func isLeaving(_ id: ObjectIdentifier) -> Bool {
        for touch in currentTouches where ObjectIdentifier(touch) == id {
            return touch.phase == .ended || touch.phase == .cancelled
        }
        return true
    }

    /// Whether the recognizer has a touch: it may have been given up after it was counted.
    final func has(_ id: ObjectIdentifier) -> Bool {
        for touch in currentTouches where ObjectIdentifier(touch) == id { return true }
        return false
    }
}

extension Array<CGPoint> {
    /// The middle of the points; `nil` without points.
    var center: CGPoint? {
        guard !isEmpty else { return nil }
        var sum = CGPoint.zero
        for point in self {
            sum.x += point.x
            sum.y += point.y
        }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}

extension CGPoint {
    /// The straight distance.
    func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (x - other.x, y - other.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
