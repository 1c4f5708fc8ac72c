public import Touchstone

/// An everyday question about touches, as a small app: a scene of 400 × 300 points whose window contains a view named `view`.
public struct PuzzleScene: Scene {
    /// All puzzles, in the order of their numbers.
    public static var all: [PuzzleScene] {
        (twoRecognize + cancelled + notAsked + lost + late + refused).sorted { $0.number < $1.number }
    }

    /// The number, from 1.
    public let number: Int
    /// The question.
    public let title: String
    /// The name: `puzzle-06-late`.
    public let name: String
    /// The advice what to try, and with which fingers.
    public let hint: String
    private let fill: (PuzzleView) -> Void

    /// The question, as that of a puzzle.
    public var summary: String { "a puzzle: \"\(title)\"" }
    /// The scenes with a mistake.
    public var group: SceneGroup { .broken }
    /// The title of all puzzles.
    public var family: String { "Twenty everyday questions" }
    /// The size of the window, 400 × 300 points.
    public var windowSize: CGSize { CGSize(width: 400, height: 300) }

    init(_ number: Int, _ name: String, _ title: String, hint: String, build: @escaping (PuzzleView) -> Void) {
        self.name = "puzzle-\(number < 10 ? "0" : "")\(number)-\(name)"
        (self.number, self.title, self.hint, fill) = (number, title, hint, build)
    }

    /// Adds the view, and what is in it.
    public func build(in window: UIWindow) {
        let view = PuzzleView(frame: window.bounds)
        view.accessibilityIdentifier = "view"
        view.backgroundColor = .systemGray6
        window.addSubview(view)
        fill(view)
        view.build()
    }

    /// The places that several puzzles have in common, in points of a window of 400 × 300.
    enum Place {
        static let square = CGRect(x: 50, y: 50, width: 100, height: 100)
        static let everywhere = CGRect(x: 0, y: 0, width: 400, height: 300)
    }
}
