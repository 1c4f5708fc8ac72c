@_spi(Host) import TouchReports
import TouchScenes
import TouchTrace
import Touchstone
import Testing

@testable import DemoKit

struct ExplanationTests {
    /// Plays fingers to a scene; returns what is explained after each frame.
    private func play(_ name: String, _ frames: [InputFrame]) -> [Explanation] {
        var explanation = Explanation()
        let scene = Scenes.named(name)!
        let session = SceneSession(scene, size: scene.windowSize, start: .zero) { explanation.take($0) }
        var states: [Explanation] = []
        for frame in frames {
            session.hosted.receive(frame)
            states.append(explanation)
        }
        session.close()
        return states
    }

    private func frame(_ seconds: Double, _ phase: ContactSample.Phase, _ x: CGFloat, _ y: CGFloat) -> InputFrame {
        InputFrame(at: Instant(seconds: seconds), [ContactSample(id: 1, phase: phase, location: CGPoint(x: x, y: y))])
    }

    private func rows(_ explanation: Explanation) -> [String] { explanation.rows.map { "\($0.name): \($0.state)" } }

    @Test func `the recognizers of a finger are possible, change and end`() {
        let states = play(
            "photos",
            [
                frame(0, .began, 90, 90), frame(0.02, .moved, 120, 90), frame(0.04, .moved, 150, 90),
                frame(0.06, .ended, 150, 90),
                frame(3, .began, 10, 290),
            ])
        #expect(rows(states[0]).contains("sun transform: possible"))
        #expect(states[0].hits == [1: "sun"])
        #expect(rows(states[2]).contains("sun transform: changed"))
        #expect(rows(states[3]).contains("sun transform: ended"))
        #expect(rows(states[3]).contains("sun double tap: failed"))
        // The next finger begins anew.
        #expect(!rows(states[4]).contains { $0.hasPrefix("sun") })
        #expect(states[4].hits == [2: "board"])
    }

    @Test func `the last decisions are kept, with their marks`() {
        let states = play(
            "photos", [frame(0, .began, 90, 90), frame(0.02, .moved, 120, 90), frame(0.06, .ended, 150, 90)])
        let begins = states[2].decisions.first { $0.text == "begins" }
        #expect(begins?.subjects == ["sun transform"])
        #expect(begins?.outcome == .recognized)
        #expect(begins?.mark == "▷")
        #expect(begins?.instant == Instant(seconds: 0.02))
    }

    @Test func `a long session forgets old decisions`() {
        var frames: [InputFrame] = []
        for index in 0..<600 {
            frames += [frame(Double(index) * 2, .began, 110, 150), frame(Double(index) * 2 + 0.04, .ended, 110, 150)]
        }
        let states = play("two-subviews", frames)
        #expect(states.map(\.decisions.count).max() == Explanation.shown)
        #expect(states.last?.decisions.isEmpty == false)
        #expect((states.last?.decisions.last?.number ?? .max) < 1_100)
    }
}
