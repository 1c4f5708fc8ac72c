@_spi(Subclass) import TouchCore
import TouchGeometry

// The view moves by itself, a step for each frame of the display.

extension UIScrollView {
    final var eventTimestamp: TimeInterval { window?.eventTimestamp ?? 0 }

    /// Moves from now on; without a window, at once to the end.
    final func move(_ motion: ScrollMotion) {
        phase = .moving(motion)
        // Who hears that it was let go hears of its end after that.
        guard let window else { return motion.kind == .release ? () : finishMotion() }
        guard link == nil else { return }
        let link = CADisplayLink { [self] _ in step() }
        self.link = link
        window.add(link)
    }

    /// Goes to an offset in a while; says nothing of itself if it is there. A zoom on its way ends first.
    final func animate(to offset: CGPoint, _ kind: ScrollMotion.Kind) {
        finishZoom()
        guard offset != contentOffset else { return }
        if case .moving = zooming.phase {
            // The end of one zoom began another: that decides where it is.
            contentOffset = offset
            return tellOfEnd(kind)
        }
        if case .dragging(let drag) = phase, !drag.isLetGo {
            // Fingers hold it: it goes there at once, and they go on from there.
            contentOffset = offset
            return tellOfEnd(kind)
        }
        let duration =
            kind == .scrollToTop ? ScrollThresholds.scrollToTopDuration : ScrollThresholds.animationDuration
        func axis(_ axis: ScrollAxis) -> AxisMotion {
            .ease(from: position[axis], to: offset[axis], over: duration)
        }
        move(
            ScrollMotion(
                kind: kind, horizontal: axis(.horizontal), vertical: axis(.vertical), start: eventTimestamp))
    }

    private final func step() {
        guard case .moving(let motion) = phase else { return stopFrames() }
        // A window that went away said nothing.
        if window == nil || motion.isOver(at: eventTimestamp) {
            finishMotion()
        } else {
            show(motion.offset(at: eventTimestamp))
        }
    }

    /// Goes to where it would come to rest, and rests.
    final func finishMotion() {
        announce()
        guard case .moving(let motion) = phase else { return }
        show(motion.target)
        // The delegate may have stopped it, or begun something else.
        guard case .moving(let present) = phase, present == motion else { return }
        rest()
        tellOfEnd(motion.kind)
    }

    /// Rests where it is.
    final func stopMotion() {
        announce()
        guard case .moving(let motion) = phase else { return }
        rest()
        tellOfEnd(motion.kind)
    }

    /// Rests, also where an app answers each end with a new beginning.
    final func stopForGood() {
        for _ in 0..<ScrollThresholds.deepestScroll {
            guard case .moving = phase else { return }
            stopMotion()
        }
        if case .moving = phase { rest() }
    }

    /// A finger comes down on what moves: stops it where it was last shown; whether it moved (B-321).
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
        return true
    }

    /// What was let go goes on: said before it may be stopped, so that its end comes after it (B-330).
    final func announce() {
        guard case .moving(var release) = phase, release.kind == .release else { return }
        release.kind = .deceleration
        phase = .moving(release)
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    private final func rest() {
        phase = .resting
        stopFrames()
    }

    private final func stopFrames() {
        link?.invalidate()
        link = nil
    }

    /// Not for ever, where an app answers each end with a scroll that is over at once.
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
