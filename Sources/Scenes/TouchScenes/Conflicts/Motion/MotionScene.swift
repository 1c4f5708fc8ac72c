public import Touchstone

/// Shakes: notes that leave them to the application, which offers Undo, and notes that handle them (S-237…S-243).
///
///     note        a shake                                  one that is cancelled
///     plain       the latest word is undone                nothing
///     handling    shows it                                 nothing
///     greedy      shows it, and a word is undone           nothing
///     forgetful   shows it                                 shows “shaking” forever
///
/// A tap on a note writes a word and makes the note first responder; before the first tap that is the controller.
public struct MotionScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `motion`.
    public let name = "motion"
    /// The title, for people.
    public let title = "Notes to shake"
    /// A description of what there is to touch.
    public let summary = "notes that write a word for each tap, and what a shake of the device does to each"
    /// The advice what to try, and with which fingers.
    public let hint = "Tap the notes with one finger, which writes words; then shake the device."
    /// The size of the window, 480 × 390 points.
    public let windowSize = CGSize(width: 480, height: 390)

    /// Adds the notes `plain`, `handling`, `greedy` and `forgetful`, and the `log`.
    public func build(in window: UIWindow) {
        let controller = MotionController()
        window.rootViewController = controller
        guard let board = controller.view else { return }
        board.accessibilityIdentifier = "board"
        board.backgroundColor = .systemBackground
        let (width, height) = (board.bounds.width / 4, board.bounds.height)
        let log = CallLog(
            frame: CGRect(x: 0, y: height * 0.3, width: 4 * width, height: height * 0.7), in: board)
        controller.log = log
        func place(_ column: CGFloat) -> CGRect {
            CGRect(x: column * width + 6, y: 8, width: max(0, width - 12), height: max(0, height * 0.3 - 16))
        }
        _ = NoteView("plain", frame: place(0), log: log, in: board)
        _ = HandlingNoteView("handling", frame: place(1), log: log, in: board)
        _ = GreedyNoteView("greedy", frame: place(2), log: log, in: board)
        _ = ForgetfulNoteView("forgetful", frame: place(3), log: log, in: board)
    }
}
