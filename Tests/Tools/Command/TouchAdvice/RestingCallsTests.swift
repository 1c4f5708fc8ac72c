import TestSupport
import Testing
import TouchAdvice
import TouchStage
import TouchTesting
import Touchstone

/// Rests in input from which a test is written (M-02).
struct RestingCallsTests {
    private static let frames = [
        frame(0, .began, 100), frame(0.01, .moved, 120), frame(0.02, .moved, 140), frame(0.05, .stationary, 140),
        frame(0.08, .stationary, 140), frame(0.5, .ended, 140),
    ]

    private static func frame(_ seconds: Double, _ phase: ContactSample.Phase, _ x: CGFloat) -> InputFrame {
        InputFrame(at: Instant(seconds: seconds), [ContactSample(id: 1, phase: phase, location: CGPoint(x: x, y: 100))])
    }

    /// Plays input to a pan; returns the log and the velocity at the end.
    private func played(_ play: (Stage) -> Void) -> (log: String, velocity: CGPoint) {
        let pan = UIPanGestureRecognizer()
        let stage = Stage { $0.add(pan, "pan") }
        play(stage)
        return (stage.log, pan.velocity(in: nil))
    }

    @Test(.rules("M-02", "M-18"))
    func `rests become movements by nothing, which give the same log and the same velocity`() throws {
        let calls = try #require(HandCall.calls(for: Self.frames))
        expectEqual(calls.count { $0 == .move(Finger(rawValue: 1)!, CGPoint(x: 140, y: 100)) }, 3)
        let received = played { stage in for frame in Self.frames { stage.host.receive(frame) } }
        let written = played { stage in for call in calls { call.perform(with: stage.hands) } }
        #expect(written == received)
        expect(received.velocity == .zero && received.log.contains("pan ended"))
    }

    @Test func `a rest is no step of a pattern, nor of a finger that is up`() {
        let patterns = PlayPattern.patterns(for: Self.frames, until: Instant(seconds: 0.5))
        expectEqual(patterns.last?.text, "DMM" + String(repeating: "-", count: 47) + "U")
        expectNil(HandCall.calls(for: [Self.frame(0, .stationary, 1)]))
    }

    @Test func `calls last until what they show has happened`() {
        let frames = [Self.frame(0, .began, 1)]
        expectEqual(HandCall.calls(for: frames, until: Instant(seconds: 0.5))?.last, .wait(nanoseconds: 500_000_000))
        expectEqual(HandCall.calls(for: frames)?.count, 1)
    }
}
