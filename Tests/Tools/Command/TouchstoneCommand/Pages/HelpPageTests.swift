import Foundation
import TestSupport
import Testing
import TouchStory

@testable import TouchstoneCommand

struct `Help` {
    @Test func `names every command, its options and operands`() {
        let overview = HelpPage().text("")
        for description in CommandTable.descriptions {
            expect(overview.contains(("touchstone " + description.usage.dropFirst(11)).prefix(40)))
            let page = description.name.isEmpty ? overview : HelpPage().text(description.name)
            for option in description.options + CommandTable.commonOptions { expect(page.contains(option.usage)) }
            for operand in description.operands { expect(page.contains("\n  \(operand.value.placeholder) ")) }
            for example in description.examples where !description.name.isEmpty {
                expect(page.contains("\n  \(example.line)\n"))
            }
        }
    }

    @Test(arguments: [(200, 80), (80, 80), (50, 50), (40, 40)])
    func `keeps to the columns of the terminal, at most 80, but for lines that are to be typed`(width: Int, widest: Int)
    {
        let typed = Set(CommandTable.descriptions.flatMap(\.examples).map { "  \($0.line)" })
        for name in CommandTable.descriptions.map(\.name) {
            let text = HelpPage(width: width).text(name)
            let lines = text.split(separator: "\n").map(String.init).filter { !typed.contains($0) }
            expectEqual(lines.filter { $0.count > widest }, [])
        }
    }

    @Test func `of a command is as wide as the terminal`() throws {
        let text = try run(["help", "replay"], [:], TimelineOptions(width: 50)).text
        expectEqual(text, HelpPage(width: 50).text("replay"))
        expect(text != HelpPage().text("replay"))
    }

    @Test func `of a command is one page`() throws {
        let page = """
            Lists the scenes that a recording can be played to.

            usage:
              touchstone scenes [--json]

              -j, --json     Writes one JSON document, for programs, in place of the text.
              -h, --help     Shows help for the command.
              -V, --version  Prints the version.

            examples:
              touchstone scenes
                  lists each scene with its window, a description and what to try

            Exit code: 0 success, 1 data that cannot be read or written, 2 usage error.

            """
        expectEqual(HelpPage().text("scenes"), page)
        try expectEqual(run(["help", "scenes"]).text, page)
        try expectEqual(run(["help"]).text, HelpPage().text(""))
    }
}
