public import Touchstone

/// A view that does not handle a cancellation (S-236), beside one that does.
///
///     +--------- list: a scroll view ---------+
///     | +- left tray -----+ +- right tray ----+
///     | | +-------------+ | | +-------------+ |
///     | | |  careless   | | | |  careful    | |   rest, then drag: the list takes the touches
///     | | +-------------+ | | +-------------+ |
///     | |   fingers: −1   | | |  fingers: 0   |
///     +---------------------------------------+
///     | log                                   |
///
/// The careless view stays lit, and its tray, which counts fingers, receives the end of one whose beginning it never received.
public struct ForwardingMissingCancelScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `forwarding-missing-cancel`.
    public let name = "forwarding-missing-cancel"
    /// The title, for people.
    public let title = "A cancellation that is missed"
    /// The part of the list of scenes.
    public let group = SceneGroup.broken
    /// A description of what there is to touch.
    public let summary =
        "a view without touchesCancelled beside one with it, in trays that count fingers, in a scroll view"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Rest one finger on careless, then on careful, and drag: the careless view stays lit."
    /// The size of the window, 400 × 340 points.
    public let windowSize = CGSize(width: 400, height: 340)

    /// Adds the scroll view `list` with `left tray`, `careless`, `right tray`, `careful`, and the `log`.
    public func build(in window: UIWindow) {
        let (width, height) = (window.bounds.width, window.bounds.height)
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: width, height: height * 0.6))
        list.name("list")
        list.isMultipleTouchEnabled = true
        list.contentSize = CGSize(width: width, height: height * 1.2)
        window.addSubview(list)
        let log = CallLog(
            frame: CGRect(x: 0, y: height * 0.6, width: width, height: height * 0.4), in: window)

        func tray(_ name: String, at x: CGFloat) -> TrayView {
            TrayView(
                name, frame: CGRect(x: x + 8, y: 40, width: width / 2 - 16, height: height * 0.45), log: log, in: list)
        }
        let (left, right) = (tray("left tray", at: 0), tray("right tray", at: width / 2))
        let place = CGRect(x: 12, y: 12, width: max(0, left.bounds.width - 24), height: left.bounds.height - 44)
        let careless = CarelessView(frame: place)
        careless.accessibilityIdentifier = "careless"
        careless.log = log
        left.addSubview(careless)
        careless.look(.systemTeal, "careless", cornerRadius: 8)
        HighlightView("careful", "careful", frame: place, in: right).log = log
    }
}
