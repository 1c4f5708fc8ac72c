import TouchInput

/// The motion of both axes of a scroll view.
struct ScrollMotion: Hashable, Sendable {
    /// The kind of a motion, which decides the delegate's last call.
    enum Kind: Hashable, Sendable {
        /// Released by fingers; the delegate has not been notified of the deceleration yet.
        case release
        /// Released by fingers: ends with `scrollViewDidEndDecelerating(_:)`.
        case deceleration
        /// Animated by the app: ends with `scrollViewDidEndScrollingAnimation(_:)`.
        case animation
        /// Requested by the user: ends with `scrollViewDidScrollToTop(_:)`.
        case scrollToTop
        /// Returns content that was pulled beyond its edge by something else; ends without a call.
        case correction
    }

    var kind: Kind
    var horizontal: AxisMotion
    var vertical: AxisMotion
    var clock = MotionClock()

    subscript(axis: ScrollAxis) -> AxisMotion {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    /// The duration until both axes rest, in seconds.
    var duration: TimeInterval { max(horizontal.duration, vertical.duration) }

    /// The offset at rest.
    var target: CGPoint { CGPoint(x: horizontal.target, y: vertical.target) }

    /// The final offset that UIKit announces, before it is moved between the ends (M-07).
    var announcedTarget: CGPoint { CGPoint(x: horizontal.announcedTarget, y: vertical.announcedTarget) }

    /// Returns a Boolean value that indicates whether the motion rests at an instant.
    func isOver(at instant: TimeInterval) -> Bool { clock.isOver(duration, at: instant) }

    /// Returns the offset at an instant.
    func offset(at instant: TimeInterval) -> CGPoint {
        let time = clock.time(at: instant)
        return CGPoint(x: horizontal.offset(at: time), y: vertical.offset(at: time))
    }
}
