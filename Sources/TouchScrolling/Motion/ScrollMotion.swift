import TouchGeometry

/// Both axes of a scroll view that moves by itself.
struct ScrollMotion: Hashable, Sendable {
    /// What is told when it is over.
    enum Kind: Hashable, Sendable {
        /// It was let go, and nobody was told yet that it goes on.
        case release
        /// `scrollViewDidEndDecelerating(_:)`: it was let go.
        case deceleration
        /// `scrollViewDidEndScrollingAnimation(_:)`: the app asked for it.
        case animation
        /// `scrollViewDidScrollToTop(_:)`: the user asked for it.
        case scrollToTop
        /// Nobody: content that was pulled beyond its edge by something else goes back.
        case correction
    }

    var kind: Kind
    var horizontal: AxisMotion
    var vertical: AxisMotion
    /// When it began, in seconds on the host's time line.
    var start: TimeInterval

    subscript(axis: ScrollAxis) -> AxisMotion {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    /// Seconds until both axes rest.
    var duration: TimeInterval { max(horizontal.duration, vertical.duration) }

    /// Where it comes to rest.
    var target: CGPoint { CGPoint(x: horizontal.target, y: vertical.target) }

    /// Where UIKit announces that it comes to rest, before that is brought between the ends (M-07).
    var announcedTarget: CGPoint { CGPoint(x: horizontal.announcedTarget, y: vertical.announcedTarget) }

    /// Whether it rests at an instant.
    func isOver(at instant: TimeInterval) -> Bool { instant - start >= duration }

    /// Where it is at an instant.
    func offset(at instant: TimeInterval) -> CGPoint {
        let time = instant - start
        return CGPoint(x: horizontal.offset(at: time), y: vertical.offset(at: time))
    }

}
