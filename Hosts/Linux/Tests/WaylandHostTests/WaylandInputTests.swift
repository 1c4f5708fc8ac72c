import CWayland
import HostKit
import Testing
import Touchstone

@testable import WaylandHost

/// A window of Wayland whose records are written by a test, at a fixed present of a second.
private struct Compositor {
    var input = WaylandInput()

    mutating func callAsFunction(
        _ kind: cwl_kind, seat: UInt32 = 1, time: UInt32 = 0, id: Int32 = 0, code: UInt32 = 0, value: UInt32 = 0,
        _ x: Double = 0, _ y: Double = 0, a: Double = 0, b: Double = 0, text: String = ""
    ) -> [String] {
        var record = cwl_record()
        (record.kind, record.seat, record.time, record.id) = (kind, seat, time, id)
        (record.code, record.value, record.x, record.y, record.a, record.b) = (code, value, x, y, a, b)
        withUnsafeMutableBytes(of: &record.text) { $0.copyBytes(from: Array(text.utf8)) }
        withUnsafeMutableBytes(of: &record.plain_text) { $0.copyBytes(from: Array(text.lowercased().utf8)) }
        return input.take(record, now: Instant(nanoseconds: 1_000_000_000)).map(words)
    }
}

/// An event in words.
private func words(_ event: HostEvent) -> String {
    switch event {
    case .input(let frame): "\(frame.instant.nanoseconds / 1_000_000) \(words(frame))"
    case .frame(let instant): "frame \(instant.nanoseconds)"
    case .resized(let size, let scale): "resized \(size.width)x\(size.height) by \(scale)"
    case .focus(let hasFocus): "focus \(hasFocus)"
    case .closeRequested: "close"
    case .disconnected(let reason): "disconnected \(reason)"
    }
}

private func words(_ frame: InputFrame) -> String {
    var parts = frame.contacts.map { "\($0.id) \($0.phase) \($0.location.x),\($0.location.y) \($0.tool)" }
    for other in frame.others {
        switch other {
        case .hover(let hover): parts.append("hover \(hover.phase) \(hover.location.x),\(hover.location.y)")
        case .scroll(let scroll): parts.append("scroll \(scroll.step)")
        case .transform(let transform): parts.append("transform \(transform.step)")
        case .press(let press):
            guard case .key(let key) = press.button else { continue }
            parts.append("key \(key.code) \(press.phase) \(key.characters) \(key.charactersIgnoringModifiers)")
        case .motion, .remoteCommand, .display: parts.append("\(other)")
        @unknown default: parts.append("\(other)")
        }
    }
    let modifiers = frame.modifiers.isEmpty ? "" : " modifiers \(frame.modifiers.rawValue >> 16)"
    return parts.joined(separator: "; ") + modifiers
        + (frame.buttons.isEmpty ? "" : " buttons \(frame.buttons.rawValue)")
}

struct `Records of Wayland` {
    private var compositor = Compositor()

    @Test mutating func `fingers are one frame for each frame, with the time of the hardware`() {
        #expect(compositor(CWL_TOUCH_DOWN, time: 990, id: 4, 10, 20) == [])
        #expect(compositor(CWL_TOUCH_SHAPE, id: 4, 12, 8) == [])
        #expect(compositor(CWL_TOUCH_ORIENTATION, id: 4, 45) == [])
        #expect(compositor(CWL_TOUCH_DOWN, time: 990, id: 2, 30, 40) == [])
        #expect(compositor(CWL_TOUCH_FRAME) == ["990 1 began 10.0,20.0 direct; 2 began 30.0,40.0 direct"])
        #expect(compositor(CWL_TOUCH_MOTION, time: 995, id: 2, 31, 41) == [])
        #expect(compositor(CWL_TOUCH_UP, time: 995, id: 4) == [])
        #expect(compositor(CWL_TOUCH_FRAME) == ["995 2 moved 31.0,41.0 direct; 1 ended 10.0,20.0 direct"])
    }

    @Test mutating func `the last finger that is lifted ends the scan, as some compositors send no frame then`() {
        _ = compositor(CWL_TOUCH_DOWN, time: 990, id: 0, 1, 1)
        _ = compositor(CWL_TOUCH_FRAME)
        #expect(compositor(CWL_TOUCH_UP, time: 995, id: 0) == ["995 1 ended 1.0,1.0 direct"])
        #expect(compositor(CWL_TOUCH_FRAME) == [])
    }

    @Test mutating func `a cancellation cancels all fingers now`() {
        _ = compositor(CWL_TOUCH_DOWN, time: 990, id: 0, 1, 1)
        _ = compositor(CWL_TOUCH_DOWN, time: 990, id: 1, 2, 2)
        _ = compositor(CWL_TOUCH_FRAME)
        #expect(compositor(CWL_TOUCH_CANCEL) == ["1000 1 cancelled 1.0,1.0 direct; 2 cancelled 2.0,2.0 direct"])
        #expect(compositor(CWL_TOUCH_UP, time: 999, id: 0) == [])
    }

    @Test mutating func `fingers of two seats are two frames with numbers of their own`() {
        _ = compositor(CWL_TOUCH_DOWN, seat: 1, time: 990, id: 0, 1, 1)
        _ = compositor(CWL_TOUCH_DOWN, seat: 2, time: 990, id: 0, 2, 2)
        #expect(compositor(CWL_TOUCH_FRAME, seat: 2) == ["990 2 began 2.0,2.0 direct"])
        #expect(compositor(CWL_TOUCH_FRAME, seat: 1) == ["990 1 began 1.0,1.0 direct"])
        #expect(compositor(CWL_SEAT_REMOVED, seat: 2) == ["1000 2 cancelled 2.0,2.0 direct"])
    }

    @Test mutating func `a mouse hovers, clicks and scrolls by notches`() {
        #expect(compositor(CWL_POINTER_ENTER, 1, 2) == ["1000 hover entered 1.0,2.0"])
        #expect(
            compositor(CWL_POINTER_BUTTON, time: 998, code: 0x110, value: 1) == [
                "998 hover exited 1.0,2.0", "998 1 began 1.0,2.0 indirectPointer buttons 1",
            ])
        #expect(compositor(CWL_POINTER_BUTTON, time: 998, code: 0x1FF, value: 1) == [])
        #expect(
            compositor(CWL_POINTER_BUTTON, time: 999, code: 0x110, value: 0) == ["999 1 ended 1.0,2.0 indirectPointer"])
        _ = compositor(CWL_AXIS_SOURCE, value: 0)
        _ = compositor(CWL_AXIS_NOTCHES, code: 0, 1)
        _ = compositor(CWL_AXIS, time: 999, code: 0, 15)
        #expect(compositor(CWL_POINTER_FRAME) == ["999 scroll \(ScrollSample.Step.tick(CGVector(dx: 0, dy: -48)))"])
        #expect(compositor(CWL_POINTER_FRAME) == [])
    }

    @Test mutating func `fingers on a touchpad scroll with phases`() {
        _ = compositor(CWL_AXIS_SOURCE, value: 1)
        _ = compositor(CWL_AXIS, time: 999, code: 1, 2)
        #expect(compositor(CWL_POINTER_FRAME).first?.contains("scroll began") == true)
        _ = compositor(CWL_AXIS_SOURCE, value: 1)
        _ = compositor(CWL_AXIS_STOP, time: 1_000, code: 1)
        #expect(compositor(CWL_POINTER_FRAME) == ["1000 scroll ended"])
    }

    @Test mutating func `gestures of a touchpad transform and scroll, and end with the pointer`() {
        _ = compositor(CWL_POINTER_ENTER, 1, 2)
        #expect(compositor(CWL_PINCH_BEGIN, time: 990, value: 2) == ["990 transform began"])
        #expect(
            compositor(CWL_PINCH_UPDATE, time: 995, 0, 0, a: 1.5, b: 0) == [
                "995 transform changed(scale: 1.5, rotation: 0.0)"
            ])
        #expect(compositor(CWL_PINCH_END, time: 996, value: 0) == ["996 transform ended"])
        #expect(compositor(CWL_HOLD_BEGIN, time: 997, value: 2).count == 1)
        #expect(compositor(CWL_HOLD_END, time: 998, value: 1) == ["998 scroll cancelled"])
        #expect(compositor(CWL_SWIPE_BEGIN, time: 998, value: 3).count == 1)
        #expect(compositor(CWL_SWIPE_UPDATE, time: 999, 4, 5).count == 1)
        #expect(compositor(CWL_POINTER_LEAVE) == ["1000 scroll cancelled", "1000 hover exited 1.0,2.0"])
        #expect(compositor(CWL_SWIPE_END, time: 1_000, value: 0) == [])
    }

    @Test mutating func `keys have usages, characters and modifiers`() {
        _ = compositor(CWL_KEYBOARD_ENTER)
        _ = compositor(CWL_KEYBOARD_MODIFIERS, value: 2)
        #expect(
            compositor(CWL_KEYBOARD_KEY, time: 999, code: 30, value: 1, text: "A") == [
                "999 key 4 began A a modifiers 2"
            ])
        #expect(compositor(CWL_KEYBOARD_KEY, time: 999, code: 30, value: 1, text: "A") == [])
        #expect(compositor(CWL_KEYBOARD_KEY, time: 999, code: 30, value: 0) == ["999 key 4 ended A a modifiers 2"])
        #expect(compositor(CWL_KEYBOARD_KEY, time: 999, code: 0x2FF, value: 1) == [])
        #expect(
            compositor(CWL_KEYBOARD_KEY, time: 999, code: 71, value: 1, text: "7") == [
                "999 key 95 began 7 7 modifiers 34"
            ])
    }

    @Test mutating func `losing the keyboard cancels everything, and what goes on is left out`() {
        #expect(compositor(CWL_KEYBOARD_ENTER) == [])
        _ = compositor(CWL_TOUCH_DOWN, time: 990, id: 0, 1, 1)
        _ = compositor(CWL_TOUCH_FRAME)
        _ = compositor(CWL_KEYBOARD_KEY, time: 991, code: 57, value: 1, text: " ")
        #expect(
            compositor(CWL_KEYBOARD_LEAVE) == [
                "1000 key 44 cancelled    ", "1000 1 cancelled 1.0,1.0 direct", "focus false",
            ])
        #expect(compositor(CWL_TOUCH_MOTION, time: 995, id: 0, 2, 2) == [])
        #expect(compositor(CWL_TOUCH_UP, time: 996, id: 0) == [])
        #expect(compositor(CWL_KEYBOARD_LEAVE) == [])
        #expect(compositor(CWL_KEYBOARD_ENTER) == ["focus true"])
    }

    @Test mutating func `a finger that comes down has the window's attention, also before the keyboard comes`() {
        _ = compositor(CWL_KEYBOARD_ENTER)
        _ = compositor(CWL_KEYBOARD_LEAVE)
        _ = compositor(CWL_TOUCH_DOWN, time: 990, id: 0, 1, 1)
        #expect(compositor(CWL_TOUCH_FRAME) == ["focus true", "990 1 began 1.0,1.0 direct"])
        #expect(compositor(CWL_KEYBOARD_ENTER) == [])
    }

    @Test mutating func `a pen hovers, draws with force and erases`() {
        _ = compositor(CWL_TOOL_TYPE, id: 1, value: 0x140)
        _ = compositor(CWL_TOOL_PROXIMITY_IN, id: 1)
        _ = compositor(CWL_TOOL_MOTION, id: 1, 5, 6)
        #expect(compositor(CWL_TOOL_FRAME, time: 990, id: 1) == ["990 hover entered 5.0,6.0"])
        _ = compositor(CWL_TOOL_DOWN, id: 1)
        _ = compositor(CWL_TOOL_PRESSURE, id: 1, value: 65_535)
        #expect(
            compositor(CWL_TOOL_FRAME, time: 991, id: 1) == [
                "991 hover exited 5.0,6.0", "991 1 began 5.0,6.0 pencil",
            ])
        _ = compositor(CWL_TOOL_BUTTON, id: 1, code: 0x14B, value: 1)
        #expect(compositor(CWL_TOOL_FRAME, time: 992, id: 1) == ["992 1 moved 5.0,6.0 pencil buttons 2"])
        #expect(compositor(CWL_TOOL_REMOVED, id: 1) == ["1000 1 cancelled 5.0,6.0 pencil buttons 2"])
        _ = compositor(CWL_TOOL_TYPE, id: 2, value: 0x141)
        _ = compositor(CWL_TOOL_PROXIMITY_IN, id: 2)
        _ = compositor(CWL_TOOL_DOWN, id: 2)
        #expect(compositor(CWL_TOOL_FRAME, time: 993, id: 2) == ["993 1 began 0.0,0.0 pencil buttons 32"])
    }

    @Test mutating func `a seat that is removed takes its pens with it`() {
        _ = compositor(CWL_TOOL_TYPE, id: 1, value: 0x140)
        _ = compositor(CWL_TOOL_PROXIMITY_IN, id: 1)
        #expect(compositor(CWL_TOOL_FRAME, time: 990, id: 1) == ["990 hover entered 0.0,0.0"])
        #expect(compositor(CWL_SEAT_REMOVED) == ["1000 hover exited 0.0,0.0"])
        #expect(compositor(CWL_TOOL_FRAME, time: 991, id: 1) == [])
    }

    @Test mutating func `the mouse of a tablet is a pointer`() {
        _ = compositor(CWL_TOOL_TYPE, id: 1, value: 0x146)
        _ = compositor(CWL_TOOL_PROXIMITY_IN, id: 1)
        _ = compositor(CWL_TOOL_MOTION, id: 1, 5, 6)
        #expect(compositor(CWL_TOOL_FRAME, time: 990, id: 1) == ["990 hover entered 5.0,6.0"])
        _ = compositor(CWL_TOOL_BUTTON, id: 1, code: 0x110, value: 1)
        #expect(compositor(CWL_TOOL_FRAME, time: 991, id: 1).last == "991 1 began 5.0,6.0 indirectPointer buttons 1")
        _ = compositor(CWL_TOOL_PROXIMITY_OUT, id: 1)
        #expect(compositor(CWL_TOOL_FRAME, time: 992, id: 1) == ["992 1 cancelled 5.0,6.0 indirectPointer"])
    }

    @Test mutating func `a new size is painted at once, the same one is no news`() {
        #expect(compositor(CWL_CONFIGURE, value: 3, 400, 300) == ["resized 400.0x300.0 by 1.0", "frame 1000000000"])
        #expect(compositor.input.isFullscreen)
        #expect(compositor(CWL_CONFIGURE, value: 0, 400, 300) == [])
        #expect(!compositor.input.isFullscreen)
        #expect(compositor(CWL_CLOSE) == ["close"])
    }

    @Test mutating func `frames come when they are wanted, each later than the one before`() {
        #expect(compositor(CWL_FRAME, time: 999) == [])
        compositor.input.isFrameWanted = true
        #expect(compositor(CWL_FRAME, time: 999) == ["frame 999000000"])
        #expect(!compositor.input.isFrameWanted)
        compositor.input.isFrameWanted = true
        #expect(compositor(CWL_FRAME, time: 999) == ["frame 999000001"])
    }

    @Test mutating func `the scale is the largest of the outputs, or the one that the compositor prefers`() {
        _ = compositor(CWL_OUTPUT_SCALE, id: 1, value: 2)
        _ = compositor(CWL_OUTPUT_SCALE, id: 2, value: 3)
        #expect(compositor.input.scale == 1)
        _ = compositor(CWL_CONFIGURE, 400, 300)
        #expect(compositor(CWL_OUTPUT_ENTER, id: 1) == ["resized 400.0x300.0 by 2.0"])
        #expect(compositor(CWL_OUTPUT_ENTER, id: 2) == ["resized 400.0x300.0 by 3.0"])
        #expect(compositor(CWL_OUTPUT_LEAVE, id: 2) == ["resized 400.0x300.0 by 2.0"])
        #expect(compositor(CWL_OUTPUT_REMOVED, id: 1) == ["resized 400.0x300.0 by 1.0"])
        #expect(compositor(CWL_FRACTIONAL_SCALE, value: 150) == ["resized 400.0x300.0 by 1.25"])
        #expect(compositor(CWL_OUTPUT_ENTER, id: 2) == [])
    }
}
