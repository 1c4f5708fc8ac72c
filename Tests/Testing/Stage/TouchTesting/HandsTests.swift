import TestSupport
import Testing
import Touchstone
import TouchTesting

/// The frames that the verbs send.
struct `Hands` {
    private func frames(_ play: (Stage) -> Void) -> [String] {
        let stage = Stage()
        stage.perform { _ = stage.addView("button", frame: CGRect(x: 100, y: 100, width: 40, height: 20)) }
        play(stage)
        return stage.records.compactMap {
            guard case .frame = $0.step else { return nil }
            return $0.description
        }
    }

    @Test func `places are points, rectangles, views and fractions of views`() {
        let sent = frames { stage in
            let button = stage.view.subviews[0]
            stage.hands.down(at: CGPoint(x: 1, y: 2))
            stage.hands.move(to: CGRect(x: 10, y: 10, width: 10, height: 20))
            stage.hands.move(to: button)
            stage.hands.move(to: button.point(atX: 0, y: 1))
            stage.hands.cancel()
        }
        expectEqual(
            sent,
            [
                "0.000000 frame 1:began@1,2", "0.000000 frame 1:moved@15,20",
                "0.000000 frame 1:moved@120,110", "0.000000 frame 1:moved@100,120",
                "0.000000 frame 1:cancelled@100,120",
            ])
    }

    @Test func `together is one event`() {
        let sent = frames { stage in
            stage.hands.together {
                stage.hands.down(at: CGPoint(x: 1, y: 2))
                stage.hands.down(.leftThumb, at: CGPoint(x: 3, y: 4))
            }
        }
        expectEqual(sent, ["0.000000 frame 1:began@1,2 7:began@3,4"])
    }

    @Test func `a drag is sampled 120 times a second`() {
        let sent = frames { $0.hands.drag(from: CGPoint.zero, to: CGPoint(x: 60, y: 0), over: 0.5) }
        expectEqual(sent.count, 62)
        expectEqual(sent[1], "0.008333333 frame 1:moved@1,0")
        expectEqual(sent.last, "0.49999998 frame 1:ended@60,0")
    }

    @Test func `a pinch moves thumb and index finger together`() {
        let sent = frames { $0.hands.pinch(at: CGPoint(x: 100, y: 50), from: 20, to: 60, over: 1 / 60) }
        expectEqual(
            sent,
            [
                "0.000000 frame 2:began@90,50 1:began@110,50",
                "0.008333333 frame 2:moved@80,50 1:moved@120,50",
                "0.016666666 frame 2:moved@70,50 1:moved@130,50",
                "0.016666666 frame 2:ended@70,50 1:ended@130,50",
            ])
    }

    @Test func `a rotation turns thumb and index finger clockwise about the place`() {
        let sent = frames { $0.hands.rotate(at: CGPoint(x: 100, y: 50), by: .pi, radius: 20, over: 1 / 60) }
        expectEqual(
            sent,
            [
                "0.000000 frame 2:began@80,50 1:began@120,50",
                "0.008333333 frame 2:moved@100,30 1:moved@100,70",
                "0.016666666 frame 2:moved@120,50 1:moved@80,50",
                "0.016666666 frame 2:ended@120,50 1:ended@80,50",
            ])
    }

    @Test func `a scroll at an odd rate is one at the usual rate`() {
        func scroll(at rate: Double) -> [String] {
            frames { stage in
                stage.hands.samplesPerSecond = rate
                stage.hands.scroll(at: stage.view, by: CGVector(dx: 0, dy: 12), over: 0.1)
            }
        }
        let usual = scroll(at: 120)
        expectEqual(usual.count, 13)
        for rate in [.nan, .infinity] as [Double] {
            let sent = scroll(at: rate)
            expectEqual(sent, usual)
        }
    }

    @Test func `a wheel is turned by no less than no notches`() {
        func turn(_ count: Int) -> Int {
            frames { $0.hands.turnWheel(at: $0.view, notch: CGVector(dx: 0, dy: 10), count: count) }.count
        }
        let notches = [turn(-1), turn(0), turn(2)]
        expectEqual(notches, [0, 0, 2])
    }

    /// A link moves; the first tap has the hands wait and tap again.
    private func waitInCallback(_ play: (Stage) -> Void) -> (stage: Stage, taps: [Double]) {
        let stage = Stage()
        stage.perform { CADisplayLink { _ in }.add(to: .main, forMode: .common) }
        let tap = stage.perform { stage.addTap() }
        var taps: [Double] = []
        tap.addAction { [unowned stage] _ in
            taps.append(stage.host.now.seconds)
            guard taps.count == 1 else { return }
            stage.hands.wait(1)
            stage.hands.down(.leftIndex, at: CGPoint(x: 10, y: 10))
            stage.wait(1)
            stage.hands.up(.leftIndex)
        }
        play(stage)
        return (stage, taps)
    }

    @Test func `inside a callback time stands still, and what the hands do comes after it`() {
        let (stage, taps) = waitInCallback { $0.hands.tap(at: $0.view) }
        expectEqual(taps, [0.05, 0.05])
        expectEqual(stage.host.now, Instant(seconds: 0.05))
        expectEqual(stage.diagnostics, [])
    }

    @Test func `inside a callback of which the host does not know, what the hands do is not lost`() {
        let (stage, taps) = waitInCallback { played in
            for phase in [.began, .ended] as [ContactSample.Phase] {
                let sample = ContactSample(id: 1, phase: phase, location: CGPoint(x: 100, y: 100))
                played.application.host.receive(InputFrame(at: .zero, [sample]))
            }
        }
        expectEqual(taps.count, 2)
        let frames = stage.records.filter { $0.description.contains("display") }
        expect(frames.count < 10)
    }

    @Test func `a host keeps wake-ups in order, each at its own instant`() {
        let stage = Stage()
        var fired: [Double] = []
        for seconds in [0.3, 0.1, 0.2] {
            stage.application.after(seconds) { [weak host = stage.host] in fired.append(host?.now.seconds ?? -1) }
        }
        stage.wait(1)
        expectEqual(fired, [0.1, 0.2, 0.3])
        expectEqual(stage.host.now, Instant(seconds: 1))
    }
}
