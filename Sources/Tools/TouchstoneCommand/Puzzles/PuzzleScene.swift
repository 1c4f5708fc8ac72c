import TouchScenes
import Touchstone

/// The app of a puzzle: a scene of 400 × 300 points whose window contains a view named `view`.
struct PuzzleScene: Scene {
    /// The name: `puzzle-06-late`.
    let name: String
    /// The question, as that of a puzzle.
    let summary: String
    private let fill: (PuzzleView) -> Void

    /// The size of the window, 400 × 300 points.
    var windowSize: CGSize { CGSize(width: 400, height: 300) }
    /// The advice what to try.
    var hint: String { "Do what the question says, then ask why." }

    init(name: String, summary: String, build: @escaping (PuzzleView) -> Void) {
        (self.name, self.summary, fill) = (name, summary, build)
    }

    /// Adds the view, and what is in it.
    func build(in window: UIWindow) {
        let view = PuzzleView(frame: window.bounds)
        view.accessibilityIdentifier = "view"
        view.backgroundColor = .systemGray6
        window.addSubview(view)
        fill(view)
    }
}

/// The view of a puzzle, which retains the delegates of the recognizers in it.
final class PuzzleView: UIView {
    /// The delegates and targets.
    var kept: [AnyObject] = []
}

extension UIView {
    /// Adds a named, colored subview.
    @discardableResult
    func put<View: UIView>(_ view: View, _ name: String, _ color: UIColor = .systemTeal) -> View {
        view.accessibilityIdentifier = name
        view.backgroundColor = color
        addSubview(view)
        return view
    }

    /// Attaches a named recognizer.
    @discardableResult
    func attach<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
        recognizer.name = name
        addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Adds a scroll view named `list`, which fills the view and whose pan is named `list pan`.
    func putList(contentSize: CGSize) -> UIScrollView {
        let list = put(UIScrollView(frame: bounds), "list", .systemGray5)
        list.contentSize = contentSize
        list.panGestureRecognizer.name = "list pan"
        return list
    }
}

/// The places that several puzzles have in common, in points of a window of 400 × 300.
enum Place {
    static let middle = CGPoint(x: 100, y: 100)
    static let square = CGRect(x: 50, y: 50, width: 100, height: 100)
    static let everywhere = CGRect(x: 0, y: 0, width: 400, height: 300)
}
