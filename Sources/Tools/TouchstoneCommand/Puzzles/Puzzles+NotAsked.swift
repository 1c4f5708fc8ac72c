import Touchstone

// A recognizer never receives the touch.

extension Puzzles {
    static var notAsked: [Puzzle] { [aLabel, aSheet, aReplacedView, twoViews, aWindow] }

    private static var aLabel: Puzzle {
        Puzzle(
            3, "label", "A label in my row has a tap. Why is it never recognized?",
            about: .recognizer("label tap"), wants: ["label tap recognized"]
        ) { view in
            let row = view.put(UIView(frame: Place.square), "row")
            row.put(UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 80)), "label", .systemYellow)
                .attach(UITapGestureRecognizer(), "label tap")
        } play: {
            $0.tap(at: Place.middle)
        }
    }

    private static var aSheet: Puzzle {
        Puzzle(
            10, "sheet", "The content of my sheet is visible. Why does it receive no taps?",
            about: .recognizer("content tap"), wants: ["content tap recognized"]
        ) { view in
            let sheet = view.put(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 40)), "sheet", .systemYellow)
            sheet.put(UIView(frame: Place.square), "content").attach(UITapGestureRecognizer(), "content tap")
        } play: {
            $0.tap(at: Place.middle)
        }
    }

    private static var aReplacedView: Puzzle {
        Puzzle(
            11, "replaced", "My card was tapped and replaced by the next one. Why is the next tap not recognized?",
            about: .recognizer("card tap"), wants: ["card tap recognized"]
        ) { view in
            let dealer = Dealer(view)
            view.kept.append(dealer)
            view.put(UIView(frame: Place.square), "old card").addGestureRecognizer(dealer.tap)
        } play: { hands in
            hands.tap(at: Place.middle)
            hands.wait(1)
            hands.tap(at: Place.middle)
        }
    }

    /// Replaces the card that was tapped, and forgets the tap.
    private final class Dealer {
        let tap = UITapGestureRecognizer()
        private weak var table: UIView?

        init(_ table: UIView) {
            self.table = table
            tap.name = "card tap"
            tap.addTarget(self, action: Dealer.replace)
        }

        private func replace(_ tap: UIGestureRecognizer) {
            guard let table, let old = tap.view, old.accessibilityIdentifier == "old card" else { return }
            old.removeFromSuperview()
            table.put(UIView(frame: Place.square), "new card", .systemYellow)
        }
    }

    private static var twoViews: Puzzle {
        Puzzle(
            13, "overlap", "Two of my views overlap. Why does only one of them receive touches?",
            about: .recognizer("below"), wants: ["below recognized"]
        ) { view in
            view.put(UIView(frame: Place.square), "lower").attach(UITapGestureRecognizer(), "below")
            view.put(UIView(frame: Place.square), "upper", .systemYellow).attach(UITapGestureRecognizer(), "above")
        } play: {
            $0.tap(at: Place.middle)
        }
    }

    private static var aWindow: Puzzle {
        Puzzle(
            14, "nothing", "Why is nothing at all recognized?",
            about: .recognizer("tap"), wants: ["tap recognized"]
        ) { view in
            view.attach(UITapGestureRecognizer(), "tap")
            view.window?.isUserInteractionEnabled = false
        } play: {
            $0.tap(at: Place.middle)
        }
    }
}
