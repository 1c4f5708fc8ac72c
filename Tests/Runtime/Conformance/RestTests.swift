import TestSupport
import Testing
import TouchTesting
@_spi(Host) @_spi(Subclass) import Touchstone

/// Samples without a change: velocities take them, and nothing else does (M-02, M-18).
struct RestTests {
    private static let place = CGPoint(x: 100, y: 100)

    private static func send(
        _ stage: Stage, _ phase: ContactSample.Phase, _ x: CGFloat, id: Int = 1,
        details: ContactDetails = ContactDetails(),
        earlier: [EarlierSample] = []
    ) {
        let sample = ContactSample(id: id, phase: phase, location: CGPoint(x: x, y: 100), details: details)
        stage.host.receive(InputFrame(at: stage.host.now, [sample], earlier: earlier))
    }

    /// Sends the two samples that hosts add.
    private static func rest(_ stage: Stage, _ x: CGFloat, ids: [Int] = [1]) {
        for _ in 1...2 {
            stage.wait(0.02)
            let samples = ids.map { ContactSample(id: $0, phase: .stationary, location: CGPoint(x: x, y: 100)) }
            stage.host.receive(InputFrame(at: stage.host.now, samples))
        }
    }

    @Test(.rules("M-02", "M-18", "B-007", "B-031", "S-203"))
    func `a finger that rests is felt by the velocity of the pan alone`() {
        let (stage, pan) = panStage()
        var velocities: [CGFloat] = []
        pan.addAction { velocities.append($0.velocity(in: nil).x) }
        Self.send(stage, .began, 100)
        stage.wait(0.01)
        Self.send(stage, .moved, 120)
        expectEqual(pan.velocity(in: nil).x.rounded(), 2_000)
        stage.wait(0.02)
        Self.send(stage, .stationary, 120)
        expectEqual(pan.velocity(in: nil).x.rounded(), 1_600)
        stage.wait(0.02)
        Self.send(stage, .stationary, 120)
        expectEqual(pan.velocity(in: nil), .zero)
        stage.wait(0.5)
        Self.send(stage, .ended, 120)
        expectEqual(velocities.map { $0.rounded() }, [2_000, 0])
        stage.expect(
            """
            0     probe hit by 1
                  pan watches 1
                  pan receives began 1
                  probe receives began 1
            10    pan receives moved 1
                  probe receives cancelled 1
                  pan began
            550   pan receives ended 1
                  pan ended
                  pan reset
            """)
    }

    @Test(.rules("M-18", "B-032"))
    func `the same place again is no movement, another value at that place is one`() {
        var details = ContactDetails()
        func told(_ change: (inout ContactDetails) -> Void = { _ in }, earlier: [EarlierSample] = []) -> Bool {
            let stage = Stage()
            Self.send(stage, .began, 100)
            stage.wait(0.01)
            details = ContactDetails()
            change(&details)
            Self.send(stage, .moved, 100, details: details, earlier: earlier)
            expectEqual(stage.diagnostics, [])
            return stage.log.contains("receives moved")
        }
        func reading(_ x: CGFloat) -> EarlierSample {
            EarlierSample(id: 1, at: Instant(seconds: 0.005), location: CGPoint(x: x, y: 100))
        }
        expect(!told())
        expect(!told { $0.radius = 9 })
        expect(!told { $0.radiusTolerance = 2 })
        expect(told { $0.force = 0.5 })
        expect(told { $0.altitude = 1 })
        expect(told { $0.azimuth = 1 })
        expect(told { $0.roll = 1 })
        expect(told { $0.preciseLocation = CGPoint(x: 100.25, y: 100) })
        expect(told { $0.estimation.index = 7 })
        expect(!told(earlier: [reading(100)]))
        expect(told(earlier: [reading(104), reading(100)]))
    }

    @Test(.rules("M-18")) func `a radius is known although its change is not told`() throws {
        let stage = Stage()
        Self.send(stage, .began, 100)
        stage.wait(0.01)
        var details = ContactDetails()
        details.radius = 9
        Self.send(stage, .moved, 100, details: details)
        let touch = try #require(stage.application.touches.first)
        expect(touch.majorRadius == 9 && touch.timestamp == 0 && touch.phase == .stationary)
    }

    @Test(.rules("M-18")) func `a place or a force that is no number is reported and told to no view`() {
        let stage = Stage()
        var details = ContactDetails()
        details.force = .infinity
        Self.send(stage, .began, 100)
        Self.send(stage, .moved, .nan)
        Self.send(stage, .moved, 100, details: details)
        expectEqual(stage.diagnostics, [.locationNotFinite(1), .inputNotFinite("a contact")])
        expect(!stage.log.contains("receives moved"))
    }

    @Test(.rules("M-18"), arguments: [ContactSample.Phase.moved, .stationary])
    func `a sample without a change is no event, and time goes on with it`(phase: ContactSample.Phase) {
        let (stage, window) = countedStage()
        var fired: [TimeInterval] = []
        _ = stage.application.after(0.1) { fired.append(stage.application.now.seconds) }
        Self.send(stage, .began, 100)
        expectEqual(window.count, 1)
        stage.application.host.receive(
            InputFrame(
                at: Instant(seconds: 0.2), [ContactSample(id: 1, phase: phase, location: Self.place)]))
        expectEqual(window.count, 1)
        expect(fired == [0.1] && stage.application.now == Instant(seconds: 0.2))
        Self.send(stage, .ended, 100)
        expectEqual(window.count, 2)
    }

    @Test(.rules("M-18"))
    func `a contact that is refused, and a rest of one that is unknown, are no event for a finger that rests`() {
        let (stage, window) = countedStage()
        Self.send(stage, .began, 100)
        Self.send(stage, .began, -500, id: 2)
        Self.send(stage, .stationary, 50, id: 3)
        expectEqual(window.count, 1)
        expectEqual(stage.diagnostics, [])
    }

    @Test(.rules("M-18", "B-247"))
    func `a finger that rests beside one that moves lowers no velocity, two that rest do`() {
        let (stage, pan) = panStage()
        Self.send(stage, .began, 100)
        Self.send(stage, .began, 300, id: 2)
        func move(_ x: CGFloat) {
            stage.wait(0.01)
            Self.send(stage, .moved, x)
        }
        move(140)
        stage.wait(0.002)
        Self.send(stage, .stationary, 300, id: 2)
        expectEqual(pan.velocity(in: nil).x.rounded(), 2_000)
        stage.wait(0.008)
        Self.send(stage, .moved, 180)
        expectEqual(pan.velocity(in: nil).x.rounded(), 2_000)
        Self.rest(stage, 180)
        expectEqual(pan.velocity(in: nil), .zero, "the other one has been resting since")
        move(220)
        expect(pan.velocity(in: nil).x > 0)
        Self.rest(stage, 220, ids: [1, 2])
        expectEqual(pan.velocity(in: nil), .zero)
    }

    @Test(.rules("M-18")) func `in a frame in which another finger moves a rest counts for neither`() {
        let (stage, pan) = panStage()
        Self.send(stage, .began, 100)
        Self.send(stage, .began, 300, id: 2)
        for x in [140, 180, 220] as [CGFloat] {
            stage.wait(0.01)
            stage.host.receive(
                InputFrame(
                    at: stage.host.now,
                    [
                        ContactSample(id: 2, phase: .stationary, location: CGPoint(x: 300, y: 100)),
                        ContactSample(id: 1, phase: .moved, location: CGPoint(x: x, y: 100)),
                    ]))
        }
        expectEqual(pan.velocity(in: nil).x.rounded(), 2_000)
    }

    @Test(.rules("M-01", "M-18")) func `a rest before the first movement leaves that to count from the touch-down`() {
        for rests in [false, true] {
            let (stage, pan) = panStage()
            Self.send(stage, .began, 100)
            if rests { Self.rest(stage, 100) } else { stage.wait(0.04) }
            stage.wait(0.06)
            Self.send(stage, .moved, 120)
            expectEqual(pan.velocity(in: nil).x.rounded(), 200)
        }
    }

    @Test(.rules("M-02", "M-18"))
    func `a drag that goes on after a rest has the speed of what follows, again and again`() {
        let (stage, pan) = panStage()
        Self.send(stage, .began, 100)
        var x: CGFloat = 100
        for _ in 1...3 {
            for _ in 1...4 {
                stage.wait(0.01)
                x += 10
                Self.send(stage, .moved, x)
            }
            expectEqual(pan.velocity(in: nil).x.rounded(), 1_000)
            Self.rest(stage, x)
            expectEqual(pan.velocity(in: nil), .zero)
        }
        // The next touch may be the same object, and has not rested.
        Self.send(stage, .ended, x)
        Self.send(stage, .began, 100)
        stage.wait(0.01)
        Self.send(stage, .moved, 120)
        expectEqual(pan.velocity(in: nil).x.rounded(), 2_000)
    }

    @Test(.rules("M-18"))
    func `fingers that fail on any movement may rest, and a long press without duration is told nothing`() {
        let stage = Stage { stage in
            stage.add(StillRecognizer(), "still")
            let press = stage.addLongPress()
            press.minimumPressDuration = 0
            press.delegate = Simultaneous.shared
        }
        Self.send(stage, .began, 100)
        Self.rest(stage, 100)
        stage.wait(0.1)
        Self.send(stage, .ended, 100)
        expect(!stage.log.contains("moved") && !stage.log.contains("changed") && !stage.log.contains("failed"))
        expect(stage.log.contains("still ended"))
    }

    @Test(.rules("M-18", "B-403")) func `after a rest a touch has one coalesced touch and no predicted ones`() {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        var counts: [[Int]] = []
        probe.onTouches = { _, touches, event in
            for touch in touches {
                counts.append([
                    event?.coalescedTouches(for: touch)?.count ?? -1, event?.predictedTouches(for: touch)?.count ?? -1,
                ])
            }
        }
        Self.send(stage, .began, 100)
        for x in [110, 120] as [CGFloat] {
            stage.wait(0.01)
            Self.send(stage, .moved, x)
        }
        Self.rest(stage, 120)
        stage.wait(0.2)
        Self.send(stage, .moved, 121)
        expectEqual(counts, [[1, 0], [1, 1], [1, 1], [1, 0]])
    }

    @Test(.rules("M-18")) func `while an application ignores input a rest lowers nothing`() {
        let (stage, pan) = panStage()
        Self.send(stage, .began, 100)
        stage.wait(0.01)
        Self.send(stage, .moved, 120)
        stage.perform { stage.application.beginIgnoringInteractionEvents() }
        Self.rest(stage, 120)
        stage.perform { stage.application.endIgnoringInteractionEvents() }
        expectEqual(pan.velocity(in: nil).x.rounded(), 2_000)
    }

    @Test(.rules("M-18")) func `a finger that is over a window that moved has moved`() {
        let stage = Stage()
        Self.send(stage, .began, 100)
        stage.perform { stage.window.frame.origin.x += 10 }
        Self.send(stage, .moved, 100)
        expect(stage.log.contains("receives moved"))
    }

    @Test(.rules("M-18")) func `pinches and rotations are told nothing of a rest, and have no speed after it`() {
        let stage = Stage { stage in
            stage.addPinch()
            stage.view.gestureRecognizers?.last?.delegate = Simultaneous.shared
            stage.add(UIRotationGestureRecognizer(), "rotation").delegate = Simultaneous.shared
        }
        Self.send(stage, .began, 100)
        Self.send(stage, .began, 200, id: 2)
        for step in 1...5 {
            stage.wait(0.01)
            let y = 100 + CGFloat(step) * 10
            stage.host.receive(
                InputFrame(
                    at: stage.host.now,
                    [ContactSample(id: 2, phase: .moved, location: CGPoint(x: 200 + CGFloat(step) * 10, y: y))]))
        }
        let before = stage.log
        for _ in 1...2 {
            stage.wait(0.06)
            let samples = [CGPoint(x: 100, y: 100), CGPoint(x: 250, y: 150)].enumerated().map {
                ContactSample(id: $0.offset + 1, phase: .stationary, location: $0.element)
            }
            stage.host.receive(InputFrame(at: stage.host.now, samples))
        }
        expectEqual(stage.log, before)
        let recognizers = stage.view.gestureRecognizers ?? []
        expectEqual((recognizers.first as? UIPinchGestureRecognizer)?.velocity, 0)
        expectEqual((recognizers.last as? UIRotationGestureRecognizer)?.velocity, 0)
    }

    private func countedStage() -> (Stage, EventCounter) {
        let stage = Stage(window: EventCounter()) { _ in }
        return (stage, stage.window as! EventCounter)
    }

    private func panStage() -> (Stage, UIPanGestureRecognizer) {
        let pan = UIPanGestureRecognizer()
        let stage = Stage { stage in
            let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
            probe.isMultipleTouchEnabled = true
            stage.add(pan, "pan", on: probe)
        }
        return (stage, pan)
    }
}

/// A window that counts its events.
private final class EventCounter: UIWindow {
    private(set) var count = 0

    override func sendEvent(_ event: UIEvent) {
        count += 1
        super.sendEvent(event)
    }
}

/// A recognizer that recognizes at the lift, and fails on any movement.
private final class StillRecognizer: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
}

private final class Simultaneous: UIGestureRecognizerDelegate {
    static let shared = Simultaneous()

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
