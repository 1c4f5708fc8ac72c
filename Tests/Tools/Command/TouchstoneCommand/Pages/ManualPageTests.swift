import Foundation
import TestSupport
import Testing

@testable import TouchstoneCommand

struct `The manual page` {
    @Test func `has the sections that manuals have, in their order`() {
        let sections = ManualPage.text.split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
        expectEqual(sections, ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "EXIT STATUS", "SEE ALSO"])
    }

    @Test func `names every command and option, with hyphens that can be copied`() {
        let page = ManualPage.text
        for description in CommandTable.descriptions {
            let call = (["touchstone", description.name].filter { !$0.isEmpty }).joined(separator: " ")
            expect(page.contains("\n.SS \(call)"))
            for option in description.options {
                expect(page.contains("\\fB\\-\\-\(option.name.replacing("-", with: "\\-"))\\fR"))
            }
        }
        let unescaped = page.split(separator: "\n").filter { $0.contains(/[^\\]-/) }
        expectEqual(unescaped, [])
    }

    @Test func `uses known requests only, and none by accident`() {
        let known = ["TH", "SH", "SS", "TP", "PP", "RS", "RE", "SY", "YS", "BR"]
        for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") {
            expect(known.contains(String(line.dropFirst().prefix(2))), "\(line)")
        }
        expect(!ManualPage.text.contains("\n'"))
    }

    @Test(.needs("the program groff", Tool.exists("groff"))) func `is set by groff without a warning`() throws {
        let result = try Tool.run("groff", ["-man", "-Tascii", "-ww", "-z"], input: try run(["man"]).text)
        expectEqual(result, Tool.Result(output: "", errors: "", status: 0))
    }
}
