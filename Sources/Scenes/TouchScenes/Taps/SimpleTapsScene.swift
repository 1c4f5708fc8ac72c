public import Touchstone

/// The tap recognizer that an app should not write, for one tap and for two (S-074…S-085).
///
///     +------------------------ window 400 × 300 ---------------------+
///     |   +-- alike -------+   +-- mixed -------+   +-- firm --------+  |
///     |   | simple single, |   | simple single, |   | simple single, |  |
///     |   | simple double  |   | UIKit's double |   | a firm double  |  |
///     |   +----------------+   +----------------+   +----------------+  |
///     +-----------------------------------------------------------------+
///
/// Simple taps cooperate: in the view `alike` they stack. A simple tap does not cooperate with UIKit's double tap and prevents
/// it. The double tap of the view `firm` is not prevented: it overrides `canBePrevented` (S-084). The variant `taps-excluding`
/// has the talk's first version, which prevents its own kind, too (S-080).
public struct SimpleTapsScene: Scene {
    private let stacks: Bool

    /// Creates the scene.
    /// - Parameter stacks: `true` if simple taps let each other continue, which is the default.
    public init(stacks: Bool = true) {
        self.stacks = stacks
    }

    /// The name, `taps-simple` or `taps-excluding`.
    public var name: String { stacks ? "taps-simple" : "taps-excluding" }
    /// The title, for people.
    public var title: String { stacks ? "A tap written by hand" : "A tap that shuts out the double tap" }
    /// The part of the list of scenes.
    public var group: SceneGroup { stacks ? .idea : .broken }
    /// A description of what there is to touch.
    public var summary: String {
        stacks
            ? "views with the tap recognizer that one should not write, for one tap and for two"
            : "views with the same tap, which excludes all double taps in this version but a firm one"
    }
    /// The advice what to try, and with which fingers.
    public var hint: String {
        stacks
            ? "Tap each view once and twice with one finger: the double tap of mixed never counts."
            : "Tap each view twice with one finger: only the firm double tap counts."
    }
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the views `alike`, `mixed` and `firm`, each with a recognizer for one tap and one for two.
    public func build(in window: UIWindow) {
        window.backgroundColor = .systemGray5
        let words = [("alike", "simple double tap"), ("mixed", "UIKit's double tap"), ("firm", "firm double tap")]
        for (index, (name, double)) in words.enumerated() {
            let place = window.bounds.fraction(x: 0.025 + 0.325 * CGFloat(index), y: 0.25, width: 0.3, height: 0.5)
            let view = window.addTapCounter(name, "simple single tap,\n\(double)", frame: place)
            addSimpleTap("\(name) single", taps: 1, to: view, action: TapCounterView.tapped)
            guard name != "alike" else {
                addSimpleTap("alike double", taps: 2, to: view, action: TapCounterView.doubleTapped)
                continue
            }
            let tap = name == "firm" ? FirmTapGestureRecognizer() : UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            view.attach("\(name) double", tap).addTarget(view, action: TapCounterView.doubleTapped)
        }
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
