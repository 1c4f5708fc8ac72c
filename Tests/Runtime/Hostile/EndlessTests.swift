import TestSupport
@_spi(Subclass) import Touchstone
import Testing
import TouchTesting
import TouchTrace
import TouchReports

/// App code that never comes to an end by itself.
struct `Endless app code` {
    private func isEndless(_ diagnostic: TouchDiagnostic) -> Bool {
        if case .endlessTurn = diagnostic { return true }
        return false
    }

    @Test func `a timer of 0 s that sets itself for ever is put off, and later timers still fire`() {
        let stage = Stage()
        var count = 0
        weak let application = stage.application
        func tick() {
            count += 1
            application?.after(0) { tick() }
        }
        tick()
        var hasFired = false
        application?.after(0.05) { hasFired = true }
        stage.wait(0.1)
        expect(hasFired)
        expect(count < 100_000)
        expect(stage.diagnostics.contains(where: isEndless))
        expectEqual(stage.host.now, Instant(seconds: 0.1))
    }

    @Test func `1,000 timers of one instant are no endless turn`() {
        let stage = Stage()
        var count = 0
        for _ in 0..<2_000 { stage.application.after(0.01) { count += 1 } }
        stage.wait(0.02)
        expectEqual(count, 2_000)
        expectEqual(stage.diagnostics, [])
    }

    @Test func `a layout that asks for itself again ends with a diagnostic, from inside itself too`() {
        let stage = Stage()
        stage.perform { _ = stage.add(RestlessView(frame: stage.view.bounds), "restless") }
        stage.wait(0)
        expectEqual(stage.diagnostics, [.endlessTurn("layoutSubviews")])
        stage.hands.tap(at: stage.view)
        expect(stage.log.contains("restless receives ended 1"))
    }

    @Test func `an action that adds a recognizer that recognizes at once, for ever, is stopped`() {
        let stage = Stage()
        stage.application.traceHandler = nil
        var count = 0
        func add() {
            count += 1
            let recognizer = stage.add(UIGestureRecognizer(), "born \(count)")
            recognizer.addAction { _ in add() }
            recognizer.state = .recognized
        }
        stage.perform { add() }
        stage.wait(0)
        expect(count < 10_000)
        expect(stage.diagnostics.contains(where: isEndless))
    }

    @Test(arguments: [TraceRecord.CutOff.rounds, .decisions])
    func `a turn that is cut off has a record, by which its decisions are made again`(_ cutOff: TraceRecord.CutOff) {
        let stage = Stage()
        var count = 0
        func add() {
            // As long as the first turn takes; the next one may end.
            guard count < 400 else { return }
            count += 1
            let recognizer = stage.add(Eager(), "born \(count)")
            switch cutOff {
            case .rounds: recognizer.addAction { _ in add() }
            case .decisions: recognizer.asked = add
            }
            recognizer.state = .recognized
        }
        stage.perform { add() }
        stage.wait(0.1)
        func difference(without isLeftOut: (TraceRecord.Step) -> Bool = { _ in false }) -> String? {
            DecisionReplay(stage.records.filter { !isLeftOut($0.step) }).difference.map { "\($0)" }
        }
        expect(stage.records.contains { $0.step == .cutOff(cutOff) })
        expectNil(difference())
        expectNil(difference { $0.kind == "diagnostic" })
        // Traces from before 2026-11-27.
        expectNil(difference { $0.kind == "cut-off" })
        expect(difference { $0.kind == "cut-off" || $0.kind == "diagnostic" } != nil)
    }

    @Test func `a press, a hover and a wheel that send themselves again for ever are stopped`() {
        let stage = Stage()
        func inputs(_ number: Int) -> [DeviceInput] {
            [
                .press(PressSample(id: 1, phase: .began, button: .select)),
                .press(PressSample(id: 1, phase: .ended, button: .select)),
                .hover(HoverSample(phase: .moved, location: CGPoint(x: CGFloat(50 + number % 2), y: 50))),
                .scroll(ScrollSample(at: CGPoint(x: 50, y: 50), .tick(CGVector(dx: 0, dy: 1)))),
            ]
        }
        weak let application = stage.application
        let probe = stage.perform { stage.add(Repeating(), "repeating") }
        var count = 0
        probe.again = {
            count += 1
            if count < 1_000_000, let application {
                application.host.receive(InputFrame(at: application.now, others: inputs(count)))
            }
        }
        stage.perform {
            let focus = stage.add(Focus(frame: stage.view.bounds), "focus")
            focus.becomeFirstResponder()
        }
        stage.hands.click(.select)
        expect(stage.diagnostics.contains(where: isEndless))
        expect(count < 100_000)
        count = 1_000_000
        stage.hands.areHostile = true
        stage.hands.stopHovering()
        stage.wait(1)
        expectEqual(TraceLaws(stage.records, isOver: false).violations, [])
        expectEqual(stage.replayFaults, [])
    }

    @Test func `a callback that sends input for ever is stopped`() {
        let stage = Stage()
        let tap = stage.addTap()
        tap.addAction { [weak application = stage.application] _ in
            guard let application else { return }
            for phase in [ContactSample.Phase.began, .ended] {
                let sample = ContactSample(id: 9, phase: phase, location: CGPoint(x: 50, y: 50))
                application.host.receive(InputFrame(at: application.now, [sample]))
            }
        }
        stage.hands.tap(at: stage.view)
        expectEqual(stage.diagnostics, [.endlessTurn("an app that sends input or the time from its callbacks")])
        tap.removeTarget(nil, action: nil)
        stage.settleDown()
        expectEqual(stage.faults(isOver: false), [])
    }

    @Test func `a callback that sends the time for ever is stopped`() {
        let stage = Stage()
        func again() {
            stage.application.after(1) { again() }
            stage.application.host.advance(to: stage.application.now.advanced(by: 1))
        }
        stage.application.after(1) { again() }
        stage.application.host.advance(to: Instant(seconds: 1))
        expectEqual(stage.diagnostics, [.endlessTurn("an app that sends input or the time from its callbacks")])
        expect(stage.application.now < Instant(seconds: 2_000))
    }
}

private final class RestlessView: UIView {
    override func layoutSubviews() {
        setNeedsLayout()
        layoutIfNeeded()
        superview?.setNeedsLayout()
        superview?.layoutIfNeeded()
    }
}

/// Calls back from everything that is no touch.
private final class Repeating: UIGestureRecognizer {
    var again: () -> Void = {}

    override func handles(_ event: UIEvent) -> Bool { event.type != .touches }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { again() }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .failed }
    override func streamBegan(_ event: StreamEvent) { again() }
    override func streamChanged(_ event: StreamEvent) { again() }
    override func streamEnded(_ event: StreamEvent) { state = .failed }
    override func streamCancelled(_ event: StreamEvent) { state = .failed }
}

private final class Focus: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

/// A recognizer that calls a closure when it is asked whether it may begin.
private final class Eager: UIGestureRecognizer {
    var asked: () -> Void = {}

    override func allowsRecognition() -> Bool {
        asked()
        return true
    }
}
