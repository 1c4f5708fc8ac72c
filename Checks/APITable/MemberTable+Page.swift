extension MemberTable {
    /// The text of Documentation/API.md.
    public var page: String {
        """
        # Which of UIKit's interface is here

        Every member of UIKit's touch and gesture interface: in the library, or left out for a reason (*later* would be planned).
        `Scripts/regenerate api` writes this page from a [list](../\(file)), and `Scripts/check api` compares the list
        with what the compiler says the modules declare, so nothing is promised here that is not there. Properties with
        `{ get set }` can be set; a row is one of the [differences from UIKit](Divergences.md).

        | Section | Present | Later | Left out | Present of all |
        | --- | --- | --- | --- | --- |
        \(summaryRows)\(sections.map(Self.text).joined())
        """
    }

    private var summaryRows: String {
        let rows = sections.map { Self.row($0.title, Tally($0.members)) }
        return (rows + [Self.row("**All**", Tally(members))]).joined()
    }

    private static func row(_ title: String, _ tally: Tally) -> String {
        "| \(title) | \(tally.present) | \(tally.later) | \(tally.out) | \(tally.percent) % |\n"
    }

    private static func text(_ section: Section) -> String {
        let rows = section.members.map { member in
            let value = member.rawValue.map { " = \($0)" } ?? ""
            let note = note(member)
            return "| `\(member.spelling.text)`\(value) | \(status(member)) |\(note.isEmpty ? "" : " \(note)") |\n"
        }
        return "\n## \(section.title)\n\n| Member | Status | Note |\n| --- | --- | --- |\n\(rows.joined())"
    }

    private static func status(_ member: Member) -> String {
        switch member.promise {
        case .present(as: nil): "present"
        case .present(as: .some(let spelling)): "present as `\(spelling.text)`"
        case .later(let issue, _): "later: issue \(issue)"
        case .out: "left out"
        }
    }

    private static func note(_ member: Member) -> String {
        let words =
            switch member.promise {
            case .present: ""
            case .later(_, let words), .out(let words): words
            }
        return [words, member.note].filter { !$0.isEmpty }.joined(separator: "; ")
    }
}
