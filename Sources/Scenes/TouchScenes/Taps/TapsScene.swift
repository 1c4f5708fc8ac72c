public import Touchstone

/// Three ways to have a single and a double tap on one view (S-079…S-083, S-139…S-143).
///
///     +--------------------- window 400 × 300 -------------+
///     |   +-- stacking ----+      +-- waiting -----+       |
///     |   | both fire      |      | single waits   |       |
///     |   +----------------+      | for double     |       |
///     |                           +----------------+       |
///     |   +-- switched -----------------+   double taps    |
///     |   | single waits while there is |     (   O)       |
///     |   | a double tap                |                  |
///     |   +-----------------------------+                  |
///     +----------------------------------------------------+
///
/// Each view counts the taps that it has recognized. Stacking is right if the double tap extends the action of the single tap, as
/// selecting a word extends placing a cursor. Waiting costs 0.35 s after the lift, and the view's own touches wait, too: their end is
/// withheld, and a double tap cancels them. The switch adds and removes the double tap, and with it the wait: the requirement counts
/// only while its recognizer is attached and enabled.
public struct TapsScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `taps`.
    public let name = "taps"
    /// The title, for people.
    public let title = "One tap or two"
    /// The part of the list of scenes.
    public let group = SceneGroup.start
    /// A description of what there is to touch.
    public let summary =
        "views with a single and a double tap: that stack, that wait, and with a switch for the double tap"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Tap each view once and twice with one finger; use the switch, and try again."
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the views `stacking`, `waiting` and `switched` with their recognizers, and the switch `double taps`.
    public func build(in window: UIWindow) {
        window.backgroundColor = .systemGray5
        let stacking = window.addTapCounter(
            "stacking", "single and double\nstack",
            frame: window.bounds.fraction(x: 0.05, y: 0.07, width: 0.425, height: 0.4))
        addTaps(to: stacking, "stacking")
        let waiting = window.addTapCounter(
            "waiting", "single waits\nfor double",
            frame: window.bounds.fraction(x: 0.525, y: 0.07, width: 0.425, height: 0.4))
        let taps = addTaps(to: waiting, "waiting")
        taps.single.require(toFail: taps.double)
        let switched = SwitchedTapsView(frame: window.bounds.fraction(x: 0.05, y: 0.53, width: 0.9, height: 0.4))
        window.addSubview(switched)
        switched.build()
    }

    @discardableResult
    private func addTaps(
        to view: TapCounterView, _ name: String
    ) -> (single: UITapGestureRecognizer, double: UITapGestureRecognizer) {
        let single = view.attachTap("\(name) single")
        single.addTarget(view, action: TapCounterView.tapped)
        let double = view.attachTap("\(name) double", taps: 2)
        double.addTarget(view, action: TapCounterView.doubleTapped)
        return (single, double)
    }
}
