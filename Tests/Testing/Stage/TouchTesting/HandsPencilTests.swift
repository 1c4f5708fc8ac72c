import TestSupport
import Testing
import TouchTesting
import Touchstone

struct HandsPencilTests {
    private static func frames(_ play: (Stage) -> Void) -> [String] {
        let stage = Stage()
        play(stage)
        return stage.records.compactMap { record in
            guard case .frame(let frame) = record.step else { return nil }
            let milliseconds = { (instant: Instant) in "\(instant.nanoseconds / 1_000_000)" }
            let force = { (details: ContactDetails) in
                "\(details.force)" + (details.estimation.index.map { "#\($0)" } ?? "")
            }
            let words =
                ["@\(milliseconds(frame.instant))"]
                + frame.contacts.map { "\($0.phase) \($0.location.x) \(force($0.details))" }
                + frame.earlier.map { "earlier @\(milliseconds($0.instant)) \($0.location.x) \(force($0.details))" }
                + frame.updates.map { "update \($0.index) \(force($0.details))" }
            return words.joined(separator: " ")
        }
    }

    @Test func `a finger tells nothing and is read once a sample`() {
        let frames = Self.frames { stage in
            let hands = stage.hands
            hands.samplesPerSecond = 10
            hands.drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 20, y: 0), over: 0.2)
        }
        expectEqual(frames, ["@0 began 0.0 0.0", "@100 moved 10.0 0.0", "@200 moved 20.0 0.0", "@200 ended 20.0 0.0"])
    }

    @Test(.rules("B-402")) func `fingers that turn are read between the samples, each reading at its own instant`() {
        let frames = Self.frames { stage in
            let hands = stage.hands
            hands.samplesPerSecond = 10
            hands.readingsPerSample = 2
            hands.rotate(at: CGPoint(x: 100, y: 50), by: .pi, over: 0.2)
        }
        let instants = frames.map { $0.split(separator: " ").filter { $0.hasPrefix("@") } }
        expectEqual(instants, [["@0"], ["@100", "@50", "@50"], ["@200", "@150", "@150"], ["@200"]])
    }

    @Test func `a pencil is read between the samples, its estimates are counted, and corrected once`() {
        let frames = Self.frames { stage in
            let hands = stage.hands
            hands.samplesPerSecond = 10
            hands.readingsPerSample = 2
            hands.estimated = .force
            hands.details.force = 0.5
            hands.down(at: CGPoint(x: 0, y: 0), tool: .pencil)
            hands.move(dx: 20, over: 0.1)
            hands.change { $0.force = 1 }
            hands.estimated = []
            hands.up()
            hands.correct([2]) { $0.force = 2 }
            hands.correct { $0.force += 1 }
            hands.correct()
        }
        expectEqual(
            frames,
            [
                "@0 began 0.0 0.5#1",
                "@100 moved 20.0 0.5#3 earlier @50 10.0 0.5#2",
                "@100 moved 20.0 1.0#4",
                "@100 ended 20.0 1.0",
                "@100 update 2 2.0#2",
                "@100 update 1 1.5#1 update 3 1.5#3 update 4 2.0#4",
            ])
    }
}
