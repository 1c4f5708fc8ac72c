public import TouchGeometry

/// Looks after a view and the views inside it: makes it when it is needed, hears when it comes and goes, and is its next
/// link in the responder chain (B-065).
open class UIViewController: UIResponder {
    /// Whether the view is on screen, and where between.
    enum Appearance {
        /// Not on screen.
        case disappeared
        /// `viewWillAppear(_:)` was called.
        case appearing
        /// `viewDidAppear(_:)` was called.
        case appeared
        /// `viewWillDisappear(_:)` was called.
        case disappearing
    }

    final var viewStorage: UIView?
    final var isLoading = false
    final var appearance = Appearance.disappeared
    /// As the transition that was told last began.
    final var isTransitionAnimated = false
    final var childStorage: [UIViewController] = []
    nonisolated(unsafe) final unowned(unsafe) var parentStorage: UIViewController?
    final var presentedStorage: UIViewController?
    nonisolated(unsafe) final unowned(unsafe) var presentingStorage: UIViewController?

    #if canImport(Foundation)
        /// Creates a controller whose view is not loaded. Nothing is read from a nib: see `loadView()`.
        public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init()
        }
    #else
        /// Creates a controller whose view is not loaded. There are no nibs: both can only be `nil`.
        public init(nibName: Never?, bundle: Never?) {
            super.init()
        }
    #endif

    /// Creates a controller whose view is not loaded.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    #if canImport(Foundation)
        /// Creates a controller from an archive, of which it reads nothing.
        public required override init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    #endif

    deinit {
        viewStorage?.controller = nil
        for child in childStorage { child.parentStorage = nil }
        presentedStorage?.presentingStorage = nil
    }

    /// A title for whoever shows the controller.
    open var title: String?

    /// Controller → the view around its view; a presented one → the one that presents it (B-065).
    open override var next: UIResponder? {
        presentingStorage ?? viewStorage?.superviewStorage
    }

    // MARK: The view

    /// The view; loaded when it is first asked for.
    public final var view: UIView! {
        get {
            loadViewIfNeeded()
            // A `loadView()` that asks for the view gets a plain one.
            if viewStorage == nil {
                let plain = UIView(frame: UIScreen.main.bounds)
                plain.controller = self
                viewStorage = plain
            }
            return viewStorage
        }
        set {
            guard newValue !== viewStorage else { return }
            viewStorage?.controller = nil
            viewStorage = newValue
            newValue?.controller = self
        }
    }

    /// The view, if it has been loaded.
    public final var viewIfLoaded: UIView? { viewStorage }

    /// Whether the view has been loaded.
    public final var isViewLoaded: Bool { viewStorage != nil }

    /// Loads the view unless it is: calls `loadView()`, then `viewDidLoad()`.
    public final func loadViewIfNeeded() {
        guard viewStorage == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        if viewStorage == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }

    /// Makes the view and assigns it to `view`; by default a plain view as large as the screen. Called by the system.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// The view has been loaded; does nothing by default.
    open func viewDidLoad() {}

    // MARK: Callbacks; each does nothing by default.

    /// The view is about to come on screen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is on screen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to leave the screen.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has left the screen.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to place its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has placed its subviews.
    open func viewDidLayoutSubviews() {}
    /// About to get another parent, or none.
    open func willMove(toParent parent: UIViewController?) {}
    /// Got another parent, or none.
    open func didMove(toParent parent: UIViewController?) {}

    /// The edges of the screen at which gestures of the app come before those of the system; none by default (B-392). Call
    /// `setNeedsUpdateOfScreenEdgesDeferringSystemGestures()` when the answer changes.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The controller that answers for this one; `nil`, the default, if it answers itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Whether the children's views coming and going is told to them as it happens; `true` by default. A container that
    /// answers `false` calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
}
