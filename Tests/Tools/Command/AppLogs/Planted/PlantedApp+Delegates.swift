import TouchTesting
import Touchstone

// Delegates that answer.

extension PlantedApp {
    static let delegates: [PlantedApp] = [
        PlantedApp("a delegate never lets a pan begin", .code { .shouldBegin($0("pan")) }) { stage in
            [PlantedDelegate(stage.addPan()) { $0.begins = { false } }]
        } play: { stage in
            stage.hands.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), over: 0.2)
        },
        PlantedApp("a delegate does not let the second tap begin", .code { .shouldBegin($0("tap")) }) { stage in
            var count = 0
            return [
                PlantedDelegate(stage.addTap()) {
                    $0.begins = {
                        count += 1
                        return count != 2
                    }
                }
            ]
        } play: { stage in
            for _ in 0..<3 {
                stage.hands.tap(at: stage.view)
                stage.wait(1)
            }
        },
        PlantedApp("a delegate refuses the touch", .code { .shouldReceive($0("tap")) }) { stage in
            [PlantedDelegate(stage.addTap()) { $0.receives = false }]
        } play: {
            $0.hands.tap(at: $0.view)
        },
        PlantedApp("the delegate of the inner pan allows both", .code { .both($0("inner"), $0("outer")) }) { stage in
            stage.addPan("outer")
            let card = stage.addView("card", frame: CGRect(x: 50, y: 50, width: 200, height: 200))
            return [PlantedDelegate(stage.addPan("inner", on: card)) { $0.isTogether = true }]
        } play: {
            $0.dragInCard()
        },
        PlantedApp("the delegate of the outer pan allows both", .code { .both($0("inner"), $0("outer")) }) { stage in
            let card = stage.addView("card", frame: CGRect(x: 50, y: 50, width: 200, height: 200))
            stage.addPan("inner", on: card)
            return [PlantedDelegate(stage.addPan("outer")) { $0.isTogether = true }]
        } play: {
            $0.dragInCard()
        },
        PlantedApp("a delegate requires the failure of the double tap", .code { .requires($0("single"), $0("double")) })
        {
            stage in
            stage.addTap("double", count: 2)
            return [PlantedDelegate(stage.addTap("single")) { $0.requires = true }]
        } play: { stage in
            stage.hands.tap(at: stage.view)
            stage.wait(1)
            stage.hands.doubleTap(at: stage.view)
        },
        PlantedApp(
            "the delegate of the double tap lets the single tap wait", .code { .isRequired($0("double"), $0("single")) }
        ) { stage in
            stage.addTap("single")
            return [PlantedDelegate(stage.addTap("double", count: 2)) { $0.isRequired = true }]
        } play: { stage in
            stage.hands.tap(at: stage.view)
            stage.wait(1)
            stage.hands.doubleTap(at: stage.view)
        },
    ]
}

extension Stage {
    /// Drags a finger inside of the view `card`.
    func dragInCard() {
        hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 120), over: 0.3)
    }
}
