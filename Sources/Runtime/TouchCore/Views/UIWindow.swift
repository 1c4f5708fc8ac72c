import TouchDrawing
public import TouchInput

/// The root of a view hierarchy; receives the events of its application and delivers them to recognizers and views.
///
/// A window is hidden until it is shown (`isHidden = false` or `makeKeyAndVisible()`); while it is shown, its application retains
/// it. Its frame is in screen coordinates.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIWindow: UIView {
    /// The kind of view in traces, `window`.
    @_spi(Subclass) open override var kindInTraces: String { "window" }

    /// The level of a window: windows of a higher level are in front (B-028).
    nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The level as a number.
        public let rawValue: CGFloat
        /// Creates a level from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The level of app windows; 0.
        public static let normal = Level(rawValue: 0)
        /// The level above the app; 1000.
        public static let statusBar = Level(rawValue: 1_000)
        /// The level above everything; 2000.
        public static let alert = Level(rawValue: 2_000)

        /// Returns a Boolean value that indicates whether the left level is lower.
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
        /// Returns the level whose number is greater by another one.
        public static func + (left: Self, right: CGFloat) -> Self { Self(rawValue: left.rawValue + right) }
        /// Returns the level whose number is less by another one.
        public static func - (left: Self, right: CGFloat) -> Self { Self(rawValue: left.rawValue - right) }
        /// Returns the difference of the numbers.
        public static func - (left: Self, right: Self) -> CGFloat { left.rawValue - right.rawValue }
        /// Adds to the number.
        public static func += (left: inout Self, right: CGFloat) { left = left + right }
        /// Subtracts from the number.
        public static func -= (left: inout Self, right: CGFloat) { left = left - right }
    }

    /// The dispatcher of its application.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final private(set) var dispatcher: Dispatcher?
    final var application: UIApplication? { dispatcher?.application }
    #if hasFeature(Embedded)
        package final var firstResponder: UIResponder?
    #else
        /// Not retained: it may be the window itself.
        package final weak var firstResponder: UIResponder?
    #endif

    /// The number of times a view in the window moved to another superview, or a view with a transform was placed; at least 1.
    final var turns = 1

    /// The number of the latest event that the window handled.
    final var lastEventNumber: UInt64 = 0

    /// The edges at which gestures of the app come first; `nil` until the preference is read (B-392).
    final var knownDeferredEdges: UIRectEdge?

    /// Creates a window of the running application.
    /// - Parameter frame: The rectangle of the window, in screen coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    #if canImport(Foundation)
        /// Creates a window as large as the screen; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            frame = UIScreen.main.bounds
            setUp()
        }
    #endif

    private func setUp() {
        dispatcher = UIApplication.shared.dispatcher
        isHiddenStorage = true
        windowStorage = self
        uprightness = 1
        noteTraits()
    }

    /// Notes the traits with which the window was last adopted, before a time in which it is hidden.
    private func noteTraits() { traitsBeforeShown = application?.screen.traits ?? UITraitCollection() }

    private final var traitsBeforeShown = UITraitCollection()

    /// The level of the window; `normal` by default. Windows of the same level are in the order in which they were shown, or made key
    /// and visible, last.
    public final var windowLevel = Level.normal {
        didSet { application?.levelChanged(of: self) }
    }

    /// A Boolean value that indicates whether the window is hidden; `true` by default. Hiding it cancels its touches.
    open override var isHidden: Bool {
        get { isHiddenStorage }
        set {
            guard newValue != isHiddenStorage else { return }
            forEachController { $0.rootViewWillMove(isVisible: !newValue) }
            // The controller may have changed it already.
            guard newValue != isHiddenStorage else { return }
            isHiddenStorage = newValue
            looksChanged()
            if newValue {
                noteTraits()
                application?.removeWindow(self)
            } else {
                application?.addWindow(self)
                if Self.areStylesUsed { adoptTraits(ofScreenAfter: traitsBeforeShown) }
            }
            var subtree = Subtree(self)
            while !newValue, let view = subtree.next() { view.layersEnter() }
            forEachController { $0.rootViewDidMove() }
        }
    }

    final var isShown: Bool { !isHiddenStorage }

    /// The controller whose view fills the window; setting it replaces the view of the one before.
    ///
    /// The view comes in front of the subviews that the window has at that moment. They stay in it, unlike in UIKit.
    public final var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            knownDeferredEdges = nil
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            insert(view) { siblings, _ in siblings.count }
        }
    }

    /// The screen that the window is on: the application's only one.
    public final var screen: UIScreen { application?.screen ?? .main }

    /// Resizes the root controller's view with the window.
    @_spi(Subclass) open override func boundsWereSet(from before: CGRect) {
        guard bounds.size != before.size else { return }
        if let view = rootViewController?.viewIfLoaded {
            // Not its frame, since the view may be transformed.
            view.bounds.size = bounds.size
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
        for view in subviewStorage where view.superviewStorage === self { view.windowDidResize() }
    }

    /// The edges at which gestures of the app come first, as of the latest read.
    final var deferredEdges: UIRectEdge {
        if let knownDeferredEdges { return knownDeferredEdges }
        let edges = rootViewController?.frontmost.deferredEdges ?? []
        knownDeferredEdges = edges
        return edges
    }

    /// The next responder: the application (B-065).
    open override var next: UIResponder? { application }

    // MARK: Events

    /// Delivers an event to the recognizers and views of this window: to the recognizers first, then the effects of their
    /// decisions, then to the views (B-001…B-006).
    ///
    /// Override it to observe events, and call super (B-008). The window handles an event once: a second call does nothing.
    /// Without the call to super, recognizers and views do not receive the event, so views receive incomplete touch sequences
    /// (S-223).
    open func sendEvent(_ event: UIEvent) {
        // It stays that of the window.
        Borrowed(of: dispatcher)?.use { $0.dispatch(event, in: self) }
    }

    // MARK: Undo

    private var undoManagerStorage: UndoManager?

    /// The undo manager of the window; created at the first access.
    open override var undoManager: UndoManager? {
        if let undoManagerStorage { return undoManagerStorage }
        let manager = UndoManager()
        undoManagerStorage = manager
        return manager
    }

    // MARK: Key window

    /// A Boolean value that indicates whether the window may become the key window; `true` by default.
    open var canBecomeKey: Bool { true }

    /// A Boolean value that indicates whether the window receives keyboard events and other events without a location.
    public final var isKeyWindow: Bool { application?.keyWindow === self }

    /// Makes the window the key window, if it may become one.
    public final func makeKey() {
        guard canBecomeKey, let application, application.keyWindow !== self else { return }
        let old = application.keyWindow
        application.keyWindow = self
        old?.resignKey()
        becomeKey()
    }

    /// Shows the window, in front of all others of its level, and makes it the key window.
    public final func makeKeyAndVisible() {
        if isShown { application?.bringToFront(self) } else { isHidden = false }
        makeKey()
    }

    /// Called after the window became the key window; does nothing by default. Called by the system only.
    open func becomeKey() {}

    /// Called after the window stopped being the key window; does nothing by default. Called by the system only.
    open func resignKey() {}

    // MARK: Conversion

    /// Converts a point of this window to the coordinates of another; `nil` means screen coordinates.
    public final func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        if let window { return convert(point, to: window as UIView) }
        return placement.toSuperview(point)
    }

    /// Converts a point of another window to the coordinates of this one; `nil` means screen coordinates.
    public final func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        if let window { return convert(point, from: window as UIView) }
        return placement.fromSuperview(point)
    }

    /// Returns the bounding box, in another window, of a rectangle of this one; `nil` means screen coordinates.
    public final func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        rect.around { convert($0, to: window) }
    }

    /// Returns the bounding box, in this window, of a rectangle of another one; `nil` means screen coordinates.
    public final func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        rect.around { convert($0, from: window) }
    }
}

extension UIView {
    final func forEachController(_ body: (UIViewController) -> Void) {
        var subtree = Subtree(self)
        while let view = subtree.next() {
            if let controller = view.controller { body(controller) }
        }
    }
}

extension UIWindow {
    /// The first responder, for code that removes the keyboard.
    @_spi(Subclass) public final var presentFirstResponder: UIResponder? { firstResponder }
}
