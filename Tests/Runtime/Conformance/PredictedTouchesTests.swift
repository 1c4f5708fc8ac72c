import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Touches that are predicted (B-403). How well is measured in TouchKinematicsTests and RecordingsReplayTests.
struct PredictedTouchesTests {
    private static func predictions(
        rate: Double = 100, readings: Int = 1, _ play: (Stage) -> Void
    ) -> [(call: String, touches: [UITouch]?)] {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        var calls: [(String, [UITouch]?)] = []
        probe.onTouches = { method, touches, event in
            for touch in touches { calls.append((method.rawValue, event?.predictedTouches(for: touch))) }
        }
        stage.hands.samplesPerSecond = rate
        stage.hands.readingsPerSample = readings
        play(stage)
        return calls
    }

    @Test(.rules("B-403", "N-59"))
    func `a steady touch is predicted a frame ahead, as often as it is read, from one to the next`() {
        let calls = Self.predictions(readings: 2) { stage in
            stage.hands.down(at: CGPoint(x: 100, y: 100))
            stage.hands.move(dx: 40, over: 0.04)
        }
        expectEqual(
            calls.last?.touches?.map(\.text),
            [
                "moved 45 ms at 145,100 from 140,100", "moved 50 ms at 150,100 from 145,100",
            ])
        expectEqual(calls.last?.touches?.map { $0.estimatedProperties.rawValue }, [31, 31])
        expectEqual(calls.last?.touches?.allSatisfy { $0.estimationUpdateIndex == nil }, true)
    }

    @Test(.rules("B-403")) func `they are for the event: the next one predicts anew, from where the touch is then`() {
        let calls = Self.predictions { stage in
            stage.hands.down(at: CGPoint(x: 100, y: 100))
            stage.hands.move(dx: 20, over: 0.02)
        }
        expectEqual(
            calls.map { $0.touches?.map(\.text) },
            [
                [], ["moved 20 ms at 120,100 from 110,100"], ["moved 30 ms at 130,100 from 120,100"],
            ])
    }

    @Test(.rules("B-403", "N-58", "N-59"), arguments: [30.0, 60, 120, 240, 1_000])
    func `a frame is as long as the last one, from 240 to 60 Hz`(rate: Double) throws {
        let ahead = 1 / min(max(rate, 60), 240)
        let calls = Self.predictions(rate: rate) { stage in
            stage.hands.down(at: CGPoint(x: 100, y: 100))
            stage.hands.move(dx: 20, over: 2 / rate)
        }
        let predicted = try #require(calls.last?.touches?.first)
        expectEqual((predicted.timestamp - 2 / rate - ahead).brief, "0")
        expectEqual((predicted.location(in: nil).x - 120).brief, (10 * rate * ahead).brief)
    }

    @Test(.rules("B-403"))
    func `nothing is predicted for a touch that came down, rests for long, is lifted or is cancelled`() {
        let calls = Self.predictions { stage in
            for isCancelled in [false, true] {
                stage.hands.down(at: CGPoint(x: 100, y: 100))
                stage.hands.move(dx: 10, over: 0.02)
                stage.wait(0.2)
                stage.hands.move(dx: 1)
                if isCancelled { stage.hands.cancel() } else { stage.hands.up() }
            }
        }
        expectEqual(calls.map { $0.touches?.count }, [0, 1, 1, 0, 0, 0, 1, 1, 0, 0])
    }

    @Test(.rules("B-403")) func `nothing is predicted for a touch that a recognizer takes in mid-movement`() {
        let calls = Self.predictions { stage in
            _ = stage.perform { stage.addPan() }
            stage.hands.down(at: CGPoint(x: 100, y: 100))
            stage.hands.move(dx: 40, over: 0.1)
        }
        expectEqual(calls.map(\.call), ["began", "moved", "moved", "cancelled"])
        expectEqual(calls.last?.touches?.count, 0)
    }
}
