import CWayland
import Touchstone
import WindowInput

/// The devices of one seat: records of Wayland as frames of input.
struct WaylandSeat {
    /// A tool of a tablet.
    private enum Tool {
        case pen(PenInput)
        /// A mouse with a lens or without: moves the pointer of its tablet.
        case puck(PointerInput, CGPoint, buttons: [(PointerButtons, Bool)], isNear: Bool)
    }

    /// The modifier keys that are down.
    private(set) var modifiers: KeyModifiers = []
    private var fingers = FingerFrames()
    private var pointer = PointerInput()
    private var scroll = ScrollInput()
    private var touchpad = TouchpadInput()
    private var keys = KeyInput()
    private var tools: [Int32: Tool] = [:]

    /// Returns the frames that a record completes, without modifiers.
    /// - Parameters:
    ///   - instant: The time of the record, or the present one if it has none.
    ///   - numbers: The numbers of contacts of all seats.
    ///   - hovers: The numbers of hovering pointers of all seats.
    mutating func take(
        _ record: cwl_record, at instant: Instant, numbers: inout ContactNumbers, hovers: inout ContactNumbers
    ) -> [InputFrame] {
        let place = CGPoint(x: record.x, y: record.y)
        let finger = Int(record.id)
        switch record.kind {
        case CWL_TOUCH_DOWN: fingers.down(finger, at: instant, place, numbers: &numbers)
        case CWL_TOUCH_MOTION: fingers.move(finger, at: instant, place)
        case CWL_TOUCH_UP:
            fingers.up(finger, at: instant, numbers: &numbers)
            // Weston takes the focus of fingers away with the last one, and sends no frame after it.
            return fingers.count == 0 ? fingers.close(at: instant, numbers: &numbers) : []
        case CWL_TOUCH_SHAPE: fingers.shape(finger, radius: record.x / 2)
        case CWL_TOUCH_FRAME: return fingers.close(at: instant, numbers: &numbers)
        case CWL_TOUCH_CANCEL: return fingers.cancel(at: instant, numbers: &numbers)
        // A finger has no direction in UIKit.
        case CWL_TOUCH_ORIENTATION: break

        case CWL_POINTER_ENTER, CWL_POINTER_MOTION: return pointer.move(to: place, at: instant, hovers: &hovers)
        case CWL_POINTER_BUTTON:
            guard let button = PointerButtons(kernel: record.code) else { return [] }
            return pointer.press(button, isDown: record.value == 1, at: instant, numbers: &numbers, hovers: &hovers)
        case CWL_POINTER_LEAVE:
            let location = pointer.location
            return scroll.cancel(at: location, instant) + touchpad.cancel(at: location, instant)
                + pointer.leave(at: instant, numbers: &numbers, hovers: &hovers)
        case CWL_AXIS: scroll.scroll(record.axis, by: record.x, at: instant)
        case CWL_AXIS_SOURCE: scroll.source = record.value == 1 ? .fingers : .wheel
        case CWL_AXIS_STOP: scroll.stop(record.axis, at: instant)
        case CWL_AXIS_NOTCHES: scroll.turn(record.axis, by: record.x)
        case CWL_POINTER_FRAME: return scroll.close(at: pointer.location, now: instant)

        case CWL_SWIPE_BEGIN, CWL_HOLD_BEGIN: return touchpad.beginScroll(at: pointer.location, instant)
        case CWL_SWIPE_UPDATE:
            return touchpad.scroll(by: CGVector(dx: record.x, dy: record.y), at: pointer.location, instant)
        case CWL_SWIPE_END, CWL_HOLD_END:
            return touchpad.endScroll(isCancelled: record.value == 1, at: pointer.location, instant)
        case CWL_PINCH_BEGIN: return touchpad.beginPinch(at: pointer.location, instant)
        case CWL_PINCH_UPDATE:
            return touchpad.pinch(scale: record.a, degrees: record.b, at: pointer.location, instant)
        case CWL_PINCH_END:
            return touchpad.endPinch(isCancelled: record.value == 1, at: pointer.location, instant)

        case CWL_KEYBOARD_MODIFIERS: modifiers = KeyModifiers(record)
        case CWL_KEYBOARD_KEY:
            guard let usage = KernelKeys.usage(record.code) else { return [] }
            guard record.value == 1 else { return keys.release(usage, at: instant) }
            let key = PressSample.Key(
                code: usage, characters: record.characters, charactersIgnoringModifiers: record.plainCharacters)
            return keys.press(key, at: instant)
        case CWL_KEYBOARD_LEAVE:
            modifiers = []
            return keys.cancel(at: instant)

        case CWL_SEAT_REMOVED:
            return cancel(at: instant, numbers: &numbers)
                + pointer.leave(at: instant, numbers: &numbers, hovers: &hovers)
                + leaveTools(at: instant, numbers: &numbers, hovers: &hovers)
        default:
            return tool(record, at: instant, numbers: &numbers, hovers: &hovers)
        }
        return []
    }

    /// Cancels everything that is in progress, as the window has lost the focus. What the same fingers and buttons do from then on is
    /// left out.
    mutating func cancel(at instant: Instant, numbers: inout ContactNumbers) -> [InputFrame] {
        let location = pointer.location
        var frames = fingers.cancel(at: instant, numbers: &numbers) + scroll.cancel(at: location, instant)
        frames += touchpad.cancel(at: location, instant) + pointer.cancel(at: instant, numbers: &numbers)
        for id in tools.keys.sorted() {
            switch tools[id] {
            case .pen(var pen)?:
                frames += pen.cancel(at: instant, numbers: &numbers)
                tools[id] = .pen(pen)
            case .puck(var pointer, let place, let buttons, let isNear)?:
                frames += pointer.cancel(at: instant, numbers: &numbers)
                tools[id] = .puck(pointer, place, buttons: buttons, isNear: isNear)
            case nil: break
            }
        }
        return frames + keys.cancel(at: instant)
    }

    // MARK: Tablets

    private mutating func tool(
        _ record: cwl_record, at instant: Instant, numbers: inout ContactNumbers, hovers: inout ContactNumbers
    ) -> [InputFrame] {
        if record.kind == CWL_TOOL_TYPE {
            tools[record.id] = Self.tool(record.value)
            return []
        }
        // The type comes first.
        guard let tool = tools[record.id] else { return [] }
        switch tool {
        case .pen(var pen):
            defer { tools[record.id] = record.kind == CWL_TOOL_REMOVED ? nil : .pen(pen) }
            switch record.kind {
            case CWL_TOOL_REMOVED: return pen.leave(at: instant, numbers: &numbers, hovers: &hovers)
            case CWL_TOOL_FRAME: return pen.close(at: instant, numbers: &numbers, hovers: &hovers)
            default: Self.set(record, of: &pen)
            }
        case .puck(var pointer, var place, var buttons, var isNear):
            defer {
                tools[record.id] =
                    record.kind == CWL_TOOL_REMOVED ? nil : .puck(pointer, place, buttons: buttons, isNear: isNear)
            }
            switch record.kind {
            case CWL_TOOL_PROXIMITY_IN: isNear = true
            case CWL_TOOL_PROXIMITY_OUT: isNear = false
            case CWL_TOOL_MOTION: place = CGPoint(x: record.x, y: record.y)
            case CWL_TOOL_BUTTON:
                if let button = PointerButtons(kernel: record.code) { buttons.append((button, record.value == 1)) }
            case CWL_TOOL_FRAME where isNear:
                var frames: [InputFrame] = []
                if place != pointer.location { frames = pointer.move(to: place, at: instant, hovers: &hovers) }
                for (button, isDown) in buttons {
                    frames += pointer.press(button, isDown: isDown, at: instant, numbers: &numbers, hovers: &hovers)
                }
                buttons = []
                return frames
            case CWL_TOOL_FRAME, CWL_TOOL_REMOVED:
                buttons = []
                return pointer.leave(at: instant, numbers: &numbers, hovers: &hovers)
            default: break
            }
        }
        return []
    }

    /// Removes all tools.
    private mutating func leaveTools(
        at instant: Instant, numbers: inout ContactNumbers, hovers: inout ContactNumbers
    ) -> [InputFrame] {
        var frames: [InputFrame] = []
        for id in tools.keys.sorted() {
            switch tools.removeValue(forKey: id) {
            case .pen(var pen)?: frames += pen.leave(at: instant, numbers: &numbers, hovers: &hovers)
            case .puck(var pointer, _, _, _)?:
                frames += pointer.leave(at: instant, numbers: &numbers, hovers: &hovers)
            case nil: break
            }
        }
        return frames
    }

    /// Returns a tool of a type.
    private static func tool(_ type: UInt32) -> Tool {
        // Wayland numbers the tools as the kernel does: BTN_TOOL_PEN and those after it.
        switch type {
        case 0x141:
            var pen = PenInput()
            pen.isEraser = true
            return .pen(pen)
        case 0x145:
            var pen = PenInput()
            pen.tool = .indirect
            return .pen(pen)
        case 0x146, 0x147: return .puck(PointerInput(), .zero, buttons: [], isNear: false)
        default: return .pen(PenInput())
        }
    }

    private static func set(_ record: cwl_record, of pen: inout PenInput) {
        let share = CGFloat(record.value) / 65_535
        switch record.kind {
        case CWL_TOOL_PROXIMITY_IN: pen.isNear = true
        case CWL_TOOL_PROXIMITY_OUT: pen.isNear = false
        case CWL_TOOL_DOWN: pen.isDown = true
        case CWL_TOOL_UP: pen.isDown = false
        case CWL_TOOL_MOTION: pen.location = CGPoint(x: record.x, y: record.y)
        case CWL_TOOL_PRESSURE: pen.pressure = share
        case CWL_TOOL_DISTANCE: pen.distance = share
        case CWL_TOOL_TILT: pen.tilt = CGVector(dx: record.x, dy: record.y)
        case CWL_TOOL_ROTATION: pen.rotation = record.x
        case CWL_TOOL_BUTTON:
            guard let button = PointerButtons(kernel: record.code) else { return }
            if record.value == 1 { pen.sideButtons.insert(button) } else { pen.sideButtons.remove(button) }
        default: break
        }
    }
}

extension PointerButtons {
    /// The button with a code of the kernel, as in the web's pointer events; `nil` for one that has no place there.
    init?(kernel code: UInt32) {
        switch code {
        case 0x110: self = .primary
        case 0x111, 0x14B: self = .secondary  // The lower one of a pen, too.
        case 0x112, 0x14C: self.init(rawValue: 4)
        case 0x113, 0x116: self.init(rawValue: 8)
        case 0x114, 0x115: self.init(rawValue: 16)
        default: return nil
        }
    }
}

extension KeyModifiers {
    fileprivate init(_ record: cwl_record) {
        // Both have the same order: caps lock, shift, control, alt, the logo.
        self.init(rawValue: Int(record.value) << 16)
    }
}

extension cwl_record {
    fileprivate var axis: ScrollInput.Axis { code == 1 ? .horizontal : .vertical }
    fileprivate var characters: String { Self.string(text) }
    fileprivate var plainCharacters: String { Self.string(plain_text) }

    private static func string<Bytes>(_ bytes: Bytes) -> String {
        withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
