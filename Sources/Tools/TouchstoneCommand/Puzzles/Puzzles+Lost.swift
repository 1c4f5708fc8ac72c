import Touchstone

// Another recognizer recognizes instead.

extension Puzzles {
    static var lost: [Puzzle] { [aLink, aDraggedView, anotherVersion, aPressInAList, aPanInAList, aSwipeInAList] }

    private static var aLink: Puzzle {
        Puzzle(
            4, "link", "My row can be dragged. Why is the link in it dead for fingers that are not quite still?",
            about: .recognizer("link tap"), wants: ["link tap recognized", "row pan not recognized"]
        ) { view in
            let row = view.put(UIView(frame: Place.everywhere), "row", .systemGray5)
            row.attach(UIPanGestureRecognizer(), "row pan")
            row.put(UIView(frame: Place.square), "link").attach(UITapGestureRecognizer(), "link tap")
        } play: { hands in
            hands.down(at: Place.middle)
            hands.move(dx: 12, over: 0.05)
            hands.up()
        }
    }

    private static var aDraggedView: Puzzle {
        Puzzle(
            7, "dragged", "A view in my list can be dragged. Why does the list not scroll from there?",
            about: .recognizer("list pan"), wants: ["list pan recognized"]
        ) { view in
            let list = view.putList(contentSize: CGSize(width: 400, height: 1_000))
            list.put(UIView(frame: Place.square), "card").attach(UIPanGestureRecognizer(), "card pan")
        } play: {
            $0.drag(from: Place.middle, to: CGPoint(x: 100, y: 250), over: 0.2)
        }
    }

    private static var anotherVersion: Puzzle {
        Puzzle(
            8, "version", "Since the last version another recognizer wins. Why?",
            about: .recognizer("old pan"), wants: ["old pan recognized", "new pan not recognized"]
        ) { view in
            view.attach(UIPanGestureRecognizer(), "old pan")
            view.attach(UIPanGestureRecognizer(), "new pan")
        } play: {
            $0.drag(from: Place.middle, to: CGPoint(x: 200, y: 100))
        }
    }

    private static var aPressInAList: Puzzle {
        Puzzle(
            15, "sticks", "Why does my list stick now and then?",
            about: .recognizer("list pan"), wants: ["list pan recognized"]
        ) { view in
            let list = view.putList(contentSize: CGSize(width: 400, height: 1_000))
            list.put(UIView(frame: Place.square), "row").attach(UILongPressGestureRecognizer(), "row press")
        } play: { hands in
            hands.down(at: Place.middle)
            hands.wait(0.6)
            hands.move(dy: 100, over: 0.2)
            hands.up()
        }
    }

    private static var aPanInAList: Puzzle {
        Puzzle(
            16, "blocks", "The content of my list has a pan. Why does the list not scroll any more?",
            about: .recognizer("list pan"), wants: ["list pan recognized"]
        ) { view in
            let list = view.putList(contentSize: CGSize(width: 400, height: 1_000))
            list.put(UIView(frame: Place.everywhere), "content").attach(UIPanGestureRecognizer(), "content pan")
        } play: { hands in
            hands.down(at: Place.middle)
            hands.move(dy: 60, over: 0.2)
            hands.up()
        }
    }

    private static var aSwipeInAList: Puzzle {
        Puzzle(
            20, "swipe", "Why does my list take the swipe of its row?",
            about: .recognizer("row swipe"), wants: ["row swipe recognized", "list pan not recognized"]
        ) { view in
            let list = view.putList(contentSize: CGSize(width: 1_000, height: 300))
            let swipe = list.put(UIView(frame: Place.everywhere), "row").attach(UISwipeGestureRecognizer(), "row swipe")
            swipe.direction = .left
        } play: {
            $0.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 60, y: 100), over: 0.15)
        }
    }
}
