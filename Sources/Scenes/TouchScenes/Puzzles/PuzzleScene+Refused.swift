import Touchstone

// A view does not allow it.

extension PuzzleScene {
    static var refused: [PuzzleScene] { [aTapAroundAButton, aCanvas] }

    private static var aTapAroundAButton: PuzzleScene {
        PuzzleScene(
            17, "around-button", "The view around my button has a tap. Why is it dead on the button?",
            hint: "Tap the button with one finger."
        ) { view in
            view.attach("parent tap", UITapGestureRecognizer())
            view.put(UIButton(frame: Place.square), "button")
        }
    }

    private static var aCanvas: PuzzleScene {
        PuzzleScene(
            19, "canvas", "Why does my canvas ignore some touches?",
            hint: "Keep one finger on the canvas, and tap it with another."
        ) { view in
            view.put(PuzzleCard(frame: Place.everywhere), "canvas")
        }
    }
}
