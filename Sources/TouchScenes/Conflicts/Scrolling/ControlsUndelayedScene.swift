public import Touchstone

/// `ControlsScrollingScene` with scroll views that do not delay touches: whatever a finger touches is lit at once (S-179).
///
/// In the form a drag that starts on a control does not scroll at all, elsewhere what it starts on flashes.
public struct ControlsUndelayedScene: Scene {
    /// Creates the scene.
    public init() {}

    /// `controls-undelayed`.
    public let name = "controls-undelayed"
    /// What there is to touch.
    public let summary = "controls-scrolling with scroll views that do not delay touches: everything flashes"
    /// 480 × 400 points.
    public let windowSize = ControlsScene.windowSize

    /// Adds what `ControlsScrollingScene` adds.
    public func build(in window: UIWindow) {
        ControlsScene.build(in: window, delaysContentTouches: false)
    }
}
