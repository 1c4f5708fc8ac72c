/// Twenty questions that people ask about touches.
enum Puzzles {
    /// All puzzles, in the order of their numbers.
    static var all: [Puzzle] {
        (twoRecognize + cancelled + notAsked + lost + late + refused).sorted { $0.number < $1.number }
    }

    /// The puzzle whose scene has this name; `nil` if there is none.
    static func named(_ name: String) -> Puzzle? { all.first { $0.scene.name == name } }
}
