internal import TouchArbitration
@_spi(Subclass) import TouchCore
import TouchInput

/// The fingers, or buttons, of one tap or press: their initial locations, and which of them have been lifted.
struct FingerGroup {
    private struct Finger {
        /// The number of the touch; touches themselves are not retained (S-125), and one may become another.
        var id: Int
        /// The initial location, in window coordinates.
        var origin: CGPoint
        var isDown: Bool
    }

    private var fingers: [Finger] = []

    /// The number of fingers.
    var count: Int { fingers.count }

    /// A Boolean value that indicates whether all fingers have been lifted.
    var areAllUp: Bool { !fingers.contains { $0.isDown } }

    /// A Boolean value that indicates whether any finger has been lifted.
    var isAnyUp: Bool { fingers.contains { !$0.isDown } }

    /// The initial locations in window coordinates, in the order of the touches.
    var origins: [CGPoint] { fingers.map { $0.origin } }

    /// The centroid of the initial locations.
    var center: CGPoint? { origins.center }

    /// The greatest distance between two of the initial locations.
    var spread: CGFloat {
        var spread: CGFloat = 0
        for a in fingers {
            for b in fingers { spread = max(spread, a.origin.distance(to: b.origin)) }
        }
        return spread
    }

    mutating func down(_ id: Int, at place: CGPoint) {
        fingers.append(Finger(id: id, origin: place, isDown: true))
    }

    mutating func up(_ id: Int) {
        for index in fingers.indices where fingers[index].id == id { fingers[index].isDown = false }
    }

    mutating func removeAll() {
        fingers.removeAll(keepingCapacity: true)
    }

    /// Returns the distance of the touch from its initial location, in window coordinates, so that a view that moves with the
    /// finger does not hide the movement (B-037, S-086).
    func movement(of touch: UITouch) -> CGFloat {
        let number = touch.number
        for finger in fingers where finger.id == number {
            return finger.origin.distance(to: touch.location(in: nil))
        }
        return 0
    }
}

// Reasons that several recognizers give.
extension UIGestureRecognizer.Reason {
    static func count(_ fingers: Int, not wanted: Int) -> Self {
        "\(measured: fingers) finger\(fingers == 1 ? "" : "s"), not \(limit: wanted)"
    }

    static func liftedEarly(of wanted: Int) -> Self { "a finger was lifted before all \(limit: wanted) were down" }

    static func moved(_ distance: CGFloat, limit: CGFloat) -> Self {
        "moved \(measured: distance) pt, more than \(limit: limit)"
    }

    static func apart(_ distance: CGFloat, limit: CGFloat) -> Self {
        "taps \(measured: distance) pt apart, more than \(limit: limit)"
    }
}

extension UIGestureRecognizer.Reason.StringInterpolation {
    /// Adds the number of fingers that is the limit.
    mutating func appendInterpolation(fingerLimit fingers: Int) {
        appendInterpolation(limit: fingers)
        appendLiteral(fingers == 1 ? " finger" : " fingers")
    }
}

extension UIGestureRecognizer {
    /// Fails, or cancels a gesture that has begun.
    final func breakOff() {
        state = state == .possible ? .failed : .cancelled
    }

    /// Returns a Boolean value that indicates whether a touch of the recognizer is lifted, cancelled or ignored in this
    /// event: a finger that comes down in the same event replaces it, although its beginning is delivered first (B-005).
    final func isLeaving(_ id: Int) -> Bool {
        guard let touch = touchInAttempt(id) else { return true }
        return touch.phase == .ended || touch.phase == .cancelled
    }

    /// Returns a Boolean value that indicates whether the recognizer has a touch: it may have been ignored after it was
    /// counted.
    final func has(_ id: Int) -> Bool {
        touchInAttempt(id) != nil
    }
}

extension Array<CGPoint> {
    /// The centroid of the points; `nil` without points.
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
    /// Returns the distance to another point.
    func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (x - other.x, y - other.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
