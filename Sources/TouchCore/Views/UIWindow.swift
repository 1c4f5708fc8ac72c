public import TouchGeometry

/// The root of a view hierarchy; gets the events of its application and hands them to views and recognizers.
///
/// A window is hidden until it is shown (`isHidden = false` or `makeKeyAndVisible()`); while shown, its application keeps
/// it. Its frame is in screen coordinates.
open class UIWindow: UIView {
    /// Windows of a higher level are in front (B-028).
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The height.
        public let rawValue: CGFloat
        /// Creates a level from its height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from its height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Where apps are; 0.
        public static let normal = Level(rawValue: 0)
        /// Above the app; 1000.
        public static let statusBar = Level(rawValue: 1_000)
        /// Above everything; 2000.
        public static let alert = Level(rawValue: 2_000)

        /// Lower levels come first.
        nonisolated public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// That of its application, which may be gone: then the dispatcher knows none.
    final var dispatcher: Dispatcher?
    final var application: UIApplication? { dispatcher?.application }
    #if hasFeature(Embedded)
        final var firstResponder: UIResponder?
    #else
        /// Not retained: it may be the window itself.
        final weak var firstResponder: UIResponder?
    #endif

    /// How often a view in it was moved to another superview, or one with a transform was placed; at least 1.
    final var turns = 1

    /// The number of the event that it handled last.
    final var lastEventNumber: UInt64 = 0

    /// The edges at which the app wants the first go; `nil` until it is asked (B-392).
    final var knownDeferredEdges: UIRectEdge?

    /// Creates a window of the running application.
    /// - Parameter frame: its rectangle in screen coordinates.
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
    }

    /// The height among windows; `normal` by default. Those of one level are ordered by when they were shown.
    public final var windowLevel = Level.normal {
        didSet { application?.orderWindows() }
    }

    /// Whether the window is not shown; `true` by default. Hiding it cancels its touches.
    open override var isHidden: Bool {
        get { isHiddenStorage }
        set {
            guard newValue != isHiddenStorage else { return }
            forEachController { $0.rootViewWillMove(isVisible: !newValue) }
            // The controller may have done it already.
            guard newValue != isHiddenStorage else { return }
            isHiddenStorage = newValue
            looksChanged()
            if newValue { application?.removeWindow(self) } else { application?.addWindow(self) }
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

    /// Its rectangle in screen coordinates. If its size changes, so does that of the root controller's view.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let size = bounds.size
            super.frame = newValue
            sizeMayHaveChanged(from: size)
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let size = bounds.size
            super.bounds = newValue
            sizeMayHaveChanged(from: size)
        }
    }

    private func sizeMayHaveChanged(from size: CGSize) {
        guard bounds.size != size else { return }
        if let view = rootViewController?.viewIfLoaded {
            // Not its frame: the view may be transformed.
            view.bounds.size = bounds.size
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
        for view in subviewStorage where view.superviewStorage === self { view.windowDidResize() }
    }

    /// The edges at which the app wants the first go, as it said when it was last asked.
    final var deferredEdges: UIRectEdge {
        if let knownDeferredEdges { return knownDeferredEdges }
        let edges = rootViewController?.frontmost.deferredEdges ?? []
        knownDeferredEdges = edges
        return edges
    }

    /// The application comes after its windows (B-065).
    open override var next: UIResponder? { application }

    // MARK: Events

    /// Hands an event to the recognizers and views of this window: recognizers first, then what they decided, then the
    /// views (B-001…B-006).
    ///
    /// Override it to observe, and call super (B-008). The window handles an event once: a second call does nothing.
    /// Without a call its touches do not reach anybody in this event: views get partial sequences (S-223).
    open func sendEvent(_ event: UIEvent) {
        dispatcher?.dispatch(event, in: self)
    }

    // MARK: Undo

    private var undoManagerStorage: UndoManager?

    /// Its own, made when it is first asked for.
    open override var undoManager: UndoManager? {
        if let undoManagerStorage { return undoManagerStorage }
        let manager = UndoManager()
        undoManagerStorage = manager
        return manager
    }

    // MARK: Key window

    /// Whether it may become the key window; `true` by default.
    open var canBecomeKey: Bool { true }

    /// Whether keyboard and other events without a place go to it.
    public final var isKeyWindow: Bool { application?.keyWindow === self }

    /// Makes it the key window, if it may become so.
    public final func makeKey() {
        guard canBecomeKey, let application, application.keyWindow !== self else { return }
        let old = application.keyWindow
        application.keyWindow = self
        old?.resignKey()
        becomeKey()
    }

    /// Shows it and makes it the key window.
    public final func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// It became the key window; does nothing by default. Called by the system only.
    open func becomeKey() {}

    /// It is no longer the key window; does nothing by default. Called by the system only.
    open func resignKey() {}

    // MARK: Conversion

    /// A point of this window in another's coordinates; `nil` means the screen.
    public final func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        if let window { return convert(point, to: window as UIView) }
        return placement.toSuperview(point)
    }

    /// A point of another window in this one's coordinates; `nil` means the screen.
    public final func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        if let window { return convert(point, from: window as UIView) }
        return placement.fromSuperview(point)
    }

    /// The upright rectangle, in another window, around a rectangle of this one; `nil` means the screen.
    public final func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        rect.around { convert($0, to: window) }
    }

    /// The upright rectangle, in this window, around a rectangle of another one; `nil` means the screen.
    public final func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        rect.around { convert($0, from: window) }
    }
}

extension UIView {
    fileprivate func forEachController(_ body: (UIViewController) -> Void) {
        var subtree = Subtree(self)
        while let view = subtree.next() {
            if let controller = view.controller { body(controller) }
        }
    }
}
