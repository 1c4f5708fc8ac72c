public import Touchstone

/// The path of touches that no view handles: up the responder chain, with a log on the screen (S-216…S-218, S-228).
///
///     +------------------------- board: forwards --------------------------+
///     |  +------ card ------+    +----- keeper -----+    +---- plain ----+ |
///     |  | forwards, as does|    | handles: no      |    | a UIView, no  | |
///     |  | its controller   |    | forwarding       |    | override      | |
///     |  +------------------+    +------------------+    +---------------+ |
///     |  log                                                               |
///     +--------------------------------------------------------------------+
///
/// A touch on the card is received by card, its controller, board, its controller, window, and the delegate of the application; one
/// on the plain view by the same from the board on. The touch's `view` remains the view that was hit.
public struct ForwardingScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `forwarding`.
    public let name = "forwarding"
    /// The title, for people.
    public let title = "Touches that are passed on"
    /// A description of what there is to touch.
    public let summary = "views that pass touches on and one that does not, with a log of the responder chain"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Tap card, keeper and plain with one finger, and read in the log what receives the touch."
    /// The size of the window, 560 × 320 points.
    public let windowSize = CGSize(width: 560, height: 320)

    /// Makes a window that logs the calls it receives.
    public func makeWindow(frame: CGRect) -> UIWindow { PassingWindow(frame: frame) }

    /// Adds two controllers, one in the other, with the views `board`, `card`, `keeper`, `plain` and `log`, and sets the delegate
    /// of the application.
    public func build(in window: UIWindow) {
        let (width, height) = (window.bounds.width, window.bounds.height)
        let third = width / 3
        let board = PassingView("board", frame: window.bounds, log: nil)
        board.backgroundColor = .systemBackground
        let log = CallLog(
            frame: CGRect(x: 0, y: height / 2, width: width, height: height / 2), in: board)
        board.log = log
        (window as? PassingWindow)?.log = log

        let controller = PassingController()
        controller.title = "board's controller"
        controller.view = board
        controller.log = log
        window.rootViewController = controller
        let delegate = PassingDelegate()
        delegate.log = log
        controller.delegate = delegate
        // A host may have its own.
        if UIApplication.shared.delegate == nil { UIApplication.shared.delegate = delegate }

        func place(_ index: CGFloat) -> CGRect {
            CGRect(x: index * third + 12, y: 20, width: third - 24, height: height / 2 - 40)
        }
        let card = PassingView("card", frame: place(0), log: log)
        card.look(.systemMint, "card\npasses on", cornerRadius: 10)
        let inner = PassingController()
        inner.title = "card's controller"
        inner.view = card
        inner.log = log
        controller.addChild(inner)
        board.addSubview(card)
        inner.didMove(toParent: controller)

        let keeper = HighlightView("keeper", "keeper\nhandles", frame: place(1), in: board)
        keeper.log = log
        board.addView("plain", frame: place(2)).look(.systemGray4, "plain\nno override", cornerRadius: 10)
    }
}
