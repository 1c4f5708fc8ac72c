import TouchTesting
import Touchstone

/// The timelines of the guides to views: the owner of each touch.
enum GuideStories {
    /// The names of the pages.
    nonisolated static let pages = ["Motion", "Scrolling", "Tables"]

    /// By the name of the page.
    static let ofPage: [String: [Story]] = ["Motion": shakes, "Scrolling": scrolls, "Tables": rows]

    private static let list: (Stage) -> Void = { stage in
        let list = UIScrollView(frame: stage.view.bounds)
        list.contentSize = CGSize(width: 400, height: 2_000)
        list.panGestureRecognizer.name = "pan"
        list.gestureRecognizers?.first { $0 !== list.panGestureRecognizer }?.name = "delay"
        stage.add(list, "list")
        stage.addView("row", frame: CGRect(x: 0, y: 0, width: 400, height: 300), on: list)
    }

    /// Ten rows that it has itself.
    private final class Rows: UITableView, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.accessibilityIdentifier = "row \(indexPath.row)"
            return cell
        }
    }

    private static let table: (Stage) -> Void = { stage in
        let table = stage.add(Rows(frame: stage.view.bounds), "table")
        table.dataSource = table
        table.panGestureRecognizer.name = "pan"
        table.gestureRecognizers?.first { $0 !== table.panGestureRecognizer }?.name = "delay"
        table.layoutIfNeeded()
    }

    private static let rows = [
        Story("a finger that rests on a row and then drags", build: table) {
            $0.hands.down(at: CGPoint(x: 200, y: 100))
            $0.wait(0.2)
            $0.hands.move(dy: -50, over: 0.2)
            $0.hands.up()
        }
    ]

    private final class Deck: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    private static let shakes = [
        Story("two shakes", build: { $0.add(Deck(frame: $0.view.bounds), "deck") }) { stage in
            for isFirst in [false, true] {
                stage.perform { if isFirst { stage.view.subviews.first?.becomeFirstResponder() } }
                stage.hands.shake(.began)
                stage.wait(0.3)
                stage.hands.shake(.ended)
                stage.wait(0.2)
            }
        }
    ]

    private static let scrolls = [
        Story("a drag", build: list) {
            $0.hands.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 150), over: 0.3)
        },
        Story("a quick tap", build: list) {
            $0.hands.tap(at: CGPoint(x: 200, y: 250))
        },
    ]
}
