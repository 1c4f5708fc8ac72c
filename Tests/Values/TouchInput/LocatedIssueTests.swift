import TestSupport
import Testing
import TouchInput

struct LocatedIssueTests {
    @Test func `an issue is written as compilers write theirs, a warning with the number of further times`() {
        let error = LocatedIssue(
            .error, .empty, source: "a.evemu", line: 7, message: "nothing is here", remedy: "Write something")
        expectEqual("\(error)", "a.evemu:7: error: nothing is here. Write something")
        let kind = LocatedIssue.Kind(rawValue: "mine")
        let warning = LocatedIssue(
            .warning, kind, source: "b", line: 1, count: 3, message: "it is odd", remedy: "It was left out")
        expectEqual("\(warning)", "b:1: warning: it is odd (and 2 more like this). It was left out")
        expect(warning.kind == LocatedIssue.Kind(rawValue: "mine") && warning.kind != .truncated)
    }

    @Test func `nothing in an issue steers a terminal`() {
        let issue = LocatedIssue(
            .warning, .truncated, source: "\u{1B}[2J", line: 1, message: "a\nb", remedy: "\u{202E}c")
        expectEqual("\(issue)", "?[2J:1: warning: a?b. ?c")
    }
}
