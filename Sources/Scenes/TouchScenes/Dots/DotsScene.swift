public import Touchstone

/// Dots on a canvas, and a drawer of dots that is pulled in from above: the app of document 003 (S-150…S-192).
///
///     +---- window 480 × 480 ----+
///     |  drawer: dots in rows    |   in a scroll view over all of the canvas, which lets touches through;
///     |  o O o O O o o           |   it starts scrolled away
///     +- - - - - - - - - - - - - +
///     |  canvas       O     o    |   a drag anywhere scrolls; a long press picks up a dot, which then follows
///     |     o    O         O     |   the finger, while others scroll or hold dots of their own
///     +--------------------------+
///
/// `DotsStep` has the wrong intermediate versions of the talk; each is a scene. There is a white mark under every finger.
public struct DotsScene: Scene {
    /// The finished app, or one of its wrong versions.
    public let step: DotsStep

    /// Creates the scene.
    /// - Parameter step: The finished app by default.
    public init(step: DotsStep = .finished) { self.step = step }

    /// The name, `dots` or `dots-` with the mistake.
    public var name: String { step.rawValue }
    /// The title, for people.
    public var title: String { step.title }
    /// The part of the list of scenes.
    public var group: SceneGroup { step == .finished ? .app : .broken }
    /// The title of all versions with a mistake.
    public var family: String { step == .finished ? "" : "Dots and a drawer, wrong in thirteen ways" }
    /// A description of what there is to touch, and of the mistake.
    public var summary: String { step.summary }
    /// The advice what to try, and with which fingers.
    public var hint: String { step.hint }
    /// The size of the window, 480 × 480 points.
    public let windowSize = CGSize(width: 480, height: 480)

    /// Makes a window that marks its fingers.
    public func makeWindow(frame: CGRect) -> UIWindow { FingerMarksWindow(frame: frame) }

    /// Shows the view of a controller, with 25 dots on the canvas and 20 in the drawer.
    public func build(in window: UIWindow) {
        window.rootViewController = DotsViewController(step: step)
    }
}
