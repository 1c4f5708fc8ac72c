public import Touchstone

/// A recognizer that waits for the pan of a scroll view to fail, beside one that does not (S-146).
///
///     +--- waiting ---+  +---- eager ----+
///     |    card 1     |  |    card 1     |    each card has a press without a duration
///     |    card 2     |  |    card 2     |
///     |      …        |  |      …        |    waiting: the press requires the pan of its list to fail
///     +---------------+  +---------------+
///
/// A press without a duration begins with the touch, and excludes the recognizers around it: the eager list cannot be scrolled by its
/// cards. If it requires the pan to fail, the list scrolls, and the card is pressed when a finger that has not scrolled is lifted.
public struct FailureOnScrollingScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `failure-on-scrolling`.
    public let name = "failure-on-scrolling"
    /// The title, for people.
    public let title = "A press that waits for scrolling"
    /// A description of what there is to touch.
    public let summary =
        "two lists of cards that are pressed at once; in one the press waits for the list's pan to fail"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Drag each list from one of its cards with one finger: only the waiting one scrolls."
    /// The size of the window, 360 × 320 points.
    public let windowSize = CGSize(width: 360, height: 320)

    /// Adds the scroll views `waiting` and `eager` with the cards `waiting 1` … and `eager 1` …
    public func build(in window: UIWindow) {
        let width = window.bounds.width / 2
        for (column, name) in ["waiting", "eager"].enumerated() {
            let x = CGFloat(column) * width
            window.addCaption(name, frame: CGRect(x: x, y: 0, width: width, height: 30))
            let list = UIScrollView(
                frame: CGRect(x: x + 8, y: 30, width: max(0, width - 16), height: max(0, window.bounds.height - 38)))
            list.name(name)
            list.backgroundColor = .systemGray5
            list.contentSize = CGSize(width: list.bounds.width, height: 10 * 68 + 8)
            window.addSubview(list)
            for row in 0..<10 {
                let place = CGRect(x: 8, y: 8 + CGFloat(row) * 68, width: max(0, list.bounds.width - 16), height: 60)
                let card = PressCard("\(name) \(row + 1)", frame: place, in: list)
                guard name == "waiting" else { continue }
                for press in card.gestureRecognizers ?? [] { press.require(toFail: list.panGestureRecognizer) }
            }
        }
    }
}
