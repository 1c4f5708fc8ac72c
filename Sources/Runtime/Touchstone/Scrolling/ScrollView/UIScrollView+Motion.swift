@_spi(Subclass) import TouchCore
public import TouchInput
import TouchKinematics

// The motion of the view, one step for each frame of the display.

extension UIScrollView {
    final var eventTimestamp: TimeInterval { window?.eventTimestamp ?? 0 }

    /// The numbers of its motions.
    final var law: MotionLaw {
        MotionLaw(
            rate: decelerationRate.rawValue,
            decay: Bounce.decay(displayInterval: window?.displayInterval ?? 1 / 60), pixel: pixel)
    }

    /// Starts a motion. Without a window the view jumps to its end.
    final func move(_ motion: ScrollMotion) {
        phase = .moving(motion)
        // A delegate that was notified of the release is notified of the end after it.
        guard let window else { return motion.kind == .release ? () : finishMotion() }
        guard link == nil else { return }
        let link = CADisplayLink { [self] _ in step() }
        self.link = link
        window.add(link)
    }

    /// Scrolls to an offset with animation; makes no call if it is already there. A zoom in progress ends first.
    final func animate(to offset: CGPoint, _ kind: ScrollMotion.Kind) {
        finishZoom()
        guard offset != contentOffset else { return }
        if case .moving = zooming.phase {
            // The end of one zoom began another, which decides the offset.
            contentOffset = offset
            return tellOfEnd(kind)
        }
        if case .dragging(let drag) = phase, !drag.isLetGo {
            // Fingers hold the view: the offset is set at once, and the drag continues from there.
            contentOffset = offset
            return tellOfEnd(kind)
        }
        let duration =
            kind == .scrollToTop ? ScrollThresholds.scrollToTopDuration : ScrollThresholds.animationDuration
        func axis(_ axis: ScrollAxis) -> AxisMotion {
            .ease(from: position[axis], to: offset[axis], over: duration)
        }
        move(ScrollMotion(kind: kind, horizontal: axis(.horizontal), vertical: axis(.vertical)))
    }

    private final func step() {
        guard case .moving(var motion) = phase else { return stopFrames() }
        // A window that was deallocated sent no notification.
        guard let window else { return finishMotion() }
        let now = window.eventTimestamp
        if motion.clock.start(at: now, interval: window.displayInterval) { phase = .moving(motion) }
        if motion.isOver(at: now) { finishMotion() } else { show(motion.offset(at: now)) }
    }

    /// Jumps to the offset where the motion would come to rest, and ends it.
    final func finishMotion() {
        announce()
        guard case .moving(let motion) = phase else { return }
        show(motion.target)
        // The delegate may have stopped it, or begun something else.
        guard case .moving(let present) = phase, present == motion else { return }
        rest()
        tellOfEnd(motion.kind)
    }

    /// Ends the motion at its present offset.
    final func stopMotion() {
        announce()
        guard case .moving(let motion) = phase else { return }
        rest()
        tellOfEnd(motion.kind)
    }

    /// Ends the motion, even if an app starts another one at each end.
    final func stopForGood() {
        for _ in 0..<ScrollThresholds.deepestScroll {
            guard case .moving = phase else { return }
            stopMotion()
        }
        if case .moving = phase { rest() }
    }

    /// A Boolean value that indicates whether fingers have stopped the view and have not moved yet.
    final var isCaught: Bool {
        if case .caught = phase { return true }
        return false
    }

    /// Stops a motion where it was last shown, because a finger came down (B-321, M-15). Returns `true` if the view moved.
    final func catchMotion() -> Bool {
        announce()
        if case .moving = zooming.phase {
            stopForGood()
            phase = .caught
            catchZoom()
            return true
        }
        guard case .moving(let motion) = phase else { return false }
        rest()
        phase = .caught
        tellOfEnd(motion.kind)
        // An app may answer the end with another scroll.
        if case .moving = phase {
            stopForGood()
            phase = .caught
        }
        return true
    }

    /// Announces the deceleration: before it can be stopped, so that its end comes after it (B-330).
    final func announce() {
        guard case .moving(var release) = phase, release.kind == .release else { return }
        release.kind = .deceleration
        phase = .moving(release)
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    private final func rest() {
        phase = .resting
        // A motion ends at the pixel where it was last shown (M-15).
        position = bounds.origin
        stopFrames()
    }

    private final func stopFrames() {
        link?.invalidate()
        link = nil
    }

    /// Limited, in case an app answers each end with a scroll that ends at once.
    private final func tellOfEnd(_ kind: ScrollMotion.Kind) {
        guard scrollDepth < ScrollThresholds.deepestScroll else { return }
        scrollDepth += 1
        defer { scrollDepth -= 1 }
        switch kind {
        case .release, .deceleration: delegate?.scrollViewDidEndDecelerating(self)
        case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .scrollToTop: delegate?.scrollViewDidScrollToTop(self)
        case .correction: break
        }
    }
}

extension UIScrollView {
    /// A rate of deceleration: the part of the speed that is left after a millisecond (N-40).
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed that is left, above 0 and below 1.
        public let rawValue: CGFloat
        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The usual rate: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A faster deceleration: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

// Paging: pages are as large as the bounds (B-350).

extension UIScrollView {
    final var currentPage: CGPoint {
        var page = CGPoint.zero
        for axis in ScrollAxis.allCases where bounds.size[axis] > 0 {
            page[axis] = (range(axis).clamped(position[axis]) / bounds.size[axis]).rounded()
        }
        return page
    }

    /// Returns the motion of a released drag, after it has called the delegate with the page and the velocity of the release. Another
    /// target changes nothing (B-352).
    final func turned(_ drag: ScrollDrag, velocity: CGPoint, release: CGPoint) -> ScrollMotion {
        let start = position
        let motion = turned(from: drag.page, velocity: velocity)
        _ = answer(to: rounded(motion.target), velocity: release)
        // The delegate may have scrolled instead.
        guard position != start, case .dragging(let drag) = phase else { return motion }
        return turned(from: drag.page, velocity: velocity)
    }

    /// Returns the motion of a released drag that began on a page: enough speed turns a page, else the nearest one is shown (B-351).
    final func turned(from page: CGPoint, velocity: CGPoint) -> ScrollMotion {
        func axis(_ axis: ScrollAxis) -> AxisMotion {
            let (length, range) = (bounds.size[axis], range(axis))
            guard length > 0, range.isScrollable else {
                return .released(at: position[axis], velocity: 0, in: range, law: law)
            }
            let place = position[axis] / length
            var wanted = place.rounded()
            if velocity[axis] >= ScrollThresholds.pagingVelocity { wanted = place.rounded(.down) + 1 }
            if velocity[axis] <= -ScrollThresholds.pagingVelocity { wanted = place.rounded(.up) - 1 }
            wanted = max(page[axis] - 1, min(page[axis] + 1, wanted))
            return paged(from: position[axis], velocity: velocity[axis], to: wanted * length, on: axis)
        }
        return ScrollMotion(kind: .release, horizontal: axis(.horizontal), vertical: axis(.vertical))
    }

    /// Returns the motion of an axis to the page nearest to a place.
    final func paged(from offset: CGFloat, velocity: CGFloat, to place: CGFloat, on axis: ScrollAxis) -> AxisMotion {
        let (length, range) = (bounds.size[axis], range(axis))
        let page = length > 0 ? (place / length).rounded() * length : place
        let target = range.clamped(page.isFinite ? page : place)
        guard target != offset || velocity != 0 else { return .rest(at: target) }
        let spring = AxisSpring(from: offset, velocity: velocity, toPage: target, pixel: pixel)
        return .spring(spring.limited(to: range))
    }
}
