import Touchstone

// Another recognizer recognizes instead.

extension PuzzleScene {
    static var lost: [PuzzleScene] { [aLink, aDraggedView, anotherVersion, aPressInAList, aPanInAList, aSwipeInAList] }

    private static var aLink: PuzzleScene {
        PuzzleScene(
            4, "link", "My row can be dragged. Why is the link in it dead for fingers that are not quite still?",
            hint: "Tap the link with one finger, and move it a little before you lift it."
        ) { view in
            let row = view.put(PuzzleCard(frame: Place.everywhere), "row", .systemGray5)
            row.attach("row pan", UIPanGestureRecognizer())
            row.put(PuzzleCard(frame: Place.square), "link").attach("link tap", UITapGestureRecognizer())
        }
    }

    private static var aDraggedView: PuzzleScene {
        PuzzleScene(
            7, "dragged", "A view in my list can be dragged. Why does the list not scroll from there?",
            hint: "Drag the card down with one finger."
        ) { view in
            let list = view.putList(contentSize: CGSize(width: 400, height: 1_000))
            list.put(PuzzleCard(frame: Place.square), "card").attach("card pan", UIPanGestureRecognizer())
        }
    }

    private static var anotherVersion: PuzzleScene {
        PuzzleScene(
            8, "version", "Since the last version another recognizer wins. Why?",
            hint: "Drag anywhere with one finger."
        ) { view in
            view.attach("old pan", UIPanGestureRecognizer())
            view.attach("new pan", UIPanGestureRecognizer())
        }
    }

    private static var aPressInAList: PuzzleScene {
        PuzzleScene(
            15, "sticks", "Why does my list stick now and then?",
            hint: "Hold the row with one finger until it is a long press; then drag."
        ) { view in
            let list = view.putList(contentSize: CGSize(width: 400, height: 1_000))
            list.put(PuzzleCard(frame: Place.square), "row").attach("row press", UILongPressGestureRecognizer())
        }
    }

    private static var aPanInAList: PuzzleScene {
        PuzzleScene(
            16, "blocks", "The content of my list has a pan. Why does the list not scroll any more?",
            hint: "Drag the content down with one finger."
        ) { view in
            let list = view.putList(contentSize: CGSize(width: 400, height: 1_000))
            list.put(PuzzleCard(frame: Place.everywhere), "content").attach("content pan", UIPanGestureRecognizer())
        }
    }

    private static var aSwipeInAList: PuzzleScene {
        PuzzleScene(
            20, "swipe", "Why does my list take the swipe of its row?",
            hint: "Swipe the row to the left with one finger."
        ) { view in
            let list = view.putList(contentSize: CGSize(width: 1_000, height: 300))
            let swipe = list.put(PuzzleCard(frame: Place.everywhere), "row").attach(
                "row swipe", UISwipeGestureRecognizer())
            swipe.direction = .left
        }
    }
}
