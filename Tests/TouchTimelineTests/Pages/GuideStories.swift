import TouchStage
import Touchstone

/// What the guides of views draw: whose a touch becomes.
enum GuideStories {
    /// The names of the pages.
    nonisolated static let pages = ["Scrolling"]

    /// By the name of the page.
    static let ofPage: [String: [Story]] = ["Scrolling": scrolls]

    private static func list(_ stage: Stage) {
        let list = UIScrollView(frame: stage.view.bounds)
        list.contentSize = CGSize(width: 400, height: 2_000)
        list.panGestureRecognizer.name = "pan"
        list.gestureRecognizers?.first { $0 !== list.panGestureRecognizer }?.name = "delay"
        stage.add(list, "list")
        stage.addView("row", frame: CGRect(x: 0, y: 0, width: 400, height: 300), in: list)
    }

    private static let scrolls = [
        Story("a drag", build: list) {
            $0.hands.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 150), over: 0.3)
        },
        Story("a quick tap", build: list) {
            $0.hands.tap(at: CGPoint(x: 200, y: 250))
        },
        Story("a finger that rests and then drags", build: list) {
            $0.hands.down(at: CGPoint(x: 200, y: 250))
            $0.wait(0.2)
            $0.hands.move(dy: -50, over: 0.2)
            $0.hands.up()
        },
    ]
}
