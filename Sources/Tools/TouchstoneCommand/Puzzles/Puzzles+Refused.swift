import Touchstone

// A view does not allow it.

extension Puzzles {
    static var refused: [Puzzle] { [aTapAroundAButton, aCanvas] }

    private static var aTapAroundAButton: Puzzle {
        Puzzle(
            17, "around-button", "The view around my button has a tap. Why is it dead on the button?",
            about: .recognizer("parent tap"), wants: ["parent tap recognized"]
        ) { view in
            view.attach(UITapGestureRecognizer(), "parent tap")
            view.put(UIButton(frame: Place.square), "button")
        } play: {
            $0.tap(at: Place.middle)
        }
    }

    private static var aCanvas: Puzzle {
        Puzzle(
            19, "canvas", "Why does my canvas ignore some touches?",
            about: .view(finger: nil), wants: ["canvas began"]
        ) { view in
            view.put(UIView(frame: Place.everywhere), "canvas")
        } play: { hands in
            hands.down(at: Place.middle)
            hands.tap(.leftIndex, at: CGPoint(x: 200, y: 200))
            hands.up()
        }
    }
}
