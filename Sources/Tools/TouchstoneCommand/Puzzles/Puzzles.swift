import TouchScenes
import Touchstone

/// Twenty questions that people ask about touches.
enum Puzzles {
    private static let middle = CGPoint(x: 100, y: 100)

    /// All puzzles, in the order of their numbers.
    static var all: [Puzzle] {
        [
            Puzzle(1, about: .recognizer("parent tap"), wants: ["parent tap not recognized"]) { $0.tap(at: middle) },
            Puzzle(2, about: .view(finger: nil), wants: ["row ended"]) { $0.tap(at: middle) },
            Puzzle(3, about: .recognizer("label tap"), wants: ["label tap recognized"]) { $0.tap(at: middle) },
            Puzzle(4, about: .recognizer("link tap"), wants: ["link tap recognized", "row pan not recognized"]) {
                hands in
                hands.down(at: middle)
                hands.move(dx: 12, over: 0.05)
                hands.up()
            },
            Puzzle(5, about: .view(finger: nil), wants: ["row ended"]) { hands in
                hands.down(at: middle)
                hands.move(dx: 12, over: 0.05)
                hands.up()
            },
            Puzzle(6, about: .recognizer("single"), wants: ["single recognized within 0.1 s"]) { $0.tap(at: middle) },
            Puzzle(7, about: .recognizer("list pan"), wants: ["list pan recognized"]) {
                $0.drag(from: middle, to: CGPoint(x: 100, y: 250), over: 0.2)
            },
            Puzzle(8, about: .recognizer("old pan"), wants: ["old pan recognized", "new pan not recognized"]) {
                $0.drag(from: middle, to: CGPoint(x: 200, y: 100))
            },
            Puzzle(9, about: .view(finger: 1), wants: ["card ended with finger 1"]) { hands in
                hands.down(at: middle)
                hands.move(dx: 5, over: 0.1)
                hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
                hands.move(.leftIndex, dx: 60, over: 0.1)
                hands.liftAll()
            },
            Puzzle(10, about: .recognizer("content tap"), wants: ["content tap recognized"]) { $0.tap(at: middle) },
            Puzzle(11, about: .recognizer("card tap"), wants: ["card tap recognized"]) { hands in
                hands.tap(at: middle)
                hands.wait(1)
                hands.tap(at: middle)
            },
            Puzzle(12, about: .view(finger: nil), wants: ["view ended"]) { $0.tap(at: middle) },
            Puzzle(13, about: .recognizer("below"), wants: ["below recognized"]) { $0.tap(at: middle) },
            Puzzle(14, about: .recognizer("tap"), wants: ["tap recognized"]) { $0.tap(at: middle) },
            Puzzle(15, about: .recognizer("list pan"), wants: ["list pan recognized"]) { hands in
                hands.down(at: middle)
                hands.wait(0.6)
                hands.move(dy: 100, over: 0.2)
                hands.up()
            },
            Puzzle(16, about: .recognizer("list pan"), wants: ["list pan recognized"]) { hands in
                hands.down(at: middle)
                hands.move(dy: 60, over: 0.2)
                hands.up()
            },
            Puzzle(17, about: .recognizer("parent tap"), wants: ["parent tap recognized"]) { $0.tap(at: middle) },
            Puzzle(18, about: .recognizer("parent tap"), wants: ["parent tap not recognized"]) { $0.tap(at: middle) },
            Puzzle(19, about: .view(finger: nil), wants: ["canvas began"]) { hands in
                hands.down(at: middle)
                hands.tap(.leftIndex, at: CGPoint(x: 200, y: 200))
                hands.up()
            },
            Puzzle(20, about: .recognizer("row swipe"), wants: ["row swipe recognized", "list pan not recognized"]) {
                $0.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 60, y: 100), over: 0.15)
            },
        ]
    }

    /// The puzzle whose scene has this name; `nil` if there is none.
    static func named(_ name: String) -> Puzzle? { all.first { $0.scene.name == name } }
}
