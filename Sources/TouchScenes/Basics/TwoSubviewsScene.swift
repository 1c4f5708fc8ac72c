public import Touchstone

/// Two views side by side on a board (S-001…S-032): each knows the tap and the double tap, the board the pinch.
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
/// A finger in a view concerns the view's own recognizers and the board's; the pinch sees the fingers of both views
/// (S-004, S-005), and takes them from both when it begins (S-010). The variants change what recognizers do to the touches of views.
public struct TwoSubviewsScene: Scene {
    /// The frame of the left view, in the board's coordinates.
    public static let leftFrame = CGRect(x: 40, y: 60, width: 140, height: 180)
    /// The frame of the right view, in the board's coordinates.
    public static let rightFrame = CGRect(x: 220, y: 60, width: 140, height: 180)

    /// What views hear while recognizers watch.
    public enum Variant: String, CaseIterable, Sendable {
        /// They lose their touches to whoever recognizes.
        case usual = "two-subviews"
        /// The pinch leaves them their touches (S-017).
        case uncancelled = "two-subviews-uncancelled"
        /// They hear of no touch that may become a tap (S-026…S-031), and say how fast the finger went all the same (S-032).
        case delayed = "two-subviews-delayed"
    }

    private let variant: Variant

    /// Creates the scene.
    public init(_ variant: Variant = .usual) {
        self.variant = variant
    }

    /// `two-subviews`, `two-subviews-uncancelled` or `two-subviews-delayed`.
    public var name: String { variant.rawValue }
    /// What there is to touch.
    public var summary: String {
        switch variant {
        case .usual: "two views with a tap that waits for a double tap, on a board with a pinch"
        case .uncancelled: "two views on a board with a pinch that leaves them their touches"
        case .delayed: "two views that hear late of what may be a tap, and say how fast the finger went"
        }
    }
    /// 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the board, its two views and five recognizers.
    public func build(in window: UIWindow) {
        let board = window.addView("board", frame: window.bounds)
        board.backgroundColor = .systemGray5
        let pinch = board.attach("pinch", UIPinchGestureRecognizer())
        pinch.cancelsTouchesInView = variant != .uncancelled
        for (side, frame) in [("left", Self.leftFrame), ("right", Self.rightFrame)] {
            let view = variant == .delayed ? board.addSpeedView(side, frame: frame) : board.addView(side, frame: frame)
            view.look(.white, "\(side)\ntap, double tap", cornerRadius: 12)
            let tap = view.attachTap("\(side) tap")
            tap.delaysTouchesBegan = variant == .delayed
            tap.require(toFail: view.attachTap("\(side) double tap", taps: 2))
        }
    }
}
