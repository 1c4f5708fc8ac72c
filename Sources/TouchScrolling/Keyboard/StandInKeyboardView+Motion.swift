@_spi(Subclass) import TouchCore
import TouchGeometry

// The keyboard moves, by itself or with a finger.

extension StandInKeyboardView {
    /// Moves from now on, until it is up or down.
    final func move(_ motion: AxisMotion) {
        stop()
        guard let window else { return }
        phase = .moving(motion, since: window.eventTimestamp)
        step()
        guard case .moving = phase, link == nil else { return }
        let link = CADisplayLink { [self] _ in step() }
        self.link = link
        window.add(link)
    }

    private final func step() {
        guard let window, case .moving(let motion, let start) = phase else { return stop() }
        let time = window.eventTimestamp - start
        if time >= motion.duration {
            stop()
            phase = motion.target == 0 ? .up : .down
            drop = motion.target
            place()
            // Whoever hears of it may show it again.
            if case .down = phase, drop >= fullHeight { removeFromSuperview() }
        } else {
            drop = motion.offset(at: time)
            place()
        }
    }

    final func stop() {
        link?.invalidate()
        link = nil
    }

    // MARK: A finger

    /// A finger may push it from now on; whether it can be pushed.
    final func hold(withAccessory: Bool) -> Bool {
        guard case .up = phase, superview != nil else { return false }
        measurePush(withAccessory: withAccessory)
        return true
    }

    /// Where a finger pushes it, in a window of this size.
    final func measurePush(withAccessory: Bool) {
        guard let superview else { return }
        let way = way(withAccessory: withAccessory)
        let top = superview.bounds.maxY - way
        phase = .followed(KeyboardFollow(top: top, way: way), withAccessory: withAccessory)
    }

    /// The finger is somewhere, in the window's coordinates.
    final func follow(finger: CGFloat) {
        guard case .followed(let follow, _) = phase else { return }
        let drop = follow.drop(finger: finger)
        guard drop != self.drop else { return }
        self.drop = drop
        place()
    }

    /// The finger was lifted, with a velocity downwards in points a second; or taken away, with `nil`.
    final func letGo(velocity: CGFloat?) {
        guard case .followed(let follow, _) = phase, let window else { return }
        phase = .up
        guard drop > 0 else { return }
        let goes = velocity.map { follow.goes(from: drop, velocity: $0) } ?? false
        let end = goes && resignResponder(of: window) ? follow.way : 0
        // The responder may have shown or dismissed it.
        guard case .up = phase, self.window === window else { return }
        let pixel = 1 / max(1, window.screenScale)
        move(.spring(AxisSpring(from: drop, velocity: velocity ?? 0, to: end, pixel: pixel)))
    }
}
