import TestSupport
import Testing
import TouchInput
import TouchRecordings

/// Recordings as they are posted: quoted in mails, within fences, with text around them.
struct QuotationTests {
    private static func mapped(_ text: String, _ change: (String) -> String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { change(String($0)) + "\n" }
            .joined()
    }

    nonisolated static let quotations: [String: @Sendable (String) -> String] = [
        "a reply": { mapped($0) { "> \($0)" } },
        "a reply of a mail program that saves a space": { mapped($0) { ">\($0)" } },
        "a reply to a reply": { mapped($0) { "> > \($0)" } },
        "a reply to a reply without spaces": { mapped($0) { ">> \($0)" } },
        "a fence": { "```\n\($0)```\n" },
        "a fence with a language": { "```text\n\($0)```\n" },
        "a fence of tildes": { "~~~\n\($0)~~~\n" },
        "a fence in a reply": { mapped("```console\n\($0)```\n") { "> \($0)" } },
        "four spaces": { mapped($0) { "    \($0)" } },
        "a tab": { mapped($0) { "\t\($0)" } },
        "the line ends of Windows": { $0.replacing("\n", with: "\r\n") },
        "a reply with the line ends of Windows": { mapped($0) { "> \($0)" }.replacing("\n", with: "\r\n") },
        "a fence with the line ends of Windows": { "```\n\($0)```\n".replacing("\n", with: "\r\n") },
    ]

    private static let words = [
        "Hello,", "", "A: yes, it is the 7 inch panel.", "Note: it worked before, and time 3 days ago as well.",
        "$ sudo ./record # as root", "",
    ].map { "\($0)\n" }.joined()

    private static let formats: [RecordingFormat] = [.evemu, .libinput, .getevent, .evtest, .csv, .inkable]

    private static let originals: [RecordingFormat: String] = {
        var texts: [RecordingFormat: String] = [:]
        let hand = GeneratedHand.recording(1, gestures: 2)
        for format in formats where format.isWritable {
            guard let bytes = try? RecordingWriter.bytes(of: hand, as: format) else { continue }
            texts[format] = String(decoding: bytes, as: UTF8.self)
        }
        texts[.inkable] = """
            [
              {"touchIdentifier": "a", "isUpdate": false, "isPrediction": false, "timestamp": 1, "phase": 0,
               "type": 0, "location": [10, 20]},
              {"touchIdentifier": "a", "isUpdate": false, "isPrediction": false, "timestamp": 2, "phase": 3,
               "type": 0, "location": [10, 20]}
            ]

            """
        return texts
    }()
    /// The same, read.
    private static let recordings = originals.compactMapValues { try? Recording(parsing: Array($0.utf8), source: "x") }

    @Test(arguments: quotations.keys.sorted())
    func `a recording of any format is read as it was before it was posted as`(_ kind: String) throws {
        let quote = try #require(Self.quotations[kind])
        expectEqual(Self.recordings.count, Self.formats.count)
        for (format, text) in Self.originals {
            // A tab is no indentation in YAML.
            if kind == "a tab", format == .libinput { continue }
            let original = try #require(Self.recordings[format])
            let posted = try Recording(parsing: Array(quote(text).utf8), source: "x")
            expectEqual(posted.format, format)
            expectEqual(posted.frames, original.frames, "\(format)")
            expect(posted.holdsContacts)
            expectEqual(posted.device, original.device, "\(format)")
            expectEqual(posted.notes.map(\.message), original.notes.map(\.message), "\(format)")
        }
    }

    @Test(arguments: [RecordingFormat.evemu, .getevent, .evtest, .csv])
    func `the text around a recording is left out`(_ format: RecordingFormat) throws {
        let text = try #require(Self.originals[format])
        let original = try Recording(parsing: Array(text.utf8), source: "x")
        for quote in [
            { $0 }, Self.quotations["a fence"]!, Self.quotations["a reply"]!, Self.quotations["four spaces"]!,
        ] {
            let mail = Self.words + quote(text) + "\nThanks for having a look!\n-- \nMe\n"
            let posted = try Recording(parsing: Array(mail.utf8), source: "x")
            expectEqual(posted.format, format)
            expectEqual(posted.frames, original.frames)
            expectEqual(posted.xAxis, original.xAxis)
            expectEqual(Set(posted.notes.map(\.kind)).subtracting(original.notes.map(\.kind)), [.unreadableLine])
        }
    }

    @Test func `the lines of notes are those of the file`() throws {
        let text = "Hello\n> ```\n> E: 0.0 0003 0035 1\n> E: 0.0 0003 0036 1\n> oops\n> E: 0.0 0000 0000 0\n> ```\n"
        let recording = try Recording(parsing: Array(text.utf8), source: "x", format: .evemu)
        expect(recording.noteList.contains("unreadableLine 1 ×2"))
        expect(recording.noteList.contains("alreadyDown 6"))
    }

    @Test func `an id of a table may begin like a quotation`() throws {
        let text = "id,time,phase,x,y\n>a,0,began,1,1\na,0,began,5,5\n>a,1,ended,1,1\na,1,ended,5,5\n"
        let recording = try Recording(parsing: Array(text.utf8), source: "x")
        expectEqual(recording.story, "0: b0(1,1) b1(5,5)\n1000: e0(1,1) e1(5,5)")
    }

    @Test func `a table of accelerations is read as it was before it was quoted`() throws {
        let text = "# unit: g\nt,x,y,z\n0.00,0,0,1\n0.01,0,0,1\n"
        let original = try AccelerationRecording(parsing: Array(text.utf8), source: "x")
        for quote in Self.quotations.values {
            let posted = try AccelerationRecording(parsing: Array(quote(text).utf8), source: "x")
            expectEqual(posted.accelerations, original.accelerations)
            expectEqual(posted.notes, [])
        }
    }

    @Test func `lines that consist of marks take a time in proportion`() throws {
        for mark in [">", "> ", ">\t", " ", "`", "~"] {
            let text = "E: 0.0 0000 0000 0\n" + String(repeating: mark, count: 100_000) + "\n"
            try expect(!Recording(parsing: Array(text.utf8), source: "x").holdsContacts)
        }
    }
}
