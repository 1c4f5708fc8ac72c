import Touchstone

// Two things happen where one was meant.

extension Puzzles {
    static var twoRecognize: [Puzzle] { [aTapWithAControl, twoTaps] }

    private static var aTapWithAControl: Puzzle {
        Puzzle(
            1, "control-too", "A control sits in a view with a tap. Why is the tap recognized, too?",
            about: .recognizer("parent tap"), wants: ["parent tap not recognized"]
        ) { view in
            view.attach(UITapGestureRecognizer(), "parent tap").cancelsTouchesInView = false
            view.put(UIControl(frame: Place.square), "control")
        } play: {
            $0.tap(at: Place.middle)
        }
    }

    private static var twoTaps: Puzzle {
        Puzzle(
            18, "both", "A view and the one around it have a tap each. Why are both recognized?",
            about: .recognizer("parent tap"), wants: ["parent tap not recognized"]
        ) { view in
            let together = Together()
            view.kept.append(together)
            view.attach(UITapGestureRecognizer(), "parent tap").delegate = together
            view.put(UIView(frame: Place.square), "child").attach(UITapGestureRecognizer(), "child tap")
        } play: {
            $0.tap(at: Place.middle)
        }
    }

    private final class Together: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { true }
    }
}
