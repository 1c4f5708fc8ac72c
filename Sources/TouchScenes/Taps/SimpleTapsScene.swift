import TouchSceneRecognizers
public import Touchstone

/// The tap recognizer that one should not write, for one tap and for two (S-074…S-085).
///
///     +--------------------- window 400 × 300 -------------+
///     |   +-- alike -------+      +-- mixed -------+       |
///     |   | simple single, |      | simple single, |       |
///     |   | simple double  |      | UIKit's double |       |
///     |   +----------------+      +----------------+       |
///     +----------------------------------------------------+
///
/// Simple taps know each other: in the view `alike` they stack. Of UIKit's double tap the simple one knows nothing and
/// excludes it. The variant `taps-excluding` has the talk's first version, which excludes its own kind, too (S-080).
public struct SimpleTapsScene: Scene {
    private let stacks: Bool

    /// Creates the scene.
    /// - Parameter stacks: whether the simple taps let each other go on; `true` by default.
    public init(stacks: Bool = true) {
        self.stacks = stacks
    }

    /// `taps-simple` or `taps-excluding`.
    public var name: String { stacks ? "taps-simple" : "taps-excluding" }
    /// What there is to touch.
    public var summary: String {
        stacks
            ? "views with the tap recognizer that one should not write, for one tap and for two"
            : "two views with the same tap, which excludes every double tap in this version"
    }
    /// 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the views `alike` and `mixed`, each with a recognizer for one tap and one for two.
    public func build(in window: UIWindow) {
        window.backgroundColor = .systemGray5
        let alike = window.addTapCounter(
            "alike", "simple single tap,\nsimple double tap",
            frame: window.bounds.fraction(x: 0.05, y: 0.25, width: 0.425, height: 0.5))
        addSimpleTap("alike single", taps: 1, to: alike, action: TapCounterView.tapped)
        addSimpleTap("alike double", taps: 2, to: alike, action: TapCounterView.doubleTapped)
        let mixed = window.addTapCounter(
            "mixed", "simple single tap,\nUIKit's double tap",
            frame: window.bounds.fraction(x: 0.525, y: 0.25, width: 0.425, height: 0.5))
        addSimpleTap("mixed single", taps: 1, to: mixed, action: TapCounterView.tapped)
        mixed.attachTap("mixed double", taps: 2).addTarget(mixed, action: TapCounterView.doubleTapped)
    }

    private func addSimpleTap(
        _ name: String, taps: Int, to view: TapCounterView, action: @escaping (TapCounterView) -> () -> Void
    ) {
        let tap = view.attach(name, SimpleTapGestureRecognizer())
        tap.numberOfTapsRequired = taps
        tap.stacks = stacks
        tap.addTarget(view, action: action)
    }
}
