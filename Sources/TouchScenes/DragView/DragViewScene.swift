public import Touchstone

/// Three flowers that fingers move, scale and rotate, each by itself (S-128…S-138).
///
/// Pan, pinch and rotation of a flower recognize together, because their delegate, the flower, allows it for every pair; several
/// flowers can be held at once. A touched flower comes to the front, and three taps return it home.
///
/// The variant `dragview-printed` has the view of the recipe as printed, whose actions overwrite each other.
public struct DragViewScene: Scene {
    private let isPrinted: Bool

    /// Creates the scene.
    /// - Parameter isPrinted: `true` for the view of the recipe as printed; `false` by default.
    public init(isPrinted: Bool = false) {
        self.isPrinted = isPrinted
    }

    /// The name, `dragview` or `dragview-printed`.
    public var name: String { isPrinted ? "dragview-printed" : "dragview" }
    /// A description of what there is to touch.
    public var summary: String {
        isPrinted
            ? "flowers as the recipe has them: pan, pinch and rotation overwrite each other"
            : "flowers that are moved, zoomed and turned at once; three taps send one home"
    }
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the board and three flowers: `rose`, `violet`, `cornflower`, each with `… pan`, `… pinch`, `… rotation`.
    public func build(in window: UIWindow) {
        let board = window.addView("board", frame: window.bounds)
        board.backgroundColor = .systemGray5
        for (index, flower) in FlowerImage.all.enumerated() {
            let view: UIView =
                isPrinted
                ? PrintedDragView(flower.name, image: flower.image) : DragView(flower.name, image: flower.image)
            view.center = CGPoint(x: board.bounds.width * CGFloat(index * 2 + 1) / 6, y: board.bounds.midY)
            board.addSubview(view)
        }
    }
}
