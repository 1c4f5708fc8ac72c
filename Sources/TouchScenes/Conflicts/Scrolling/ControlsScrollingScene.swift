public import Touchstone

/// Controls and rows in scroll views, which hear of a finger when it rests, and of a drag never (S-033, S-179…S-181).
///
///     +----- status -----------------------------+
///     |   form   |   yielding   |     table      |    form: a drag cannot take a pressed control's finger
///     | button   |   button     |   row 1        |    yielding: it can, of buttons
///     | switch   |   switch     |   row 2        |
///     | slider   |   slider     |   …            |
///     | tile …   |   tile …     |                |
///     +------------------------------------------+
///     | shelf: no scroll view, a pan    +------+ |    what starts here flashes
///     +------------------------------------------+
///
/// Each button and tile is lit while it is touched. `ControlsUndelayedScene` is the same without the delay.
public struct ControlsScrollingScene: Scene {
    /// Creates the scene.
    public init() {}

    /// `controls-scrolling`.
    public let name = "controls-scrolling"
    /// What there is to touch.
    public let summary = "buttons, switches, sliders and rows in scroll views that delay touches, and a tile in none"
    /// 480 × 400 points.
    public let windowSize = ControlsScene.windowSize

    /// Adds the scroll views `form` and `yielding`, each with a button, a switch, a slider, a tile and four more buttons; `table`
    /// with 30 rows; `shelf` with `shelf tile`; and the label `status`.
    public func build(in window: UIWindow) {
        ControlsScene.build(in: window, delaysContentTouches: true)
    }
}
