@_spi(Subclass) import TouchCore
import TouchGeometry

// The view moves by itself, a step for each frame of the display.

extension UIScrollView {
    final var eventTimestamp: TimeInterval { window?.eventTimestamp ?? 0 }

    /// Moves from now on; without a window, at once to the end.
    final func move(_ motion: ScrollMotion) {
        phase = .moving(motion)
        guard let window else { return finishMotion() }
        guard link == nil else { return }
        let link = CADisplayLink { [self] _ in step() }
        self.link = link
        window.add(link)
    }

    /// Goes to an offset in a while; says nothing if it is there.
    final func animate(to offset: CGPoint, _ kind: ScrollMotion.Kind) {
        guard offset != contentOffset else { return }
        func axis(_ axis: ScrollAxis) -> AxisMotion {
            .ease(from: position[axis], to: offset[axis], over: ScrollThresholds.animationDuration)
        }
        move(
            ScrollMotion(
                kind: kind, horizontal: axis(.horizontal), vertical: axis(.vertical), start: eventTimestamp))
    }

    private final func step() {
        guard case .moving(let motion) = phase else { return rest() }
        if motion.isOver(at: eventTimestamp) {
            finishMotion()
        } else {
            show(motion.offset(at: eventTimestamp))
        }
    }

    /// Goes to where it would come to rest, and rests.
    final func finishMotion() {
        guard case .moving(let motion) = phase else { return }
        show(motion.target)
        // The delegate may have stopped it, or begun something else.
        guard case .moving(let present) = phase, present == motion else { return }
        rest()
        tellOfEnd(motion.kind)
    }

    /// Rests where it is.
    final func stopMotion() {
        guard case .moving(let motion) = phase else { return }
        rest()
        tellOfEnd(motion.kind)
    }

    /// A finger comes down on what moves: stops it where it was last shown; whether it moved (B-321).
    final func catchMotion() -> Bool {
        guard case .moving(let motion) = phase else { return false }
        rest()
        phase = .caught
        tellOfEnd(motion.kind)
        return true
    }

    private final func rest() {
        phase = .resting
        link?.invalidate()
        link = nil
    }

    private final func tellOfEnd(_ kind: ScrollMotion.Kind) {
        switch kind {
        case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
        case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .scrollToTop: delegate?.scrollViewDidScrollToTop(self)
        case .correction: break
        }
    }
}
