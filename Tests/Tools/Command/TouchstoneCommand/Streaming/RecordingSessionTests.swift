import TestSupport
import Testing
import TouchRecordings

@testable import TouchstoneCommand

struct `touchstone record` {
    private func session(_ device: DeviceDescription?, _ format: RecordingFormat = .evemu) -> RecordingSession {
        RecordingSession(device, source: "input", format)
    }

    @Test func `writes each event as soon as it is there, wherever the bytes are cut`() throws {
        let whole = session(RawEvents.device)
        let text = String(decoding: try whole.take(RawEvents.tap), as: UTF8.self)
        expectEqual(text, Self.head + RawEvents.lines)
        try expectEqual(whole.finish(), Outcome(messages: "6 events were recorded from input\n"))

        let cut = session(RawEvents.device)
        var pieces = ""
        for byte in RawEvents.tap { pieces += String(decoding: try cut.take([byte]), as: UTF8.self) }
        expectEqual(pieces, text)
    }

    private static let head = """
        # EVEMU 1.3
        # recorded by touchstone 0.1.0 from input
        N: Test Screen
        I: 0000 0000 0000 0000
        P: 02 00 00 00 00 00 00 00
        B: 00 0b 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 04 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 03 00 00 00 00 00 00 60 02
        A: 35 0 4000 0 0 0
        A: 36 0 3000 0 0 12
        A: 39 0 65535 0 0 0

        """

    @Test func `makes a recording that reads back with its device`() throws {
        let session = session(RawEvents.device)
        let bytes = try session.take(RawEvents.tap)
        let recording = try Recording(parsing: bytes, source: "x")
        expectEqual(recording.notes, [])
        expectEqual(recording.deviceName, "Test Screen")
        expectEqual(recording.xAxis, 0...4_000)
        expectEqual(recording.yAxis, 0...3_000)
        expectEqual(recording.contactCount, 1)
        expectEqual(recording.duration, 0.1)
    }

    @Test func `reads a pipe, and says what is missing`() throws {
        let outcome = try run(["record"], ["-": RawEvents.tap])
        let head = """
            # EVEMU 1.3
            # recorded by touchstone 0.1.0 from standard input
            # the device is not described; put its description here, as evemu-describe prints it

            """
        expectEqual(outcome.text, head + RawEvents.lines)
        expect(outcome.isData)
        expectEqual(outcome.messages, "6 events were recorded from standard input\n")
        expectEqual(outcome.files, [])
    }

    @Test func `writes a file, in the format that its name tells`() throws {
        let outcome = try run(["record", "-o", "tap.csv"], ["-": RawEvents.tap])
        expectEqual(outcome.output, [])
        expectEqual(outcome.files.map(\.path), ["tap.csv"])
        expectEqual(RecordingFormat.detect(outcome.files[0].bytes), .csv)
        try expectEqual(run(["record", "--to", "csv"], ["-": RawEvents.tap]).output, outcome.files[0].bytes)
    }

    @Test func `in another format says what is not described`() throws {
        let outcome = try run(["record", "--to", "csv"], ["-": RawEvents.tap])
        let lines = outcome.messages.split(separator: "\n")
        expectEqual(lines.count, 3)
        for line in lines.dropLast() {
            expect(line.hasPrefix("standard input:1: warning: nothing describes the "))
        }
        expectEqual(lines.last, "6 events were recorded from standard input")
        let described = session(RawEvents.device, .csv)
        _ = try described.take(RawEvents.tap)
        let finished = try described.finish()
        expectEqual(finished.messages, "6 events were recorded from input\n")
        expect(finished.text.hasPrefix("# window: 400 "))
    }

    @Test func `says that the input ends in the middle of an event`() throws {
        let outcome = try run(["record"], ["-": RawEvents.tap.dropLast(3)].mapValues { Array($0) })
        expectEqual(outcome.exitCode, 0)
        expect(outcome.messages.hasPrefix("standard input: warning: the input ends in the middle of an event. "))
        expect(outcome.messages.hasSuffix("\n5 events were recorded from standard input\n"))
    }

    @Test func `says that nothing came`() throws {
        let outcome = try run(["record"], ["-": ""])
        expectEqual(outcome.exitCode, 1)
        expect(outcome.messages.hasPrefix("standard input: error: nothing was recorded. "))
    }

    @Test(arguments: ["this is text, and more than one event of it is long", Recorded.tap])
    func `refuses what are no events`(text: String) throws {
        let outcome = try run(["record"], ["-": text])
        expectEqual(outcome.exitCode, 1)
        expectEqual(outcome.output, [])
        expect(outcome.messages.hasPrefix("standard input: error: these are not events"))
    }

    @Test func `says what is wrong with its use`() {
        expectEqual(complaint(["record", "a", "b"]), "'b' is one word too many: touchstone record [DEVICE]")
        expectEqual(complaint(["record", "a", "-o", "a"]), "--output is the device itself; name a file")
        expectEqual(
            complaint(["record", "--to", "gif"]),
            "'gif' is no --to; write evemu, libinput, getevent, evtest, raw or csv")
    }
}
