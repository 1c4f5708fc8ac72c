import Touchstone

// A view does not receive the end of its touch.

extension PuzzleScene {
    static var cancelled: [PuzzleScene] { [aTapAroundRows, aPanInARow, aDragInAPinch, aTouchWithoutEnd] }

    private static var aTapAroundRows: PuzzleScene {
        PuzzleScene(
            2, "selection", "The view around my rows has a tap since yesterday. Why are rows not selected any more?",
            hint: "Tap the row with one finger."
        ) { view in
            view.attach("dismiss", UITapGestureRecognizer())
            view.put(PuzzleCard(frame: Place.square), "row")
        }
    }

    private static var aPanInARow: PuzzleScene {
        PuzzleScene(
            5, "pan-in-row", "My row has a pan. Why is the row not selected by a finger that is not quite still?",
            hint: "Tap the row with one finger, and move it a little before you lift it."
        ) { view in
            view.put(PuzzleCard(frame: Place.square), "row").attach("row pan", UIPanGestureRecognizer())
        }
    }

    private static var aDragInAPinch: PuzzleScene {
        PuzzleScene(
            9, "drag-and-pinch",
            "My view drags with its touch methods. Why does the drag stop without an end when a pinch begins?",
            hint: "Move one finger on the card; then put a second one down and move it away."
        ) { view in
            view.attach("pinch", UIPinchGestureRecognizer())
            let card = view.put(PuzzleCard(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), "card")
            card.isMultipleTouchEnabled = true
        }
    }

    private static var aTouchWithoutEnd: PuzzleScene {
        PuzzleScene(
            12, "no-end", "A touch came down in my view. Why does neither its end nor its cancellation come?",
            hint: "Tap anywhere with one finger."
        ) { view in
            let unfinished = view.attach("unfinished", UnfinishedRecognizer())
            unfinished.delaysTouchesEnded = true
            unfinished.cancelsTouchesInView = false
        }
    }

    /// A recognizer that never reaches a terminal state.
    private final class UnfinishedRecognizer: UIGestureRecognizer {}
}
