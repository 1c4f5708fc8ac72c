public import Touchstone

/// Two views side by side on a board (S-001…S-032): each has a tap and a double tap, the board a pinch.
///
///     +--------------------- window 400 × 300 -------------+
///     |  board: pinch                                      |
///     |     +--------------+        +--------------+       |
///     |     |     left     |        |    right     |       |
///     |     | tap waits    |        | tap waits    |       |
///     |     | for double   |        | for double   |       |
///     |     +--------------+        +--------------+       |
///     +----------------------------------------------------+
///
/// The recognizers of a view and the board receive a finger in that view; the pinch receives the fingers of both views
/// (S-004, S-005), and cancels them in both when it begins (S-010). The variants change the effect of recognizers on the touches of views.
public struct TwoSubviewsScene: Scene {
    /// The frame of the left view, in the board's coordinates.
    public static let leftFrame = CGRect(x: 40, y: 60, width: 140, height: 180)
    /// The frame of the right view, in the board's coordinates.
    public static let rightFrame = CGRect(x: 220, y: 60, width: 140, height: 180)

    /// The touches that views receive while recognizers watch.
    public enum Variant: String, CaseIterable, Sendable {
        /// Views lose their touches to the recognizer that recognizes.
        case usual = "two-subviews"
        /// The pinch does not cancel touches in views (S-017).
        case uncancelled = "two-subviews-uncancelled"
        /// Views do not receive a touch that may become a tap (S-026…S-031). They receive a drag once the tap has failed: its beginning,
        /// with the original time and location, followed by one movement, so that they still show the finger's speed (S-032).
        case delayed = "two-subviews-delayed"
    }

    private let variant: Variant

    /// Creates the scene.
    public init(_ variant: Variant = .usual) {
        self.variant = variant
    }

    /// The name, `two-subviews`, `two-subviews-uncancelled` or `two-subviews-delayed`.
    public var name: String { variant.rawValue }
    /// The title, for people.
    public var title: String {
        switch variant {
        case .usual: "Tap, double tap and pinch"
        case .uncancelled: "A pinch that leaves touches alone"
        case .delayed: "Touches that come late"
        }
    }
    /// A description of what there is to touch.
    public var summary: String {
        switch variant {
        case .usual: "two views with a tap that waits for a double tap, on a board with a pinch"
        case .uncancelled: "two views on a board with a pinch that leaves them their touches"
        case .delayed: "two views that receive late what may be a tap, and show how fast the finger went"
        }
    }
    /// The advice what to try, and with which fingers.
    public var hint: String {
        switch variant {
        case .usual: "Tap left and right with one finger, once and twice; pinch with a finger in each."
        case .uncancelled: "Pinch with one finger in each view: both keep their touches."
        case .delayed: "Tap a view with one finger, then stroke it, slowly and quickly: it shows the speed."
        }
    }
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the board, its two views and five recognizers.
    public func build(in window: UIWindow) {
        let board = window.addView("board", PinchedBoardView(frame: window.bounds))
        board.backgroundColor = .systemGray5
        let pinch = board.attach("pinch", UIPinchGestureRecognizer())
        pinch.addTarget(board, action: PinchedBoardView.pinched)
        pinch.cancelsTouchesInView = variant != .uncancelled
        for (side, frame) in [("left", Self.leftFrame), ("right", Self.rightFrame)] {
            let view = board.addView(
                side, variant == .delayed ? SpeedView(frame: frame) : CountingView(frame: frame))
            view.isMultipleTouchEnabled = variant != .delayed
            view.build()
            let tap = view.attachTap("\(side) tap")
            tap.delaysTouchesBegan = variant == .delayed
            tap.addTarget(view, action: CountingView.tapped)
            let double = view.attachTap("\(side) double tap", taps: 2)
            double.addTarget(view, action: CountingView.doubleTapped)
            tap.require(toFail: double)
        }
    }
}
