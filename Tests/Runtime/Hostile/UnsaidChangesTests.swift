import TestSupport
@_spi(Subclass) import Touchstone
import Testing
import TouchTesting

/// App code changes what the kernel goes by without submitting anything: it counts in the same turn.
struct `Changes that are not submitted` {
    private func instants(_ stage: Stage, where isWanted: (TraceRecord.Step) -> Bool) -> [Double] {
        stage.records.filter { isWanted($0.step) }.map { $0.instant.seconds }
    }

    @Test func `an action that lets its recognizer cancel touches takes a resting finger away at once`() {
        let stage = Stage {
            let press = $0.addLongPress()
            press.cancelsTouchesInView = false
            press.addAction { $0.cancelsTouchesInView = true }
        }
        stage.hands.down(at: CGPoint(x: 20, y: 20))
        stage.wait(1)
        let began = instants(stage) { if case .enter(_, .began, _) = $0 { true } else { false } }
        let cancelled = instants(stage) { if case .deliver("view", .cancelled, _, _) = $0 { true } else { false } }
        expectEqual(began, [0.5])
        expectEqual(cancelled, began)
        expectEqual(stage.replayFaults, [])
    }

    @Test
    func `an action that makes one wait for what has just recognized lets it fail, and its view receive, at once`() {
        let stage = Stage {
            let left = $0.addView("left", frame: CGRect(x: 0, y: 0, width: 100, height: 300))
            let right = $0.addView("right", frame: CGRect(x: 200, y: 0, width: 100, height: 300))
            let double = $0.addTap("double", count: 2, on: left)
            double.delaysTouchesEnded = false
            let single = $0.addTap("single", on: left)
            single.require(toFail: double)
            let press = $0.addLongPress(on: right)
            press.minimumPressDuration = 0.2
            press.addAction { if $0.state == .began { single.require(toFail: $0) } }
        }
        stage.hands.down(.leftIndex, at: CGPoint(x: 250, y: 20))
        stage.hands.tap(at: CGPoint(x: 20, y: 20))
        stage.wait(0.25)
        let began = instants(stage) { if case .enter("press", .began, _) = $0 { true } else { false } }
        let failed = instants(stage) {
            if case .enter("single", .failed, .requirementMet("press")) = $0 { true } else { false }
        }
        let received = instants(stage) { if case .deliver("left", .ended, _, _) = $0 { true } else { false } }
        expectEqual(began, [0.2])
        expectEqual(failed, began)
        expectEqual(received, began)
        expectEqual(stage.replayFaults, [])
    }

    @Test func `what an action takes away is taken before other views receive what happened`() {
        let stage = Stage {
            let board = $0.addView("board", frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            $0.addView("left", frame: CGRect(x: 0, y: 0, width: 100, height: 300), on: board)
            $0.addView("right", frame: CGRect(x: 100, y: 0, width: 100, height: 300), on: board)
            $0.addView("aside", frame: CGRect(x: 200, y: 0, width: 100, height: 300))
            let pan = $0.addPan(on: board)
            pan.cancelsTouchesInView = false
            pan.addAction { $0.cancelsTouchesInView = true }
        }
        stage.hands.down(.rightIndex, at: CGPoint(x: 20, y: 20))
        stage.hands.down(.rightMiddle, at: CGPoint(x: 120, y: 20))
        stage.hands.down(.rightRing, at: CGPoint(x: 220, y: 20))
        let before = stage.records.count
        stage.hands.together {
            stage.hands.move(.rightIndex, dy: 40)
            stage.hands.move(.rightRing, dy: 5)
        }
        let received = stage.records[before...].compactMap { record -> String? in
            guard case .deliver(let view, let step, _, _) = record.step else { return nil }
            return "\(view) \(step)"
        }
        expectEqual(received, ["left cancelled", "right cancelled", "aside moved"])
    }

    @Test func `a touch that joins an active gesture in an event that is swallowed is taken all the same`() {
        let stage = Stage(window: DeafWindow(frame: .zero)) {
            $0.view.isMultipleTouchEnabled = true
            $0.addPan()
        }
        var touches: Set<UITouch> = []
        (stage.window as? DeafWindow)?.received = { touches.formUnion($0.allTouches ?? []) }
        stage.hands.down(at: CGPoint(x: 20, y: 20))
        stage.hands.move(to: CGPoint(x: 90, y: 20), over: 0.05)
        (stage.window as? DeafWindow)?.isDeaf = true
        stage.hands.down(.rightMiddle, at: CGPoint(x: 200, y: 200))
        expectEqual(touches.count, 2)
        expect(touches.allSatisfy { $0.view == nil })
    }

    @Test func `what a target holds may remove other targets when it goes`() {
        let stage = Stage { $0.addTap() }
        guard let tap = stage.view.gestureRecognizers?.first else { return }
        var told: [String] = []
        let token = stage.perform {
            let owner = Leaver(tap)
            let token = tap.addAction { [owner] _ in told.append("\(owner.others.count)") }
            owner.others = (0..<20).map { number in tap.addAction { _ in told.append("\(number)") } }
            return token
        }
        tap.addAction { _ in told.append("last") }
        tap.removeTarget(token)
        stage.hands.tap(at: CGPoint(x: 20, y: 20))
        expectEqual(told, ["last"])
    }

    @Test func `a recognizer that comes from another application is asked anew, and named anew`() {
        var answers: [Bool] = []
        let recognizer = UITapGestureRecognizer()
        let delegate = Chooser()
        recognizer.delegate = delegate
        for round in 0..<40 {
            delegate.answer = round % 2 == 1
            let stage = Stage { stage in
                stage.addTap("tap")
                recognizer.name = "tap"
                stage.view.addGestureRecognizer(recognizer)
            }
            stage.hands.tap(at: CGPoint(x: 20, y: 20))
            var names: Set<RecognizerName> = []
            for case .enroll(let name, _, _, _) in stage.records.map(\.step) { names.insert(name) }
            answers.append(names.count == 2)
            expectEqual(stage.replayFaults, [])
            stage.view.removeGestureRecognizer(recognizer)
        }
        expectEqual(answers, (0..<40).map { $0 % 2 == 1 })
    }
}

private final class DeafWindow: UIWindow {
    var isDeaf = false
    var received: ((UIEvent) -> Void)?

    override func sendEvent(_ event: UIEvent) {
        received?(event)
        if !isDeaf { super.sendEvent(event) }
    }
}

/// Takes others' actions away when it goes.
private final class Leaver {
    let recognizer: UIGestureRecognizer
    var others: [GestureTargetToken] = []

    init(_ recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
    }

    isolated deinit {
        for token in others { recognizer.removeTarget(token) }
    }
}

private final class Chooser: UIGestureRecognizerDelegate {
    var answer = false

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { answer }
}
