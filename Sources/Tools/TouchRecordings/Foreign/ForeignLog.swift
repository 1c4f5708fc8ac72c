/// The outputs of other programs that are posted where touches are discussed, and are not read. Each is recognized by a line.
enum ForeignLog: CaseIterable {
    case libinputEvents, libinputDevices, evbug, xinputXI2, xinputTest, xev, wayland, hidRecorder, usbmon, hexdump,
        tslib, deviceList, inputEvents, shellInput, sendevent, dumpsys, motionEvent, uiTouch, syntheticTouch, qt, sdl,
        flutter

    /// Recognizes a line; `nil` for any other.
    init?(_ line: TextLine) {
        // No line that tells anything is longer.
        let words = line.bytes.prefix(400).split { $0 == 0x20 || $0 == 0x09 }.map {
            String(decoding: $0, as: UTF8.self)
        }
        guard let log = Self.allCases.first(where: { $0.has(words) }) else { return nil }
        self = log
    }

    /// The program that printed it.
    var program: String {
        switch self {
        case .libinputEvents: "`libinput debug-events`"
        case .libinputDevices: "`libinput list-devices`"
        case .evbug: "the kernel module evbug"
        case .xinputXI2: "`xinput test-xi2`"
        case .xinputTest: "`xinput test`"
        case .xev: "`xev`"
        case .wayland: "a Wayland client (WAYLAND_DEBUG or `wev`)"
        case .hidRecorder: "`hid-recorder`"
        case .usbmon: "usbmon"
        case .hexdump: "`hexdump`, `od` or `xxd`"
        case .tslib: "`ts_print`, of tslib"
        case .deviceList: "`cat /proc/bus/input/devices`"
        case .inputEvents: "`input-events`"
        case .shellInput: "`adb shell input`"
        case .sendevent: "`sendevent`"
        case .dumpsys: "`adb shell dumpsys input`"
        case .motionEvent: "Android's MotionEvent.toString()"
        case .uiTouch: "UIKit, as the description of a UITouch, an event or a recognizer"
        case .syntheticTouch: "XCTest, as the description of a synthesized event"
        case .qt: "Qt"
        case .sdl: "SDL"
        case .flutter: "Flutter"
        }
    }

    /// The sentence of an error.
    var message: String {
        switch self {
        case .shellInput, .sendevent: "this calls \(program), which makes touches and records none"
        default: "this was printed by \(program), which is not read"
        }
    }

    /// The advice on recording the same so that it can be read.
    var remedy: String {
        switch self {
        case .libinputEvents, .libinputDevices: "Record with `sudo libinput record /dev/input/eventN > name.yml`"
        case .evbug, .xinputXI2, .xinputTest, .xev, .wayland, .hidRecorder, .usbmon, .tslib, .deviceList,
            .inputEvents, .qt, .sdl:
            "Record with `sudo evtest /dev/input/eventN > name.txt`"
        case .hexdump: "Record the bytes themselves with `sudo cat /dev/input/eventN > name.raw`"
        case .shellInput, .sendevent, .dumpsys, .motionEvent, .flutter:
            "Record with `adb shell getevent -lt > name.txt`"
        case .uiTouch, .syntheticTouch:
            "Record with Touchstone's field recorder, Documentation/FieldRecorder.md, or with Inkable"
        }
    }

    private func has(_ words: [String]) -> Bool {
        guard let first = words.first else { return false }
        switch self {
        case .libinputEvents: return Self.isDebugEvent(words)
        case .libinputDevices: return first == "Kernel:" && words.last?.hasPrefix("/dev/input/event") == true
        case .evbug: return words.contains("evbug:") || words.contains("evbug.c:")
        case .xinputXI2: return first == "EVENT" && words.count > 3 && words[1] == "type" && words[3].hasPrefix("(")
        case .xinputTest:
            return ["motion", "button", "key"].contains(first) && words.count > 1
                && (words[1].hasPrefix("a[") || words.count == 3 && ["press", "release"].contains(words[1]))
        case .xev: return words.count > 2 && words[1] == "event," && words[2] == "serial"
        case .wayland: return words.contains { $0.hasPrefix("wl_touch") || $0.hasPrefix("wl_pointer") }
        case .hidRecorder: return ["R:", "E:"].contains(first) && Self.isReport(words)
        case .usbmon: return Self.isTransfer(words)
        case .hexdump: return Self.isDump(words)
        case .tslib: return Self.isSample(words)
        case .deviceList:
            return words.count > 1
                && (first == "I:" && words[1].hasPrefix("Bus=") || first == "N:" && words[1].hasPrefix("Name="))
        case .inputEvents: return words.count > 2 && first.split(separator: ":").count == 3 && words[1].hasPrefix("EV_")
        case .shellInput: return Self.isInput(words)
        case .sendevent:
            return words.firstIndex(of: "sendevent").map { $0 + 1 < words.count && words[$0 + 1].hasPrefix("/dev/") }
                == true
        case .dumpsys:
            return words == ["INPUT", "MANAGER", "(dumpsys", "input)"] || words == ["Event", "Hub", "State:"]
        case .motionEvent: return words.contains { $0.hasPrefix("action=ACTION_") }
        case .uiTouch:
            return words.contains { word in
                ["<UITouch:", "<UITouchesEvent:"].contains { word.hasSuffix($0) }
                    || word.hasSuffix("GestureRecognizer:")
            }
        case .syntheticTouch: return words.contains { $0.hasPrefix("<XCSynthesizedEventRecord") }
        case .qt: return words.contains { $0.hasPrefix("QTouchEvent(") || $0.hasPrefix("QEventPoint(") }
        case .sdl: return words.contains { $0.hasPrefix("SDL_FINGER") || $0.hasPrefix("SDL_EVENT_FINGER_") }
        case .flutter:
            return words.contains { word in
                ["PointerDownEvent#", "PointerMoveEvent#", "PointerUpEvent#"].contains { word.hasPrefix($0) }
            }
        }
    }

    /// `-event7  DEVICE_ADDED …`, ` event7  TOUCH_MOTION  +0.013s …`, also behind the time of a log.
    private static func isDebugEvent(_ words: [String]) -> Bool {
        guard let place = words.firstIndex(where: { $0.drop { $0 == "-" }.hasPrefix("event") }),
            place + 1 < words.count
        else { return false }
        let kinds = ["DEVICE_", "TOUCH_", "POINTER_", "KEYBOARD_", "GESTURE_", "TABLET_", "SWITCH_"]
        return kinds.contains { words[place + 1].hasPrefix($0) }
    }

    /// `R: 769 05 0d …`, `E: 000000.000000 14 01 02 …`: bytes with two digits after their number; some may be on the next line.
    private static func isReport(_ words: [String]) -> Bool {
        let bytes = words.dropFirst(words[0] == "E:" ? 3 : 2)
        guard bytes.count > 1, let count = Int(words[bytes.startIndex - 1]) else { return false }
        // The last word of a long line may be cut.
        let isWrapped = count > bytes.count && words[1].utf8.count == 13 && words[1].utf8.dropFirst(6).first == 0x2e
        return (count == bytes.count || bytes.count > 20 || isWrapped)
            && bytes.prefix(20).allSatisfy { $0.utf8.count == 2 && isHexadecimal($0) }
    }

    /// `ffff88003b3f2a00 3575914555 C Ii:1:003:1 0:8 8 = 0100…`
    private static func isTransfer(_ words: [String]) -> Bool {
        words.count > 4 && isHexadecimal(words[0]) && words[0].utf8.count >= 8 && UInt64(words[1]) != nil
            && ["S", "C", "E"].contains(words[2]) && words[3].split(separator: ":").count == 4
    }

    /// `0000000 6578 0061 …`, `00000010  7b 1a …`: an offset, and numbers of two, three, four or six digits.
    private static func isDump(_ words: [String]) -> Bool {
        let offset = words[0].hasSuffix(":") ? words[0].dropLast() : words[0][...]
        guard (7...8).contains(offset.utf8.count), isHexadecimal(offset), words.count > 8 else { return false }
        return words[1...8].allSatisfy { [2, 3, 4, 6].contains($0.utf8.count) && isHexadecimal($0) }
    }

    /// `1697531720.012500:    320    400    255`, `sample 0 - 1697531720.012500 - (slot 0)    320    400    255`
    private static func isSample(_ words: [String]) -> Bool {
        if words[0] == "sample", words.contains("(slot") { return true }
        let seconds = words[0].dropLast().split(separator: ".")
        guard words.count >= 4, words[0].hasSuffix(":"), seconds.count == 2, seconds.allSatisfy({ Int($0) != nil })
        else {
            return false
        }
        return words.dropFirst().allSatisfy { Int($0) != nil || $0 == "(slot" || $0.hasSuffix(")") }
    }

    /// `adb shell input swipe 100 200 300 400`
    private static func isInput(_ words: [String]) -> Bool {
        guard let place = words.firstIndex(of: "input"), place + 2 < words.count else { return false }
        let rest = words[(place + 1)...].drop { $0 == "touchscreen" || $0 == "touchpad" || $0 == "stylus" }
        let verbs = ["tap", "swipe", "draganddrop", "motionevent", "roll"]
        return rest.count > 1 && verbs.contains(rest[rest.startIndex])
            && rest.last.flatMap { $0.utf8.first }.map { (0x30...0x39).contains($0) } == true
    }

    private static func isHexadecimal(_ text: some StringProtocol) -> Bool {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) || (0x41...0x46).contains($0) }
    }
}

extension RecordingError {
    /// Returns the error for the output of a program that is known, but not read; `nil` for any other file.
    package static func foreign(_ bytes: [UInt8], source: String) -> RecordingError? {
        foreign(FileBytes(source, bytes))
    }

    /// Returns the error for the output of a program that is known, but not read; `nil` for any other file.
    static func foreign(_ file: FileBytes) -> RecordingError? {
        guard !file.head(4096).contains(0) else { return nil }
        for line in LineStream(file).prefix(2000) {
            guard let log = ForeignLog(TextLine(line.bytes)) else { continue }
            return RecordingError(
                .foreignLog, source: file.name, line: line.number,
                message: log.message, remedy: log.remedy)
        }
        return nil
    }
}
