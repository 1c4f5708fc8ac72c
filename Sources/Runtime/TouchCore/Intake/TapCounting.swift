import TouchInput

/// The count of consecutive taps at a place of the screen, in any window (B-045…B-048).
///
///     down(1) up  ─ soon and near ─►  down(2) up  ─ soon and near ─►  down(3) …
struct TapCounting {
    private struct Tap {
        var instant: Instant
        var location: CGPoint
        var count: Int
    }

    /// The latest lifts, oldest first; several, for taps with more than one finger.
    private var taps: [Tap] = []
    private static let memory = 16

    /// Returns the count of a contact that comes down.
    mutating func countForDown(at location: CGPoint, _ instant: Instant) -> Int {
        taps.removeAll { instant.seconds(since: $0.instant) > GestureThresholds.tapInterval }
        guard let index = taps.lastIndex(where: { !Self.isFar($0.location, location) }) else { return 1 }
        return taps.remove(at: index).count + 1
    }

    /// Notes the lift of a contact that has a count.
    mutating func lifted(at location: CGPoint, _ instant: Instant, count: Int) {
        guard count > 0 else { return }
        if taps.count == Self.memory { taps.removeFirst() }
        taps.append(Tap(instant: instant, location: location, count: count))
    }

    /// Returns a Boolean value that indicates whether two points are too far apart for one tap, or for consecutive taps.
    static func isFar(_ a: CGPoint, _ b: CGPoint) -> Bool {
        let (dx, dy) = (a.x - b.x, a.y - b.y)
        return dx * dx + dy * dy > GestureThresholds.tapDistance * GestureThresholds.tapDistance
    }
}
