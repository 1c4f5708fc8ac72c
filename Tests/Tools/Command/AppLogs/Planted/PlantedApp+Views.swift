import TouchTesting
@_spi(Subclass) import Touchstone

// Views of the app's own classes.

extension PlantedApp {
    static let views: [PlantedApp] = [
        PlantedApp("a view sends its touches to another one", .code { .hitTest($0("panel")) }) { stage in
            let room = stage.add(Redirector(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), "room")
            stage.addTap(
                "list tap", on: stage.addView("list", frame: CGRect(x: 0, y: 0, width: 400, height: 100), on: room))
            let panel = stage.addView("panel", frame: CGRect(x: 0, y: 200, width: 400, height: 100), on: room)
            stage.addTap("panel tap", on: panel)
            room.target = panel
            return []
        } play: { stage in
            stage.hands.mayMiss = true
            stage.hands.tap(at: CGPoint(x: 50, y: 50))
        },
        PlantedApp("a view is larger for touches", .code { .hitTest($0("dot")) }) { stage in
            let dot = stage.add(Dot(frame: CGRect(x: 100, y: 100, width: 20, height: 20)), "dot")
            stage.addTap("dot tap", on: dot)
            stage.addTap("tap")
            return []
        } play: { stage in
            stage.hands.mayMiss = true
            stage.hands.tap(at: CGPoint(x: 90, y: 110))
        },
        PlantedApp("a view does not let a pan begin", .code { .viewShouldBegin($0("pan")) }) { stage in
            stage.addPan()
            stage.add(Card(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), "card")
            return []
        } play: {
            $0.dragInCard()
        },
        PlantedApp("a view fails a pan from outside", .code { .stateFromOutside($0("pan")) }) { stage in
            let pan = stage.addPan()
            let card = stage.add(Toucher(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), "card")
            card.moved = { [unowned pan] in pan.state = .failed }
            return []
        } play: {
            $0.dragInCard()
        },
    ]
}

private final class Redirector: UIView {
    weak var target: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : target
    }
}

private final class Dot: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
}

private final class Card: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A view that calls closures when it receives touches.
final class Toucher: UIView {
    var began: () -> Void = {}
    var moved: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began() }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved() }
}
