import TestSupport
import Testing
import TouchRecordings
import TouchScenes
import TouchStory

@testable import TouchstoneCommand

struct `touchstone replay --live` {
    private func session(_ device: DeviceDescription?, trace: String? = nil, picture: String? = nil) -> LiveSession {
        LiveSession(
            device, source: "input", to: EverythingScene(), window: nil, ReplayFiles(trace: trace, picture: picture),
            TimelineOptions())
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func `says what is decided as soon as it is, and what time brings`() throws {
        let session = session(RawEvents.device)
        let opening = text(try session.take(Array(RawEvents.tap.prefix(24 * 4))))
        expect(
            opening.hasPrefix("input: live input of Test Screen in a window of 400 × 300 points.\nPlayed to one view"))
        expectEqual(text(session.pass(0.05)), "")
        let held = text(session.pass(0.7))
        expect(held.contains("   0.500 s  ▷ long press: begins\n"))
        expectEqual(text(session.pass(0.8)), "")
        expectEqual(text(try session.take(Array(RawEvents.tap.suffix(24 * 2)))), "")
        let end = try session.finish()
        expect(end.text.hasSuffix("recognized: long press ×1\n"))
        expectEqual(end.messages, "")
    }

    @Test func `decides as a replay of the finished recording does`() throws {
        let recording = Recorded.device + RawEvents.lines
        let finished = try run(["replay", "f"], ["f": recording])
        let decisions = finished.text.split(separator: "\n").filter { $0.contains(" s  ") && $0.contains(":") }
        for input in [RawEvents.tap, Array(recording.utf8)] {
            let session = session(input == RawEvents.tap ? RawEvents.device : nil)
            var live = ""
            // Cut in pieces that fit nothing.
            for start in stride(from: 0, to: input.count, by: 7) {
                live += text(try session.take(Array(input[start..<min(start + 7, input.count)])))
            }
            let end = try session.finish()
            live += end.text
            for decision in decisions { expect(live.contains(decision.trimmingPrefix { $0 == " " })) }
            expect(live.hasSuffix("recognized: tap ×1\n"))
            expectEqual(end.messages, "")
        }
    }

    @Test func `writes the trace line by line`() throws {
        let session = session(RawEvents.device, trace: "-")
        var live = text(try session.take(RawEvents.tap))
        expect(live.hasPrefix("touchstone-trace"))
        live += try session.finish().text
        let finished = try run(["replay", "f", "-t-"], ["f": Recorded.device + RawEvents.lines]).text
        func records(_ text: String) -> [Substring] {
            text.split(separator: "\n").filter { $0.first?.isNumber == true }
        }
        expectEqual(records(live), records(finished))
    }

    @Test func `writes a picture without any text before it`() throws {
        let session = session(RawEvents.device, picture: "-")
        try expectEqual(session.take(RawEvents.tap), [])
        expectEqual(session.pass(1), [])
        let picture = try session.finish().text
        expect(picture.hasPrefix("<svg") || picture.hasPrefix("<?xml"))
        expect(picture.hasSuffix("</svg>\n"))
    }

    @Test(arguments: [false, true])
    func `reads the events of a 32-bit machine`(isDescribed: Bool) throws {
        // The upper halves of seconds and microseconds are left out.
        let short = stride(from: 0, to: RawEvents.tap.count, by: 24).flatMap { start in
            let event = Array(RawEvents.tap[start..<(start + 24)])
            return event[0..<4] + event[8..<12] + event[16...]
        }
        func played(_ bytes: [UInt8]) throws -> String {
            let session = session(isDescribed ? RawEvents.device : nil)
            return text(try session.take(bytes)) + (try session.finish().text)
        }
        try expectEqual(played(short), played(RawEvents.tap))
        try expect(played(short).hasSuffix("recognized: tap ×1\n"))
    }

    @Test(arguments: [
        ("time,id,phase,x,y\n0,0,began,1,1\n", "CSV"),
        ("# libinput record\nversion: 1\nndevices: 1\n", "libinput record"),
        ("[  1.0] EV_ABS ABS_MT_SLOT 00000000\n", "Android getevent"), ("touchstone-trace 1\nscene edges\n", "a trace"),
        ("[{\"phase\": 0}]", "Inkable log"),
    ])
    func `of another format says how to replay it`(file: String, name: String) {
        let message =
            "input: error: this is \(name); --live takes raw events (struct input_event) or lines of evemu. "
            + "Replay it without --live"
        #expect(throws: CommandFailure(message)) {
            let session = session(nil)
            _ = try session.take(Array(file.utf8))
            _ = try session.finish()
        }
    }

    // Not arguments: Swift Testing encodes and prints each.
    @Test func `of rubbish says what to pipe`() {
        let message =
            "input: error: these are not events; --live takes raw events (struct input_event) or lines of evemu. "
            + "Pipe what `cat /dev/input/eventN` prints"
        for bytes in [
            [UInt8](repeating: 0xff, count: 40) + [0] + [UInt8](repeating: 0xfe, count: 3_000),
            [UInt8](repeating: 0xff, count: 5_000), [0, 1, 2], Array("this is no recording of anything\n".utf8),
        ] {
            #expect(throws: CommandFailure(message), "\(bytes.count) bytes") {
                let session = session(nil)
                _ = try session.take(bytes)
                _ = try session.finish()
            }
        }
    }

    @Test func `of nothing says what to pipe`() {
        #expect(throws: CommandFailure.self) { try session(nil).finish() }
        #expect(throws: CommandFailure.self) { try session(RawEvents.device).finish() }
    }

    @Test func `waits for no end, so it takes no part of the whole`() {
        expectEqual(
            complaint(["replay", "--live", "-", "--json"]),
            "--json needs the whole recording, which --live does not wait for; leave one of them out")
        expectEqual(complaint(["replay", "--live", "-", "--from", "1"])?.hasPrefix("--from needs the whole"), true)
    }
}
