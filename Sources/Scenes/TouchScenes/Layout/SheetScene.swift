public import Touchstone

/// A form laid out with constraints, and a sheet in front of it that a finger pulls up by the constant of a constraint.
///
///     +-- form: scrolls ------+
///     | row: label ··· switch |    stack views in a scroll view, whose content they size
///     | details, several lines|    hidden until the first switch is on: the stack makes room
///     | …                     |
///     +== sheet ==============+    its top follows the finger; at the lift it goes where the finger would
///     | Cancel        Save    |    buttons of equal width
///     +-----------------------+
public struct SheetScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `sheet`.
    public let name = "sheet"
    /// The title, for people.
    public let title = "A form and a sheet"
    /// The part of the list of scenes.
    public let group = SceneGroup.app
    /// A description of what there is to touch.
    public let summary = "a form of stack views in a scroll view, and a sheet that a finger pulls up"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Pull the sheet up with one finger; scroll the form, and turn the first switch on."
    /// The size of the window, 320 × 480 points.
    public let windowSize = CGSize(width: 320, height: 480)

    /// Shows the scroll view `form` with rows, and the view `sheet`, which has the recognizer `sheet pan`.
    public func build(in window: UIWindow) {
        window.rootViewController = SheetController()
    }
}
