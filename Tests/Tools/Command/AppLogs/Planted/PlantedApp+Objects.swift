import TouchTesting
import Touchstone

// Changes that the log shows.

extension PlantedApp {
    static let objects: [PlantedApp] = [
        PlantedApp("a view is removed while it is dragged", .shown("pan")) { stage in
            let card = stage.addView("card", frame: CGRect(x: 50, y: 50, width: 200, height: 200))
            var count = 0
            stage.addPan(on: card).addAction { [unowned card] _ in
                count += 1
                if count == 5 { card.removeFromSuperview() }
            }
            return []
        } play: {
            $0.dragInCard()
        },
        PlantedApp("a pan is disabled while it is active", .shown("pan")) { stage in
            var count = 0
            stage.addPan().addAction { recognizer in
                count += 1
                if count == 5 { recognizer.isEnabled = false }
            }
            return []
        } play: { stage in
            stage.hands.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), over: 0.2)
            stage.wait(1)
            stage.hands.tap(at: stage.view)
        },
        PlantedApp("a button keeps a tap around it from its touch", .shown("tap")) { stage in
            stage.addTap()
            _ = stage.add(UIButton(frame: CGRect(x: 50, y: 50, width: 200, height: 100)), "button")
            return []
        } play: { stage in
            stage.hands.tap(at: CGPoint(x: 100, y: 100))
        },
        PlantedApp("interaction is switched off around a view", .shown("tap")) { stage in
            let room = stage.addView("room", frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let card = stage.addView("card", frame: CGRect(x: 50, y: 50, width: 200, height: 200), on: room)
            stage.addTap(on: card).addAction { [unowned room] _ in room.isUserInteractionEnabled = false }
            return []
        } play: { stage in
            stage.hands.mayMiss = true
            stage.hands.tap(at: CGPoint(x: 100, y: 100))
            stage.wait(1)
            stage.hands.tap(at: CGPoint(x: 100, y: 100))
        },
        PlantedApp("a window lies above the others", .shown("tap")) { stage in
            stage.addTap()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
            window.accessibilityIdentifier = "banner"
            window.windowLevel = .alert
            window.isHidden = false
            return [window]
        } play: { stage in
            stage.hands.mayMiss = true
            stage.hands.tap(at: CGPoint(x: 100, y: 50))
        },
        PlantedApp("a recognizer is added while a finger is down", .shown("late tap")) { stage in
            let card = stage.add(Toucher(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), "card")
            var isAdded = false
            card.began = { [unowned card, unowned stage] in
                if !isAdded { stage.addTap("late tap", on: card) }
                isAdded = true
            }
            return []
        } play: { stage in
            stage.hands.tap(at: CGPoint(x: 100, y: 100))
            stage.wait(1)
            stage.hands.tap(at: CGPoint(x: 100, y: 100))
        },
    ]
}
