@_spi(Subclass) import Touchstone
import TestSupport
import Testing
import TouchTesting

/// Slots, numbers and windows that are used by something else afterwards, or at the same time.
struct `Slots and windows that are used again` {
    /// A view that writes down its touches and presses.
    private final class Noting: UIView {
        var received: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("touch") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("touch ended") }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { received.append("press") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            received.append("press ended")
        }
        override var canBecomeFirstResponder: Bool { true }
    }

    /// A recognizer of touches, or of presses, that ignores all that it receives.
    private final class Choosy: UIGestureRecognizer {
        var takesTouches = true
        var received: [String] = []
        override func handles(_ event: UIEvent) -> Bool { event.type == (takesTouches ? .touches : .presses) }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            received.append("touch")
            for touch in touches { ignore(touch, for: event) }
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            received.append("press")
            for press in presses { ignore(press, for: event) }
        }
    }

    private func contact(_ phase: ContactSample.Phase, id: Int = 1, x: CGFloat = 50) -> ContactSample {
        ContactSample(id: id, phase: phase, location: CGPoint(x: x, y: 50))
    }

    private func send(_ stage: Stage, _ contacts: ContactSample...) {
        stage.host.receive(InputFrame(at: stage.host.now, contacts))
    }

    private func press(_ stage: Stage, _ phase: PressSample.Phase, id: Int = 1) {
        stage.host.receive(
            InputFrame(at: stage.host.now, others: [.press(PressSample(id: id, phase: phase, button: .select))]))
    }

    private func noting(_ stage: Stage) -> Noting {
        let view = stage.add(Noting(frame: stage.view.bounds), "noting")
        stage.perform { _ = view.becomeFirstResponder() }
        return view
    }

    @Test func `a finger that is refused leaves a press with its number alone`() {
        let stage = Stage()
        let view = noting(stage)
        send(stage, contact(.began, x: -500))
        press(stage, .began)
        send(stage, contact(.moved, x: 50))
        press(stage, .ended)
        send(stage, contact(.ended))
        expectEqual(view.received, ["press", "press ended"])
        expectEqual(stage.diagnostics, [])
        // The number is free again.
        send(stage, contact(.began))
        press(stage, .began)
        send(stage, contact(.ended))
        press(stage, .ended)
        expectEqual(view.received.suffix(4), ["touch", "press", "touch ended", "press ended"])
    }

    @Test func `a press that is refused leaves a finger with its number alone`() {
        let stage = Stage()
        let view = noting(stage)
        stage.application.host.resignActive()
        press(stage, .began)
        stage.application.host.becomeActive()
        send(stage, contact(.began))
        press(stage, .ended)
        send(stage, contact(.ended))
        expectEqual(view.received, ["touch", "touch ended"])
        expectEqual(stage.diagnostics, [])
    }

    @Test func `a finger that its view may not receive leaves the presses in all slots alone`() {
        let stage = Stage()
        let view = noting(stage)
        // The view takes one finger; the second one is in the slot of the second press.
        send(stage, contact(.began))
        press(stage, .began)
        press(stage, .began, id: 2)
        send(stage, contact(.began, id: 2, x: 90))
        send(stage, contact(.ended, id: 2, x: 90))
        press(stage, .ended, id: 2)
        press(stage, .ended)
        send(stage, contact(.ended))
        expectEqual(view.received, ["touch", "press", "press", "press ended", "press ended", "touch ended"])
        expectEqual(stage.faults(), [])
    }

    @Test(arguments: [true, false])
    func `what a recognizer ignores reaches the view at once, as does the other kind of input in the same slot`(
        takesTouches: Bool
    ) {
        let stage = Stage()
        let view = noting(stage)
        let choosy = stage.add(Choosy(), "choosy", on: view)
        choosy.takesTouches = takesTouches
        send(stage, contact(.began))
        press(stage, .began)
        send(stage, contact(.moved, x: 60))
        press(stage, .ended)
        send(stage, contact(.ended))
        expectEqual(choosy.received, [takesTouches ? "touch" : "press"])
        expectEqual(view.received, ["touch", "press", "moved", "press ended", "touch ended"])
        expectEqual(stage.replayFaults, [])
    }

    @Test func `a contact that occurs three times in a frame lives through three events`() {
        let stage = Stage()
        let view = stage.add(PlacesView(frame: stage.view.bounds), "places")
        view.isMultipleTouchEnabled = true
        send(stage, contact(.began, x: 10), contact(.moved, x: 30), contact(.ended, x: 50))
        expectEqual(view.received, ["began 10 from 10", "moved 30 from 10", "ended 50 from 30"])
        view.received = []
        send(stage, contact(.began, x: 10), contact(.ended, x: 20), contact(.began, x: 30))
        expectEqual(view.received, ["began 10 from 10", "ended 20 from 10", "began 30 from 30"])
        view.received = []
        send(stage, contact(.moved, x: 40), contact(.moved, x: 50), contact(.moved, x: 60))
        expectEqual(view.received, ["moved 40 from 30", "moved 50 from 40", "moved 60 from 50"])
        view.received = []
        // Two fingers, each three times.
        send(
            stage, contact(.moved, x: 70), contact(.began, id: 2, x: 200), contact(.moved, x: 80),
            contact(.moved, id: 2, x: 210), contact(.ended, x: 90), contact(.ended, id: 2, x: 220))
        expect(
            view.received == [
                "moved 70 from 60", "began 200 from 200", "moved 80 from 70, 210 from 200",
                "ended 90 from 80, 220 from 210",
            ]
                || view.received == [
                    "began 200 from 200", "moved 70 from 60", "moved 80 from 70, 210 from 200",
                    "ended 90 from 80, 220 from 210",
                ])
        expect(stage.diagnostics == [] && stage.faults() == [])
    }

    @Test(arguments: ["lifted", "hidden", "taken"])
    func `an event that is sent to a window which no finger is in any more changes nothing`(end: String) {
        func records(isForwarding: Bool) -> [TraceRecord] {
            let stage = Stage(window: ForwardingWindow(frame: .zero)) { $0.addPan() }
            let other = stage.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
            let card = Noting(frame: other.bounds)
            card.accessibilityIdentifier = "card"
            other.addSubview(card)
            let tap = UITapGestureRecognizer()
            tap.name = "other tap"
            card.addGestureRecognizer(tap)
            stage.perform { other.isHidden = false }
            // A finger was in the other window.
            stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
            switch end {
            case "lifted": stage.hands.up(.leftIndex)
            case "hidden": stage.perform { other.isHidden = true }
            default: stage.perform { card.removeFromSuperview() }
            }
            stage.wait(0)
            (stage.window as? ForwardingWindow)?.other = isForwarding ? other : nil
            stage.hands.drag(.rightIndex, from: CGPoint(x: 200, y: 200), to: CGPoint(x: 260, y: 200), over: 0.05)
            stage.settleDown()
            expect(stage.replayFaults == [] && stage.faults() == [])
            return stage.records
        }
        expectEqual(records(isForwarding: true), records(isForwarding: false))
    }

    private final class ForwardingWindow: UIWindow {
        var other: UIWindow?
        override func sendEvent(_ event: UIEvent) {
            other?.sendEvent(event)
            super.sendEvent(event)
            other?.sendEvent(event)
        }
    }
}

/// Views that change the hierarchy in a hit test.
struct `Hit tests that remove views` {
    /// A view that is transparent for touches and removes others when it is asked.
    private final class Remover: UIView {
        var victims: [UIView] = []
        var questions = 0
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            questions += 1
            for victim in victims { victim.removeFromSuperview() }
            return nil
        }
    }

    /// Of eight siblings, the remover is one; it removes some of the others, and perhaps itself.
    @Test(arguments: 0..<8, 0..<64) func `the frontmost view that is left behind the asking one is hit`(
        remover: Int, seed: Int
    ) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let asking = Remover(frame: parent.bounds)
        let siblings = (0..<8).map { $0 == remover ? asking : UIView(frame: parent.bounds) }
        for view in siblings { parent.addSubview(view) }
        let isRemoved = siblings.indices.map { (seed &* 0x9E37_79B1) >> ($0 + 3) & 1 == 1 }
        // The frames are collected with the second search.
        for view in siblings { view.isUserInteractionEnabled = false }
        _ = parent.hitTest(CGPoint(x: 50, y: 50), with: nil)
        _ = parent.hitTest(CGPoint(x: 50, y: 50), with: nil)
        for view in siblings { view.isUserInteractionEnabled = true }
        for (index, view) in siblings.enumerated() where index > remover { view.alpha = 0 }
        let expected = siblings.indices.last { $0 < remover && !isRemoved[$0] }.map { siblings[$0] } ?? parent
        asking.victims = siblings.indices.filter { isRemoved[$0] }.map { siblings[$0] }
        asking.questions = 0
        expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === expected)
        expectEqual(asking.questions, 1)
        expectEqual(Set(parent.subviews), Set(siblings.indices.filter { !isRemoved[$0] }.map { siblings[$0] }))
    }

    @Test func `a touch finds what is left`() {
        let stage = Stage()
        let back = stage.addView("back", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let gone = stage.addView("gone", frame: back.frame)
        let asking = stage.add(Remover(frame: back.frame), "asking")
        asking.victims = [gone, asking]
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        expect(stage.log.hasPrefix("0     back hit by 1"))
        expectEqual(stage.view.subviews, [back])
    }
}

/// The values of touches whose delivery was delayed, and of digitizers that are finer than points.
struct `Late and precise touches` {
    /// A view that writes down each call: the step, the precise place and the previous one, and the places that are predicted.
    private final class Reader: UIView {
        var received: [String] = []
        private func note(_ step: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            for touch in touches {
                let predicted = (event?.predictedTouches(for: touch) ?? []).map { "\($0.preciseLocation(in: self).x)" }
                let (now, before) = (touch.preciseLocation(in: self).x, touch.precisePreviousLocation(in: self).x)
                received.append(
                    "\(step) \(now) from \(before)"
                        + (predicted.isEmpty ? "" : " to \(predicted.joined(separator: ", "))"))
            }
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
    }

    private func send(_ stage: Stage, _ phase: ContactSample.Phase, precisely x: CGFloat) {
        var details = ContactDetails()
        details.preciseLocation = CGPoint(x: x, y: 50)
        stage.host.receive(
            InputFrame(
                at: stage.host.now,
                [ContactSample(id: 1, phase: phase, location: CGPoint(x: x.rounded(), y: 50), details: details)]))
        stage.wait(1 / 64)
    }

    @Test(.rules("B-403")) func `predictions follow the precise location`() {
        let stage = Stage()
        let reader = stage.add(Reader(frame: stage.view.bounds), "reader")
        send(stage, .began, precisely: 100)
        for step in 1...6 { send(stage, .moved, precisely: 100 + CGFloat(step) / 16) }
        send(stage, .ended, precisely: 100.5)
        // In whole points the finger rests.
        let last = reader.received.dropLast().last ?? ""
        let place = last.split(separator: " ").last.flatMap { Double($0) } ?? 0
        expect(last.hasPrefix("moved 100.375 from 100.3125 to "))
        expect(abs(place - 100.4375) < 0.01)
        expectEqual(reader.received.last, "ended 100.5 from 100.375")
    }

    @Test(.rules("B-403")) func `a late movement shows the place before the lift, and late touches predict nothing`() {
        let stage = Stage()
        let reader = stage.add(Reader(frame: stage.view.bounds), "reader")
        let patient = stage.add(Judge(), "patient")
        patient.delaysTouchesBegan = true
        patient.onEnded = { $0.state = .failed }
        send(stage, .began, precisely: 100.25)
        for step in 1...6 { send(stage, .moved, precisely: 100.25 + 10 * CGFloat(step)) }
        expectEqual(reader.received, [])
        send(stage, .ended, precisely: 170.25)
        expectEqual(
            reader.received,
            [
                "began 100.25 from 100.25", "moved 160.25 from 100.25", "ended 170.25 from 160.25",
            ])
    }

    @Test(.rules("B-403"))
    func `what is delivered late while the finger is down predicts nothing, the next movement does`() {
        let stage = Stage()
        let reader = stage.add(Reader(frame: stage.view.bounds), "reader")
        let patient = stage.add(Judge(), "patient")
        patient.delaysTouchesBegan = true
        send(stage, .began, precisely: 100.25)
        for step in 1...6 { send(stage, .moved, precisely: 100.25 + 10 * CGFloat(step)) }
        stage.perform { patient.state = .failed }
        stage.wait(0)
        expectEqual(reader.received, ["began 100.25 from 100.25", "moved 160.25 from 100.25"])
        send(stage, .moved, precisely: 170.25)
        expectEqual(reader.received.last?.hasPrefix("moved 170.25 from 160.25 to 18"), true)
    }
}
