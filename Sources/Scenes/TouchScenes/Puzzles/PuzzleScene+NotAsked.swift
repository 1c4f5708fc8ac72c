import Touchstone

// A recognizer never receives the touch.

extension PuzzleScene {
    static var notAsked: [PuzzleScene] { [aLabel, aSheet, aReplacedView, twoViews, aWindow] }

    private static var aLabel: PuzzleScene {
        PuzzleScene(
            3, "label", "A label in my row has a tap. Why is it never recognized?",
            hint: "Tap the label with one finger."
        ) { view in
            let row = view.put(PuzzleCard(frame: Place.square), "row")
            row.put(UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 80)), "label", .systemYellow)
                .attach("label tap", UITapGestureRecognizer())
        }
    }

    private static var aSheet: PuzzleScene {
        PuzzleScene(
            10, "sheet", "The content of my sheet is visible. Why does it receive no taps?",
            hint: "Tap the content below the sheet with one finger."
        ) { view in
            let sheet = view.put(PuzzleCard(frame: CGRect(x: 0, y: 0, width: 400, height: 40)), "sheet", .systemYellow)
            sheet.put(PuzzleCard(frame: Place.square), "content").attach("content tap", UITapGestureRecognizer())
        }
    }

    private static var aReplacedView: PuzzleScene {
        PuzzleScene(
            11, "replaced", "My card was tapped and replaced by the next one. Why is the next tap not recognized?",
            hint: "Tap the card with one finger, and a second later the next one."
        ) { view in
            let dealer = Dealer()
            view.kept.append(dealer)
            view.put(PuzzleCard(frame: Place.square), "old card").addGestureRecognizer(dealer.tap)
        }
    }

    /// Replaces the card that was tapped, and forgets the tap.
    private final class Dealer {
        let tap = UITapGestureRecognizer()

        init() {
            tap.name = "card tap"
            tap.addTarget(self, action: Dealer.replace)
        }

        private func replace(_ tap: UIGestureRecognizer) {
            guard let old = tap.view, let table = old.superview, old.accessibilityIdentifier == "old card" else {
                return
            }
            old.removeFromSuperview()
            table.put(PuzzleCard(frame: Place.square), "new card", .systemYellow)
        }
    }

    private static var twoViews: PuzzleScene {
        PuzzleScene(
            13, "overlap", "Two of my views overlap. Why does only one of them receive touches?",
            hint: "Tap the view on top with one finger."
        ) { view in
            view.put(PuzzleCard(frame: Place.square), "lower").attach("below", UITapGestureRecognizer())
            view.put(PuzzleCard(frame: Place.square), "upper", .systemYellow).attach("above", UITapGestureRecognizer())
        }
    }

    private static var aWindow: PuzzleScene {
        PuzzleScene(
            14, "nothing", "Why is nothing at all recognized?",
            hint: "Tap anywhere with one finger."
        ) { view in
            view.attach("tap", UITapGestureRecognizer())
            view.window?.isUserInteractionEnabled = false
        }
    }
}
