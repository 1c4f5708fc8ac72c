import Foundation
import Testing
import TestSupport

@testable import TouchstoneCommand

struct `Help` {
    @Test func `names every command, its options and operands`() {
        let overview = HelpPage.text("")
        for description in CommandTable.descriptions {
            #expect(overview.contains(("touchstone " + description.usage.dropFirst(11)).prefix(40)))
            let page = description.name.isEmpty ? overview : HelpPage.text(description.name)
            for option in description.options + CommandTable.commonOptions { #expect(page.contains(option.usage)) }
            for operand in description.operands { #expect(page.contains("\n  \(operand.value.placeholder) ")) }
            for example in description.examples where !description.name.isEmpty {
                #expect(page.contains("\n  \(example.line)\n"))
            }
        }
    }

    @Test func `keeps to 80 columns but for lines that are to be typed`() {
        let typed = Set(CommandTable.descriptions.flatMap(\.examples).map { "  \($0.line)" })
        for name in CommandTable.descriptions.map(\.name) {
            let lines = HelpPage.text(name).split(separator: "\n").map(String.init).filter { !typed.contains($0) }
            #expect(lines.allSatisfy { $0.count <= 80 })
        }
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
        #expect(HelpPage.text("scenes") == page)
        #expect(try run(["help", "scenes"]).text == page)
        #expect(try run(["help"]).text == HelpPage.text(""))
    }
}
