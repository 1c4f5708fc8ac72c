import TouchInput

/// The state of a drag: its origin, its velocity, and the axis that it leaves alone.
struct ScrollDrag: Sendable {
    /// The virtual offset of a translation of zero.
    var origin: CGPoint
    /// The distance by which the ends are moved out, below 0 for the least one: an app has set an offset so far beyond them that no
    /// finger could have pulled it there. It shrinks as the finger moves back.
    var slack = CGPoint.zero
    /// The page at which the drag began. One gesture turns at most one page (B-350).
    var page: CGPoint
    /// A Boolean value that is `true` while the delegate is asked for the final offset: a scroll that it begins replaces the drag.
    var isLetGo = false
    /// The velocities of the pan at the last drag event and at the one before, in points a second.
    private var velocities: (newest: CGPoint, before: CGPoint)?
    /// The axis that does not follow, because the drag began along the other one (B-322).
    var lockedAxis: ScrollAxis?

    init(origin: CGPoint, page: CGPoint) {
        self.origin = origin
        self.page = page
    }

    /// Adds a drag event with the present velocity of the pan.
    mutating func follow(velocity: CGPoint) {
        velocities = (velocity, velocities?.newest ?? velocity)
    }

    /// The velocity at the release, mostly that of the last drag event but one (M-03); `nil` before the first drag event.
    var releaseVelocity: CGPoint? {
        guard let (newest, before) = velocities else { return nil }
        let share = ScrollThresholds.newestShare
        return CGPoint(
            x: share * newest.x + (1 - share) * before.x, y: share * newest.y + (1 - share) * before.y)
    }

    /// Returns the axis that a drag leaves alone because it begins along the other one; `nil` if it begins diagonally.
    static func lockedAxis(by translation: CGPoint) -> ScrollAxis? {
        let (dx, dy) = (abs(translation.x), abs(translation.y))
        if dx > dy * ScrollThresholds.lockRatio { return .vertical }
        if dy > dx * ScrollThresholds.lockRatio { return .horizontal }
        return nil
    }
}
