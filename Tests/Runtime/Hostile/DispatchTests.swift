import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Touches, recognizers and odd frames in the dispatcher.
struct `What is dispatched` {
    private func sample(_ id: Int, _ phase: ContactSample.Phase, x: CGFloat = 50, y: CGFloat = 50) -> ContactSample {
        ContactSample(id: id, phase: phase, location: CGPoint(x: x, y: y))
    }

    private func send(_ stage: Stage, _ samples: ContactSample..., earlier: [EarlierSample] = []) {
        stage.host.receive(InputFrame(at: stage.host.now, samples, earlier: earlier))
    }

    // MARK: The gate

    @Test(.bug(id: "F-3"))
    func `a beginning that comes after the finger is up is followed by the finger's way and the end`() {
        let stage = Stage()
        let view = stage.add(PlacesView(frame: stage.view.bounds), "places")
        let patient = stage.add(Judge(), "patient")
        patient.delaysTouchesBegan = true
        patient.onEnded = { $0.state = .failed }
        send(stage, sample(1, .began, x: 100))
        send(stage, sample(1, .moved, x: 120))
        send(stage, sample(1, .moved, x: 140))
        send(stage, sample(1, .ended, x: 150))
        expectEqual(view.received, ["began 100 from 100", "moved 140 from 100", "ended 150 from 140"])
        expectEqual(stage.faults(), [])
    }

    @Test(.bug(id: "F-3")) func `a finger that did not move comes down and is lifted, late`() {
        let stage = Stage()
        let view = stage.add(PlacesView(frame: stage.view.bounds), "places")
        let patient = stage.add(Judge(), "patient")
        patient.delaysTouchesBegan = true
        patient.onEnded = { $0.state = .failed }
        send(stage, sample(1, .began, x: 100))
        send(stage, sample(1, .ended, x: 100))
        expectEqual(view.received, ["began 100 from 100", "ended 100 from 100"])
        expectEqual(stage.faults(), [])
    }

    @Test(.bug(id: "F-15"), arguments: [true, false])
    func `a view keeps its touch when the gesture that would have taken it is taken back`(_ isTakenBack: Bool) {
        let stage = Stage()
        let view = stage.add(PlacesView(frame: stage.view.bounds), "places")
        let answers = Answers()
        let (c, b, a) = (Judge(), Judge(), Judge())
        var actions: [String] = []
        for (judge, name) in [(c, "C"), (b, "B"), (a, "A")] {
            stage.add(judge, name, on: view)
            judge.cancelsTouchesInView = name == "A"
            judge.delaysTouchesEnded = false
            judge.delegate = answers
            judge.addAction { actions.append("\($0.name ?? "") \($0.state)") }
        }
        b.require(toFail: c)
        var moves = 0
        b.onMoved = {
            moves += 1
            if moves == 1 { $0.state = .began }
        }
        a.onMoved = { if moves == 1, $0.state == .possible { $0.state = .began } }
        a.onEnded = { if $0.state != .possible { $0.state = .ended } }
        answers.mayBegin = { judge in
            guard judge === b else { return true }
            if isTakenBack { a.isEnabled = false }
            return false
        }
        for (phase, x) in [(.began, 10), (.moved, 20), (.moved, 30), (.ended, 30)] as [(ContactSample.Phase, CGFloat)] {
            send(stage, sample(1, phase, x: x))
        }
        if isTakenBack {
            expectEqual(actions, [])
            expectEqual(
                view.received, ["began 10 from 10", "moved 20 from 10", "moved 30 from 20", "ended 30 from 30"])
        } else {
            expectEqual(actions.first, "A began")
            expectEqual(view.received, ["began 10 from 10", "moved 20 from 10", "cancelled 30"])
        }
        expectEqual(stage.replayFaults, [])
        expectEqual(stage.faults(), [])
    }

    // MARK: Order

    @Test(.bug(id: "F-4")) func `recognizers of sibling views go in the order of the views, in every gesture`() {
        let stage = Stage()
        stage.view.isMultipleTouchEnabled = true
        var log: [String] = []
        for (name, x) in [("a", 0), ("b", 100), ("c", 200)] as [(String, CGFloat)] {
            let view = stage.addView(name, frame: CGRect(x: x, y: 0, width: 100, height: 100))
            let judge = stage.add(Judge(), name, on: view)
            judge.onMoved = { $0.state = .ended }
            judge.addAction { log.append($0.name ?? "") }
        }
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 1, 2], [0, 1, 2]] {
            for phase in [.began, .moved, .ended] as [ContactSample.Phase] {
                let samples = order.map { sample($0, phase, x: CGFloat($0) * 100 + (phase == .began ? 50 : 51)) }
                stage.host.receive(InputFrame(at: stage.host.now, samples))
            }
            stage.wait(1)
            expectEqual(log, ["c", "b", "a"], "fingers \(order)")
            log = []
        }
        expectEqual(stage.faults(), [])
    }

    @Test(.bug(id: "F-4")) func `the loser of a circle of requirements is the same in every gesture`() {
        let stage = Stage()
        stage.view.isMultipleTouchEnabled = true
        let judges = (0..<2).map { index in
            let name = "judge \(index)"
            let view = stage.addView(name, frame: CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 100))
            let judge = stage.add(Judge(), name, on: view)
            judge.onMoved = { $0.state = .ended }
            return judge
        }
        judges[0].require(toFail: judges[1])
        judges[1].require(toFail: judges[0])
        for _ in 0..<4 {
            for phase in [.began, .moved, .ended] as [ContactSample.Phase] {
                let dx: CGFloat = phase == .began ? 0 : 1
                send(stage, sample(0, phase, x: 50 + dx), sample(1, phase, x: 150 + dx))
            }
            stage.wait(1)
        }
        expectEqual(stage.diagnostics, Array(repeating: .requirementCycle(["judge 0", "judge 1"]), count: 4))
    }

    @Test(.bug(id: "F-6"), arguments: [false, true])
    func `a lift makes room for a new touch of the same frame, in whichever order they are listed`(
        _ isLiftFirst: Bool
    ) {
        let stage = Stage()
        let view = stage.add(PlacesView(frame: stage.view.bounds), "places")
        send(stage, sample(1, .began, x: 100))
        let (lift, touch) = (sample(1, .ended, x: 100), sample(2, .began, x: 200))
        if isLiftFirst { send(stage, lift, touch) } else { send(stage, touch, lift) }
        send(stage, sample(2, .ended, x: 200))
        expectEqual(
            view.received,
            [
                "began 100 from 100", "began 200 from 200", "ended 100 from 100", "ended 200 from 200",
            ])
        expectEqual(stage.diagnostics, [])
    }

    @Test(.bug(id: "F-6"), arguments: [false, true]) func `contacts that are lifted make room under the limit`(
        _ isLiftFirst: Bool
    ) {
        let stage = Stage()
        stage.view.isMultipleTouchEnabled = true
        stage.application.host.maximumNumberOfContacts = 2
        let view = stage.add(PlacesView(frame: stage.view.bounds), "places")
        view.isMultipleTouchEnabled = true
        send(stage, sample(1, .began, x: 10), sample(2, .began, x: 20))
        let lifts = [sample(1, .ended, x: 10), sample(2, .ended, x: 20)]
        let touches = [sample(3, .began, x: 30), sample(4, .began, x: 40)]
        stage.host.receive(
            InputFrame(at: stage.host.now, isLiftFirst ? lifts + touches : touches + lifts))
        expectEqual(stage.diagnostics, [])
        expectEqual(
            view.received,
            [
                "began 10 from 10, 20 from 20", "began 30 from 30, 40 from 40", "ended 10 from 10, 20 from 20",
            ])
    }

    // MARK: Crowds

    @Test(.bug(id: "F-13"))
    func `began and changed in one method of a subclass are one action, and the next event is the change`() {
        let stage = Stage()
        let judge = stage.add(Judge(), "judge")
        var actions: [UIGestureRecognizer.State] = []
        var states: [UIGestureRecognizer.State] = []
        judge.addAction { actions.append($0.state) }
        judge.onBegan = {
            $0.state = .began
            $0.state = .changed
            states.append($0.state)
        }
        judge.onMoved = { $0.state = .changed }
        judge.onEnded = { $0.state = .ended }
        send(stage, sample(1, .began))
        expectEqual(states, [.changed])
        expectEqual(actions, [.began])
        expectEqual(judge.state, .began)
        send(stage, sample(1, .moved, x: 60))
        expectEqual(actions, [.began, .changed])
        send(stage, sample(1, .ended, x: 60))
        expectEqual(actions, [.began, .changed, .ended])
        expectEqual(stage.faults(), [])
    }

    @Test(.bug(id: "F-14"))
    func `a claim that is held back gets the fingers that come down meanwhile, and begins with them`() {
        let stage = Stage()
        let first = stage.add(Judge(), "first")
        let claimant = stage.add(Judge(), "claimant")
        claimant.require(toFail: first)
        var counts: [Int] = []
        claimant.onBegan = {
            counts.append($0.numberOfTouches)
            if $0.state == .possible { $0.state = .began }
        }
        var actions: [String] = []
        claimant.addAction { actions.append("\($0.state) \($0.numberOfTouches)") }
        first.onMoved = { $0.state = .failed }
        claimant.onEnded = { $0.state = .ended }
        send(stage, sample(1, .began))
        expectEqual(actions, [])
        send(stage, sample(2, .began, x: 90))
        expectEqual(counts, [1, 2])
        expectEqual(actions, [])
        send(stage, sample(1, .moved, x: 60))
        expectEqual(actions, ["began 2"])
        send(stage, sample(1, .ended, x: 60), sample(2, .ended, x: 90))
        expectEqual(actions, ["began 2", "ended 0"])
        expectEqual(stage.faults(), [])
    }

    @Test(.bug(id: "H-7")) func `of pairs only those with one whose class has a hook, or a delegate, are asked`() {
        let stage = Stage()
        let judges = (0..<4).map { index in
            let judge = stage.add(index == 0 ? Asked() : Unasked(), "\(index)")
            judge.onMoved = { $0.state = .ended }
            return judge
        }
        send(stage, sample(1, .began))
        send(stage, sample(1, .moved, x: 51))
        send(stage, sample(1, .ended, x: 51))
        let asked = ["after", "before", "under", "over"].flatMap { how in [3, 2, 1].map { "0 \(how) \($0)" } }
        expectEqual(judges[0].questions, asked)
        for index in 1...3 {
            expectEqual(judges[index].questions, ["before", "after", "over", "under"].map { "\(index) \($0) 0" })
        }
        expectEqual(stage.faults(), [])
    }

    @Test(.bug(id: "H-7")) func `a delegate that comes in mid-gesture is asked`() {
        let stage = Stage()
        let (first, second) = (stage.add(Unasked(), "first"), stage.add(Unasked(), "second"))
        let answers = Answers()
        answers.areTogether = true
        for judge in [first, second] { judge.onMoved = { $0.state = .ended } }
        send(stage, sample(1, .began))
        first.delegate = answers
        send(stage, sample(1, .moved, x: 51))
        // Once when each of the two may begin.
        expectEqual(answers.asked, ["first with second", "first with second"])
        send(stage, sample(1, .ended))
        expect(stage.log.contains("first ended"))
        expect(stage.log.contains("second ended"))
        expectEqual(stage.faults(), [])
    }

    @Test(.bug(id: "H-7")) func `a subclass of a recognizer of UIKit is asked, the class itself is not`() {
        expectEqual(UIPanGestureRecognizer().relationHooks, [])
        expectEqual(UIScreenEdgePanGestureRecognizer().relationHooks, [])
        expectEqual(UIPinchGestureRecognizer().relationHooks, [])
        expectEqual(UIRotationGestureRecognizer().relationHooks, [])
        expectEqual(UILongPressGestureRecognizer().relationHooks, [])
        expectEqual(UISwipeGestureRecognizer().relationHooks, [])
        expectEqual(UIGestureRecognizer().relationHooks, [])
        expect(!UITapGestureRecognizer().relationHooks.contains(.canBePrevented))
        expectEqual(UIHoverGestureRecognizer().relationHooks, [.canPrevent, .canBePrevented, .excludesNone])
        expectEqual(OwnPan().relationHooks, .all)
        expectEqual(OwnHover().relationHooks, .all)
        expectEqual(Judge().relationHooks, .all)
    }

    // MARK: Frames that hold too much

    @Test(.bug(id: "D-9")) func `a frame that holds too many contacts is cut, and those that are down are cancelled`() {
        let stage = Stage()
        let view = stage.add(PlacesView(frame: stage.view.bounds), "places")
        send(stage, sample(1, .began, x: 10))
        let moves = (1...10_001).map { sample(1, .moved, x: CGFloat($0 % 50)) }
        stage.host.receive(InputFrame(at: stage.host.now, moves + [sample(1, .ended)]))
        expectEqual(stage.diagnostics, [.tooManySamples(limit: 10_000)])
        expectEqual(view.received.count, 10_002)
        expectEqual(view.received.last, "cancelled 0")
        // What was not looked at is not missed.
        send(stage, sample(1, .ended))
        expectEqual(stage.diagnostics.count, 1)
        view.received = []
        send(stage, sample(1, .began, x: 10))
        send(stage, sample(1, .ended, x: 10))
        expectEqual(view.received, ["began 10 from 10", "ended 10 from 10"])
    }

    @Test(.bug(id: "D-9")) func `a frame of as many samples as are allowed is looked at as a whole`() {
        let stage = Stage()
        let view = stage.add(PlacesView(frame: stage.view.bounds), "places")
        send(stage, sample(1, .began))
        let readings = (1...10_000).map {
            EarlierSample(id: 1, at: Instant(nanoseconds: Int64(-$0)), location: CGPoint(x: CGFloat($0), y: 0))
        }
        stage.wait(0.01)
        stage.host.receive(InputFrame(at: stage.host.now, [sample(1, .moved, x: 70)], earlier: readings))
        expectEqual(stage.diagnostics, [])
        expectEqual(view.coalesced.count, 10_001)
        expectEqual(view.coalesced.first, 10_000)
        let places: [CGFloat] = (1...10_000).reversed().map { CGFloat($0) }
        expectEqual(Array(view.coalesced.dropLast()), places)
        view.coalesced = []
        stage.host.receive(
            InputFrame(
                at: stage.host.now, [sample(1, .moved, x: 71)], earlier: readings + [readings[0]]))
        expectEqual(stage.diagnostics, [.tooManySamples(limit: 10_000)])
        expectEqual(view.coalesced.count, 10_001)
        send(stage, sample(1, .ended, x: 71))
        expectEqual(view.received.last, "ended 71 from 71")
    }

    @Test(.bug(id: "D-9")) func `readings go with the first mention of their contact, in their own order`() {
        let stage = Stage()
        stage.view.isMultipleTouchEnabled = true
        let view = stage.add(PlacesView(frame: stage.view.bounds), "places")
        view.isMultipleTouchEnabled = true
        send(stage, sample(1, .began, x: 1), sample(2, .began, x: 2))
        stage.wait(0.01)
        let readings = [(2, 20), (1, 10), (2, 21), (1, 11)].enumerated().map { index, reading in
            EarlierSample(
                id: reading.0, at: Instant(nanoseconds: Int64(index)), location: CGPoint(x: reading.1, y: 0))
        }
        view.coalesced = []
        send(
            stage, sample(1, .moved, x: 12), sample(1, .moved, x: 13), sample(2, .moved, x: 22),
            sample(2, .moved, x: 23),
            earlier: readings)
        expectEqual(view.coalesced, [10, 11, 12, 13, 20, 21, 22, 23])
        expectEqual(stage.diagnostics, [])
    }

    // MARK: Faults that no test noticed

    @Test(arguments: [false, true])
    func `T a recognizer that its delegate disables or removes while it is asked about a touch does not get it`(
        _ isRemoved: Bool
    ) {
        let stage = Stage()
        let judge = stage.add(Judge(), "judge")
        let answers = Answers()
        judge.delegate = answers
        var began = 0
        judge.onBegan = { _ in began += 1 }
        answers.receives = { recognizer in
            if isRemoved { recognizer.view?.removeGestureRecognizer(recognizer) } else { recognizer.isEnabled = false }
            return true
        }
        send(stage, sample(1, .began))
        expectEqual(judge.numberOfTouches, 0)
        expectEqual(began, 0)
        expect(!stage.records.contains { $0.step == .watch(recognizer: "judge", finger: 1) })
        send(stage, sample(1, .ended))
        expectEqual(stage.faults(), [])
    }

    @Test func `T timers that come in vain are counted at each instant anew`() {
        let application = UIApplication()
        var diagnostics: [TouchDiagnostic] = []
        application.diagnosticHandler = { diagnostics.append($0) }
        var rounds = 0
        func next() {
            // One at once, which stands still; one a moment later, which does not.
            application.after(0) {}
            rounds += 1
            if rounds < 3_000 { application.after(0.001) { next() } }
        }
        application.after(0.001) { next() }
        application.host.advance(to: Instant(seconds: 10))
        expectEqual(rounds, 3_000)
        expectEqual(diagnostics, [])
    }

    @Test func `T a contact that was refused is missed again once it was taken`() {
        let stage = Stage()
        stage.application.beginIgnoringInteractionEvents()
        send(stage, sample(1, .began))
        stage.application.endIgnoringInteractionEvents()
        send(stage, sample(1, .began))
        send(stage, sample(1, .ended))
        expectEqual(stage.diagnostics, [])
        send(stage, sample(1, .moved))
        expectEqual(stage.diagnostics, [.unknownContact(1)])
    }

    @Test(arguments: [(350_000_000, 2), (350_000_001, 1)])
    func `T B-045 N-03 a finger that comes down exactly 0.35 s after a tap is the next tap`(
        _ pause: Int64, _ count: Int
    ) {
        let stage = Stage()
        var counts: [Int] = []
        let judge = stage.add(Judge(), "judge")
        judge.onBegan = { counts.append($0.touchesInAttempt.first?.tapCount ?? 0) }
        let lift = stage.host.now
        send(stage, sample(1, .began))
        send(stage, sample(1, .ended))
        stage.host.receive(InputFrame(at: Instant(nanoseconds: lift.nanoseconds + pause), [sample(1, .began)]))
        expectEqual(counts, [1, count])
    }

    @Test func `T a view that a referee keeps from a touch receives nothing of its better values`() {
        let stage = Stage()
        let referee = stage.add(Referee(frame: stage.view.bounds), "referee")
        referee.refereesTouches = true
        let view = stage.add(PlacesView(frame: stage.view.bounds), "places", on: referee)
        var details = ContactDetails()
        details.estimation.index = 3
        details.estimation.estimated = .force
        details.estimation.expectingUpdates = .force
        for isAllowed in [true, false] {
            referee.isAllowed = isAllowed
            view.received = []
            let contact = ContactSample(id: 1, phase: .began, location: CGPoint(x: 5, y: 5), details: details)
            stage.host.receive(InputFrame(at: stage.host.now, [contact]))
            var final = ContactDetails()
            final.force = 0.5
            stage.host.receive(
                InputFrame(at: stage.host.now, updates: [EstimateUpdate(index: 3, details: final)]))
            expectEqual(view.received, isAllowed ? ["began 5 from 5", "updated"] : [])
            send(stage, sample(1, .ended, x: 5))
        }
    }

    @Test func `the deinitializer of a recognizer that is gone sets the state of another one`() {
        final class Last {
            let body: @MainActor () -> Void
            init(_ body: @escaping @MainActor () -> Void) { self.body = body }
            deinit { MainActor.assumeIsolated(body) }
        }
        let other = UITapGestureRecognizer()
        var deinitCount = 0
        let stage = Stage { $0.addTap() }
        stage.perform {
            let pan = UIPanGestureRecognizer()
            let last = Last {
                deinitCount += 1
                other.state = .began
            }
            pan.addAction { pan in
                if pan.state == .ended, last.body as Any? != nil { pan.view?.removeGestureRecognizer(pan) }
            }
            stage.view.addGestureRecognizer(pan)
            stage.view.addGestureRecognizer(other)
        }
        for _ in 0..<3 { stage.hands.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 90, y: 20), over: 0.05) }
        expectEqual(deinitCount, 1)
        expectEqual(stage.faults(), [])
    }
}
