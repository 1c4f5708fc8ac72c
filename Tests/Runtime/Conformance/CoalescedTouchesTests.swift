import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Readings between events: B-400…B-406 without predictions and estimates.
struct CoalescedTouchesTests {
    /// A stage with one view that writes down each call: the touch, and its coalesced touches.
    private static func stage(_ build: (Stage) -> Void = { _ in }) -> (Stage, ProbeView, () -> [String]) {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        probe.isMultipleTouchEnabled = true
        stage.perform { build(stage) }
        final class Log { var lines: [String] = [] }
        let log = Log()
        probe.onTouches = { method, touches, event in
            for touch in touches.sorted(by: { $0.location(in: nil).y < $1.location(in: nil).y }) {
                log.lines.append("\(method.rawValue): \(touch.text)")
                for coalesced in event?.coalescedTouches(for: touch) ?? [] { log.lines.append("  \(coalesced.text)") }
            }
        }
        return (stage, probe, { log.lines })
    }

    @Test(.rules("B-010", "B-401", "B-402"))
    func `readings in between come with the event, the main one last, each from the one before`() {
        let (stage, _, lines) = Self.stage()
        stage.hands.samplesPerSecond = 10
        stage.hands.readingsPerSample = 2
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(to: CGPoint(x: 140, y: 100), over: 0.2)
        stage.hands.up()
        expectEqual(
            lines(),
            [
                "began: began 0 ms at 100,100 from 100,100",
                "  began 0 ms at 100,100 from 100,100",
                "moved: moved 100 ms at 120,100 from 100,100",
                "  moved 50 ms at 110,100 from 100,100",
                "  moved 100 ms at 120,100 from 110,100",
                "moved: moved 200 ms at 140,100 from 120,100",
                "  moved 150 ms at 130,100 from 120,100",
                "  moved 200 ms at 140,100 from 130,100",
                "ended: ended 200 ms at 140,100 from 140,100",
                "  ended 200 ms at 140,100 from 140,100",
            ])
    }

    @Test(.rules("B-400", "N-58"), arguments: [(60, 1), (60, 2), (60, 4), (120, 1), (120, 2), (240, 1)])
    func `a screen may deliver and scan at any rate, nothing of the way is lost`(rate: Int, readings: Int) {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        var (calls, way, times) = (0, CGFloat(0), [Int]())
        probe.onTouches = { method, touches, event in
            guard method == .moved, let touch = touches.first else { return }
            calls += 1
            let coalesced = event?.coalescedTouches(for: touch) ?? []
            expectEqual(coalesced.count, readings)
            for touch in coalesced {
                way += touch.location(in: nil).x - touch.previousLocation(in: nil).x
                times.append(Int((touch.timestamp * Double(rate * readings)).rounded()))
            }
        }
        stage.hands.samplesPerSecond = Double(rate)
        stage.hands.readingsPerSample = readings
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 120, over: 0.1)
        expectEqual(calls, rate / 10)
        expectEqual(times, Array(1...rate * readings / 10))
        expectEqual(way.brief, "120")
    }

    @Test(.rules("B-401")) func `the last coalesced touch is a copy of the touch, which knows what the touch knows`()
        throws
    {
        let (stage, probe, _) = Self.stage { $0.addPan() }
        var copies: [UITouch] = []
        var original: UITouch?
        probe.onTouches = { method, touches, event in
            guard method == .moved, let touch = touches.first else { return }
            original = touch
            copies = event?.coalescedTouches(for: touch) ?? []
            expect(copies.allSatisfy { $0.gestureRecognizers == touch.gestureRecognizers })
            expectEqual(touch.gestureRecognizers?.count, 1)
        }
        stage.hands.readingsPerSample = 3
        stage.hands.down(at: CGPoint(x: 100, y: 100), tool: .pencil)
        stage.hands.move(dx: 6, over: 0.005)
        let touch = try #require(original)
        expectEqual(copies.count, 3)
        expectEqual(copies.last?.timestamp, touch.timestamp)
        expectEqual(copies.last?.location(in: probe), touch.location(in: probe))
        for copy in copies {
            expect(copy !== touch)
            expect(copy.view === probe)
            expect(copy.window === stage.window)
            expectEqual(copy.type, .pencil)
            expectEqual(copy.tapCount, 1)
        }
        let before = copies.map(\.text)
        stage.hands.move(dx: 1)
        stage.hands.up()
        expectEqual(touch.phase, .ended)
        expectEqual(
            before,
            [
                "moved 1.667 ms at 102,100 from 100,100", "moved 3.333 ms at 104,100 from 102,100",
                "moved 5 ms at 106,100 from 104,100",
            ])
    }

    @Test(.rules("B-402"))
    func `snapshots that are kept stay as they were, and belong to no recognizer once the touch is over`() {
        let (stage, probe, _) = Self.stage { $0.addPan() }
        var kept: [UITouch] = []
        probe.onTouches = { method, touches, event in
            guard method == .moved, kept.isEmpty, let touch = touches.first else { return }
            kept = event?.coalescedTouches(for: touch) ?? []
        }
        stage.hands.samplesPerSecond = 10
        stage.hands.readingsPerSample = 2
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 4, over: 0.1)
        stage.hands.move(dx: 2, over: 0.1)
        stage.hands.up()
        stage.hands.down(at: CGPoint(x: 10, y: 10))
        expectEqual(kept.map(\.text), ["moved 50 ms at 102,100 from 100,100", "moved 100 ms at 104,100 from 102,100"])
        expectEqual(kept.map { $0.gestureRecognizers?.count }, [0, 0])
    }

    @Test(.rules("B-404")) func `there are none for a touch that is not of the event, and none after its delivery`() {
        let (stage, probe, _) = Self.stage()
        let other = Stage()
        let otherProbe = other.add(ProbeView(frame: other.view.bounds), "probe")
        var (stranger, kept, event): (UITouch?, UITouch?, UIEvent?)
        otherProbe.onTouches = { _, touches, _ in stranger = touches.first }
        other.hands.down(at: other.view)
        var answers: [Int?] = []
        probe.onTouches = { method, touches, itsEvent in
            (kept, event) = (touches.first, itsEvent)
            for touch in [stranger, itsEvent?.coalescedTouches(for: touches.first!)?.last, touches.first] {
                answers.append(itsEvent?.coalescedTouches(for: touch!)?.count)
            }
        }
        stage.hands.down(at: stage.view)
        stage.hands.up()
        expectEqual(answers, [nil, nil, 1, nil, nil, 1])
        expectNil(kept.flatMap { event?.coalescedTouches(for: $0) })
        expectNil(kept.flatMap { event?.predictedTouches(for: $0) })
    }

    @Test(.rules("B-406")) func `a beginning and an end have the readings of their own, in their own phase`() {
        let (stage, _, lines) = Self.stage()
        let place = CGPoint(x: 10, y: 10)
        func earlier(_ milliseconds: Int64, _ x: CGFloat) -> EarlierSample {
            EarlierSample(
                id: 1, at: Instant(nanoseconds: milliseconds * 1_000_000), location: CGPoint(x: x, y: 10))
        }
        stage.host.receive(
            InputFrame(
                at: Instant(nanoseconds: 8_000_000), [ContactSample(id: 1, phase: .began, location: place)],
                earlier: [earlier(4, 8)]))
        stage.host.receive(
            InputFrame(
                at: Instant(nanoseconds: 16_000_000), [ContactSample(id: 1, phase: .ended, location: place)],
                earlier: [earlier(12, 9)]))
        expectEqual(
            lines(),
            [
                "began: began 8 ms at 10,10 from 10,10",
                "  began 4 ms at 8,10 from 8,10",
                "  began 8 ms at 10,10 from 8,10",
                "ended: ended 16 ms at 10,10 from 10,10",
                "  ended 12 ms at 9,10 from 10,10",
                "  ended 16 ms at 10,10 from 9,10",
            ])
    }

    @Test(.rules("B-406", "T-06")) func `a beginning that comes late has no readings of the movement that let it go`() {
        let (stage, _, lines) = Self.stage { $0.addTap().delaysTouchesBegan = true }
        stage.hands.readingsPerSample = 2
        stage.hands.samplesPerSecond = 10
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 20, over: 0.1)
        stage.hands.move(dx: 60, over: 0.1)
        let late = [
            "began: began 0 ms at 100,100 from 100,100",
            "  began 0 ms at 100,100 from 100,100",
            "moved: moved 200 ms at 180,100 from 100,100",
            "  moved 150 ms at 150,100 from 100,100",
            "  moved 200 ms at 180,100 from 150,100",
        ]
        expectEqual(lines(), late)
        stage.hands.readingsPerSample = 1
        stage.hands.move(dx: 2)
        expectEqual(
            lines(),
            late + [
                "moved: moved 200 ms at 182,100 from 180,100", "  moved 200 ms at 182,100 from 180,100",
            ])
    }

    @Test(.rules("B-406"))
    func `a beginning that comes late at its own instant has no readings of the movement either`() {
        let (stage, _, lines) = Self.stage { $0.addTap().delaysTouchesBegan = true }
        stage.hands.readingsPerSample = 2
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 60)
        expectEqual(
            lines(),
            [
                "began: began 0 ms at 100,100 from 100,100",
                "  began 0 ms at 100,100 from 100,100",
                "moved: moved 0 ms at 160,100 from 100,100",
                "  moved 0 ms at 130,100 from 100,100",
                "  moved 0 ms at 160,100 from 130,100",
            ])
    }

    @Test(.rules("B-402")) func `two fingers have their own readings`() {
        let (stage, _, lines) = Self.stage()
        stage.hands.readingsPerSample = 2
        stage.hands.samplesPerSecond = 10
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: 0, y: 0))
            stage.hands.down(.rightIndex, at: CGPoint(x: 0, y: 100))
        }
        let began = lines().count
        stage.hands.move(
            [(.leftIndex, CGPoint(x: 20, y: 0)), (.rightIndex, CGPoint(x: 40, y: 100))], over: 0.1)
        expectEqual(
            Array(lines().dropFirst(began)),
            [
                "moved: moved 100 ms at 20,0 from 0,0",
                "  moved 50 ms at 10,0 from 0,0",
                "  moved 100 ms at 20,0 from 10,0",
                "moved: moved 100 ms at 40,100 from 0,100",
                "  moved 50 ms at 20,100 from 0,100",
                "  moved 100 ms at 40,100 from 20,100",
            ])
    }

    @Test(.rules("B-007")) func `a touch that rests has one coalesced touch, which rests`() {
        let (stage, probe, _) = Self.stage()
        stage.hands.readingsPerSample = 4
        stage.hands.down(.leftIndex, at: CGPoint(x: 0, y: 0))
        stage.hands.move(.leftIndex, dx: 10, over: 0.1)
        var texts: [String] = []
        probe.onTouches = { _, _, event in
            for touch in event?.allTouches ?? [] where touch.phase == .stationary {
                texts += (event?.coalescedTouches(for: touch) ?? []).map(\.text)
                expectEqual(event?.predictedTouches(for: touch), [])
            }
        }
        stage.hands.down(.rightIndex, at: CGPoint(x: 100, y: 100))
        expectEqual(texts, ["stationary 100 ms at 10,0 from 10,0"])
    }

    @Test(.rules("B-402")) func `two events at one instant share no readings`() {
        let (stage, _, lines) = Self.stage()
        stage.hands.readingsPerSample = 2
        stage.hands.down(at: CGPoint(x: 0, y: 0))
        let began = lines().count
        stage.hands.move(dx: 10)
        stage.hands.readingsPerSample = 1
        stage.hands.move(dx: 10)
        stage.hands.cancel()
        expectEqual(
            Array(lines().dropFirst(began)),
            [
                "moved: moved 0 ms at 10,0 from 0,0",
                "  moved 0 ms at 5,0 from 0,0",
                "  moved 0 ms at 10,0 from 5,0",
                "moved: moved 0 ms at 20,0 from 10,0",
                "  moved 0 ms at 20,0 from 10,0",
                "cancelled: cancelled 0 ms at 20,0 from 20,0",
                "  cancelled 0 ms at 20,0 from 20,0",
            ])
    }
}
