import TestSupport
import Testing

@testable import TouchstoneCommand

struct `The table of commands` {
    private var descriptions: [CommandDescription] { CommandTable.descriptions }

    @Test func `holds every command once, the one without a name first`() {
        let names = descriptions.map(\.name)
        expectEqual(names.first, "")
        expectEqual(Set(names).count, names.count)
        expect(CommandTable.commands.allSatisfy { CommandTable.command($0.description.name) == $0 })
    }

    @Test func `gives a letter one meaning, and a name of an option a value everywhere or nowhere`() {
        let options = descriptions.flatMap(\.options) + CommandTable.commonOptions
        for option in options {
            let letters = options.filter { option.letter != nil && $0.letter == option.letter }
            expect(Set(letters.map(\.name)).count <= 1, "-\(option.letter ?? "?")")
            let namesakes = options.filter { $0.name == option.name }
            expectEqual(Set(namesakes.map { $0.value == nil }).count, 1, "--\(option.name)")
        }
    }

    @Test func `has no option twice in a command, and none that is a prefix of no use`() {
        for description in descriptions {
            let names = (description.options + CommandTable.commonOptions).map(\.name)
            expectEqual(Set(names).count, names.count, "\(description.name)")
        }
    }

    @Test func `speaks in sentences of ASCII, which every terminal can show`() {
        for description in descriptions {
            let sentences =
                [description.summary] + description.options.map(\.help) + description.operands.map(\.help)
            expect(sentences.allSatisfy { $0.hasSuffix(".") }, "\(sentences.filter { !$0.hasSuffix(".") })")
            let texts = sentences + description.details + description.examples.flatMap { [$0.line, $0.meaning] }
            expect(texts.allSatisfy { $0.utf8.allSatisfy { (0x20..<0x7F).contains($0) } })
        }
    }

    /// Returns the words as a shell would: a blank between single quotes belongs to the word.
    private static func words(_ line: Substring) -> [String] {
        var words: [String] = []
        for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
            if index.isMultiple(of: 2) {
                words += part.split(separator: " ").map(String.init)
            } else {
                words.append("\(part)")
            }
        }
        return words
    }

    @Test func `shows with examples that the parser takes`() {
        for example in descriptions.flatMap(\.examples) {
            // What a shell does with the rest of a line is not the command's.
            let line = example.line.split(whereSeparator: { "|><()".contains($0) }).first { $0.contains("touchstone") }
            let words = Self.words(line ?? "")
            expectEqual(words.first, "touchstone", "\(example.line)")
            expectNil(complaint(Array(words.dropFirst())), "\(example.line)")
        }
    }
}
