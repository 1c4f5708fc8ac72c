import TestSupport
import Testing
import TouchInput
import TouchRecordings

/// Logs as programs and people change them before others read them.
struct PostedLogTests {
    private static let formats: [RecordingFormat] = [.evemu, .libinput, .getevent, .evtest]

    /// A recording in each format, as text and read.
    private static let originals: [RecordingFormat: (text: String, recording: Recording)] = {
        let hand = GeneratedHand.recording(1, gestures: 1)
        var originals: [RecordingFormat: (text: String, recording: Recording)] = [:]
        for format in formats {
            guard let bytes = try? RecordingWriter.bytes(of: hand, as: format),
                let recording = try? Recording(parsing: bytes, source: "x")
            else { continue }
            originals[format] = (String(decoding: bytes, as: UTF8.self), recording)
        }
        return originals
    }()

    private static func original(_ format: RecordingFormat) throws -> (text: String, recording: Recording) {
        try #require(originals[format])
    }

    private static func mapped(_ text: String, _ change: (Int, Substring) -> String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated()
            .map { change($0.offset + 1, $0.element) + "\n" }.joined()
    }

    private static func read(_ text: String) throws -> Recording {
        try Recording(parsing: Array(text.utf8), source: "x")
    }

    nonisolated static let distortions: [String: @Sendable (String) -> String] = [
        "spaces that do not break": { $0.replacing(" ", with: "\u{A0}") },
        "spaces that are thin": { $0.replacing(": ", with: ":\u{2009}").replacing(", ", with: ",\u{202F}") },
        "spaces without a width": { $0.replacing(": ", with: ":\u{200B} ").replacing("\n", with: "\u{FEFF}\n") },
        "colors": { mapped($0) { _, line in "\u{1B}[1;32m\(line)\u{1B}[0m" } },
        "colors of words": { $0.replacing("00", with: "\u{1B}[01;31m\u{1B}[K00\u{1B}[m\u{1B}[K") },
        "the title of a terminal": { mapped($0) { _, line in "\u{1B}]0;me@host\u{07}\(line)" } },
        "entities": {
            mapped($0) { _, line in
                "&gt; "
                    + line.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
                    .replacing("\"", with: "&quot;").replacing("  ", with: "&nbsp; ")
            }
        },
        "signs of a typeset text": {
            $0.replacing(" -1", with: " \u{2212}1").replacing(" \"", with: " \u{201C}")
                .replacing("\"\n", with: "\u{201D}\n")
        },
        "escapes of Markdown": { $0.replacing("_", with: "\\_") },
        "lone carriage returns": { $0.replacing("\n", with: "\r") },
        "a byte order mark": { "\u{FEFF}" + $0 },
        "numbers of lines": { mapped($0) { "\($0) \($1)" } },
        "numbers of lines in a column": {
            mapped($0) { "\(String(repeating: " ", count: 6 - String($0).count))\($0)\t\($1)" }
        },
        "numbers of lines by grep": { mapped($0) { "log.txt:\($0):\($1)" } },
        "the time by ts": { mapped($0) { "Nov 26 01:4\($0 % 10):30 \($1)" } },
        "the journal": { mapped($0) { "Nov 26 01:44:30.\(100_000 + $0) host run[123]: \($1)" } },
        "the log of Android": { mapped($0) { "11-26 01:02:03.\(100 + $0 % 800)  1234  1234 I run: \($1)" } },
        "items of a list": { mapped($0) { "* \($1)" } },
        "a patch": { mapped($0) { "+\($1)" } },
        "a quotation with initials": { mapped($0) { "JD> \($1)" } },
    ]

    @Test(arguments: distortions.keys.sorted())
    func `a recording is read as it was before it got`(_ kind: String) throws {
        let distort = try #require(Self.distortions[kind])
        for format in Self.formats {
            let (text, original) = try Self.original(format)
            let posted = try Self.read(distort(text))
            expectEqual(posted.format, format)
            expectEqual(posted.frames, original.frames, "\(format)")
            expect(posted.holdsContacts)
            expectEqual(posted.device, original.device, "\(format)")
        }
    }

    @Test func `a comment before an event is no prefix`() throws {
        let events = { (x: Int) in "E: 0.0 0003 0039 1\nE: 0.0 0003 0035 \(x)\nE: 0.0 0003 0036 2\nE: 0.0 0000 0000 0\n"
        }
        let text = Self.mapped(events(7)) { "# \($1)" } + events(1)
        try expect(Self.read(text).story.hasPrefix("0: b0(1,2)"))
    }

    nonisolated static let others: [String] = [
        "Device:           panel\nKernel:           /dev/input/event4\n",
        "-event7   DEVICE_ADDED            panel                  seat0 default group4  cap:t\n",
        "Supported events:\nEvent code 53 (ABS_MT_POSITION_X)\n", "E: Unable to locate package evemu-tools\n",
        "add device by hand: I plugged it in\n", "A: yes, it is the 7 inch panel.\nversion: the latest\n",
        "N: Name=\"panel\"\nH: Handlers=event4\n", "Input driver version is 1.0.1\n",
        "add device 1: /dev/input/event2\n  name:     \"panel\"\n",
    ]

    @Test(arguments: others.indices)
    func `what precedes a recording does not decide on its format`(_ index: Int) throws {
        for (place, format) in Self.formats.enumerated() {
            let (text, original) = try Self.original(format)
            // Every second lead is long.
            let more = String(repeating: "so it goes\n", count: (index + place).isMultiple(of: 2) ? 600 : 0)
            let posted = try Self.read(Self.others[index] + more + "\n" + text)
            expectEqual(posted.format, format)
            expectEqual(posted.frames, original.frames, "\(format)")
        }
    }

    @Test(arguments: [
        "Note: here I lifted the finger", "- moved: right", "here nothing", "and now:", "events: none", "Then:", "- x",
    ])
    func `a remark between the events of libinput loses nothing`(_ remark: String) throws {
        let (text, original) = try Self.original(.libinput)
        let middle = text.replacing("  - evdev:\n", with: "\(remark)\n  - evdev:\n")
        for posted in [try Self.read(middle), try Self.read("\(remark)\n\n\(text)\(remark)\n")] {
            expectEqual(posted.frames, original.frames)
            expectEqual(posted.device, original.device)
        }
        try expect(Self.read(middle).noteList.contains { $0.hasPrefix("unreadableLine") })
    }

    @Test func `a recording of libinput is read where it is indented below prose`() throws {
        let (text, original) = try Self.original(.libinput)
        let posted = try Self.read("Hello: here it is\n\n" + Self.mapped(text) { "    \($1)" } + "\nThanks: me\n")
        expectEqual(posted.frames, original.frames)
        expect(posted.holdsContacts)
    }

    @Test func `events whose line breaks were lost are all read, or a note says that they are not`() throws {
        let joined = EvtestReaderTests.slots.split(separator: "\n").joined(separator: " ") + "\n"
        try expectEqual(Self.read(EvtestReaderTests.head + joined).story, EvtestReaderTests.story)
        let short = "time 1.0, type 3, code 57, value 9 Event: time 1.0, type 3, code 53, value 9\n"
        try expect(Self.read(EvtestReaderTests.slots + short).noteList.contains("unreadableLine 11"))
        let long = try Self.read(String(repeating: joined.dropLast() + " ", count: 1_000) + "\n")
        expectEqual(long.contactCount, 1_000)
        for format in [RecordingFormat.evemu, .getevent] {
            let lines = try Self.original(format).text.split(separator: "\n")
            let places = lines.indices.filter { lines[$0].hasPrefix("E:") || lines[$0].hasPrefix("[") }
            let text =
                lines[..<places[2]].joined(separator: "\n") + " " + lines[places[2]...].joined(separator: "\n") + "\n"
            try expect(Self.read(text).noteList.contains { $0.hasPrefix("unreadableLine") }, "\(format)")
        }
    }

    @Test func `a description with lines that may have been events is not said to be only one`() throws {
        let broken = EvtestReaderTests.slots.replacing("Event: time", with: "Event: t")
        let message = try Self.read(EvtestReaderTests.head + broken).notes.last { $0.kind == .noContacts }?.message
        expectEqual(message, "this recording holds no contact: none of its lines was understood as an event")
    }

    @Test func `the times of old versions of Android are read`() throws {
        let text = """
            1234-567890: /dev/input/event2: 0003 0039 00000001
            1234-567890: /dev/input/event2: 0003 0035 00000010
            1234-567890: /dev/input/event2: 0003 0036 00000020
            1234-567890: /dev/input/event2: 0000 0000 00000000
            1235-000890: /dev/input/event2: 0003 0039 ffffffff
            1235-000890: /dev/input/event2: 0000 0000 00000000

            """
        let story = "0: b0(16,32)\n433: e0(16,32)"
        try expectEqual(Self.read(text).story, story)
        try expectEqual(Self.read(text.replacing(" /dev/input/event2:", with: "")).story, story)
    }

    @Test(arguments: ["\n", "\n> ", " =\n", "\n    "])
    func `an event of getevent that was wrapped is one event`(_ cut: String) throws {
        let text = GeteventLines.text
        let wrapped = text.replacing("_POSITION_X    ", with: "_POSITION_X\(cut)")
        try expectEqual(Self.read(wrapped).story, GeteventLines.story)
        try expectEqual(Self.read(wrapped).noteList, Self.read(text).noteList)
        let broken = try Self.read(text + "[ 2.0] /dev/input/event2: EV_ABS\n[ 2.1] /dev/input/event2: EV_ABS\n")
        expectEqual(broken.story, GeteventLines.story)
        expect(broken.noteList.contains("unreadableLine 7 ×2"))
    }

    @Test(arguments: ["<- here", "# down", "rate 60", "(the first one)"])
    func `a remark after a value is no matter`(_ remark: String) throws {
        let text = GeteventLines.text.replacing("0000012c", with: "0000012c   \(remark)")
        try expectEqual(Self.read(text).story, GeteventLines.story)
    }

    private enum GeteventLines {
        static let text = """
            [ 1.0] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000001
            [ 1.0] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    0000012c
            [ 1.0] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    00000190
            [ 1.0] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
            [ 1.1] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
            [ 1.1] /dev/input/event2: EV_SYN       SYN_REPORT           00000000

            """
        static let story = "0: b0(300,400)\n100: e0(300,400)"
    }

    @Test func `the events of the evdev module of Python are read as it prints them`() throws {
        let text = """
            device /dev/input/event0, name "panel", phys ""
            event at 1.000000, code 57, type 03, val 09
            event at 1.000000, code 53, type 03, val 300
            event at 1.000000, code 54, type 03, val 400
            event at 1.000000, code 00, type 00, val 00
            event at 1.100000, code 57, type 03, val -1
            event at 1.100000, code 00, type 00, val 00

            """
        let recording = try Self.read(text)
        expectEqual(recording.format, .evtest)
        expectEqual(recording.story, "0: b0(300,400)\n100: e0(300,400)")
    }
}
