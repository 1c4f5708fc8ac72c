import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Fingers that miss the view that they are put on.
struct `Fingers that miss` {
    /// Returns what is reported, with the lines of the calls, of a stage with a button that covers part of a card.
    private func misuses(_ body: (Stage, UIButton) -> Void) -> [(line: Int, text: String)] {
        var misuses: [(line: Int, text: String)] = []
        let stage = Stage(
            failing: { misuses.append((Int($1.line), $0)) },
            size: CGSize(width: 400, height: 300))
        let card = stage.addView("card", frame: CGRect(x: 20, y: 20, width: 200, height: 200))
        let button = stage.add(UIButton(frame: CGRect(x: 50, y: 50, width: 40, height: 40)), "button", on: card)
        body(stage, button)
        return misuses
    }

    private func misuse(_ body: (Stage, UIButton) -> Void) -> String? {
        let found = misuses { stage, button in
            body(stage, button)
            stage.hands.tap(at: button)
        }
        return found.count == 1 ? found[0].text : "\(found)"
    }

    private static let remedy = "; set hands.mayMiss if the test is about that"

    @Test func `say what they hit instead, and why`() {
        let covered = misuse { stage, _ in stage.addView("cover", frame: stage.view.bounds) }
        expectEqual(covered, "the finger hits cover, not button: cover, in front of it, was hit" + Self.remedy)
        let hidden = misuse { _, button in button.isHidden = true }
        expectEqual(hidden, "the finger hits card, not button: it is hidden" + Self.remedy)
        let transparent = misuse { _, button in button.superview?.alpha = 0 }
        expectEqual(
            transparent, "the finger hits view, not button: card, around it, has an alpha below 0.01" + Self.remedy)
        let deaf = misuse { _, button in button.isUserInteractionEnabled = false }
        expectEqual(deaf, "the finger hits card, not button: it has isUserInteractionEnabled off" + Self.remedy)
        let clipped = misuse { _, button in button.superview?.bounds.size.width = 50 }
        expectEqual(
            clipped?.hasPrefix("the finger hits view, not button: the location is outside of card, which is around it"),
            true)
        let nothing = misuse { stage, _ in stage.window.isUserInteractionEnabled = false }
        expectEqual(
            nothing,
            "the finger hits nothing, not button: window, around it, has isUserInteractionEnabled off"
                + Self.remedy)
        let disabled = misuse { _, button in button.isEnabled = false }
        expectEqual(disabled, "button is disabled: enable it, or set hands.mayMiss if the test is about that")
    }

    @Test func `are reported at the line of the call, by each verb that puts a finger down`() {
        var first = 0
        let found = misuses { stage, button in
            first = #line
            button.isHidden = true
            stage.hands.down(at: button)
            stage.hands.up()
            stage.hands.tap(at: button)
            stage.hands.longPress(at: button)
            stage.hands.drag(from: button, to: stage.view)
            stage.hands.swipe(.left, on: button)
            stage.hands.pinch(at: button, from: 10, to: 20)
            stage.hands.rotate(at: button, by: 1, radius: 5)
            stage.hands.click(at: button)
            stage.play("DU", step: .milliseconds(10))
            stage.hands.up()
        }
        expectEqual(found.map { $0.line - first }, [2, 4, 5, 6, 7, 8, 9, 10, 12])
        expectEqual(found.last?.text.hasSuffix("put it down first"), true)
    }

    @Test func `are reported once for a pinch whose fingers both miss, and not if one of them hits`() {
        let found = misuses { stage, button in
            stage.hands.pinch(at: button, from: 10, to: 20)
            button.superview?.bounds.origin.x = 15
            stage.hands.pinch(at: button.point(atX: 1.1, y: 0.5), from: 30, to: 60)
            stage.hands.pinch(at: button, from: 100, to: 120)
        }
        expectEqual(found.count, 1)
    }

    @Test func `are allowed on purpose, and where something in the view is hit`() {
        let found = misuses { stage, button in
            stage.hands.tap(at: button.superview?.point(atX: 0.25, y: 0.25) ?? button.point(atX: 0, y: 0))
            stage.hands.tap(at: stage.view)
            stage.hands.mayMiss = true
            button.isHidden = true
            stage.hands.tap(at: button)
            button.isEnabled = false
            stage.hands.tap(at: button)
            stage.hands.tap(at: CGPoint(x: 500, y: 10))
        }
        expect(found.isEmpty)
    }

    @Test func `on no place of the screen are reported as well, also for a wheel, and may move out of it`() {
        let found = misuses { stage, button in
            stage.hands.tap(at: CGPoint(x: 500, y: 10.5))
            stage.hands.turnWheel(at: CGPoint(x: 10, y: -1), notch: .zero, count: 3)
            button.superview?.frame.origin.x = 400
            stage.hands.tap(at: button)
            stage.hands.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 500, y: 10))
        }
        let rest =
            " is not on the screen of 400 × 300 points: create the stage with another size, or set hands.mayMiss if the test is about that"
        expectEqual(found.map(\.text), ["(500, 10.5)", "(10, -1)", "button"].map { $0 + rest })
    }

    @Test func `do not count inside a callback, where the event is still to come`() {
        let found = misuses { stage, button in
            let tap = stage.addTap()
            var count = 0
            tap.addAction { [unowned stage] _ in
                count += 1
                guard count == 1 else { return }
                button.isHidden = true
                stage.hands.down(.leftIndex, at: button)
            }
            stage.hands.tap(at: CGPoint(x: 300, y: 250))
        }
        expect(found.isEmpty)
    }

    @Test func `a name is a place if exactly one view has it`() {
        let found = misuses { stage, button in
            stage.hands.tap(at: "button")
            stage.hands.swipe(.left, on: "card")
            expect(stage.log.contains("button hit by 1\n"))
            stage.hands.tap(at: "knob")
            stage.addView("button", frame: .zero)
            stage.hands.tap(at: "button")
        }
        expectEqual(
            found.map(\.text),
            [
                "no view has the name «knob», so nothing was done: set its accessibilityIdentifier or label, and add it to a view of the stage",
                "2 views have the name «button», so nothing was done: pass the view itself",
            ])
        expectNil("button".screenPoint(in: Stage().window))
    }

    @Test func `a swipe goes into its direction, and is one`() {
        let stage = Stage { stage in
            for (name, direction) in [("left", .left), ("up", .up)] as [(String, UISwipeGestureRecognizer.Direction)] {
                stage.addSwipe(name, direction)
            }
        }
        stage.hands.swipe(.left, on: stage.view)
        stage.hands.swipe(.up, on: stage.view, with: .leftIndex, distance: 80, over: 0.2)
        stage.hands.swipe([.left, .right], on: stage.view)
        let lines = stage.log.split(separator: "\n").filter { $0.hasSuffix(" ended") }
        expectEqual(
            lines.map { $0.split(separator: " ").suffix(2).joined(separator: " ") }, ["left ended", "up ended"])
    }
}
