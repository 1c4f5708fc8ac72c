@_spi(Subclass) public import TouchCore
import TouchDrawing
public import TouchGeometry

/// What stands for a keyboard at the bottom of a window, which scroll views dismiss (`keyboardDismissMode`, B-370, S-149).
///
///     told         show ─┐                    finger pushes     lifted
///     phase        down  moving ── up ──────── followed ──────── moving ── down
///     covers       0     0 → 216   216         216 → less        → 0 or 216
///
/// There is no keyboard of a system: an app that has one of its own puts its keys into this view, shows it when something that takes
/// text becomes first responder, and hides it when that resigns. Dismissing it makes the first responder of the window resign;
/// one that refuses keeps the keyboard. When the window gets another size it stays at the bottom, as wide as the window. It looks like an
/// empty grey panel.
open class StandInKeyboardView: UIView {
    enum Phase {
        /// Not to be seen; something that lies on it may still be.
        case down
        case up
        /// A finger pushes it.
        case followed(KeyboardFollow, withAccessory: Bool)
        /// By itself, since an instant.
        case moving(AxisMotion, since: TimeInterval)
    }

    @exclusivity(unchecked) final var phase = Phase.down
    /// Points that it is below its place.
    @exclusivity(unchecked) final var drop: CGFloat = 0
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

    /// How high the keys are, in points; 216 by default. It counts from the next time that the keyboard is shown,
    /// or that its window gets another size.
    public final var keyboardHeight = ScrollThresholds.keyboardHeight

    /// What lies on the keyboard, as high as its bounds and as wide as the window; none by default. It comes with the keyboard,
    /// and stays at the bottom of the window when the keyboard goes without it.
    public final var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let accessoryView { addSubview(accessoryView) }
            place()
        }
    }

    /// Called when `coveredHeight` is another one, with every frame on the way; `nil` by default.
    public final var coveredHeightChanged: ((CGFloat) -> Void)?

    /// How much of the window it covers from the bottom, in points, what lies on it included. An app keeps that much free of content.
    public private(set) final var coveredHeight: CGFloat = 0

    /// Whether the keys are shown, or on their way up.
    public final var isShown: Bool {
        switch phase {
        case .down: false
        case .up, .followed: true
        case .moving(let motion, _): motion.target == 0
        }
    }

    /// Comes up at the bottom of a window, in front of all that is in it.
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

    /// Makes the first responder of the window resign, and goes.
    /// - Parameters:
    ///   - withAccessory: whether what lies on it goes, too.
    ///   - animated: in a quarter of a second, or at once.
    /// - Returns: whether it goes, or is away: `false` if the first responder does not resign.
    @discardableResult
    public final func dismiss(withAccessory: Bool = true, animated: Bool = true) -> Bool {
        guard let window, superview === window else { return true }
        guard resignResponder(of: window) else { return false }
        // The responder may have dismissed it, or removed it.
        guard self.window === window else { return true }
        let end = way(withAccessory: withAccessory)
        if case .moving(let motion, _) = phase, motion.target >= end { return true }
        if case .down = phase, drop >= end { return true }
        move(.ease(from: drop, to: end, over: animated ? ScrollThresholds.keyboardDuration : 0))
        return true
    }

    /// Stays at the bottom.
    @_spi(Subclass) open override func windowDidResize() {
        super.windowDidResize()
        switch phase {
        case .down: drop = way(withAccessory: false)
        case .followed(_, let withAccessory): measurePush(withAccessory: withAccessory)
        case .up, .moving: break
        }
        place()
    }

    /// Nothing of it is left in a window that it left.
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

    /// How far it goes until it is down.
    final func way(withAccessory: Bool) -> CGFloat { withAccessory ? fullHeight : keyboardHeight }

    /// Whether nobody has to be asked, or who was asked has resigned.
    final func resignResponder(of window: UIWindow) -> Bool {
        // A responder that dismisses the keyboard when it resigns is asked once.
        guard !isAskingFirstResponder, let responder = window.presentFirstResponder else { return true }
        isAskingFirstResponder = true
        defer { isAskingFirstResponder = false }
        return responder.resignFirstResponder()
    }

    /// Puts it where `drop` says.
    final func place() {
        guard let superview, window != nil else { return }
        let (area, height) = (superview.bounds, fullHeight)
        frame = CGRect(x: area.minX, y: area.maxY - height + drop, width: area.width, height: height)
        accessoryView?.frame = CGRect(x: 0, y: 0, width: area.width, height: accessoryHeight)
        cover(max(0, height - drop))
    }

    private final func cover(_ height: CGFloat) {
        guard height != coveredHeight else { return }
        coveredHeight = height
        coveredHeightChanged?(height)
    }
}
