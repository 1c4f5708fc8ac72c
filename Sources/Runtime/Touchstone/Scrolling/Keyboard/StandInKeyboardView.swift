@_spi(Subclass) public import TouchCore
import TouchDrawing
public import TouchInput

/// A stand-in for a keyboard at the bottom of a window, which scroll views dismiss (`keyboardDismissMode`, B-370, S-149).
///
///     call         show ─┐                    finger pushes     lifted
///     phase        down  moving ── up ──────── followed ──────── moving ── down
///     covers       0     0 → 216   216         216 → less        → 0 or 216
///
/// The system provides no keyboard: an app that has its own adds its keys to this view, shows it when a view that accepts
/// text becomes first responder, and hides it when that view resigns. Dismissing the keyboard makes the first responder of the
/// window resign; if it refuses, the keyboard stays. When the window's size changes, the keyboard stays at the bottom, as wide as
/// the window. It is drawn as an empty gray panel.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class StandInKeyboardView: UIView {
    /// The kind of view in traces, `keyboard`.
    @_spi(Subclass) open override var kindInTraces: String { "keyboard" }

    enum Phase {
        /// The keyboard is not visible; an accessory view on it may still be.
        case down
        case up
        /// A finger pushes the keyboard.
        case followed(KeyboardFollow, withAccessory: Bool)
        /// The keyboard moves by animation.
        case moving(AxisMotion, MotionClock)
    }

    final var phase = Phase.down
    /// The distance of the keyboard below its full position, in points.
    final var drop: CGFloat = 0
    final var link: CADisplayLink?
    private final var isAskingFirstResponder = false

    /// Creates a keyboard that is not shown.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    #if canImport(Foundation)
        /// Creates a keyboard that is not shown; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }
    #endif

    private func setUp() {
        backgroundColor = .systemGray4
        layer.zPosition = 2_000
    }

    /// The height of the keys, in points; 216 by default. A new value takes effect the next time that the keyboard is shown or
    /// its window changes size.
    public final var keyboardHeight = ScrollThresholds.keyboardHeight

    /// The view on top of the keyboard, as high as its bounds and as wide as the window; `nil` by default. It appears with the
    /// keyboard, and stays at the bottom of the window when the keyboard is dismissed without it.
    public final var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let accessoryView { addSubview(accessoryView) }
            place()
        }
    }

    /// Called when `coveredHeight` has changed, on every frame of a motion; `nil` by default.
    public final var coveredHeightChanged: ((CGFloat) -> Void)?

    /// The height of the window's covered part, from the bottom and with the accessory view, in points. An app keeps content out of it.
    public private(set) final var coveredHeight: CGFloat = 0

    /// A Boolean value that indicates whether the keys are shown, or on their way up.
    public final var isShown: Bool {
        switch phase {
        case .down: false
        case .up, .followed: true
        case .moving(let motion, _): motion.target == 0
        }
    }

    /// Shows the keyboard at the bottom of a window, in front of all its other views.
    public final func show(in window: UIWindow, animated: Bool = true) {
        if superview !== window {
            stop()
            phase = .down
            drop = fullHeight
            window.addSubview(self)
        } else {
            window.bringSubviewToFront(self)
        }
        guard self.window === window else { return }
        move(.ease(from: min(drop, fullHeight), to: 0, over: animated ? ScrollThresholds.keyboardDuration : 0))
    }

    /// Makes the first responder of the window resign, and hides the keyboard.
    /// - Parameters:
    ///   - withAccessory: `true` to hide the accessory view as well.
    ///   - animated: `true` to take a quarter of a second, `false` to hide it at once.
    /// - Returns: `true` if the keyboard hides or is hidden already; `false` if the first responder does not resign.
    @discardableResult
    public final func dismiss(withAccessory: Bool = true, animated: Bool = true) -> Bool {
        guard let window, superview === window else { return true }
        guard resignResponder(of: window) else { return false }
        // The responder may have dismissed or removed the keyboard.
        guard self.window === window else { return true }
        let end = way(withAccessory: withAccessory)
        if case .moving(let motion, _) = phase, motion.target >= end { return true }
        if case .down = phase, drop >= end { return true }
        move(.ease(from: drop, to: end, over: animated ? ScrollThresholds.keyboardDuration : 0))
        return true
    }

    /// Keeps the keyboard at the bottom.
    @_spi(Subclass) open override func windowDidResize() {
        super.windowDidResize()
        switch phase {
        case .down: drop = way(withAccessory: false)
        case .followed(_, let withAccessory): measurePush(withAccessory: withAccessory)
        case .up, .moving: break
        }
        place()
    }

    /// Leaves nothing behind in a window that it was removed from.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        stop()
        phase = .down
        cover(0)
    }

    // MARK: Inside

    final var accessoryHeight: CGFloat { accessoryView?.bounds.height ?? 0 }
    final var fullHeight: CGFloat { keyboardHeight + accessoryHeight }

    /// Returns the distance that the keyboard moves until it is hidden.
    final func way(withAccessory: Bool) -> CGFloat { withAccessory ? fullHeight : keyboardHeight }

    /// Makes the first responder resign. Returns `true` if it did, or if there is none to ask.
    final func resignResponder(of window: UIWindow) -> Bool {
        // A responder that dismisses the keyboard while it resigns is asked once.
        guard !isAskingFirstResponder, let responder = window.presentFirstResponder else { return true }
        isAskingFirstResponder = true
        defer { isAskingFirstResponder = false }
        return responder.resignFirstResponder()
    }

    /// Places the keyboard according to `drop`.
    final func place() {
        guard let superview, window != nil else { return }
        frame = place(at: drop, in: superview.bounds)
        accessoryView?.frame = CGRect(x: 0, y: 0, width: frame.width, height: accessoryHeight)
        cover(max(0, fullHeight - drop))
    }

    private final func place(at drop: CGFloat, in area: CGRect) -> CGRect {
        CGRect(x: area.minX, y: area.maxY - fullHeight + drop, width: area.width, height: fullHeight)
    }

    private final func announce(_ motion: AxisMotion, from start: CGFloat, hasArrived: Bool) {
        guard let window, let application = hostingApplication else { return }
        func onScreen(_ drop: CGFloat) -> CGRect {
            window.convert(place(at: drop, in: window.bounds), to: nil as UIWindow?)
        }
        application.announce(
            .keyboard(
                isShown: motion.target == 0, hasArrived: hasArrived, from: onScreen(start), to: onScreen(motion.target),
                seconds: motion.duration))
    }

    private final func cover(_ height: CGFloat) {
        guard height != coveredHeight else { return }
        coveredHeight = height
        coveredHeightChanged?(height)
    }
}

// The motion of the keyboard, by animation or with a finger.

extension StandInKeyboardView {
    /// Starts a motion that ends with the keyboard fully shown or hidden.
    final func move(_ motion: AxisMotion) {
        stop()
        guard let window else { return }
        phase = .moving(motion, MotionClock())
        announce(motion, from: drop, hasArrived: false)
        // An observer may have shown or dismissed the keyboard.
        guard case .moving = phase, link == nil, self.window === window else { return }
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
            announce(motion, from: motion.target, hasArrived: true)
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
