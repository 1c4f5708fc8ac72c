@_spi(Subclass) import TouchCore
import TouchGeometry

/// The two fingers of a pinch or a rotation: which they are, and where.
struct FingerPair {
    private struct Finger {
        /// Names the touch; touches themselves are not kept (S-125).
        var id: ObjectIdentifier
        /// Window coordinates.
        var place: CGPoint
    }

    private var fingers: [Finger] = []
    /// Whether both have been there at once.
    private var hasBeenComplete = false

    /// Whether there is none.
    var isEmpty: Bool { fingers.isEmpty }

    /// Whether both are there.
    var isComplete: Bool { fingers.count == 2 }

    /// Why nothing can have come of them, if they were never both there.
    var whatWasMissing: String? { hasBeenComplete ? nil : "lifted before 2 fingers were down" }

    /// From the first to the second, in window coordinates; only of a complete pair.
    var vector: CGVector {
        CGVector(dx: fingers[1].place.x - fingers[0].place.x, dy: fingers[1].place.y - fingers[0].place.y)
    }

    /// How far they are apart, in points; only of a complete pair.
    var distance: CGFloat { fingers[0].place.distance(to: fingers[1].place) }

    /// Touches began for a recognizer: they take the places that are free, or become free in this event; it gives up the
    /// others (S-065).
    /// - Returns: whether the pair is complete, and was not.
    mutating func add(_ touches: Set<UITouch>, for recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
        fingers.removeAll { recognizer.isLeaving($0.id) }
        // The one that is there may move in the event in which another comes, and is heard of later (B-005).
        follow(recognizer.currentTouches)
        let wasComplete = isComplete
        for touch in touches {
            guard !isComplete else {
                recognizer.ignore(touch, for: event)
                continue
            }
            fingers.append(Finger(id: ObjectIdentifier(touch), place: touch.location(in: nil)))
        }
        if isComplete { hasBeenComplete = true }
        return isComplete && !wasComplete
    }

    /// Touches of a recognizer ended.
    mutating func remove(_ touches: Set<UITouch>, for recognizer: UIGestureRecognizer) {
        for touch in touches { fingers.removeAll { $0.id == ObjectIdentifier(touch) } }
        fingers.removeAll { !recognizer.has($0.id) }
    }

    mutating func removeAll() {
        fingers.removeAll(keepingCapacity: true)
        hasBeenComplete = false
    }

    /// Looks where they are now; touches that are not of the pair do not count.
    mutating func follow(_ touches: some Sequence<UITouch>) {
        for touch in touches {
            for index in fingers.indices where fingers[index].id == ObjectIdentifier(touch) {
                fingers[index].place = touch.location(in: nil)
            }
        }
    }
}
