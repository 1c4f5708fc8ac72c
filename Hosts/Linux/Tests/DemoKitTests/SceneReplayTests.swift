import CairoPainter
import HostKit
import HostTesting
import PictureTesting
import TouchRecordings
import TouchScenes
import TouchTrace
import Touchstone
import Foundation
import Testing

@testable import DemoKit

struct SceneReplayTests {
    nonisolated static let stories = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Tests/Data/Stories").path

    /// The folders of stories, one for each scene: the names of scenes are the main actor's.
    nonisolated static let names = ((try? FileManager.default.contentsOfDirectory(atPath: stories)) ?? []).sorted()

    @Test func `every scene has a story`() {
        #expect(Self.names == Scenes.all.map(\.name).sorted())
    }

    private func story(_ scene: AnyScene) throws -> ReplayInput {
        try #require(try StoryFolder(Self.stories).bestStory(of: scene))
    }

    @Test(arguments: names)
    func `each scene looks as approved after its story, and grew to it in steps`(_ name: String) throws {
        let scene = try #require(Scenes.named(name))
        let input = try story(scene)
        let size = input.size ?? scene.windowSize
        let session = SceneSession(scene, size: size, scale: input.scale, start: .zero)
        func painter() -> CairoPainter { CairoPainter(size: size, background: .white, fonts: .dejaVu) }
        let growing = painter()
        growing.paint(session.application.host.draw())
        for (index, frame) in input.frames.enumerated() {
            session.application.host.receive(frame)
            guard session.application.host.needsDisplay else { continue }
            let list = session.application.host.draw()
            growing.paint(list)
            guard index % 16 == 0 else { continue }
            let once = painter()
            once.paint(list)
            let isSame = Picture(growing.surface) == Picture(once.surface)
            #expect(isSame, "after frame \(index)")
        }
        session.application.host.advance(to: max(input.end, session.application.now))
        let list = session.application.host.draw()
        growing.paint(list)
        let once = painter()
        once.paint(list)
        let isSame = Picture(growing.surface) == Picture(once.surface)
        #expect(isSame, "at the end")
        if let difference = Approved.difference(once.surface, name) { Issue.record("\(difference)") }
        session.close()
    }

    /// A disturbance of the window during a replay.
    nonisolated enum Disturbance: CaseIterable {
        case none, otherWindow, slowMotion, steps

        /// The keys that are pressed, and when, in seconds.
        var keys: [(seconds: Double, code: Int)] {
            switch self {
            case .none, .otherWindow: return []
            case .slowMotion: return [(0.1, 60), (0.4, 60), (0.5, 60)]
            case .steps:
                let steps = (1...40).map { (seconds: 0.1 + 0.02 * Double($0), code: 62) }
                return [(0.1, 61)] + steps + [(1, 61)]
            }
        }
    }

    @Test(arguments: ["photos", "drawing", "dots"], Disturbance.allCases)
    func `a story that is replayed in the window makes the same decisions, also if the window is disturbed`(
        _ name: String, _ disturbance: Disturbance
    ) throws {
        let scene = try #require(Scenes.named(name))
        let input = try story(scene)
        let window = ScriptedWindow(size: CGSize(width: 1_000, height: 700))
        if disturbance == .otherWindow { window.add(0.2, .focus(false)) }
        for (seconds, code) in disturbance.keys {
            for phase in [PressSample.Phase.began, .ended] {
                let press = PressSample(id: code, phase: phase, button: .key(.init(code: code, characters: "")))
                let instant = Instant(seconds: seconds)
                window.add(seconds, .input(InputFrame(at: instant, others: [.press(press)])))
            }
        }
        let desk = Desk(fonts: .dejaVu, start: .zero)
        let loop = HostLoop(window, desk, CairoPainter(size: window.size, scale: 1, fonts: .dejaVu))
        desk.open(scene, input)
        var trace: [TraceRecord] = []
        desk.running?.session.take = { trace.append($0) }
        _ = loop.run()
        var headless: [TraceRecord] = []
        let session = SceneSession(scene, size: input.size ?? scene.windowSize, scale: input.scale, start: .zero) {
            headless.append($0)
        }
        session.play(input)
        session.close()
        #expect(headless.count > 20)
        let (lines, expected) = (trace.map(\.description), headless.map(\.description))
        let first = zip(lines, expected).first { $0 != $1 }
        #expect(first == nil && lines.count == expected.count, "\(first?.0 ?? "") in place of \(first?.1 ?? "")")
    }

    @Test func `a trace of the window is replayed to the same decisions`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "touchstone-\(UUID().uuidString).trace"
        ).path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let options = try DemoOptions(["--scene", "photos", "--record", file])
        let window = ScriptedWindow(size: CGSize(width: 1_000, height: 700))
        for (seconds, phase, x) in [
            (1.0, ContactSample.Phase.began, 400.0), (1.02, .moved, 420), (1.04, .moved, 450), (1.3, .ended, 450),
        ] {
            let sample = ContactSample(id: 7, phase: phase, location: CGPoint(x: CGFloat(x), y: 330))
            window.add(seconds, .input(InputFrame(at: Instant(seconds: seconds), [sample])))
        }
        let program = DemoProgram(options)
        #expect(try program.run(program.opening(), in: window) == .disconnected("the script is over"))
        let recorded = try Trace(parsing: Array(try Data(contentsOf: URL(fileURLWithPath: file))), source: file)
        #expect(recorded[.scene] == "photos")
        #expect(recorded.screenSize == CGSize(width: 400, height: 300))
        // The added samples of the resting finger are in it as well.
        #expect(recorded.frames.filter { !$0.contacts.isEmpty }.count > 4)
        var again: [TraceRecord] = []
        let session = SceneSession(
            Scenes.named("photos")!, size: CGSize(width: 400, height: 300), scale: recorded.screenScale, start: .zero
        ) {
            again.append($0)
        }
        session.play(ReplayInput(recorded))
        session.close()
        let isSame = again.map(\.description) == recorded.records.map(\.description)
        #expect(isSame)
    }

    @Test func `a finger at a place of any size is explained`() throws {
        let text = """
            touchstone-trace 2
            scene="photos"
            width="400"
            height="300"
            scale="1"
            0.000000 frame 1:began@200,280
            0.050000 frame 1:moved@100000000000000000000,-100000000000000000000
            0.500000 frame 1:ended@100000000000000000000,5

            """
        let desk = Desk(fonts: .dejaVu, start: .zero)
        desk.resize(CGSize(width: 1_000, height: 700), scale: 1, at: .zero)
        desk.open(Scenes.named("photos")!, ReplayInput(try Trace(parsing: Array(text.utf8), source: "far")))
        desk.change { $0.isExplained = true }
        desk.advance(to: Instant(seconds: 0.1))
        let fingers = desk.running?.fingers.map { "\($0.number)  \($0.place)" }
        #expect(fingers == ["1  at 1000000000, -1000000000 on board"])
        desk.close()
    }

    @Test func `a file that is no trace gives a message that says what to do`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString).txt")
            .path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data("hello\n".utf8).write(to: URL(fileURLWithPath: file))
        do throws(HostFailure) {
            _ = try ReplayInput(file: file)
            Issue.record("it was read")
        } catch {
            #expect(error.description.hasPrefix("\(file):1: "))
            #expect(error.description.contains("touchstone replay FILE --trace OUT"))
        }
        #expect(
            throws: HostFailure(
                "\(file)x: cannot be read: No such file or directory. Check the name and the permissions")
        ) {
            try ReplayInput(file: "\(file)x")
        }
    }
}
