public import Touchstone

/// Paper on which one finger draws what a recognizer captures: live while it is down, permanently when it is lifted, and not at
/// all if the touch is cancelled (S-121…S-125).
public struct CaptureScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `capture`.
    public let name = "capture"
    /// The title, for people.
    public let title = "A line that stays"
    /// A description of what there is to touch.
    public let summary = "paper on which one finger draws; only what it ends is kept"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Draw with one finger, lift it, and draw again: each line that is lifted stays."
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the view `paper` with the recognizer `capture`, and the label `status`, which counts the lines.
    public func build(in window: UIWindow) {
        let paper = CaptureCanvas(frame: window.bounds)
        paper.accessibilityIdentifier = "paper"
        window.addSubview(paper)
        paper.build()
    }
}
