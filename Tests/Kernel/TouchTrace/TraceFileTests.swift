import TestSupport
import Testing
import TouchRecordings
import TouchTrace
import Touchstone

struct `A record of a trace` {
    @Test func `reads back as what was written, of every kind, however odd`() throws {
        for seed in UInt64(1)...100 {
            var random = RandomRecords(seed: seed)
            for kind in 0..<RandomRecords.kindCount {
                let record = random.record(kind)
                let read = try TraceRecord(parsing: record.description)
                expectEqual(read, record, "seed \(seed): \(record)")
                expectEqual(read.description, record.description, "seed \(seed)")
            }
        }
    }

    @Test func `says input that is no number, and reads it back as such`() throws {
        let place = CGPoint(x: CGFloat.nan, y: 1)
        let record = TraceRecord(
            instant: .zero, step: .frame(InputFrame(at: .zero, [ContactSample(id: 1, phase: .moved, location: place)])))
        expectEqual(record.description, "0.000000 frame 1:moved@nan,1")
        let read = try TraceRecord(parsing: record.description)
        expectEqual(read.description, record.description)
        guard case .frame(let frame) = read.step else { return expect(Bool(false), "no frame") }
        expect(frame.contacts[0].location.x.isNaN)
    }

    @Test func `gives instants to the nanosecond with as few decimals as that takes, but six`() {
        func text(_ nanoseconds: Int64) -> String {
            TraceRecord(instant: Instant(nanoseconds: nanoseconds), step: .close).description
        }
        expectEqual(text(0), "0.000000 close")
        expectEqual(text(1_500_000_000), "1.500000 close")
        expectEqual(text(16_666_667), "0.016666667 close")
        expectEqual(text(16_666_660), "0.01666666 close")
        expectEqual(text(-1), "-0.000000001 close")
        expectEqual(text(.min), "-9223372036.854775808 close")
    }

    @Test func `gives numbers in the shortest form that reads back the same`() {
        func text(_ x: CGFloat) -> String {
            let sample = ContactSample(id: 1, phase: .moved, location: CGPoint(x: x, y: 0))
            return "\(TraceRecord(instant: .zero, step: .frame(InputFrame(at: .zero, [sample]))))"
        }
        expectEqual(text(100), "0.000000 frame 1:moved@100,0")
        expectEqual(text(0.1 + 0.2), "0.000000 frame 1:moved@0.30000000000000004,0")
        expectEqual(text(1 / 3), "0.000000 frame 1:moved@0.3333333333333333,0")
    }

    @Test(arguments: [
        ("", "a time in seconds is missing at column 1, the end of the line"),
        ("1.0", "« » is missing at column 4, the end of the line"),
        ("1.0 ", "no kind of record follows the time"),
        ("1.0 dance recognizer=\"pan\"", "no record is called «dance»"),
        ("1.0000000001 close", "a time in seconds is missing at column 1, «1.0000000001 close»"),
        ("99999999999.0 close", "a time within 292 years is missing at column 1, «99999999999.0 close»"),
        ("1.0 watch recognizer=\"pan\"", "« finger=» is missing at column 27, the end of the line"),
        ("1.0 watch recognizer=\"pan", "a closing quote is missing at column 26, the end of the line"),
        (
            "1.0 reset recognizer=\"a\\t\"",
            "after a backslash only \\, \", n and r have a meaning, and not that at column 26, «\"»"
        ),
        ("1.0 reset recognizer=\"pan\" x", "there is something left at column 27, « x»"),
        (
            "1.0 enter recognizer=\"pan\" phase=gone",
            "a phase (began, changed, ended, cancelled, failed) is missing at column 34, «gone»"
        ),
        ("1.0 frame 1:moved@1", "«,» is missing at column 20, the end of the line"),
        ("1.0 frame 1:moved@x,1", "a number is missing at column 19, «x,1»"),
        ("1.0 enroll recognizer=\"pan\" slot=-1 touches=", "slot -1 is not between 0 and 999999"),
        ("1.0 join recognizer=\"pan\" input=\"press x\"", "a whole number is missing at column 40, «x\"»"),
        (
            "1.0 join recognizer=\"pan\" input=\"wheel\"",
            "an input (press, scroll, transform, hover, shake, remote control) is missing at column 34, «wheel\"»"
        ),
        (
            "1.0 join recognizer=\"pan\" input=\"scrolls\"",
            "an input (press, scroll, transform, hover, shake, remote control) is missing at column 34, «scrolls\"»"
        ),
    ])
    func `that is none says what is missing, and where`(line: String, message: String) {
        #expect {
            try TraceRecord(parsing: line)
        } throws: { error in
            (error as? TraceError)?.issue.message == message
        }
    }
}

struct `A trace file` {
    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test func `has a header and records, and reads back the same`() throws {
        var file = Trace([TraceRecord(instant: Instant(seconds: 1), step: .settled)])
        file[.scene] = "every\"thing\""
        file.screenSize = CGSize(width: 400, height: 300.5)
        file.screenScale = 2
        file[try #require(TraceKey("my-key"))] = ""
        let text = """
            touchstone-trace 2
            scene="every\\"thing\\""
            width="400"
            height="300.5"
            scale="2"
            my-key=""
            1.000000 settled

            """
        expectEqual(file.text, text)
        let read = try Trace(parsing: Self.bytes(text), source: "a.trace")
        expectEqual(read, file)
        expectEqual(read.screenSize, CGSize(width: 400, height: 300.5))
        expectEqual(read.screenScale, 2)
        expectEqual(read.header.map(\.key.name), ["scene", "width", "height", "scale", "my-key"])
        expectEqual(read.end, Instant(seconds: 1))
    }

    @Test func `reads with the line ends of other systems, and without the last one`() throws {
        let text = "touchstone-trace 2\r\nscene=\"edges\"\r\n0.5 close\r\n0.5 settled"
        let file = try Trace(parsing: Self.bytes(text), source: "a.trace")
        expectEqual(file[.scene], "edges")
        expectEqual(file.records.map(\.step), [.close, .settled])
        expectEqual(file.notes, [])
    }

    @Test(arguments: [
        ("touchstone-trace 2\nscene=\"edges\"\n0.5 close\n0.5 sett", 4),
        ("touchstone-trace 2\nscene=\"edges\"\n0.5 close\n0.", 4),
        ("touchstone-trace 2\r\nscene=\"edges\"\r\n0.5 close\r\n0.5 settled\r\n0", 5),
        ("touchstone-trace 2\r\nscene=\"edges\"\r\n0.5 close\r\n0\r", 4),
        ("touchstone-trace 2\nscene=\"edges\"\nwidth=\"40", 3),
        ("touchstone-trace 2\nscene=\"edges\"\nwidth=\"4\"\0", 3),
    ])
    func `that ends within a line is read without it, and says so`(text: String, line: Int) throws {
        let file = try Trace(parsing: Self.bytes(text), source: "a.trace")
        expectEqual(file.header.map(\.key), [.scene])
        expectEqual(file.records.count, max(0, line - 3))
        let note =
            "a.trace:\(line): warning: the last line is incomplete; it was left out. "
            + "Its writer was interrupted; record it again for the rest"
        expectEqual(file.notes.map(\.description), [note])
        try expectEqual(Trace(parsing: Self.bytes(file.text), source: "a.trace").notes, [])
    }

    @Test func `forgets a line of the header that is set to nothing`() {
        var file = Trace()
        file[.scene] = "edges"
        file[.scene] = "together"
        expectEqual(file.text, "touchstone-trace 2\nscene=\"together\"\n")
        file[.scene] = nil
        expectEqual(file.text, "touchstone-trace 2\n")
        expectNil(file[.scene])
        file[.width] = "-5"
        expectNil(file.screenSize)
        expect(TraceKey("Scene") == nil && TraceKey("") == nil && TraceKey("1a") == nil && TraceKey("a=b") == nil)
    }

    @Test(arguments: [
        ("", TraceError.Kind.empty, 1, "the file is empty"),
        ("hello\n", .notATrace, 1, "this is not a trace: its first line is not «touchstone-trace 2»"),
        (
            "touchstone-trace 1\n0.000000 close\n", .otherVersion, 1,
            "this is a trace of version 1; version 2 can be read"
        ),
        ("touchstone-trace 2\nscene=edges\n", .badHeader, 2, "«\"» is missing at column 7, «edges»"),
        ("touchstone-trace 2\na=\"1\"\na=\"2\"\n", .badHeader, 3, "the header has «a» twice"),
        (
            "touchstone-trace 2\n0.0 close\na=\"2\"\n", .badRecord, 3,
            "a time in seconds is missing at column 1, «a=\"2\"»"
        ),
        ("touchstone-trace 2\n\n", .badRecord, 2, "a time in seconds is missing at column 1, the end of the line"),
        ("touchstone-trace 2\n0.0 close\n0.0 clo\n", .badRecord, 3, "no record is called «clo»"),
        ("touchstone-trace 2\n0.0 clo\n0.0 close", .badRecord, 2, "no record is called «clo»"),
        ("touchstone-tra", .notATrace, 1, "this is not a trace: its first line is not «touchstone-trace 2»"),
    ])
    func `that is none is an error with file, line and remedy`(
        text: String, kind: TraceError.Kind, line: Int, message: String
    ) {
        #expect {
            try Trace(parsing: Self.bytes(text), source: "a.trace")
        } throws: { error in
            guard let error = error as? TraceError else { return false }
            return error.kind == kind && error.issue.line == line && error.issue.message == message
                && !error.issue.remedy.isEmpty
                && "\(error)" == "a.trace:\(line): error: \(message). \(error.issue.remedy)"
        }
    }

    @Test func `is never more than an error, with anything done to it`() throws {
        var random = RandomRecords(seed: 11)
        var file = Trace()
        file[.scene] = "everything"
        for kind in 0..<RandomRecords.kindCount { file.records.append(random.record(kind)) }
        let bytes = Self.bytes(file.text)
        var read = 0
        var refused = 0
        for _ in 0..<1_000 {
            var broken = bytes
            for _ in 0...random.roll(3) {
                let place = random.roll(broken.count)
                switch random.roll(4) {
                case 0: broken[place] = UInt8(random.roll(256))
                case 1: broken.remove(at: place)
                case 2: broken.insert(Array("\"\\,;@=[]-.0e \n".utf8)[random.roll(14)], at: place)
                default: broken.removeSubrange(place..<min(broken.count, place + random.roll(30)))
                }
            }
            do {
                // What can be read is written and read again without a change.
                let once = try Trace(parsing: broken, source: "broken").text
                try expectEqual(Trace(parsing: Array(once.utf8), source: "once").text, once)
                read += 1
            } catch {
                refused += 1
                expect("\(error)".hasPrefix("broken:"))
            }
        }
        expect(read > 25 && refused > 25)
    }
}
