import Touchstone

/// An app whose window has nested views.
@MainActor
final class Nest {
    let application = UIApplication()
    let window: UIWindow
    /// The views, from the window's subview to the leaf. Each is a point smaller on every side than the one around it.
    private(set) var views: [UIView] = []
    let target = Target()
    let agreeable = Agreeable()
    /// The recognizers, in the order in which they were added.
    private(set) var recognizers: [UIGestureRecognizer] = []

    /// The recognizers of a finger that rests.
    var bystanders: [UIGestureRecognizer] = []

    /// - Parameters:
    ///   - isListening: `true` if the window and all views override `touchesMoved` and call super.
    ///   - leaf: The innermost view, if it is not a plain one.
    ///   - outermost: The window's subview, if it is not a plain one.
    ///   - makeView: Makes the others, if they are not plain ones.
    init(
        depth: Int = 10, isListening: Bool = false, leaf: UIView? = nil, outermost: UIView? = nil,
        makeView: (() -> UIView)? = nil
    ) {
        // So much larger than the screen that the leaf fills it.
        let screen = CGRect(x: 0, y: 0, width: 1_000, height: 1_000)
        let bounds = screen.insetBy(dx: CGFloat(-depth), dy: CGFloat(-depth))
        application.host.setScreen(bounds: screen)
        window = application.host.perform { isListening ? ListeningWindow(frame: bounds) : UIWindow(frame: bounds) }
        var outer: UIView = window
        for level in 1...depth {
            let given = level == depth ? leaf : level == 1 ? outermost : nil
            let view = given ?? makeView?() ?? Self.view(isListening)
            view.frame = outer.bounds.insetBy(dx: 1, dy: 1)
            view.isMultipleTouchEnabled = true
            outer.addSubview(view)
            views.append(view)
            outer = view
        }
        window.makeKeyAndVisible()
        application.diagnosticHandler = { [target] _ in target.diagnostics += 1 }
    }

    private static func view(_ isListening: Bool) -> UIView {
        isListening ? ListeningView() : UIView()
    }

    /// The innermost view.
    var leaf: UIView { views.last ?? window }

    /// Attaches a recognizer to a view, by default the leaf.
    func add(_ recognizer: UIGestureRecognizer, to view: UIView? = nil) {
        recognizers.append(recognizer)
        (view ?? leaf).addGestureRecognizer(recognizer)
    }

    /// Returns the number of recognizers in this state.
    func count(in state: UIGestureRecognizer.State) -> Int {
        recognizers.count { $0.state == state }
    }

    /// The number of movements that each listening view, and the window, has received.
    var received: [Int] {
        views.compactMap { ($0 as? ListeningView)?.received }
            + ((window as? ListeningWindow).map { [$0.received] } ?? [])
    }
}
