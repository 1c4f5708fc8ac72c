import CairoPainter
import HostKit
import HostTesting
import PictureTesting
import TouchScenes
@_spi(Host) import TouchReports
import TouchTrace
import Touchstone
import Testing

@testable import DemoKit

struct DeskTests {
    private let window: ScriptedWindow
    private let desk: Desk
    private let loop: HostLoop

    init() {
        window = ScriptedWindow(size: CGSize(width: 1_000, height: 700))
        desk = Desk(fonts: .dejaVu, start: .zero)
        let painter = CairoPainter(size: window.size, scale: 1, fonts: .dejaVu)
        loop = HostLoop(window, desk, painter)
        desk.titleChanged = { [window] in window.title = $0 }
        desk.fullscreenToggled = { [window] in window.isFullscreen.toggle() }
    }

    private func finger(_ seconds: Double, _ phase: ContactSample.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 1) {
        window.add(
            seconds,
            .input(
                InputFrame(
                    at: Instant(seconds: seconds), [ContactSample(id: id, phase: phase, location: CGPoint(x: x, y: y))])
            ))
    }

    private func tap(_ seconds: Double, _ x: CGFloat, _ y: CGFloat) {
        finger(seconds, .began, x, y)
        finger(seconds + 0.08, .ended, x, y)
    }

    private func key(_ seconds: Double, _ code: Int) {
        let button = PressSample.Button.key(.init(code: code, characters: ""))
        for (delay, phase) in [(0.0, PressSample.Phase.began), (0.05, .ended)] {
            window.add(
                seconds + delay,
                .input(
                    InputFrame(
                        at: Instant(seconds: seconds + delay),
                        others: [.press(PressSample(id: code, phase: phase, button: button))])))
        }
    }

    /// Runs to the end of the script, and compares the picture of the screen, which was put together from the damage.
    private func runAndExpect(_ name: String) {
        _ = loop.run()
        let difference = window.withScreen { Approved.difference($0, name) }
        if let difference { Issue.record("\(difference)") }
    }

    @Test func `the launcher shows the scenes with their pictures, and then nothing wakes it`() {
        runAndExpect("window-launcher")
        let frames = loop.statistics.frame.count
        #expect(frames > 3)
        // Nothing is left to wait for as soon as the last picture is shown.
        #expect(window.log.first == "\(window.now.seconds) over")
        let last = window.presented.last?.at ?? .zero
        #expect(window.now.seconds(since: last) < 4.0 / 60)
    }

    @Test func `the pictures of cards have the pixels of their places, also after a change of the size`() {
        window.add(2, .resized(CGSize(width: 700, height: 600), scale: 2))
        _ = loop.run()
        let shown = desk.launcher.cards.prefix(4)
        #expect(shown.count == 4)
        for card in shown {
            #expect(card.image?.bitmap.width == Int(2 * card.pictureSize.width))
            #expect(card.image?.bitmap.height == Int(2 * card.pictureSize.height))
        }
    }

    @Test func `a tap on a card opens its scene, and the button in the bar leads back`() {
        tap(1, 150, 200)
        window.add(1.5, .focus(true))
        _ = loop.run()
        #expect(desk.running?.session.scene.name == "photos")
        #expect(window.title == "Photos on a board – Touchstone")
    }

    @Test func `the button in the bar leads back to the launcher`() {
        desk.open(Scenes.named("photos")!)
        tap(1, 50, 28)
        _ = loop.run()
        #expect(desk.running == nil)
        #expect(window.title == "Touchstone")
    }

    @Test func `a drag scrolls the launcher and opens nothing`() {
        finger(1, .began, 150, 500)
        for step in 1...20 { finger(1 + Double(step) / 60, .moved, 150, 500 - CGFloat(step * 15)) }
        finger(1.4, .ended, 150, 200)
        _ = loop.run()
        #expect(desk.running == nil)
        let scroll = desk.shell.application.host.perform {
            desk.shell.application.windows[0].subviews[0].subviews[0] as? UIScrollView
        }
        #expect((scroll?.contentOffset.y ?? 0) > 250)
    }

    @Test func `fingers on a scene are the scene's, and what they do is explained`() {
        desk.open(Scenes.named("photos")!)
        desk.change { $0.isExplained = true }
        func sample(_ id: Int, _ phase: ContactSample.Phase, _ x: CGFloat, _ y: CGFloat) -> ContactSample {
            ContactSample(id: id, phase: phase, location: desk.place.windowPoint(CGPoint(x: x, y: y)))
        }
        func send(_ seconds: Double, _ samples: [ContactSample]) {
            window.add(seconds, .input(InputFrame(at: Instant(seconds: seconds), samples)))
        }
        send(1, [sample(1, .began, 100, 72)])
        send(1.01, [sample(2, .began, 300, 192)])
        for step in 1...10 {
            let moved = CGFloat(step)
            send(
                1.01 + Double(step) / 60,
                [
                    sample(1, .moved, 100 - moved * 4, 72 - moved * 2),
                    sample(2, .moved, 300 + moved * 4, 192 + moved * 2),
                ])
        }
        runAndExpect("window-scene-explained")
        #expect(desk.running?.explanation.hits.count == 2)
        #expect(
            desk.running?.explanation.rows.contains { $0.name == "board transform" && $0.state == "changed" } == true)
        #expect(
            desk.running?.explanation.decisions.contains { $0.subjects == ["board transform"] && $0.text == "begins" }
                == true)
    }

    @Test func `keys change the speed, stop time, go on by a frame and lead back`() {
        desk.open(Scenes.named("photos")!)
        var states: [SceneState] = []
        loop.filter = { [desk] _ in
            if let state = desk.running?.state { states.append(state) }
            return false
        }
        for (index, code) in [60, 61, 62, 64, 63, 68].enumerated() { key(1 + Double(index), code) }
        key(9, 41)
        _ = loop.run()
        #expect(states.contains { $0.speed == .half && !$0.isPaused })
        #expect(states.contains { $0.speed == .half && $0.isPaused && !$0.isMirrored })
        #expect(states.last == SceneState(speed: .half, isPaused: true, isFilling: true, isMirrored: true))
        #expect(window.isFullscreen)
        #expect(desk.running == nil)
    }

    @Test func `a scene fills the window on request, at its own scale`() {
        desk.open(Scenes.named("photos")!)
        key(1, 63)
        _ = loop.run()
        let height = 644 - desk.keyLine.frame.height
        #expect(height > 600)
        #expect(desk.running?.session.size == CGSize(width: 1_000, height: height))
        #expect(desk.place == ScenePlace(frame: CGRect(x: 0, y: 56, width: 1_000, height: height), scale: 1))
    }

    @Test func `a kiosk is the scene alone, in all of the window, without keys`() {
        let desk = Desk(isKiosk: true, fonts: .dejaVu, start: .zero)
        let loop = HostLoop(window, desk, CairoPainter(size: window.size, scale: 1, fonts: .dejaVu))
        desk.open(Scenes.named("photos")!)
        key(1, 41)
        key(2, 59)
        _ = loop.run()
        #expect(desk.running?.session.size == CGSize(width: 1_000, height: 700))
        #expect(desk.running?.state == SceneState())
    }

    @Test func `a cancel of ten fingers reaches all of them`() {
        desk.open(Scenes.named("everything")!)
        let ids = Array(1...10)
        func frame(_ seconds: Double, _ phase: ContactSample.Phase) {
            window.add(
                seconds,
                .input(
                    InputFrame(
                        at: Instant(seconds: seconds),
                        ids.map { ContactSample(id: $0, phase: phase, location: CGPoint(x: 400 + $0 * 20, y: 380)) })))
        }
        var records: [TraceRecord] = []
        desk.running?.session.take = { records.append($0) }
        frame(1, .began)
        frame(1.05, .cancelled)
        _ = loop.run()
        let cancelled = records.compactMap { record -> [Int]? in
            guard case .deliver(_, .cancelled, let fingers, _) = record.step else { return nil }
            return fingers
        }
        #expect(cancelled == [Array(1...10)])
        #expect(!records.contains { if case .action = $0.step { true } else { false } })
    }
}
