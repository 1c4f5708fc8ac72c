public import Touchstone

/// Subclasses of `UIButton` that call super always, sometimes, and with another method (S-231…S-233).
///
///     faithful    always the same method of super             as any button
///     moody       touchesEnded: in the left half alone        lifted in the right half: stays lit, and takes no more touches
///     impatient   touchesMoved → super.touchesEnded           bought while the finger is down
///     stubborn    touchesCancelled → super.touchesEnded       bought though the touch was cancelled
///
/// A subclass of `UIView` overrides all four touch methods and calls super in none; a subclass of `UIButton` may override any of them,
/// and always calls the same method of super. A finger that stays for half a second is a long press on the board, which cancels the
/// touch in the button.
public struct ForwardingWrongSuperScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `forwarding-wrong-super`.
    public let name = "forwarding-wrong-super"
    /// The title, for people.
    public let title = "Buttons that call the wrong super"
    /// The part of the list of scenes.
    public let group = SceneGroup.broken
    /// A description of what there is to touch.
    public let summary = "subclasses of a button that call super always, sometimes, or with another method"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Tap each button with one finger, move on it, and hold it; read in the log what it does."
    /// The size of the window, 400 × 320 points.
    public let windowSize = CGSize(width: 400, height: 320)

    /// Adds the `board` with a long press `hold`, the buttons `faithful`, `moody`, `impatient` and `stubborn`, and the `log`.
    public func build(in window: UIWindow) {
        let (width, height) = (window.bounds.width, window.bounds.height)
        let board = window.addView("board", frame: window.bounds)
        board.backgroundColor = .systemBackground
        board.attach("hold", UILongPressGestureRecognizer())
        let log = CallLog(
            frame: CGRect(x: 0, y: height * 0.5, width: width, height: height * 0.5), in: board)
        func place(_ column: CGFloat, _ row: CGFloat) -> CGRect {
            CGRect(
                x: column * width / 2 + 12, y: row * height / 4 + 12, width: width / 2 - 24, height: height / 4 - 24)
        }
        let faithful = FaithfulButton("faithful", frame: place(0, 0), in: board)
        faithful.log = log
        let buttons = [
            faithful, MoodyButton("moody", frame: place(1, 0), in: board),
            ImpatientButton("impatient", frame: place(0, 1), in: board),
            StubbornButton("stubborn", frame: place(1, 1), in: board),
        ]
        for button in buttons { button.report(to: log) }
    }
}
