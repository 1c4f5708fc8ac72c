import TestSupport
import Testing
import TouchRecordings

/// Files that would take hours if reading took time with the square of their size.
struct LargeFilesTests {
    static let count = 5_000

    @Test func `a report of five thousand slots that come and go`() throws {
        let events = (0..<Self.count).map { "E: 1.0 0003 002f \($0)\nE: 1.0 0003 0039 \($0)\nE: 1.0 0003 0035 5\n" }
        let ends = (0..<Self.count).map { "E: 1.1 0003 002f \($0)\nE: 1.1 0003 0039 -1\n" }
        let text = events.joined() + "E: 1.0 0000 0000 0\n" + ends.joined() + "E: 1.1 0000 0000 0\n"
        try expectEqual(read(text).contactCount, Self.count)
    }

    @Test func `five thousand devices of getevent`() throws {
        let text = (0..<Self.count).map {
            "[ 1.0] /dev/input/event\($0): 0003 0035 00000001\n[ 1.0] /dev/input/event\($0): 0000 0000 00000000\n"
        }.joined()
        try expectEqual(Recording.all(parsing: Array(text.utf8), source: "x").count, Self.count)
    }

    @Test func `five thousand devices of evtest, with lines that are never completed`() throws {
        let text = (0..<Self.count).map {
            "Input device name: \"\($0)\"\nEvent: time 1.0, type 3\nEvent: time 1.0, type 3 (?), code 53 (?), value 1\n"
        }.joined()
        try expectEqual(Recording.all(parsing: Array(text.utf8), source: "x").count, Self.count)
        let line = "Event: time 1.0, " + String(repeating: "type ", count: Self.count) + "\n"
        try expect(!Recording(parsing: Array((EvtestReaderTests.head + line + line).utf8), source: "x").holdsContacts)
    }

    @Test func `five thousand devices of libinput`() throws {
        let text =
            "version: 1\ndevices:\n"
            + (0..<Self.count).map { "- node: /dev/input/event\($0)\n  events:\n  - evdev:\n    - [1, 0, 3, 53, 1]\n" }
            .joined()
        try expectEqual(Recording.all(parsing: Array(text.utf8), source: "x").count, Self.count)
    }

    @Test func `five thousand brackets, dashes, marks and spaces on a line of libinput`() throws {
        for mark in ["[", "- ", "\"", " ", "#", ": ", "a: "] {
            let text =
                "version: 1\ndevices:\n- node: x\n  events:\n" + String(repeating: mark, count: Self.count) + "\n"
            let recording = try Recording(parsing: Array(text.utf8), source: "x")
            expectNil(RecordingFlaw.find(in: recording))
        }
    }

    @Test func `five thousand keys deeper and deeper`() throws {
        let text =
            "version: 1\ndevices:\n- node: x\n"
            + (0..<Self.count / 10).map { String(repeating: " ", count: $0 + 2) + "a:\n" }.joined()
        try expect(!Recording(parsing: Array(text.utf8), source: "x").holdsContacts)
    }

    @Test func `five thousand predictions of a touch that has long not moved`() throws {
        let touch = { (name: String, phase: Int, isPrediction: Bool) in
            "{\"touchIdentifier\":\"\(name)\",\"isUpdate\":false,\"isPrediction\":\(isPrediction),\"timestamp\":1,"
                + "\"location\":[1,1],\"phase\":\(phase),\"type\":0}"
        }
        var touches = [touch("still", 0, false), touch("quick", 0, false)]
        for _ in 0..<Self.count { touches += [touch("quick", 1, false), touch("still", 1, true)] }
        let log = try InkLog(parsing: Array("[\(touches.joined(separator: ","))]".utf8), source: "x")
        expectEqual(log.events.count, Self.count + 4)
        expectEqual(log.events[0].predictions.count, Self.count)
    }

    @Test func `five thousand contacts of a table in one frame`() throws {
        let header = "# window: 9 9\ntime,id,phase,x,y\n"
        let text = header + (0..<Self.count).map { "0,\($0),began,1,1\n" }.joined() + "0,0,ended,1,1\n"
        let recording = try Recording(parsing: Array(text.utf8), source: "x")
        expectEqual(recording.contactCount, Self.count)
        expectEqual(recording.noteList, ["clockImplausible 3", "neverLifted 4 ×4999"])
    }

    @Test func `five thousand fields and quotation marks on a line of a table`() throws {
        let header = "time,id,phase,x,y\n"
        for mark in [",", "\"", "\"\"", "\",\""] {
            let text = header + String(repeating: mark, count: Self.count) + "\n"
            let recording = try Recording(parsing: Array(text.utf8), source: "x", format: .csv)
            expectEqual(recording.noteList, ["noContacts 2", "unreadableLine 2"])
        }
    }

    @Test func `a stream of a mouse, byte by byte and at once`() {
        let event: [UInt8] = [UInt8](repeating: 0, count: 16) + [2, 0, 0, 0, 1, 0, 0, 0]
        let report = [UInt8](repeating: 0, count: 24)
        let bytes = (0..<Self.count).flatMap { _ in event + report }
        var stream = ContactStream()
        expectEqual(stream.take(bytes), [])
        let singly = bytes.flatMap { stream.take(CollectionOfOne($0)) }
        expectEqual(singly, [])
        expectEqual(stream.eventCount, 4 * Self.count)
    }
}
