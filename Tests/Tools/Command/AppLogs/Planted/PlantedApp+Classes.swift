import TouchTesting
@_spi(Subclass) import Touchstone

// Recognizers of the app's own classes.

extension PlantedApp {
    static let classes: [PlantedApp] = [
        PlantedApp("a pan that moves down fails", .code { .ownCode($0("pan")) }) { stage in
            [stage.add(HorizontalPan(), "pan")]
        } play: { stage in
            stage.hands.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 110, y: 200), over: 0.2)
        },
        PlantedApp("a tap of a class that waits for a timer fails", .code { .ownCode($0("tap")) }) { stage in
            [stage.add(QuickTap(), "tap")]
        } play: { stage in
            stage.hands.down(at: stage.view)
            stage.wait(0.3)
            stage.hands.up()
        },
        PlantedApp("a tap fails when the finger is lifted", .code { .ownCode($0("tap")) }) { stage in
            [stage.add(NoTap(), "tap")]
        } play: {
            $0.hands.tap(at: $0.view)
        },
        PlantedApp("an inner pan prevents none", .code { .canPrevent($0("inner"), $0("outer")) }) { stage in
            stage.addPan("outer")
            let card = stage.addView("card", frame: CGRect(x: 50, y: 50, width: 200, height: 200))
            return [stage.add(PeacefulPan(), "inner", on: card)]
        } play: {
            $0.dragInCard()
        },
        PlantedApp("an outer pan is prevented by none", .code { .canBePrevented($0("outer"), $0("inner")) }) { stage in
            let card = stage.addView("card", frame: CGRect(x: 50, y: 50, width: 200, height: 200))
            stage.addPan("inner", on: card)
            return [stage.add(StubbornPan(), "outer")]
        } play: {
            $0.dragInCard()
        },
    ]
}

private final class HorizontalPan: UIPanGestureRecognizer {
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touches.first?.location(in: nil) ?? .zero
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let place = touches.first?.location(in: nil), abs(place.y - start.y) > abs(place.x - start.x) {
            state = .failed
        } else {
            super.touchesMoved(touches, with: event)
        }
    }
}

private final class QuickTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        after(0.15) { [unowned self] in state = .failed }
    }
}

private final class NoTap: UITapGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

private final class PeacefulPan: UIPanGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class StubbornPan: UIPanGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
