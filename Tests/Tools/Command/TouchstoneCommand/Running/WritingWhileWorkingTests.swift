import TestSupport
import Testing

@testable import TouchstoneCommand

struct `What is written while a command works` {
    /// The result of a command, and its output until then.
    private func written(
        _ arguments: [String], _ files: [String: String]
    ) throws -> (outcome: Outcome, files: [String: [UInt8]], pieces: [Int], isData: Set<Bool>) {
        guard case .run(let command) = try CommandRequest.parse(arguments) else {
            throw CommandFailure("nothing was run")
        }
        var (written, pieces, isData) = ([String: [UInt8]](), [Int](), Set<Bool>())
        let sources = command.files.map { Source($0, Array((files[$0] ?? "").utf8)) }
        let outcome = command.outcome(
            sources,
            Surroundings(write: { path, bytes, data in
                written[path, default: []] += bytes
                pieces.append(bytes.count)
                isData.insert(data)
            }))
        return (outcome, written, pieces, isData)
    }

    /// So many taps, one a second.
    private func taps(_ count: Int) -> String {
        let lines = Recorded.tap.split(separator: "\n")
        let events = lines.filter { $0.hasPrefix("E:") }
        var text = lines.filter { !$0.hasPrefix("E:") }.map { "\($0)\n" }.joined()
        for second in 0..<count {
            for event in events { text += "\(event.replacing("E: 0.", with: "E: \(second)."))\n" }
        }
        return text
    }

    @Test(.bug(id: "D-6")) func `is what is written at the end, in pieces`() throws {
        let files = ["taps": taps(40)]
        let trace = try run(["replay", "-t", "-", "taps"], files).text
        for arguments in [
            ["replay", "taps"], ["replay", "--json", "taps"], ["replay", "-t", "-", "taps"], ["show", "trace"],
            ["show", "--json", "trace"], ["show", "--json", "--from", "10", "--to", "12", "trace"],
            ["convert", "--to", "evemu", "taps", "-"], ["convert", "--to", "csv", "trace", "-"],
        ] {
            let files = ["taps": files["taps"] ?? "", "trace": trace]
            let whole = try run(arguments, files)
            let found = try written(arguments, files)
            expect(found.files["-"] == whole.output && whole.output.count > 1_000, "\(arguments)")
            expect(
                found.outcome.exitCode == 0 && found.outcome.output.isEmpty && whole.messages == found.outcome.messages)
            expect(found.pieces.allSatisfy { $0 < 1 << 18 }, "\(arguments)")
            expect(found.pieces.count == 1 || whole.output.count > 1 << 16)
            expectEqual(found.isData, [whole.isData])
            expectEqual(whole.isData, arguments[0] == "convert" || arguments.contains("-t"))
        }
    }

    @Test(.bug(id: "D-6")) func `holds no rows of a JSON document`() {
        var made = 0
        var seen: [Int] = []
        let rows = JSON.rows(Array(0..<1_000)) { number in
            made += 1
            return .members(["number": .whole(number)])
        }
        expectEqual(made, 0)
        var text = ""
        JSONWriter.write(.document("x", ["rows": rows, "none": .rows([Int]()) { .whole($0) }])) { piece in
            text += piece
            seen.append(made)
        }
        expect(made == 1_000 && Set(seen).count > 999)
        let list = (0..<1_000).map { JSON.members(["number": .whole($0)]) }
        expectEqual(text, JSONWriter.text(.document("x", ["rows": .list(list), "none": .list([])])))
    }

    @Test(.bug(id: "D-6"), arguments: [["-t", "-"], ["-t", "a.trace"], ["--json"]])
    func `a lane that is not there is refused before standard output is written`(options: [String]) throws {
        let found = try written(["replay", "--lane", "pna", "taps"] + options, ["taps": taps(100)])
        expect(found.outcome.exitCode == 1 && found.outcome.messages.hasPrefix("taps: error: no lane is called 'pna'."))
        expectNil(found.files["-"])
        // What came of a file is thrown away with it.
        expectEqual(found.files["a.trace"] != nil, options.contains("a.trace"))
    }
}
