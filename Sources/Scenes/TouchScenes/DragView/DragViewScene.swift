public import Touchstone

/// Three flowers that fingers move, scale and rotate, each by itself (S-128…S-138).
///
/// Pan, pinch and rotation of a flower recognize together, because their delegate, the flower, allows it for every pair; several
/// flowers can be held at once. A touched flower comes to the front, and three taps return it home.
public struct DragViewScene: Scene {
    /// Creates the scene.
    public init() {}

    /// `dragview`.
    public let name = "dragview"
    /// The title, for people.
    public let title = "Flowers to move and turn"
    /// The part of the list of scenes.
    public let group = SceneGroup.start
    /// A description of what there is to touch.
    public let summary = "flowers that are moved, zoomed and turned at once; three taps send one home"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Move a flower with one finger, pinch and turn it with two; send it home with three taps."
    /// 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the board and three flowers: `rose`, `violet`, `cornflower`, each with `… pan`, `… pinch`, `… rotation`.
    public func build(in window: UIWindow) {
        let board = window.addView("board", frame: window.bounds)
        board.backgroundColor = .systemGray5
        for (index, flower) in Flower.all.enumerated() {
            let view = DragView(flower.name, flower.color)
            view.center = CGPoint(x: board.bounds.width * CGFloat(index * 2 + 1) / 6, y: board.bounds.midY)
            board.addSubview(view)
        }
    }
}
