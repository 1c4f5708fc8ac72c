public import Touchstone

/// Two views side by side on a board (spec S-001…S-034): each knows the tap and the double tap, the board the pinch.
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
/// (S-004, S-005), and takes them from both when it begins (S-010).
public struct TwoSubviewsScene: Scene {
    /// The frame of the left view, in the board's coordinates.
    public static let leftFrame = CGRect(x: 40, y: 60, width: 140, height: 180)
    /// The frame of the right view, in the board's coordinates.
    public static let rightFrame = CGRect(x: 220, y: 60, width: 140, height: 180)

    /// Creates the scene.
    public init() {}

    /// `two-subviews`.
    public let name = "two-subviews"
    /// What there is to touch.
    public let summary = "two views with a tap that waits for a double tap, on a board with a pinch"
    /// 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the board, its two views and five recognizers.
    public func build(in window: UIWindow) {
        let board = window.addView("board", frame: window.bounds)
        board.backgroundColor = .systemGray5
        board.attach("pinch", UIPinchGestureRecognizer())
        for (side, frame) in [("left", Self.leftFrame), ("right", Self.rightFrame)] {
            let view = board.addView(side, frame: frame)
            view.look(.white, "\(side)\ntap, double tap", cornerRadius: 12)
            view.attachTap("\(side) tap").require(toFail: view.attachTap("\(side) double tap", taps: 2))
        }
    }
}
