@_spi(Subclass) import TouchCore
import TouchInput

// The motion of the keyboard, by animation or with a finger.

extension StandInKeyboardView {
    /// Starts a motion that ends with the keyboard fully shown or hidden.
    final func move(_ motion: AxisMotion) {
        stop()
        guard let window else { return }
        phase = .moving(motion, MotionClock())
        step(isFrame: false)
        guard case .moving = phase, link == nil else { return }
        let link = CADisplayLink { [self] _ in step(isFrame: true) }
        self.link = link
        window.add(link)
    }

    private final func step(isFrame: Bool) {
        guard let window, case .moving(let motion, var clock) = phase else { return stop() }
        let now = window.eventTimestamp
        if isFrame, clock.start(at: now, interval: window.displayInterval) { phase = .moving(motion, clock) }
        if clock.isOver(motion.duration, at: now) {
            stop()
            phase = motion.target == 0 ? .up : .down
            drop = motion.target
            place()
            // A callback may have shown it again.
            if case .down = phase, drop >= fullHeight { removeFromSuperview() }
        } else {
            drop = motion.offset(at: clock.time(at: now))
            place()
        }
    }

    final func stop() {
        link?.invalidate()
        link = nil
    }

    // MARK: A finger

    /// Lets a finger push the keyboard from now on.
    ///
    /// - Returns: `false` if the keyboard cannot be pushed.
    final func hold(withAccessory: Bool) -> Bool {
        guard case .up = phase, superview != nil else { return false }
        measurePush(withAccessory: withAccessory)
        return true
    }

    /// Measures, for the window's present size, where a finger pushes the keyboard.
    final func measurePush(withAccessory: Bool) {
        guard let superview else { return }
        let way = way(withAccessory: withAccessory)
        let top = superview.bounds.maxY - way
        phase = .followed(KeyboardFollow(top: top, way: way), withAccessory: withAccessory)
    }

    /// Moves the keyboard with a finger, given in the window's coordinates.
    final func follow(finger: CGFloat) {
        guard case .followed(let follow, _) = phase else { return }
        let drop = follow.drop(finger: finger)
        guard drop != self.drop else { return }
        self.drop = drop
        place()
    }

    /// Ends the push. The velocity is the finger's, downwards in points a second; `nil` if the touch was cancelled.
    final func letGo(velocity: CGFloat?) {
        guard case .followed(let follow, _) = phase, let window else { return }
        phase = .up
        guard drop > 0 else { return }
        let goes = velocity.map { follow.goes(from: drop, velocity: $0) } ?? false
        let end = goes && resignResponder(of: window) ? follow.way : 0
        // The responder may have shown or dismissed the keyboard.
        guard case .up = phase, self.window === window else { return }
        let pixel = 1 / max(1, window.screenScale)
        move(.spring(AxisSpring(from: drop, velocity: velocity ?? 0, to: end, pixel: pixel)))
    }
}
