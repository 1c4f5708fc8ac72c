import Testing
import TouchRecordings

@testable import TouchstoneCommandKit

@Suite struct `touchstone convert` {
    private func frames(_ bytes: [UInt8]) throws -> [InputFrameText] {
        try RecordingReader.read(bytes, source: "x").frames.map { frame in
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
        ("b.c.getevent", .getevent), ("a.csv", .csv), ("A.CSV", .csv),
    ])
    func `writes the format that the name tells, with the same contacts`(name: String, format: RecordingFormat) throws {
        let outcome = try run(["convert", "in", name], ["in": Recorded.tap])
        #expect(outcome.exitCode == 0)
        #expect(outcome.messages == "")
        #expect(outcome.output == [])
        #expect(outcome.files.map(\.path) == [name])
        #expect(RecordingFormat.detect(outcome.files[0].bytes) == format)
        #expect(try frames(outcome.files[0].bytes) == frames(Array(Recorded.tap.utf8)))
    }

    @Test func `writes the format that is asked for, also to standard output`() throws {
        let file = try run(["convert", "in", "a.csv"], ["in": Recorded.tap]).files[0].bytes
        let printed = try run(["convert", "--to", "csv", "in", "-"], ["in": Recorded.tap])
        #expect(printed.output == file)
        #expect(printed.files == [])
        #expect(try run(["convert", "--to", "csv", "-", "a.evemu"], ["-": Recorded.tap]).files[0].bytes == file)
    }

    @Test func `warns of what is odd, and says what cannot be read`() throws {
        let odd = try run(["convert", "in", "a.csv"], ["in": Recorded.tap + "what\n"])
        #expect(odd.exitCode == 0)
        #expect(odd.messages.hasPrefix("in:10: warning: "))
        let wrong = try run(["convert", "in", "a.csv"], ["in": "?"])
        #expect(wrong.exitCode == 1)
        #expect(wrong.files == [])
        #expect(wrong.messages.hasPrefix("in:1: error: "))
    }

    @Test(arguments: [
        (["convert"], "convert needs a recording: touchstone convert IN OUT"),
        (["convert", "a"], "convert needs a name for the result: touchstone convert IN OUT"),
        (
            ["convert", "a", "b"],
            "the name 'b' tells no format; write --to and one of evemu, libinput, getevent, raw, csv"
        ),
        (
            ["convert", "a", "-"],
            "the name '-' tells no format; write --to and one of evemu, libinput, getevent, raw, csv"
        ),
        (["convert", "a.csv", "a.csv"], "IN and OUT are the same file; name another for the result"),
        (
            ["convert", "--to", "inkable", "a", "b"],
            "'inkable' is no --to; write evemu, libinput, getevent, raw or csv"
        ),
        (["convert", "-d", "0", "a", "b.csv"], "'0' is no number for --device; write a whole number, such as 5"),
    ])
    func `that is called wrongly says what to write`(arguments: [String], message: String) {
        #expect(complaint(arguments) == message)
    }
}
