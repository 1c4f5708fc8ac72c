import TestSupport
import Testing

@testable import TouchstoneCommand

struct `Completion` {
    @Test(arguments: ["bash", "zsh", "fish"])
    func `knows every command and option`(shell: String) throws {
        let script = try run(["completion", shell]).text
        for description in CommandTable.descriptions where !description.name.isEmpty {
            expect(script.contains(description.name))
            for option in description.options { expect(script.contains(option.name)) }
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"].filter(Tool.exists))
    func `is what its shell can read`(shell: String) throws {
        let script = try run(["completion", shell]).text
        try expectEqual(Tool.run(shell, ["-n"], input: script), Tool.Result(output: "", errors: "", status: 0))
    }

    /// The words that bash would offer for the last of these words.
    private func offered(_ words: [String]) throws -> [String] {
        let script = """
            \(try run(["completion", "bash"]).text)
            COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
            COMP_CWORD=\(words.count - 1)
            _touchstone
            printf '%s\\n' "${COMPREPLY[@]}"

            """
        let result = try Tool.run("bash", [], input: script)
        expectEqual(result.errors, "")
        return result.output.split(separator: "\n").map(String.init)
    }

    @Test(
        .needs("the program bash", Tool.exists("bash")),
        arguments: [
            (["touchstone", "re"], ["replay", "record"]),
            (["touchstone", "replay", "--w"], ["--window"]),
            (["touchstone", "replay", "--scene", "e"], ["edges", "everything"]),
            (["touchstone", "replay", "--scene", "=", "tr"], ["transform"]),
            (["touchstone", "replay", "-s", "ed"], ["edges"]),
            (["touchstone", "replay", "--from", ""], []),
            (["touchstone", "scenes", "--"], ["--json", "--help", "--version"]),
            (["touchstone", "completion", ""], ["bash", "zsh", "fish"]),
            (["touchstone", "-", "help", "sc"], ["scenes"]),
            (["touchstone", "--tr"], ["--trace"]),
        ])
    func `of bash offers what may stand there`(words: [String], replies: [String]) throws {
        try expectEqual(offered(words), replies)
    }

    @Test(.needs("the program bash", Tool.exists("bash"))) func `of bash offers files, also those with blanks`() throws
    {
        try expect(offered(["touchstone", "replay", "/etc/host"]).contains("/etc/hosts"))
    }

    @Test(.needs("the program fish", Tool.exists("fish"))) func `of fish offers what may stand there`() throws {
        func offered(_ line: String) throws -> [String] {
            let script = try run(["completion", "fish"]).text + "\ncomplete -C '\(line)'\n"
            let output = try Tool.run("fish", ["--no-config"], input: script).output
            return output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        }
        try expectEqual(offered("touchstone sce"), ["scenes"])
        try expectEqual(offered("touchstone replay --scene e"), ["edges", "everything"])
        try expectEqual(offered("touchstone replay --win"), ["--window"])
    }
}
