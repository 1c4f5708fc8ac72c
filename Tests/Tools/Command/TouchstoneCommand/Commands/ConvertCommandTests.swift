import TestSupport
import Testing
import TouchRecordings

@testable import TouchstoneCommand

struct `touchstone convert` {
    private func frames(_ bytes: [UInt8]) throws -> [InputFrameText] {
        try Recording(parsing: bytes, source: "x").frames.map { frame in
            InputFrameText(
                seconds: frame.instant.seconds,
                contacts: frame.contacts.map { "\($0.id) \($0.phase) \($0.location.x) \($0.location.y)" })
        }
    }

    private struct InputFrameText: Equatable {
        var seconds: Double
        var contacts: [String]
    }

    @Test(arguments: [
        ("a.evemu", RecordingFormat.evemu), ("a.events", .evemu), ("a.yml", .libinput), ("a.yaml", .libinput),
        ("b.c.getevent", .getevent), ("b.evtest", .evtest), ("a.csv", .csv), ("A.CSV", .csv),
    ])
    func `writes the format that the name tells, with the same contacts`(name: String, format: RecordingFormat) throws {
        // A table has points: here one for each unit of the device.
        let window = format == .csv ? ["--window", "4000x3000"] : []
        let outcome = try run(["convert", "in", name] + window, ["in": Recorded.tap])
        expectEqual(outcome.exitCode, 0)
        expectEqual(outcome.messages, "")
        expectEqual(outcome.output, [])
        expectEqual(outcome.files.map(\.path), [name])
        expectEqual(RecordingFormat.detect(outcome.files[0].bytes), format)
        try expectEqual(frames(outcome.files[0].bytes), frames(Array(Recorded.tap.utf8)))
    }

    @Test func `writes the format that is asked for, also to standard output`() throws {
        let file = try run(["convert", "in", "a.csv"], ["in": Recorded.tap]).files[0].bytes
        let printed = try run(["convert", "--to", "csv", "in", "-"], ["in": Recorded.tap])
        expectEqual(printed.output, file)
        expectEqual(printed.files, [])
        try expectEqual(run(["convert", "--to", "csv", "-", "a.evemu"], ["-": Recorded.tap]).files[0].bytes, file)
    }

    @Test func `writes a table in points of the window to which replay maps the recording`() throws {
        let fine = Recorded.tap.replacing("A: 35 0 4000", with: "A: 35 0 32767").replacing(
            "A: 36 0 3000", with: "A: 36 0 65534")
        let table = try run(["convert", "in", "a.csv"], ["in": fine]).files[0].bytes
        expect(String(decoding: table, as: UTF8.self).hasPrefix("# window: 400 800\n"))
        try expectEqual(run(["convert", "in", "a.csv", "-w", "400x800"], ["in": fine]).files[0].bytes, table)
        func records(_ bytes: [UInt8]) throws -> [Substring] {
            try run(["replay", "in", "-t-", "--rests", "off"], ["in": bytes]).text.split(separator: "\n").filter {
                $0.first == "0"
            }
        }
        try expectEqual(records(table), records(Array(fine.utf8)))
    }

    @Test(.bug(id: "D-5")) func `makes a table of the touches of a trace, in its points`() throws {
        let outcome = try run(["convert", "t", "a.csv"], ["t": try Traced.tap()])
        expectEqual(outcome.messages, "")
        let table = String(decoding: outcome.files[0].bytes, as: UTF8.self)
        expect(table.contains("\n0.000000,0,began,10,10"))
        expect(table.contains("\n0.100000,0,ended,10,10"))
        try expect(run(["replay", "t"], ["t": table]).text.hasSuffix("recognized: tap ×1\n"))
    }

    @Test(.bug(id: "D-8"), arguments: ["evemu", "libinput", "getevent"])
    func `writes no character that steers a terminal`(format: String) throws {
        let evil = "N: \u{1B}]0;x\u{7}\u{9B}31mEvil\u{7}\u{202E}\n" + Recorded.tap.drop { $0 != "\n" }.dropFirst()
        let text = try run(["convert", "--to", format, "in", "-"], ["in": evil]).text
        // Whole sequences are left out on reading.
        expect(text.contains("?31mEvil??") && !text.contains("0;x"))
        expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
    }

    @Test(arguments: ["350,20.5", "-3,-20.5", "800,600"])
    func `leaves the points of a table as they are`(place: String) throws {
        let table = "# window: 700 500\ntime,id,phase,x,y\n0.000000,0,began,\(place)\n0.100000,0,ended,\(place)\n"
        let outcome = try run(["convert", "--to", "csv", "in", "-"], ["in": table])
        expectEqual(outcome.text, table)
        // Where no window is named, it is the one that holds what is right of and below zero.
        let bare = try run(
            ["convert", "--to", "csv", "in", "-"], ["in": table.replacing("# window: 700 500\n", with: "")])
        expectEqual(bare.text.split(separator: "\n").dropFirst(), table.split(separator: "\n").dropFirst())
    }

    @Test func `refuses a window for a format that holds no points`() {
        expectEqual(
            complaint(["convert", "in", "a.evemu", "--window", "400x300"]),
            "--window is for csv, which contains points; evemu keeps the device's units. Leave it out")
    }

    @Test func `warns of what is odd, and says what cannot be read`() throws {
        let odd = try run(["convert", "in", "a.csv"], ["in": Recorded.tap + "what\n"])
        expectEqual(odd.exitCode, 0)
        expect(odd.messages.hasPrefix("in:10: warning: "))
        let wrong = try run(["convert", "in", "a.csv"], ["in": "?"])
        expectEqual(wrong.exitCode, 1)
        expectEqual(wrong.files, [])
        expect(wrong.messages.hasPrefix("in:1: error: "))
    }

    @Test func `refuses to write a file in which nothing stands`() throws {
        let untouched = Recorded.device + "E: 0.0 0000 0000 0\n"
        let outcome = try run(["convert", "in", "a.raw"], ["in": untouched])
        expectEqual(outcome.exitCode, 1)
        expectEqual(outcome.files, [])
        expectEqual(
            outcome.messages,
            "in:1: error: there are no touches, so the file would be empty. "
                + "Choose a format that describes the device: evemu, libinput, getevent or evtest\n")
        try expectEqual(run(["convert", "in", "a.evemu"], ["in": untouched]).exitCode, 0)
    }

    @Test func `says what the format cannot hold`() throws {
        let raw = try run(["convert", "in", "a.raw"], ["in": Recorded.tap])
        expectEqual(raw.exitCode, 0)
        expectEqual(
            raw.messages,
            "in: warning: raw events do not describe the device or the ranges of its axes. "
                + "Choose evemu to keep its description\n")
        let pencil = """
            time,id,phase,x,y,tool,force,altitude
            0,1,began,10,10,pencil,4,0.5
            0.1,1,ended,10,10,pencil,4,0.5

            """
        let evemu = try run(["convert", "in", "a.evemu"], ["in": pencil])
        expectEqual(evemu.exitCode, 0)
        expect(
            evemu.messages.hasSuffix(
                """
                in: warning: evemu has no force above 3; it was cut off there. Choose csv to keep it
                in: warning: evemu has no angles of a pencil; they were left out. Choose csv to keep them

                """))
        expect(!(try run(["convert", "in", "a.csv"], ["in": pencil]).messages.contains("Choose csv")))
    }

    @Test(arguments: [
        (["convert"], "convert needs a recording: touchstone convert IN OUT"),
        (["convert", "a"], "convert needs a name for the result: touchstone convert IN OUT"),
        (
            ["convert", "a", "b"],
            "no format follows from the name 'b'; add --to and one of evemu, libinput, getevent, evtest, raw, csv"
        ),
        (
            ["convert", "a", "-"],
            "no format follows from the name '-'; add --to and one of evemu, libinput, getevent, evtest, raw, csv"
        ),
        (["convert", "a.csv", "a.csv"], "IN and OUT are the same file; name another for the result"),
        (
            ["convert", "--to", "inkable", "a", "b"],
            "'inkable' is no --to; write evemu, libinput, getevent, evtest, raw or csv"
        ),
        (["convert", "-d", "0", "a", "b.csv"], "'0' is not a number for --device; write a whole number, such as 5"),
    ])
    func `that is called wrongly says what to write`(arguments: [String], message: String) {
        expectEqual(complaint(arguments), message)
    }
}
