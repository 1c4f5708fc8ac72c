import TouchGeometry

/// What a drag knows: where it started, how fast it goes, and which axis it has left alone.
struct ScrollDrag: Sendable {
    /// The virtual offset of a translation of zero.
    var origin: CGPoint
    /// How far the ends are put off, below 0 for the least: an app has put the offset so far beyond them that no finger would
    /// have pulled it there. It is taken back as far as the finger goes back.
    var slack = CGPoint.zero
    /// The page at its beginning, one gesture turns no more than one (B-350).
    var page: CGPoint
    /// The delegate is being asked where it comes to rest: what it begins takes the place of the drag.
    var isLetGo = false
    /// The velocities of the pan at the last drag event and at the one before, points a second.
    private var velocities: (newest: CGPoint, before: CGPoint)?
    /// The axis that does not follow, because the drag began along the other one (B-322).
    var lockedAxis: ScrollAxis?

    init(origin: CGPoint, page: CGPoint) {
        self.origin = origin
        self.page = page
    }

    /// A drag event: the pan has this velocity now.
    mutating func follow(velocity: CGPoint) {
        velocities = (velocity, velocities?.newest ?? velocity)
    }

    /// The velocity with which the view is let go, mostly that of the last drag event but one (M-03); `nil` before the first.
    var releaseVelocity: CGPoint? {
        guard let (newest, before) = velocities else { return nil }
        let share = ScrollThresholds.newestShare
        return CGPoint(
            x: share * newest.x + (1 - share) * before.x, y: share * newest.y + (1 - share) * before.y)
    }

    /// The axis that a drag leaves alone that begins along the other; `nil` if it begins diagonally.
    static func lockedAxis(by translation: CGPoint) -> ScrollAxis? {
        let (dx, dy) = (abs(translation.x), abs(translation.y))
        if dx > dy * ScrollThresholds.lockRatio { return .vertical }
        if dy > dx * ScrollThresholds.lockRatio { return .horizontal }
        return nil
    }
}
