public import Touchstone

/// A view that takes all touches of its subtree and forwards them (S-234, S-235), beside one that leaves hit-testing alone.
///
///     +------- owner -------+   +------ parent -------+
///     | +--------+ +------+ |   | +--------+ +------+ |
///     | |own tile| |button| |   | |  tile  | |button| |
///     | +--------+ +------+ |   | +--------+ +------+ |
///     +---------------------+   +---------------------+
///       lit       no effect       lit        works
///
/// The owner returns itself from `hitTest(_:with:)` and calls the touch methods of its subviews. That works with views of one's own; a
/// button compares the touch's `view` with itself, does nothing, and a diagnostic reports it.
public struct ForwardingOwnerScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `forwarding-owner`.
    public let name = "forwarding-owner"
    /// The title, for people.
    public let title = "One view takes all touches"
    /// A description of what there is to touch.
    public let summary = "a view that takes all touches of its subtree and forwards them, beside one that does not"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Tap the tile and the button in both boxes with one finger: one button does nothing."
    /// The size of the window, 480 × 300 points.
    public let windowSize = CGSize(width: 480, height: 300)

    /// Adds `owner` with `owned tile` and `owned button`, `parent` with `tile` and `button`, and the `log`.
    public func build(in window: UIWindow) {
        let (width, height) = (window.bounds.width, window.bounds.height)
        let log = CallLog(
            frame: CGRect(x: 0, y: height * 0.5, width: width, height: height * 0.5), in: window)
        let size = CGSize(width: width / 2 - 16, height: max(0, height * 0.5 - 38))
        let owner = window.addView(
            "owner", OwnerView(frame: CGRect(x: 8, y: 30, width: size.width, height: size.height)))
        let parent = window.addView(
            "parent", frame: CGRect(x: width / 2 + 8, y: 30, width: size.width, height: size.height))
        for (view, words, prefix) in [(owner, "owner: forwards", "owned "), (parent, "parent", "")] {
            view.backgroundColor = .systemGray4
            view.layer.cornerRadius = 10
            window.addCaption(words, frame: CGRect(x: view.frame.minX, y: 4, width: size.width, height: 22))
            func place(_ column: CGFloat) -> CGRect {
                CGRect(
                    x: column * size.width / 2 + 10, y: 10, width: max(0, size.width / 2 - 20),
                    height: max(0, size.height - 20))
            }
            HighlightView("\(prefix)tile", "tile", frame: place(0), in: view).log = log
            let button = LoggingButton("\(prefix)button", "button", frame: place(1), in: view)
            button.log = log
            button.report(to: log)
        }
    }
}
