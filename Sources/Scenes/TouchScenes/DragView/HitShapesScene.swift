public import Touchstone

/// A card, a coin and a flower: a touch belongs to the shape that is visible under the finger.
///
///     +---------------------- window 400 × 300 ------------------+
///     |        +---------------- card ----------------+          |
///     |        |    ,--.                     o o      |          |
///     |        |   ( coin )                o flower o |          |
///     |        |    `--'                     o o      |          |
///     |        +--------------------------------------+          |
///     +----------------------------------------------------------+
///
/// The corners of the coin and the gaps between the petals are transparent: touches there go to the card. `point(inside:with:)` asks a
/// `HitShape`, which is a circle or the opacity of the picture.
public struct HitShapesScene: Scene {
    /// Creates the scene.
    public init() {}

    /// The name, `hit-shapes`.
    public let name = "hit-shapes"
    /// The title, for people.
    public let title = "Touch what you see"
    /// A description of what there is to touch.
    public let summary = "a round coin and a flower on a card: touches go to what is seen under the finger"
    /// The advice what to try, and with which fingers.
    public let hint =
        "Tap the coin, its corners, the petals and the gaps between them with one finger."
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the board, `card`, `coin` and `flower`.
    public func build(in window: UIWindow) {
        let board = window.addView("board", frame: window.bounds)
        board.backgroundColor = .systemGray5
        let (middle, side) = (CGPoint(x: board.bounds.midX, y: board.bounds.midY), CGFloat(120))
        func frame(_ dx: CGFloat) -> CGRect {
            CGRect(x: middle.x + dx - side / 2, y: middle.y - side / 2, width: side, height: side)
        }
        let card = ShapedView(
            "card", frame: CGRect(x: middle.x - 160, y: middle.y - 90, width: 320, height: 180), shape: .bounds)
        card.look(.systemBackground, "card", cornerRadius: 12)
        let coin = ShapedView("coin", frame: frame(-80), shape: .circle)
        coin.look(.systemYellow, "coin", cornerRadius: side / 2)
        let flower = ShapedView("flower", frame: frame(80), shape: Flower.mask.map { .picture($0) } ?? .bounds)
        Flower.add(to: flower.layer, Flower.all[0].color, side: side)
        for view in [card, coin, flower] { board.addSubview(view) }
    }
}
