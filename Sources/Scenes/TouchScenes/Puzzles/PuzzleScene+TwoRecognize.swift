import Touchstone

// Two things happen where one was meant.

extension PuzzleScene {
    static var twoRecognize: [PuzzleScene] { [aTapWithAControl, twoTaps] }

    private static var aTapWithAControl: PuzzleScene {
        PuzzleScene(
            1, "control-too", "A control sits in a view with a tap. Why is the tap recognized, too?",
            hint: "Tap the control with one finger."
        ) { view in
            view.attach("parent tap", UITapGestureRecognizer()).cancelsTouchesInView = false
            view.put(UIControl(frame: Place.square), "control")
        }
    }

    private static var twoTaps: PuzzleScene {
        PuzzleScene(
            18, "both", "A view and the one around it have a tap each. Why are both recognized?",
            hint: "Tap the square with one finger."
        ) { view in
            let together = Together()
            view.kept.append(together)
            view.attach("parent tap", UITapGestureRecognizer()).delegate = together
            view.put(PuzzleCard(frame: Place.square), "child").attach("child tap", UITapGestureRecognizer())
        }
    }

    private final class Together: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { true }
    }
}
