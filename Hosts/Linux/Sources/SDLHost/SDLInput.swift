import CSDL2
import HostKit
import Touchstone
import WindowInput

/// The events of a window of SDL as events of a host: a value, without a display.
///
/// SDL reports each finger by itself, with the time at which it read the window system. Reports of different fingers that follow each
/// other closely are one scan; it is over when every finger that is down has moved.
///
///     fingers 1 2      move 1, move 2 | move 1, move 2 | up 1 ··· | move 2 |      | the end of a scan
struct SDLInput {
    /// The longest time between two reports of one scan, in milliseconds: the fastest screens are scanned 240 times a second.
    static let scan: UInt32 = 4

    private static let known = Set(
        [
            SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP, SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP,
            SDL_MOUSEWHEEL, SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_WINDOWEVENT, SDL_QUIT,
        ].map(\.rawValue))

    /// A finger on one of the screens.
    private struct Finger: Hashable {
        var screen: Int64
        var id: Int64
    }

    /// The size of the content in points, to which places of fingers are relative.
    var size: CGSize
    /// A Boolean value that indicates whether the share 1 is the last pixel, and not the edge behind it: SDL's drivers for X11 and Wayland
    /// divide by the size minus 1.
    var isShareOfLastPixel = true
    /// The number of the window.
    var window: UInt32

    private var numbers = ContactNumbers()
    private var hovers = ContactNumbers(from: 0)
    private var clock = DeviceClock()
    /// The fingers of each touch screen.
    private var screens: [Int64: FingerFrames] = [:]
    /// The time of the last report of the scan that is going on, in SDL's milliseconds; `nil` without one.
    private var scanTime: UInt32?
    /// The fingers that were reported in this scan, and whether all of them moved.
    private var reported: Set<Finger> = []
    private var isMoveOnly = true
    private var pointer = PointerInput()
    private var keys = KeyInput()
    private var modifiers: KeyModifiers = []
    /// A key that went down, and whose characters come with the next event.
    private var typed: (key: PressSample.Key, instant: Instant)?
    private var hasFocus = true
    private var isCloseReported = false

    init(size: CGSize, window: UInt32) { (self.size, self.window) = (size, window) }

    /// A Boolean value that indicates whether reports of a scan may be missing.
    var isScanning: Bool { scanTime != nil }

    /// Returns what an event means, after what it completes.
    /// - Parameter now: The present instant of the window's clock.
    mutating func take(_ event: SDL_Event, now: Instant) -> [HostEvent] {
        let type = SDL_EventType(rawValue: event.type)
        // Others, such as SDL's own gestures, come between the fingers of a scan.
        guard Self.known.contains(type.rawValue) else { return [] }
        let instant = clock.instant(event.common.timestamp, now: now)
        var events: [HostEvent] = []
        let isFinger = [SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP].contains(type)
        let finger = isFinger ? Finger(screen: event.tfinger.touchId, id: event.tfinger.fingerId) : nil
        if let time = scanTime,
            finger.map(reported.contains) ?? true || event.common.timestamp &- time > Self.scan
        {
            events += closeScan(at: instant)
        }
        if type != SDL_TEXTINPUT { events += closeKey() }
        switch type {
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            touch(event.tfinger, type, at: instant)
            let count = screens.values.reduce(0) { $0 + $1.count }
            if isMoveOnly, reported.count == count { events += closeScan(at: instant) }
        case SDL_MOUSEMOTION where isMouse(event.motion.which, event.motion.windowID):
            let place = CGPoint(x: Double(event.motion.x), y: Double(event.motion.y))
            events += input(pointer.move(to: place, at: instant, hovers: &hovers))
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: events += button(event.button, at: instant)
        case SDL_MOUSEWHEEL where isMouse(event.wheel.which, event.wheel.windowID):
            var scroll = ScrollInput()
            // Positive values are to the right and up.
            scroll.turn(.horizontal, by: CGFloat(event.wheel.preciseX))
            scroll.turn(.vertical, by: -CGFloat(event.wheel.preciseY))
            let place = CGPoint(x: Double(event.wheel.mouseX), y: Double(event.wheel.mouseY))
            events += input(scroll.close(at: place, now: instant))
        case SDL_KEYDOWN where event.key.windowID == window: events += keyDown(event.key, at: instant)
        case SDL_KEYUP where event.key.windowID == window:
            modifiers = KeyModifiers(event.key.keysym.mod)
            events += input(keys.release(Int(event.key.keysym.scancode.rawValue), at: instant))
        case SDL_TEXTINPUT: events += text(event.text)
        case SDL_WINDOWEVENT where event.window.windowID == window: events += change(event.window, at: instant)
        case SDL_QUIT: events += close()
        default: break
        }
        return events
    }

    /// Returns what was incomplete, as no events are left.
    mutating func close(now: Instant) -> [HostEvent] { closeScan(at: now) + closeKey() }

    // MARK: Fingers

    private mutating func touch(_ event: SDL_TouchFingerEvent, _ type: SDL_EventType, at instant: Instant) {
        guard event.windowID == window || event.windowID == 0 else { return }
        var fingers = screens[event.touchId] ?? FingerFrames()
        defer { screens[event.touchId] = fingers }
        scanTime = event.timestamp
        reported.insert(Finger(screen: event.touchId, id: event.fingerId))
        isMoveOnly = isMoveOnly && type == SDL_FINGERMOTION
        let id = Int(event.fingerId)
        // X11 gives full pixels, and SDL a share of the window: a sixteenth of a point is finer than both.
        func points(_ share: Float, _ length: CGFloat) -> CGFloat {
            (CGFloat(share) * (isShareOfLastPixel ? length - 1 : length) * 16).rounded() / 16
        }
        let place = CGPoint(x: points(event.x, size.width), y: points(event.y, size.height))
        // 0 and 1 are those of a screen that measures none.
        let pressure = event.pressure > 0 && event.pressure < 1 ? CGFloat(event.pressure) : nil
        switch type {
        case SDL_FINGERDOWN: fingers.down(id, at: instant, place, pressure: pressure, numbers: &numbers)
        case SDL_FINGERMOTION: fingers.move(id, at: instant, place, pressure: pressure)
        default: fingers.up(id, at: instant, numbers: &numbers)
        }
    }

    private mutating func closeScan(at instant: Instant) -> [HostEvent] {
        guard scanTime != nil else { return [] }
        (scanTime, reported, isMoveOnly) = (nil, [], true)
        return screens.keys.sorted().flatMap { key -> [HostEvent] in
            guard var fingers = screens[key] else { return [] }
            defer { screens[key] = fingers }
            return input(fingers.close(at: instant, numbers: &numbers))
        }
    }

    // MARK: The mouse

    private func isMouse(_ which: UInt32, _ window: UInt32) -> Bool {
        which != UInt32(bitPattern: -1) && window == self.window
    }

    private mutating func button(_ event: SDL_MouseButtonEvent, at instant: Instant) -> [HostEvent] {
        guard isMouse(event.which, event.windowID), (1...5).contains(event.button) else { return [] }
        // SDL counts left, middle, right; the first bits are left, right, middle.
        let bits = [1, 4, 2, 8, 16]
        let button = PointerButtons(rawValue: bits[Int(event.button) - 1])
        let isDown = Int32(event.state) == SDL_PRESSED
        return input(pointer.press(button, isDown: isDown, at: instant, numbers: &numbers, hovers: &hovers))
    }

    // MARK: Keys

    private mutating func keyDown(_ event: SDL_KeyboardEvent, at instant: Instant) -> [HostEvent] {
        modifiers = KeyModifiers(event.keysym.mod)
        let usage = Int(event.keysym.scancode.rawValue)
        // Those beyond are no usages of the keyboard page.
        guard event.repeat == 0, (4...231).contains(usage) else { return [] }
        let symbol = event.keysym.sym
        // Symbols without characters have a bit of their own.
        let isCharacter = symbol > 0 && symbol & (1 << 30) == 0
        var plain = isCharacter ? UInt32(exactly: symbol).flatMap(Unicode.Scalar.init).map(String.init) ?? "" : ""
        if modifiers.contains(.shift) { plain = plain.uppercased() }
        let key = PressSample.Key(code: usage, characters: plain)
        // With one of these no text follows.
        let isShortcut = !modifiers.intersection([.control, .command, .alternate]).isEmpty
        guard isCharacter, !isShortcut else { return input(keys.press(key, at: instant)) }
        typed = (key, instant)
        return []
    }

    private mutating func text(_ event: SDL_TextInputEvent) -> [HostEvent] {
        guard var typed else { return [] }
        let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        typed.key.characters = text
        // The character of a key with Shift is known for letters only.
        if text.lowercased() == typed.key.charactersIgnoringModifiers.lowercased() || modifiers.contains(.shift) {
            typed.key.charactersIgnoringModifiers = text
        }
        self.typed = typed
        return closeKey()
    }

    private mutating func closeKey() -> [HostEvent] {
        guard let typed else { return [] }
        self.typed = nil
        return input(keys.press(typed.key, at: typed.instant))
    }

    // MARK: The window

    private mutating func change(_ event: SDL_WindowEvent, at instant: Instant) -> [HostEvent] {
        switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
        case SDL_WINDOWEVENT_LEAVE: return input(pointer.leave(at: instant, numbers: &numbers, hovers: &hovers))
        case SDL_WINDOWEVENT_CLOSE: return close()
        case SDL_WINDOWEVENT_FOCUS_GAINED: return focus(true)
        case SDL_WINDOWEVENT_FOCUS_LOST: return (hasFocus ? cancel(at: instant) : []) + focus(false)
        default: return []
        }
    }

    /// A window that is the last one is closed and quits; that is one request.
    private mutating func close() -> [HostEvent] {
        defer { isCloseReported = true }
        return isCloseReported ? [] : [.closeRequested]
    }

    private mutating func focus(_ hasFocus: Bool) -> [HostEvent] {
        guard self.hasFocus != hasFocus else { return [] }
        self.hasFocus = hasFocus
        return [.focus(hasFocus)]
    }

    /// SDL has no cancellation; what is in progress is cancelled when the focus is lost.
    private mutating func cancel(at instant: Instant) -> [HostEvent] {
        var frames: [InputFrame] = []
        for key in screens.keys.sorted() { frames += screens[key]?.cancel(at: instant, numbers: &numbers) ?? [] }
        frames += pointer.cancel(at: instant, numbers: &numbers) + keys.cancel(at: instant)
        modifiers = []
        return input(frames)
    }

    private mutating func input(_ frames: [InputFrame]) -> [HostEvent] {
        frames.flatMap { frame -> [HostEvent] in
            // Who touches the window has its attention.
            let began = frame.contacts.contains { $0.phase == .began }
            return (began ? focus(true) : []) + [.input(frame.with(modifiers))]
        }
    }
}

extension KeyModifiers {
    fileprivate init(_ modifiers: UInt16) {
        self = []
        let known: [(SDL_Keymod, KeyModifiers)] = [
            (KMOD_CAPS, .alphaShift), (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alternate),
            (KMOD_GUI, .command),
        ]
        for (bits, modifier) in known where UInt32(modifiers) & UInt32(bits.rawValue) != 0 { insert(modifier) }
    }
}
