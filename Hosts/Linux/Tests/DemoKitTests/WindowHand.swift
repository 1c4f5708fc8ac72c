import CairoPainter
import Foundation
import HostKit
import HostTesting
import Testing
import TouchScenes
@_spi(Host) import TouchStory
import Touchstone

@testable import DemoKit

/// A window of 1,280 × 800 points with fingers and keys, whose time goes on when a test waits.
final class WindowHand {
    let window: ScriptedWindow
    let desk: Desk
    private let loop: HostLoop
    private(set) var time = 0.0

    init(size: CGSize = CGSize(width: 1_280, height: 800)) {
        window = ScriptedWindow(size: size)
        desk = Desk(fonts: .dejaVu, start: .zero)
        loop = HostLoop(window, desk, CairoPainter(size: size, scale: 1, fonts: .dejaVu))
        desk.titleChanged = { [window] in window.title = $0 }
        desk.fullscreenToggled = { [window] in window.isFullscreen.toggle() }
    }

    /// Lets time go on.
    func wait(seconds: Double) {
        time += seconds
        window.add(time, .focus(true))
        while window.now < Instant(seconds: time) { loop.step() }
    }

    /// Lets time go on until a condition holds, at most for twenty seconds.
    func wait(until isOver: () -> Bool) {
        for _ in 1...400 where !isOver() { wait(seconds: 0.05) }
        #expect(isOver())
    }

    // MARK: Keys

    /// Presses a key.
    func press(_ key: WindowKey, _ modifiers: KeyModifiers = []) { press(code: key.rawValue, modifiers) }

    func press(code: Int, _ modifiers: KeyModifiers = []) {
        let button = PressSample.Button.key(.init(code: code, characters: ""))
        for (delay, phase) in [(0.01, PressSample.Phase.began), (0.03, .ended)] {
            let sample = PressSample(id: code, phase: phase, button: button)
            let at = Instant(seconds: time + delay)
            window.add(
                time + delay, .input(InputFrame(at: at, others: [.press(sample)], modifiers: modifiers)))
        }
        wait(seconds: 0.1)
    }

    // MARK: Fingers

    func send(_ contacts: [ContactSample], at seconds: Double) {
        window.add(seconds, .input(InputFrame(at: Instant(seconds: seconds), contacts)))
    }

    /// Taps a point of the window.
    func tap(_ point: CGPoint) {
        send([ContactSample(id: 99, phase: .began, location: point)], at: time + 0.02)
        send([ContactSample(id: 99, phase: .ended, location: point)], at: time + 0.1)
        wait(seconds: 0.3)
    }

    /// Taps the line of a list with this text.
    func tap(_ text: String, in list: PanelList?) throws {
        let line = try #require(lines(of: list).first { $0.line.text == text }, "\(text)")
        tap(place(of: line))
    }

    func lines(of list: PanelList?) -> [PanelLineView] { list?.lines ?? [] }

    /// Scrolls to a line, and returns a point of it.
    func place(of line: PanelLineView) -> CGPoint {
        desk.shell.application.host.perform {
            (line.superview as? UIScrollView)?.scrollRectToVisible(line.frame, animated: false)
            return line.convert(CGPoint(x: min(60, line.bounds.midX), y: line.bounds.midY), to: nil)
        }
    }

    // MARK: Puzzles

    /// Opens a puzzle with its panel, and plays the fingers about which is asked.
    func playPuzzle(_ number: Int) throws {
        let folder = URL(fileURLWithPath: SceneReplayTests.stories).deletingLastPathComponent().path
        let scene = PuzzleScene.all[number - 1]
        let story = try ReplayInput(file: "\(folder)/Puzzles/\(scene.name).trace")
        desk.open(AnyScene(scene))
        press(.why)
        let start = time
        for frame in story.frames where !frame.contacts.isEmpty {
            let contacts = frame.contacts.filter { $0.phase != .stationary }.map { contact in
                var shown = contact
                shown.location = desk.place.windowPoint(contact.location)
                return shown
            }
            if !contacts.isEmpty { send(contacts, at: start + frame.instant.seconds) }
        }
        wait(seconds: story.end.seconds + 0.5)
    }

    /// Asks about a recognizer or view by taps: in a list, or on the card about the finger.
    func ask(about subject: String, finger: String?) throws {
        func line(in list: PanelList?, _ isMeant: (Question) -> Bool) -> PanelLineView? {
            lines(of: list).first { if case .ask(let question) = $0.line.action { isMeant(question) } else { false } }
        }
        if let found = line(in: desk.drawer?.list, { $0.name == subject }) {
            tap(place(of: found))
        } else {
            let about = finger ?? "finger 1"
            tap(place(of: try #require(line(in: desk.drawer?.list) { $0.name == about })))
            tap(place(of: try #require(line(in: desk.drawer?.card) { $0.name == subject })))
        }
        let touch = { [desk] in desk.inquiry?.card?.touch }
        for _ in 1...5 where finger != nil && touch() != finger {
            tap(place(of: try #require(line(in: desk.drawer?.card) { $0.touch == finger || $0.name == finger })))
        }
    }
}
