import CSDL2
import HostKit
import Testing
import Touchstone

@testable import SDLHost

/// A window of SDL of 101 × 201 points whose events are written by a test, at a fixed present of a second.
private struct Display {
    var input = SDLInput(size: CGSize(width: 101, height: 201), window: 7)
    private let now = Instant(nanoseconds: 1_000_000_000)

    mutating func callAsFunction(_ type: SDL_EventType, at time: UInt32 = 0, _ body: (inout SDL_Event) -> Void)
        -> [String]
    {
        var event = SDL_Event()
        event.type = type.rawValue
        event.common.timestamp = time
        body(&event)
        return input.take(event, now: now).map(words)
    }

    mutating func finger(_ type: SDL_EventType, at time: UInt32, _ id: Int64, _ x: Float, _ y: Float) -> [String] {
        self(type, at: time) {
            ($0.tfinger.fingerId, $0.tfinger.x, $0.tfinger.y, $0.tfinger.pressure, $0.tfinger.windowID) = (
                id, x, y, 1, 7
            )
        }
    }

    mutating func button(_ type: SDL_EventType, _ button: UInt8, which: UInt32 = 0) -> [String] {
        self(type) {
            ($0.button.button, $0.button.windowID, $0.button.which) = (button, 7, which)
            $0.button.state = type == SDL_MOUSEBUTTONDOWN ? 1 : 0
        }
    }

    mutating func motion(_ x: Int32, _ y: Int32) -> [String] {
        self(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y, $0.motion.windowID) = (x, y, 7) }
    }

    mutating func key(
        _ type: SDL_EventType, _ code: SDL_Scancode, _ symbol: Int32, shift: Bool = false, repeats: UInt8 = 0
    ) -> [String] {
        self(type) {
            ($0.key.keysym.scancode, $0.key.keysym.sym, $0.key.windowID) = (code, symbol, 7)
            ($0.key.keysym.mod, $0.key.repeat) = (shift ? 1 : 0, repeats)
        }
    }

    mutating func text(_ text: String) -> [String] {
        self(SDL_TEXTINPUT) { event in
            withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array(text.utf8)) }
        }
    }

    mutating func window(_ change: SDL_WindowEventID) -> [String] {
        self(SDL_WINDOWEVENT) { ($0.window.event, $0.window.windowID) = (UInt8(change.rawValue), 7) }
    }

    mutating func close() -> [String] { input.close(now: now).map(words) }
}

private func words(_ event: HostEvent) -> String {
    switch event {
    case .input(let frame):
        var parts = frame.contacts.map { "\($0.id) \($0.phase) \($0.location.x),\($0.location.y)" }
        for other in frame.others {
            switch other {
            case .hover(let hover): parts.append("hover \(hover.phase) \(hover.location.x),\(hover.location.y)")
            case .scroll(let scroll): parts.append("scroll \(scroll.step)")
            case .press(let press):
                guard case .key(let key) = press.button else { continue }
                parts.append("key \(key.code) \(press.phase) \(key.characters) \(key.charactersIgnoringModifiers)")
            case .transform, .motion, .remoteCommand, .display: parts.append("\(other)")
            @unknown default: parts.append("\(other)")
            }
        }
        return parts.joined(separator: "; ") + (frame.buttons.isEmpty ? "" : " buttons \(frame.buttons.rawValue)")
    case .focus(let hasFocus): return "focus \(hasFocus)"
    case .closeRequested: return "close"
    case .frame, .resized, .disconnected: return "\(event)"
    }
}

struct `Events of SDL` {
    private var display = Display()

    @Test mutating func `fingers that follow each other closely are one scan`() {
        #expect(display.finger(SDL_FINGERDOWN, at: 10, 1, 0.5, 0.5) == [])
        #expect(display.finger(SDL_FINGERDOWN, at: 12, 2, 1, 1) == [])
        #expect(display.input.isScanning)
        #expect(display.close() == ["1 began 50.0,100.0; 2 began 100.0,200.0"])
        #expect(display.finger(SDL_FINGERMOTION, at: 18, 1, 0.25, 0.5) == [])
        // Both have moved: nothing more comes.
        #expect(display.finger(SDL_FINGERMOTION, at: 19, 2, 0.75, 0.5) == ["1 moved 25.0,100.0; 2 moved 75.0,100.0"])
        #expect(!display.input.isScanning)
    }

    @Test mutating func `a finger that moves again begins the next scan, and so does a late one`() {
        _ = display.finger(SDL_FINGERDOWN, at: 10, 1, 0, 0)
        _ = display.finger(SDL_FINGERDOWN, at: 10, 2, 1, 1)
        #expect(display.finger(SDL_FINGERMOTION, at: 12, 1, 0.5, 0) == ["1 began 0.0,0.0; 2 began 100.0,200.0"])
        #expect(display.finger(SDL_FINGERMOTION, at: 13, 1, 0.25, 0) == ["1 moved 50.0,0.0"])
        #expect(display.finger(SDL_FINGERUP, at: 30, 2, 1, 1) == ["1 moved 25.0,0.0"])
        #expect(display.close() == ["2 ended 100.0,200.0"])
    }

    @Test mutating func `a driver that divides by the size has its edge at 1`() {
        display.input.isShareOfLastPixel = false
        _ = display.finger(SDL_FINGERDOWN, at: 10, 1, 1, 1)
        #expect(display.close() == ["1 began 101.0,201.0"])
    }

    @Test mutating func `SDL's own gestures come in the middle of a scan and are nothing`() {
        _ = display.finger(SDL_FINGERDOWN, at: 10, 1, 0, 0)
        #expect(display(SDL_MULTIGESTURE, at: 10) { _ in } == [])
        _ = display.finger(SDL_FINGERDOWN, at: 10, 2, 1, 1)
        #expect(display.close() == ["1 began 0.0,0.0; 2 began 100.0,200.0"])
    }

    @Test mutating func `a mouse hovers, clicks and turns its wheel; one that stands for fingers does not`() {
        #expect(display.motion(5, 6) == ["hover entered 5.0,6.0"])
        #expect(
            display.button(SDL_MOUSEBUTTONDOWN, 3) == ["hover exited 5.0,6.0", "1 began 5.0,6.0 buttons 2"])
        #expect(display.button(SDL_MOUSEBUTTONUP, 3) == ["1 ended 5.0,6.0"])
        #expect(display.button(SDL_MOUSEBUTTONDOWN, 1, which: .max) == [])
        let wheel = display(SDL_MOUSEWHEEL) {
            ($0.wheel.preciseX, $0.wheel.preciseY, $0.wheel.windowID) = (1, -2, 7)
        }
        #expect(wheel == ["scroll \(ScrollSample.Step.tick(CGVector(dx: -48, dy: -96)))"])
        #expect(display.window(SDL_WINDOWEVENT_LEAVE) == [])
    }

    @Test mutating func `a key has the characters of the text that follows it`() {
        #expect(display.key(SDL_KEYDOWN, SDL_SCANCODE_A, 97, shift: true) == [])
        #expect(display.text("A") == ["key 4 began A A"])
        #expect(display.key(SDL_KEYUP, SDL_SCANCODE_A, 97) == ["key 4 ended A A"])
        #expect(display.key(SDL_KEYDOWN, SDL_SCANCODE_SPACE, 32) == [])
        #expect(display.close() == ["key 44 began    "])
        #expect(display.key(SDL_KEYDOWN, SDL_SCANCODE_SPACE, 32, repeats: 1) == [])
        #expect(display.key(SDL_KEYDOWN, SDL_SCANCODE_UP, 1 << 30 | 82) == ["key 82 began  "])
    }

    @Test mutating func `losing the focus cancels everything, and what goes on is left out`() {
        _ = display.finger(SDL_FINGERDOWN, at: 10, 1, 0, 0)
        _ = display.close()
        _ = display.key(SDL_KEYDOWN, SDL_SCANCODE_UP, 1 << 30 | 82)
        #expect(
            display.window(SDL_WINDOWEVENT_FOCUS_LOST) == ["1 cancelled 0.0,0.0", "key 82 cancelled  ", "focus false"])
        #expect(display.finger(SDL_FINGERMOTION, at: 20, 1, 1, 1) == [])
        #expect(display.finger(SDL_FINGERUP, at: 30, 1, 1, 1) == [])
        #expect(display.close() == [])
        #expect(display.window(SDL_WINDOWEVENT_FOCUS_GAINED) == ["focus true"])
        #expect(display.window(SDL_WINDOWEVENT_FOCUS_GAINED) == [])
    }

    @Test mutating func `closing the last window is one request`() {
        #expect(display.window(SDL_WINDOWEVENT_CLOSE) == ["close"])
        #expect(display(SDL_QUIT) { _ in } == [])
    }
}
