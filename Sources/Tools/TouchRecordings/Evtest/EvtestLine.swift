/// An event as `evtest` prints it. Names in brackets differ between versions and are not read:
///
///     Event: time 1697531720.012500, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 320
///     Event: time 1697531720.012500, ++++++++++++++ SYN_MT_REPORT ++++++++++++
///     Event: time 1697531720.012500, -------------- SYN_REPORT ------------      or EV_SYN, or Report Sync
///     Event: time 1697531720.012500, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<<<
///     time 1697531720.0125 type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 320      from the evdev module of Python
///     event at 1697531720.0125, code 53, type 03, val 320
struct EvtestLine {
    /// In nanoseconds.
    let time: TextLine.Number
    let code: EventCode
    let value: TextLine.Number

    /// Parses a line; `nil` if it is not a whole event.
    init?(_ line: TextLine) {
        var line = line
        _ = line.take("Event:")
        line.skipSpaces()
        guard line.take("time ") || line.take("event at "), let time = line.takeSeconds() else { return nil }
        self.time = time
        let words = line.bytes[line.position...].split { " \t,()".utf8.contains($0) }
        // Of another short event on the same line only a note remains.
        if words.count > 8, words.contains(where: { $0.elementsEqual("Event:".utf8) }) { return nil }
        if let type = Self.number("type", words), let code = Self.number("code", words) {
            // Scan codes are hexadecimal.
            guard
                let value = Self.number("value", words, radix: type.value == 4 ? 16 : 10) ?? Self.number("val", words)
            else { return nil }
            self.code = EventCode(type: Self.bounded(type), code: Self.bounded(code))
            self.value = value
        } else {
            guard let code = Self.report(words) else { return nil }
            (self.code, value) = (EventCode(type: 0, code: code), TextLine.Number(value: 0, fits: true))
        }
    }

    /// Returns a Boolean value that indicates whether a line begins like an event: the rest of it may have been wrapped.
    static func begins(_ line: TextLine) -> Bool { line.bytes.starts(with: "Event: time ".utf8) }

    /// Returns the place of another event behind the one with which a line begins, if a program lost the line break.
    static func next(in line: ArraySlice<UInt8>) -> Int? {
        // Few events are as long as two.
        guard line.count > 100 else { return nil }
        let start = Array("Event: time ".utf8)
        return line.indices.dropFirst().first { line[$0] == start[0] && line[$0...].starts(with: start) }
    }

    private static func number(_ name: String, _ words: [ArraySlice<UInt8>], radix: Int64 = 10) -> TextLine.Number? {
        guard let place = words.firstIndex(where: { $0.elementsEqual(name.utf8) }), place + 1 < words.count else {
            return nil
        }
        var text = TextLine(words[place + 1])
        return text.takeNumber(radix: radix)
    }

    private static func bounded(_ number: TextLine.Number) -> Int { Int(min(max(number.value, -1), 0xffff)) }

    /// Returns the code of a line between dashes and the like: by its name, else by the marks.
    private static func report(_ words: [ArraySlice<UInt8>]) -> Int? {
        if let code = words.lazy.compactMap({ KernelLabels.reports[String(decoding: $0, as: UTF8.self)] }).first {
            return code
        }
        guard let marks = words.first, marks.count > 1, let mark = marks.first, marks.allSatisfy({ $0 == mark }) else {
            return nil
        }
        switch mark {
        // The versions that wrote “Report Sync” called everything else “Config Sync”; the kernel sends no SYN_CONFIG.
        case UInt8(ascii: "-"):
            return words.contains { $0.elementsEqual("Config".utf8) } ? EventCode.contactReport.code : 0
        case UInt8(ascii: "+"): return EventCode.contactReport.code
        case UInt8(ascii: ">"): return EventCode.dropped.code
        default: return nil
        }
    }
}
