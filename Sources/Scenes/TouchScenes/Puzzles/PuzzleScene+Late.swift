import Touchstone

// It happens, but late.

extension PuzzleScene {
    static var late: [PuzzleScene] { [aLateTap] }

    private static var aLateTap: PuzzleScene {
        PuzzleScene(
            6, "late", "Why is my tap late?",
            hint: "Tap anywhere with one finger."
        ) { view in
            let double = view.attach("double", UITapGestureRecognizer())
            double.numberOfTapsRequired = 2
            view.attach("single", UITapGestureRecognizer()).require(toFail: double)
        }
    }
}
