import Testing
import TouchRecordings
import TouchScenes
import TouchTimeline

@testable import TouchstoneCommandKit

@Suite struct `touchstone replay --live` {
    private func session(_ device: DeviceDescription?, trace: String? = nil) -> LiveSession {
        LiveSession(
            device, source: "input", to: EverythingScene(), window: nil, ReplayFiles(trace: trace, picture: nil),
            TimelineOptions())
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func `says what is decided as soon as it is, and what time brings`() throws {
        let session = session(RawEvents.device)
        let opening = text(try session.take(Array(RawEvents.tap.prefix(24 * 4))))
        #expect(
            opening.hasPrefix("input: live input of Test Screen in a window of 400 × 300 points.\nPlayed to one view"))
        #expect(text(session.pass(0.05)) == "")
        let held = text(session.pass(0.7))
        #expect(held.contains("   0.500 s  ▷ long press: begins\n"))
        #expect(text(session.pass(0.8)) == "")
        #expect(text(try session.take(Array(RawEvents.tap.suffix(24 * 2)))) == "")
        let end = try session.finish()
        #expect(end.text.hasSuffix("recognized: long press ×1\n"))
        #expect(end.messages == "")
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
            for decision in decisions { #expect(live.contains(decision.trimmingPrefix { $0 == " " })) }
            #expect(live.hasSuffix("recognized: tap ×1\n"))
            #expect(end.messages == "")
        }
    }

    @Test func `writes the trace line by line`() throws {
        let session = session(RawEvents.device, trace: "-")
        var live = text(try session.take(RawEvents.tap))
        #expect(live.hasPrefix("touchstone-trace"))
        live += try session.finish().text
        let finished = try run(["replay", "f", "-t-"], ["f": Recorded.device + RawEvents.lines]).text
        func records(_ text: String) -> [Substring] {
            text.split(separator: "\n").filter { $0.first?.isNumber == true }
        }
        #expect(records(live) == records(finished))
    }

    @Test func `of nothing says what to pipe`() {
        #expect(throws: CommandFailure.self) { try session(nil).finish() }
        #expect(throws: CommandFailure.self) { try session(RawEvents.device).finish() }
    }

    @Test func `waits for no end, so it takes no part of the whole`() {
        #expect(
            complaint(["replay", "--live", "-", "--json"])
                == "--json needs the whole recording, which --live does not wait for; leave one of them out")
        #expect(complaint(["replay", "--live", "-", "--from", "1"])?.hasPrefix("--from needs the whole") == true)
    }
}
