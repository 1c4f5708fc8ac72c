import Touchstone

// A view does not receive the end of its touch.

extension Puzzles {
    static var cancelled: [Puzzle] { [aTapAroundRows, aPanInARow, aDragInAPinch, aTouchWithoutEnd] }

    private static var aTapAroundRows: Puzzle {
        Puzzle(
            2, "selection", "The view around my rows has a tap since yesterday. Why are rows not selected any more?",
            about: .view(finger: nil), wants: ["row ended"]
        ) { view in
            view.attach(UITapGestureRecognizer(), "dismiss")
            view.put(UIView(frame: Place.square), "row")
        } play: {
            $0.tap(at: Place.middle)
        }
    }

    private static var aPanInARow: Puzzle {
        Puzzle(
            5, "pan-in-row", "My row has a pan. Why is the row not selected by a finger that is not quite still?",
            about: .view(finger: nil), wants: ["row ended"]
        ) { view in
            view.put(UIView(frame: Place.square), "row").attach(UIPanGestureRecognizer(), "row pan")
        } play: { hands in
            hands.down(at: Place.middle)
            hands.move(dx: 12, over: 0.05)
            hands.up()
        }
    }

    private static var aDragInAPinch: Puzzle {
        Puzzle(
            9, "drag-and-pinch",
            "My view drags with its touch methods. Why does the drag stop without an end when a pinch begins?",
            about: .view(finger: 1), wants: ["card ended with finger 1"]
        ) { view in
            view.attach(UIPinchGestureRecognizer(), "pinch")
            let card = view.put(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), "card")
            card.isMultipleTouchEnabled = true
        } play: { hands in
            hands.down(at: Place.middle)
            hands.move(dx: 5, over: 0.1)
            hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
            hands.move(.leftIndex, dx: 60, over: 0.1)
            hands.liftAll()
        }
    }

    private static var aTouchWithoutEnd: Puzzle {
        Puzzle(
            12, "no-end", "A touch came down in my view. Why does neither its end nor its cancellation come?",
            about: .view(finger: nil), wants: ["view ended"]
        ) { view in
            let unfinished = view.attach(UnfinishedRecognizer(), "unfinished")
            unfinished.delaysTouchesEnded = true
            unfinished.cancelsTouchesInView = false
        } play: {
            $0.tap(at: Place.middle)
        }
    }

    /// A recognizer that never reaches a terminal state.
    private final class UnfinishedRecognizer: UIGestureRecognizer {}
}
