import Testing

@testable import APITable

/// The list, and what it is compared with.
struct `The list of members` {
    @Test func `a list that the library keeps has no findings`() throws {
        let list = table(
            """
            # What is there, what comes and what does not.

            == 1 View
            View.alpha { get set } | present
            View.Phase.began = 0 | present | row 3
            View.opacity | present -> View.alpha | another name
            View.beta { get set } | later 3 more of it
            View.gamma(_:) | out nobody needs it

            """)
        #expect(list.findings == [])
        #expect(list.findings(in: try smallLibrary()) == [])
        #expect(list.members.map(\.line) == [4, 5, 6, 7, 8])
    }

    @Test func `what is marked present and missing is found, with what there is instead`() throws {
        let list = table("== 1\nView.beta | present\nView.touches(for: Window) | present\nView.x | present -> View.y")
        let start = "is marked 'present', but no module that UIKit re-exports has it: "
        let remedy = "add it, or mark it 'later ISSUE WORDS' or 'out WORDS'."
        #expect(
            list.findings(in: try smallLibrary()).map(\.description) == [
                "list:2: error: View.beta \(start)\(remedy)",
                "list:3: error: View.touches(for: Window) \(start)\(remedy) There is: func touches(for view: View).",
                "list:4: error: View.y \(start)\(remedy)",
            ])
    }

    @Test func `what is marked later or out and is there is found, also when it cannot be set`() throws {
        let list = table(
            "== 1\nView.alpha | later 3 more\nView.Phase | out no need\nView.next { get set } | later 5 all")
        let remedy = "but the library has it: mark it 'present' and run Scripts/regenerate api"
        #expect(
            list.findings(in: try smallLibrary()).map(\.description) == [
                "list:2: error: View.alpha is marked 'later 3 more', \(remedy)",
                "list:3: error: View.Phase is marked 'out no need', \(remedy)",
                "list:4: error: View.next { get set } is marked 'later 5 all', \(remedy)",
            ])
    }

    @Test func `what should be settable and is not is found`() throws {
        let findings = table("== 1\nView.next { get set } | present").findings(in: try smallLibrary())
        #expect(findings.map(\.line) == [2])
        #expect(findings.first?.what.contains("cannot be set") == true)
    }

    @Test(arguments: [
        "View.alpha", "View.alpha |present", "View.alpha | ", "View.alpha | perhaps", "View.alpha | present now",
        "View.alpha | later", "View.alpha | later 3", "View.alpha | later soon more", "View.alpha | later -1 more",
        "View.alpha | out", "View.alpha | present -> ", "View.alpha | present -> a b", "View.alpha | present | ",
        "View.alpha | present | a | b", "View.alpha = one | present", "View.alpha = 1 = 2 | present", "| present",
        "View..alpha | present", "View.alpha: | present", "View.f(a | present", "View.f(a) | present",
        "View.f(a: ) | present", "View.f() { get set } | present", " View.alpha | present", "=== 2", "==",
    ])
    func `a line that cannot be read is found`(_ line: String) {
        let list = table("== 1\nView | present\n\(line)\nView.beta | present")
        #expect(list.findings.map(\.line) == [3])
        #expect(list.members.map(\.line) == [2, 4])
    }

    @Test func `a member that is listed twice is found, in any section`() {
        let list = table("== 1\nA.b(for: C) | present\nA.b(for: D) | present\n== 2\nA.b(for: C) | out no need")
        #expect(
            list.findings.map(\.description) == [
                "list:5: error: A.b(for: C) is listed in line 2 already: delete one of the two"
            ])
    }

    @Test func `an empty list and a member outside of sections are found`() {
        #expect(table("# nothing\n").findings.map(\.line) == [1])
        #expect(table("A | present\n== 1\nB | present").findings.map(\.line) == [1])
    }

    @Test func `rows that the differences do not have are found`() {
        let list = table(
            "== 1\nA | present | row 1\nB | present | see rows 2, 7 and 9; more of 8\nC | out no need | since 8 rows of 9"
        )
        let findings = list.findings(inDivergences: "| # | What |\n| --- | --- |\n| 1 | a |\n| 2 | b |\n9 | c |")
        #expect(findings.map(\.line) == [3, 3])
        #expect(findings.map(\.what).allSatisfy { $0.hasPrefix("Documentation/Divergences.md has no row ") })
    }

    @Test func `the members of an issue`() {
        let list = table("== 1\nA | later 3 presses\nB | later 5 controls\nC | present\nD.e(_:) | later 3 hover")
        #expect(list.later(issue: 3) == ["list:2: A | presses", "list:5: D.e(_:) | hover"])
        #expect(list.later(issue: 4) == [])
    }

    @Test func `labels and types of parameters`() throws {
        let parameters = try spelling("A.f(_:b:c: [D: E], f: G<H, I>?, j: (K, L) -> M)").parameters ?? []
        #expect(parameters.map(\.label) == ["_", "b", "c", "f", "j"])
        #expect(parameters.map(\.type) == [nil, nil, "[D: E]", "G<H, I>?", "(K, L) -> M"])
        #expect(try spelling("A.f()").parameters == [])
        #expect(try spelling("A.f").parameters == nil)
        #expect(try spelling("A.B.f(x: C, y:)").name == "f(x:y:)")
    }
}
