import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Refusals, their order, and their consequences.
struct RefusalTests {
    /// A recognizer that notes the question whether it may begin.
    private final class Asked: UIGestureRecognizer {
        var onQuestion: () -> Bool = { true }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        override func allowsRecognition() -> Bool { onQuestion() }
    }

    @Test(.rules("2.13"), arguments: [nil, "outer", "inner", "own", "delegate"])
    func `views are asked first, then the recognizer, then its delegate; after a refusal none`(_ refuser: String?) {
        let stage = Stage()
        var asked: [String] = []
        func answer(_ name: String) -> Bool {
            asked.append(name)
            return name != refuser
        }
        let outer = stage.add(NotingView(frame: stage.view.bounds), "outer")
        let inner = stage.add(NotingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "inner", on: outer)
        outer.mayBegin = { _ in answer("outer") }
        inner.mayBegin = { _ in answer("inner") }
        let own = stage.add(Asked(), "own", on: outer)
        own.onQuestion = { answer("own") }
        let delegate = WrittenDelegate()
        delegate.mayBegin = { _ in answer("delegate") }
        delegate.areTogether = { _, _ in answer("exclusion") }
        own.delegate = delegate
        stage.written("other", on: outer).isDiscrete()
        // The views of both touches, in the order of the touches.
        stage.hands.down(.leftIndex, at: CGPoint(x: 200, y: 200))
        stage.hands.down(.rightIndex, at: CGPoint(x: 50, y: 50))
        stage.hands.move(.rightIndex, dx: 20)
        let all = ["outer", "inner", "own", "delegate", "exclusion"]
        let last = refuser.flatMap { all.firstIndex(of: $0) } ?? all.count - 1
        expectEqual(asked, Array(all[...last]))
        expectEqual(own.failureReason, refuser == nil ? nil : .refused)
    }

    enum Deed: CaseIterable { case disable, remove, fail }
    enum Way: CaseIterable { case touch, press, scroll }

    @Test(.rules("B-081"), arguments: Deed.allCases, Way.allCases)
    func `a recognizer that is disabled, removed or decided while it is asked about input does not join`(
        _ deed: Deed, _ way: Way
    ) {
        /// Follows everything, and notes what it receives.
        final class Follower: UIGestureRecognizer {
            var received: [String] = []
            var onQuestion: (Follower) -> Void = { _ in }

            override func shouldReceive(_ event: UIEvent) -> Bool {
                onQuestion(self)
                return true
            }
            override func handles(_ event: UIEvent) -> Bool { true }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { received.append("touch") }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { received.append("press") }
            override func streamBegan(_ event: StreamEvent) { received.append("stream") }
        }
        for isDone in [false, true] {
            let stage = Stage()
            let own = stage.add(Follower(), "own", on: stage.window)
            var steps = 0
            own.onQuestion = { own in
                steps += 1
                guard isDone else { return }
                switch deed {
                case .disable: own.isEnabled = false
                case .remove: own.view?.removeGestureRecognizer(own)
                case .fail:
                    own.state = .began
                    own.state = .failed
                }
            }
            switch way {
            case .touch: stage.hands.down(at: stage.view)
            case .press: stage.hands.press(.select)
            case .scroll: stage.hands.scroll(at: stage.view, by: CGVector(dx: 0, dy: 9), over: 0)
            }
            expectEqual(steps, 1)
            expectEqual(own.received.count, isDone ? 0 : 1)
            expectEqual(own.numberOfTouches, isDone || way != .touch ? 0 : 1)
            let joined = stage.records.contains {
                switch $0.step {
                case .watch, .join: true
                default: false
                }
            }
            expect(joined != isDone)
        }
    }

    @Test func `a contact that was refused stays refused until it is lifted`() {
        let stage = Stage()
        func send(_ phase: ContactSample.Phase, _ id: Int = 1) {
            stage.host.receive(
                InputFrame(at: stage.host.now, [ContactSample(id: id, phase: phase, location: CGPoint(x: 50, y: 50))]))
        }
        let pan = stage.addPan()
        var isTold = false
        pan.addAction { _ in isTold = true }
        stage.application.beginIgnoringInteractionEvents()
        for id in 1...3 { send(.began, id) }
        stage.application.endIgnoringInteractionEvents()
        for _ in 1...3 { for id in 1...3 { send(.moved, id) } }
        // Another contact comes and goes meanwhile.
        send(.began, 4)
        send(.ended, 4)
        send(.moved, 2)
        send(.ended, 3)
        send(.moved, 1)
        expectEqual(stage.diagnostics, [])
        expect(!isTold)
        expectEqual(pan.numberOfTouches, 0)
        // The lift ends it.
        send(.moved, 3)
        expectEqual(stage.diagnostics, [.unknownContact(3)])
        send(.began, 1)
        expectEqual(pan.numberOfTouches, 1)
    }
}
