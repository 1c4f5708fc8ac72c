@_spi(Subclass) public import TouchCore
import TouchInput
import TouchRecognizers

/// A container that shows the last controller of a stack, and pops it when a finger drags from the edge where reading starts.
///
///     push ─►   ┌─────┐┌─────┐      ◄─ pop, or a finger:  began ── changed … ── ended ─┬─ far or fast enough: popped
///     ┌─────┐   │below││ top │      └── the views follow ─┘                            └─ otherwise, or cancelled: back
///
/// It has no bars: the views of its controllers fill it.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UINavigationController: UIViewController {
    final var stack: [UIViewController] = []
    final var transition: NavigationTransition?
    private final let swipe = UIScreenEdgePanGestureRecognizer()
    private final let gate = PopGate()

    #if hasFeature(Embedded)
        /// The delegate; not retained: it must outlive the controller.
        public final unowned(unsafe) var delegate: (any UINavigationControllerDelegate)?
    #else
        /// The delegate; not retained.
        public final weak var delegate: (any UINavigationControllerDelegate)?
    #endif

    /// Creates a container that shows a controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        change(to: [rootViewController], animated: false)
    }

    #if canImport(Foundation)
        /// Creates an empty container.
        public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        /// Creates an empty container from an archive; reads nothing from it.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    #else
        /// Creates an empty container.
        public override init(nibName: Never?, bundle: Never?) {
            super.init(nibName: nibName, bundle: bundle)
        }
    #endif

    #if hasFeature(Embedded)
        deinit {
            swipe.removeTarget(self, action: nil)
            swipe.delegate = nil
        }
    #endif

    // MARK: The stack

    /// The controllers, the shown one last. Assigning changes the stack without an animation.
    public final var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Changes the stack. If its last controller changes, the new one is pushed, or the others are popped if it was in the stack.
    /// A controller that occurs twice counts once.
    public final func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        var known: Set<ObjectIdentifier> = []
        change(to: viewControllers.filter { known.insert(ObjectIdentifier($0)).inserted }, animated: animated)
    }

    /// The shown controller.
    public final var topViewController: UIViewController? { stack.last }

    /// The controller that is in front: the one that is presented, or the shown one.
    public final var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Pushes a controller; does nothing if it is in the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        transition?.end()
        for controller in stack where controller === viewController { return }
        change(to: stack + [viewController], animated: animated)
    }

    /// Pops the shown controller and returns it; `nil` if it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        transition?.end()
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), animated: animated)
        return top
    }

    /// Pops all controllers but the first, and returns them; `nil` if there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        transition?.end()
        return stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Pops all controllers above one, and returns them; `nil` if it is not in the stack, or is the shown one.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        transition?.end()
        guard let index = stack.firstIndex(where: { $0 === viewController }), index < stack.count - 1 else {
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), animated: animated)
        return popped
    }

    // MARK: The swipe

    /// The recognizer of the finger that pops: an edge pan of the container's view, which begins if there is something to pop.
    ///
    /// Its delegate can be replaced; it has one from the loading of the view on. A recognizer whose delegate lets it begin without anything to
    /// pop takes the touches, and pops nothing.
    public final var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe }

    /// Loads the view, with the recognizer that pops.
    open override func loadView() {
        super.loadView()
        if swipe.delegate == nil { swipe.delegate = gate }
        swipe.addTarget(self, action: UINavigationController.swiped)
        view.addGestureRecognizer(swipe)
        showTop()
    }

    private final func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        guard let view = viewIfLoaded else { return }
        let inwards: CGFloat = view.isMirrored ? -1 : 1
        let (way, speed) = (swipe.translation(in: view).x * inwards, swipe.velocity(in: view).x * inwards)
        switch swipe.state {
        case .began:
            beginPop()
            transition?.scrub(to: way)
        case .changed:
            transition?.scrub(to: way)
        case .ended:
            let isFarEnough = way + speed * ControlThresholds.popLookahead > view.bounds.width / 2
            transition?.letGo(isFinished: isFarEnough, speed: speed)
        default:
            transition?.letGo(isFinished: false, speed: 0)
        }
    }

    /// A Boolean value that indicates whether a finger may pop.
    final var mayPop: Bool { stack.count > 1 && transition == nil }

    /// A Boolean value that indicates whether the app has hidden the bar; `false` by default. There are no bars, but as in UIKit a hidden one
    /// keeps the swipe from popping, unless its recognizer has another delegate.
    open var isNavigationBarHidden = false

    /// Hides the bar, or shows it.
    /// - Parameters:
    ///   - hidden: `true` to hide it.
    ///   - animated: Nothing moves, so an animated change is the same.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    // MARK: Appearance

    /// `false`: the container forwards the appearance to the shown controllers.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        swipe.edges = view.isMirrored ? .right : .left
        stack.last?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stack.last?.endAppearanceTransition()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transition?.end()
        stack.last?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stack.last?.endAppearanceTransition()
    }

    /// Lets the shown view fill the container.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if transition == nil, let view = viewIfLoaded { stack.last?.viewIfLoaded?.frame = view.bounds }
    }

    /// The choice of the shown controller.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }
}

/// The delegate of a container's swipe, until the app sets its own.
private final class PopGate: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation = gestureRecognizer.view?.next as? UINavigationController else { return false }
        return navigation.mayPop && !navigation.isNavigationBarHidden
    }
}

/// An object that is notified of the controllers that a navigation controller shows. All methods do nothing by default.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before a controller is shown; also at the beginning of a swipe that may be cancelled.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after a controller was shown; not after a swipe that was cancelled.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
