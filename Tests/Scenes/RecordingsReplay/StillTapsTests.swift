import TestSupport
import Testing
import TouchRecordings
import Touchstone

/// Recorded taps for a recognizer that fails on any movement: a device that reports none gets none (M-18).
struct StillTapsTests {
    /// Returns the numbers of taps that are recognized, and of all.
    private func taps(_ recording: Recording, _ rests: RestSampling) -> [Int] {
        let application = UIApplication()
        let size = recording.suitableWindow
        application.host.setScreen(bounds: CGRect(origin: .zero, size: size))
        let recognizer = StillTap()
        application.host.perform {
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.addGestureRecognizer(recognizer)
            window.makeKeyAndVisible()
        }
        for frame in recording.frames(in: size, rests: rests) { application.host.receive(frame) }
        return [recognizer.count, recording.contactCount]
    }

    @Test(
        .rules("M-18"), .needs("the shared recordings (TOUCHSTONE_SHARED)", SharedRecordings.folder != nil),
        arguments: [RestSampling.automatic, .after(0.005), .none])
    func `every one of the fast taps of a panel is recognized, whether or not rests are added`(_ rests: RestSampling)
        throws
    {
        let file = "touchscreens/Atmel_maXTouch_Touchscreen.1-finger-fast-taps.events"
        expectEqual(taps(try SharedRecordings.read(file), rests), [9, 9])
    }

    @Test(.rules("M-18"), arguments: [RestSampling.automatic, .none])
    func `eleven taps of a panel that reports sizes of still fingers are eleven`(_ rests: RestSampling) throws {
        var lines = ["N: panel", "A: 2f 0 9 0 0 0", "A: 30 0 255 0 0 0", "A: 35 0 1000 0 0 0", "A: 36 0 1000 0 0 0"]
        func add(_ time: Double, _ code: String, _ value: Int) {
            let text = "\(Int((time * 1_000).rounded()) + 1_000_000)".dropFirst()
            lines.append("E: \(Int(text.prefix(3)) ?? 0).\(text.suffix(3))000 \(code) \(value)")
        }
        for tap in 0..<11 {
            let start = Double(tap) * 0.4
            add(start, "0003 0039", tap)
            add(start, "0003 0035", 500)
            add(start, "0003 0036", 500)
            add(start, "0003 0030", 4)
            add(start, "0000 0000", 0)
            // A third of them reports its size twice, a third the same place.
            for step in 1...2 where tap % 3 != 0 {
                add(
                    start + Double(step) * 0.02, tap % 3 == 1 ? "0003 0030" : "0003 0035", tap % 3 == 1 ? 4 + step : 500
                )
                add(start + Double(step) * 0.02, "0000 0000", 0)
            }
            add(start + 0.1, "0003 0039", -1)
            add(start + 0.1, "0000 0000", 0)
        }
        let text = lines.joined(separator: "\n") + "\n"
        let recording = try Recording(parsing: Array(text.utf8), source: "panel.events", format: .evemu)
        expect(recording.frames.contains { $0.contacts.contains { $0.phase == .moved } }, "sizes are reports")
        expectEqual(taps(recording, rests), [11, 11])
    }
}

private final class StillTap: UIGestureRecognizer {
    private(set) var count = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        count += 1
        state = .recognized
    }
}
