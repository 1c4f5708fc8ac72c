public import TouchDrawing
public import TouchInput

/// An object that manages a view and its subviews: it loads the view on demand, is notified when the view appears and disappears,
/// and is its next responder (B-065).
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIViewController: UIResponder {
    /// The kind of responder in traces, `controller`.
    @_spi(Subclass) open override var kindInTraces: String { "controller" }

    /// The stages of a view's appearance on screen.
    enum Appearance {
        /// The view is not on screen.
        case disappeared
        /// `viewWillAppear(_:)` was called.
        case appearing
        /// `viewIsAppearing(_:)` was called.
        case entered
        /// `viewDidAppear(_:)` was called.
        case appeared
        /// `viewWillDisappear(_:)` was called.
        case disappearing
    }

    final var viewStorage: UIView?
    final var isLoading = false
    final var appearance = Appearance.disappeared
    /// A Boolean value that indicates whether the latest transition is animated.
    final var isTransitionAnimated = false
    /// A Boolean value that indicates whether the controller is being presented or dismissed with animation.
    final var isMovedAnimated = false
    /// Changed by `overrideUserInterfaceStyle`.
    final var styleStorage = UIUserInterfaceStyle.unspecified
    final var childStorage: [UIViewController] = []
    /// The rank among the children of its parent; see `Ranked`.
    final var rank: Int64 = 0
    final unowned(unsafe) var parentStorage: UIViewController?
    final var presentedStorage: UIViewController?
    final unowned(unsafe) var presentingStorage: UIViewController?

    #if canImport(Foundation)
        /// Creates a controller whose view is not loaded. Nib files are not read: see `loadView()`.
        public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init()
        }
    #else
        /// Creates a controller whose view is not loaded. There are no nib files, so both parameters can only be `nil`.
        public init(nibName: Never?, bundle: Never?) {
            super.init()
        }
    #endif

    /// Creates a controller whose view is not loaded.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    #if canImport(Foundation)
        /// Creates a controller from an archive; reads nothing from it.
        public required override init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    #endif

    #if hasFeature(Embedded)
        deinit { dismantle() }
    #else
        // An object may be released on any thread, and others refer to it without retaining it.
        isolated deinit { dismantle() }
    #endif

    private final func dismantle() {
        if viewStorage?.controller === self { viewStorage?.controller = nil }
        for child in childStorage { child.parentStorage = nil }
        presentedStorage?.presentingStorage = nil
    }

    /// The insets by which the controller covers its view, in points, in addition to those that reach into it from the views above; zero by
    /// default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            UIView.useSafeArea()
            viewStorage?.safeAreaMayHaveChanged(isMoved: false)
        }
    }

    /// Called after the view's `safeAreaInsetsDidChange()`; does nothing by default.
    open func viewSafeAreaInsetsDidChange() {}

    /// The wish for the way in which the controller is presented, for code that reads it; `automatic` by default.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The wish for the transition with which the controller is presented, for code that reads it; `coverVertical` by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// A title, for use by the controller's container.
    open var title: String?

    /// The next responder: the superview of its view, or, for a presented controller, the one that presents it (B-065).
    open override var next: UIResponder? {
        presentingStorage ?? viewStorage?.superviewStorage
    }

    // MARK: The view

    /// The view; loaded at the first access.
    public final var view: UIView! {
        get {
            loadViewIfNeeded()
            // A `loadView()` that reads `view` gets a plain view.
            if viewStorage == nil { self.view = makePlainView() }
            return viewStorage
        }
        set {
            let oldValue = viewStorage
            guard newValue !== oldValue else { return }
            if oldValue?.controller === self { oldValue?.controller = nil }
            viewStorage = newValue
            newValue?.controller = self
            // Read here as well, since an override may return insets that were never set.
            guard additionalSafeAreaInsets != .zero else { return }
            UIView.useSafeArea()
            oldValue?.safeAreaMayHaveChanged(isMoved: false)
            newValue?.safeAreaMayHaveChanged(isMoved: false)
        }
    }

    /// The view, if it has been loaded.
    public final var viewIfLoaded: UIView? { viewStorage }

    /// A Boolean value that indicates whether the view has been loaded.
    public final var isViewLoaded: Bool { viewStorage != nil }

    /// Loads the view if it is not loaded: calls `loadView()`, then `viewDidLoad()`.
    public final func loadViewIfNeeded() {
        guard viewStorage == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        if viewStorage == nil { view = makePlainView() }
        viewDidLoad()
    }

    /// Creates the view and assigns it to `view`; by default a plain view of the size of the screen. Called by the system.
    open func loadView() {
        view = makePlainView()
    }

    private func makePlainView() -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    /// Called after the view was loaded; does nothing by default.
    open func viewDidLoad() {}

    /// Presents a controller: shows its view in front of everything in the window, at once and without a transition.
    ///
    /// The topmost ancestor of this controller presents it. Does nothing, and does not call `completion`, if that ancestor
    /// already presents another controller or is in no window. Reports a diagnostic and shows nothing if `controller` is that
    /// ancestor, presents it, directly or not, or has a view that contains the ancestor's view. A controller that is dismissed
    /// while it is being presented, for instance from its `viewDidLoad()`, is not left in the window, and `completion` is not
    /// called.
    /// - Parameters:
    ///   - controller: The controller.
    ///   - flag: The value that its appearance callbacks, and those of its children, receive.
    ///   - completion: A closure that is called after its `viewDidAppear(_:)`.
    open func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        if let parentStorage { return parentStorage.present(controller, animated: flag, completion: completion) }
        show(controller, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents or, if there is none, this one itself; a child controller forwards the
    /// call to its parent.
    ///
    /// From `viewDidDisappear(_:)` on, another controller can be presented.
    /// - Parameters:
    ///   - flag: The value that its appearance callbacks, and those of its children, receive.
    ///   - completion: A closure that is called after its `viewDidDisappear(_:)`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presentedStorage { return hide(presentedStorage, animated: flag, completion: completion) }
        (presentingStorage ?? parentStorage)?.dismiss(animated: flag, completion: completion)
    }

    // MARK: Callbacks; each does nothing by default.

    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called between the two, when the view is in its window and has its size; before its layout, and before any animation.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called when the constraints of the view are to be updated; by default calls its `updateConstraints()`.
    open func updateViewConstraints() { viewStorage?.updateConstraints() }
    /// Called when the system is short of memory: the controller releases what it can create again.
    open func didReceiveMemoryWarning() {}
    /// Called when the host has set other traits of the screen, or a style was set here or above.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called before the controller moves to another parent, or to none.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller has moved to another parent, or to none.
    open func didMove(toParent parent: UIViewController?) {}

    /// A Boolean value that indicates whether the app is shown without the status bar while the controller is in front; `false` by default. A host
    /// that has such a bar reads it from `UIApplication.isStatusBarHidden`.
    open var prefersStatusBarHidden: Bool { false }
    /// The child that supplies the preference in place of this controller; `nil`, the default, for none.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// The edges of the screen at which gestures of the app come before those of the system; none by default (B-392). Call
    /// `setNeedsUpdateOfScreenEdgesDeferringSystemGestures()` when the value changes.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that supplies the preference in place of this controller; `nil`, the default, for none.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// A Boolean value that indicates whether appearance callbacks are forwarded to the children automatically; `true` by
    /// default. A container that returns `false` calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`
    /// itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
}

// The choice of the controller that decides at which screen edges gestures of the app come first.

extension UIViewController {
    /// Notifies the system that `preferredScreenEdgesDeferringSystemGestures`, or the child that it is delegated to, has changed:
    /// it is read again at the next touch.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        viewIfLoaded?.windowStorage?.knownDeferredEdges = nil
    }

    /// The frontmost controller: the one that was presented last.
    final var frontmost: UIViewController {
        var controller = self
        while let presented = controller.presentedStorage { controller = presented }
        return controller
    }

    /// The preference of the controller, or of the child that it is delegated to.
    final var deferredEdges: UIRectEdge {
        decider { $0.childForScreenEdgesDeferringSystemGestures }.preferredScreenEdgesDeferringSystemGestures
    }

    /// Returns the controller that decides in place of this one, which may refer to a child.
    private func decider(_ childInPlace: (UIViewController) -> UIViewController?) -> UIViewController {
        var controller = self
        var asked: Set = [ObjectIdentifier(self)]
        // Controllers that refer to each other would never end.
        while let child = childInPlace(controller), asked.insert(ObjectIdentifier(child)).inserted {
            controller = child
        }
        return controller
    }

    /// Notifies the system that `prefersStatusBarHidden` has changed: the host is asked to draw again, and reads it.
    public func setNeedsStatusBarAppearanceUpdate() {
        viewIfLoaded?.displayNeeded()
    }

    final var hidesStatusBar: Bool { decider { $0.childForStatusBarHidden }.prefersStatusBarHidden }
}
