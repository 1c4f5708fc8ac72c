import Touchstone

// It happens, but late.

extension Puzzles {
    static var late: [Puzzle] { [aLateTap] }

    private static var aLateTap: Puzzle {
        Puzzle(
            6, "late", "Why is my tap late?",
            about: .recognizer("single"), wants: ["single recognized within 0.1 s"]
        ) { view in
            let double = view.attach(UITapGestureRecognizer(), "double")
            double.numberOfTapsRequired = 2
            view.attach(UITapGestureRecognizer(), "single").require(toFail: double)
        } play: {
            $0.tap(at: Place.middle)
        }
    }
}
