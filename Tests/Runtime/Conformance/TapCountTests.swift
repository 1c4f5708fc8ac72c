import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Taps in a row, and their count (B-045…B-049).
struct TapCountTests {
    @Test(.rules("B-045", "B-046", "B-048", "S-194"))
    func `taps in a row count up, each with a touch of its own that nothing holds back`() {
        let (stage, seen) = Self.watch()
        for _ in 0..<3 {
            stage.hands.tap(at: stage.view)
            stage.wait(0.1)
        }
        expectEqual(seen.counts, ["began 1", "ended 1", "began 2", "ended 2", "began 3", "ended 3"])
        expectEqual(Set(seen.touches).count, 3)
        stage.expect(
            """
            0     probe hit by 1
                  probe receives began 1
            50    probe receives ended 1
            150   probe hit by 2
                  probe receives began 2
            200   probe receives ended 2
            300   probe hit by 3
                  probe receives began 3
            350   probe receives ended 3
            """)
    }

    @Test(.rules("B-045", "B-049"), arguments: [(0.01, "began 2"), (-0.01, "began 1")])
    func `a touch counts as the next tap within the interval`(margin: Double, second: String) {
        let (stage, seen) = Self.watch()
        stage.hands.tap(at: stage.view)
        stage.wait(GestureThresholds.tapInterval - margin)
        stage.hands.down(at: stage.view)
        expectEqual(seen.counts, ["began 1", "ended 1", second])
    }

    @Test(.rules("B-045", "B-049"), arguments: [(1.0, "began 2"), (-1.0, "began 1")])
    func `a touch counts as the next tap within the distance`(margin: CGFloat, second: String) {
        let (stage, seen) = Self.watch()
        stage.hands.tap(at: CGPoint(x: 100, y: 100))
        stage.hands.down(at: CGPoint(x: 100 + GestureThresholds.tapDistance - margin, y: 100))
        expectEqual(seen.counts, ["began 1", "ended 1", second])
    }

    @Test(.rules("B-045")) func `taps in a row are near each other on the screen, whichever windows they hit`() {
        let (stage, seen) = Self.watch()
        let other = stage.perform { UIWindow(frame: CGRect(x: 0, y: 200, width: 400, height: 100)) }
        let probe = ProbeView(frame: other.bounds)
        probe.onTouches = { method, touches, _ in
            for touch in touches { seen.counts.append("\(method) \(touch.tapCount)") }
        }
        stage.perform {
            other.addSubview(probe)
            other.isHidden = false
        }
        for y in [30, 230, 195, 205] as [CGFloat] { stage.hands.tap(at: CGPoint(x: 50, y: y)) }
        expectEqual(seen.counts.filter { $0.hasPrefix("began") }, ["began 1", "began 1", "began 2", "began 3"])
    }

    @Test(.rules("B-047", "S-078")) func `a touch that moves too far has a count of 0, one that trembles keeps it`() {
        let (stage, seen) = Self.watch()
        stage.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 140, y: 100), over: 0)
        stage.wait(1)
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 60)
        stage.hands.move(dx: -60)
        stage.hands.up()
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        expectEqual(
            seen.counts,
            [
                "began 1", "moved 1", "ended 1", "began 1", "moved 0", "moved 0", "ended 0", "began 1",
            ])
    }

    private final class Seen {
        var counts: [String] = []
        var touches: [UITouch] = []
    }

    private static func watch() -> (Stage, Seen) {
        let (stage, seen) = (Stage(), Seen())
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        probe.onTouches = { method, touches, _ in
            for touch in touches {
                seen.counts.append("\(method) \(touch.tapCount)")
                seen.touches.append(touch)
            }
        }
        return (stage, seen)
    }
}
