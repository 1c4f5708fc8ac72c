@_spi(Subclass) import Touchstone
import TestSupport
import Testing
import TouchTesting

/// `sendEvent` overrides that swallow, double, and send later.
struct `Overrides of sendEvent` {
    enum Habit: CaseIterable, Sendable {
        case swallowAll, swallowBegan, swallowMoved, swallowEnded, double, later
    }

    private func stage(_ habit: Habit) -> Stage {
        let stage = Stage(window: HabitualWindow(frame: .zero)) { stage in
            stage.addTap()
            stage.addPan()
            _ = stage.addPinch()
        }
        (stage.window as? HabitualWindow)?.habit = habit
        return stage
    }

    @Test(.rules("S-223"), arguments: Habit.allCases)
    func `views get partial sequences at worst, and everything comes to rest`(
        _ habit: Habit
    ) {
        let stage = stage(habit)
        stage.hands.tap(at: CGPoint(x: 20, y: 20))
        stage.hands.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 90, y: 20), over: 0.05)
        stage.hands.pinch(at: stage.view, from: 20, to: 90, over: 0.05)
        stage.settleDown()
        expectEqual(TraceLaws(stage.records, isOver: false).violations, [])
        expectEqual(stage.replayFaults, [])
        (stage.window as? HabitualWindow)?.habit = nil
        stage.settleDown()
        for recognizer in stage.view.gestureRecognizers ?? [] {
            expectEqual(recognizer.state, .possible)
            expect(recognizer.touchesInAttempt.isEmpty)
        }
        expectNil(stage.application.host.wakeInstant)
    }

    @Test func `T fingers whose ends were swallowed leave room for others, however many they were`() {
        let stage = stage(.swallowEnded)
        for _ in 0..<70 { stage.hands.tap(at: CGPoint(x: 20, y: 20)) }
        (stage.window as? HabitualWindow)?.habit = nil
        stage.clearLog()
        stage.hands.tap(at: CGPoint(x: 20, y: 20))
        expect(stage.log.contains("receives began"))
        expect(!stage.diagnostics.contains(.tooManyContacts(limit: stage.application.host.maximumNumberOfContacts)))
    }

    @Test(.rules("B-008")) func `an event that is sent twice is handled once`() {
        let (doubled, single) = (stage(.double), stage(.double))
        (single.window as? HabitualWindow)?.habit = nil
        for stage in [doubled, single] {
            stage.hands.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 90, y: 20), over: 0.05)
        }
        expectEqual(doubled.records, single.records)
    }

    @Test(.rules("B-148")) func `a recognizer that sends the event to another window decides after all have seen it`() {
        func records(isForwarding: Bool) -> [TraceRecord] {
            let stage = Stage { $0.addPan() }
            let forwarder = stage.add(Forwarder(), "forwarder")
            let overlay = stage.perform { UIWindow(frame: stage.window.frame) }
            stage.perform {
                overlay.isUserInteractionEnabled = false
                overlay.isHidden = false
            }
            if isForwarding { forwarder.overlay = overlay }
            stage.hands.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 90, y: 20), over: 0.05)
            expectEqual(stage.application.windows.count, 2)
            expectEqual(stage.replayFaults, [])
            return stage.records
        }
        expectEqual(records(isForwarding: true), records(isForwarding: false))
    }

    @Test func `a recognizer that sends a cancellation to another window was still cancelled by the system`() {
        let stage = Stage()
        let other = stage.perform { UIWindow(frame: CGRect(x: 200, y: 0, width: 200, height: 300)) }
        stage.perform { other.isHidden = false }
        stage.addPan("pan", on: other)
        let quitter = stage.add(Quitter(), "quitter")
        quitter.window = other
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 50))
        stage.hands.together {
            stage.hands.cancel(.leftIndex)
            stage.hands.move(.rightIndex, dx: 20)
        }
        expect(stage.log.contains("quitter failed: system cancelled\n"))
    }

    @Test func `a window that drops itself in an event that the app sends lives until its override returns`() throws {
        let application = UIApplication()
        let owner = WindowOwner()
        owner.application = application
        application.host.perform {
            let window = DroppingWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.owner = owner
            window.makeKeyAndVisible()
            owner.window = window
        }
        let down = ContactSample(id: 1, phase: .began, location: CGPoint(x: 20, y: 20))
        application.host.receive(InputFrame(at: Instant.zero.advanced(by: 0.1), [down]))
        owner.isDropping = true
        application.sendEvent(try #require(owner.event))
        expectEqual(owner.livedOn, true)
        expectNil(owner.dropped)
    }
}

/// Passes a cancellation on to a window, then fails.
private final class Quitter: UIGestureRecognizer {
    var window: UIWindow?

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        window?.sendEvent(event)
        state = .failed
    }
}

/// The owner of a window, which lets go of it.
private final class WindowOwner {
    var window: UIWindow?
    weak var dropped: UIWindow?
    weak var application: UIApplication?
    var event: UIEvent?
    var isDropping = false
    var livedOn: Bool?
}

/// A window that lets go of itself, and has its touches cancelled, while it sends an event.
private final class DroppingWindow: UIWindow {
    var owner: WindowOwner?

    override func sendEvent(_ event: UIEvent) {
        guard let owner, owner.isDropping else {
            self.owner?.event = event
            return super.sendEvent(event)
        }
        owner.dropped = self
        owner.window = nil
        isHidden = true
        owner.application?.host.resignActive()
        owner.livedOn = owner.dropped != nil
    }
}

private final class HabitualWindow: UIWindow {
    var habit: `Overrides of sendEvent`.Habit?
    private var kept: UIEvent?

    override func sendEvent(_ event: UIEvent) {
        func has(_ phase: UITouch.Phase) -> Bool { event.allTouches?.contains { $0.phase == phase } ?? false }
        switch habit {
        case .swallowAll: return
        case .swallowBegan: if has(.began) { return }
        case .swallowMoved: if has(.moved) { return }
        case .swallowEnded: if has(.ended) { return }
        case .double: super.sendEvent(event)
        case .later:
            let event = kept ?? event
            kept = event
            application(event)
            return
        case nil: break
        }
        super.sendEvent(event)
    }

    private func application(_ event: UIEvent) {
        UIApplication.shared.after(0.001) { [weak self] in self?.passOn(event) }
    }

    private func passOn(_ event: UIEvent) { super.sendEvent(event) }
}

/// A recognizer that begins with the first movement, and sends that event to another window.
private final class Forwarder: UIGestureRecognizer {
    var overlay: UIWindow?

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        state = .began
        overlay?.sendEvent(event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}
