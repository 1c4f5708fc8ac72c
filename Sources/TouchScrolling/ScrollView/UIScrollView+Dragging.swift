@_spi(Subclass) import TouchCore
import TouchGeometry
@_spi(Subclass) import TouchRecognizers

// What the pan does to the view.

extension UIScrollView {
    /// Points that the fingers have gone, in the view's own coordinates.
    final var translation: CGPoint { scrollPan.translation(in: self) }

    final func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began, .changed: follow()
        case .ended:
            follow()
            let velocity = scrollPan.isWheel ? .zero : pan.velocity(in: self)
            letGo(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
        case .cancelled: letGo(velocity: .zero)
        case .possible, .failed: break
        }
    }

    private final func follow() {
        let translation = translation
        switch phase {
        case .resting, .moving:
            stopMotion()
            beginDragging(translation)
        case .caught:
            // Movement makes a drag of it (B-321).
            if translation == .zero { return }
            beginDragging(.zero)
        case .dragging:
            break
        }
        guard case .dragging(let drag) = phase else { return }
        var offset = position
        for axis in ScrollAxis.allCases where axis != drag.lockedAxis {
            let range = range(axis)
            guard range.isScrollable else { continue }
            let virtual = drag.origin[axis] - translation[axis]
            // A wheel does not pull: it has no finger that lets go.
            offset[axis] = scrollPan.isWheel ? range.clamped(virtual) : range.shown(virtual)
        }
        show(offset)
    }

    private final func beginDragging(_ translation: CGPoint) {
        var drag = ScrollDrag(origin: virtualOffset(of: position, translation: .zero), page: currentPage)
        if isDirectionalLockEnabled { drag.lockedAxis = ScrollDrag.lockedAxis(by: scrollPan.travel(in: self)) }
        phase = .dragging(drag)
        delegate?.scrollViewWillBeginDragging(self)
    }

    // MARK: Letting go

    private final func letGo(velocity: CGPoint) {
        guard case .dragging(let drag) = phase else {
            // It was caught and did not move: what was stopped outside goes back (B-321).
            if case .caught = phase { phase = .resting }
            return settle()
        }
        var speed = velocity
        for axis in ScrollAxis.allCases {
            let isStill = abs(speed[axis]) < ScrollThresholds.flingVelocity
            if isStill || axis == drag.lockedAxis || !range(axis).isScrollable { speed[axis] = 0 }
        }
        let motion = isPagingEnabled ? turned(from: drag.page, velocity: speed) : flung(velocity: speed)
        // The delegate may have begun something else meanwhile.
        guard case .dragging = phase else { return }
        phase = .resting
        let goesOn = motion.duration > 0 && window != nil
        if !goesOn { show(motion.target) }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        guard goesOn, case .resting = phase else { return }
        // Time does not pass in between, but the app may have scrolled.
        move(motion)
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    /// Asks the delegate where a fling comes to rest (B-331).
    private final func flung(velocity: CGPoint) -> ScrollMotion {
        var motion = released(at: position, velocity: velocity, .deceleration)
        let proposed = rounded(motion.target)
        var target = proposed
        if let delegate {
            let perMillisecond = CGPoint(x: velocity.x / 1_000, y: velocity.y / 1_000)
            withUnsafeMutablePointer(to: &target) {
                delegate.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: $0)
            }
        }
        for axis in ScrollAxis.allCases where target[axis] != proposed[axis] && target[axis].isFinite {
            let range = range(axis)
            let landing = range.clamped(target[axis])
            motion[axis] =
                range.excess(of: position[axis]) == 0
                ? .released(at: position[axis], landingOn: landing, rate: decelerationRate.rawValue, pixel: pixel)
                : .spring(AxisSpring(from: position[axis], velocity: velocity[axis], to: landing, pixel: pixel))
        }
        return motion
    }

    /// Both axes let go at a place with a velocity, points a second.
    final func released(at offset: CGPoint, velocity: CGPoint, _ kind: ScrollMotion.Kind) -> ScrollMotion {
        func axis(_ axis: ScrollAxis) -> AxisMotion {
            .released(
                at: offset[axis], velocity: velocity[axis], in: range(axis), rate: decelerationRate.rawValue,
                pixel: pixel)
        }
        return ScrollMotion(
            kind: kind, horizontal: axis(.horizontal), vertical: axis(.vertical), start: eventTimestamp)
    }

    /// What is beyond its ends, and held by nobody, goes back.
    final func settle() {
        guard case .resting = phase, clamped(position) != position else { return }
        move(released(at: position, velocity: .zero, .correction))
    }

    // MARK: Fingers

    final func fingersCame() {
        guard !isTracking else { return }
        isTracking = true
        trackedWindow = window
        trackedWindow?.scrollTracking(begins: true)
    }

    final func fingersWent() {
        guard isTracking else { return }
        isTracking = false
        trackedWindow?.scrollTracking(begins: false)
        trackedWindow = nil
    }

    /// Whatever became of the pan: nobody holds the view any more.
    final func panWasReset() {
        fingersWent()
        if case .caught = phase { phase = .resting }
        settle()
    }
}
