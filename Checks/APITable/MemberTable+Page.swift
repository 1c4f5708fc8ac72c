extension MemberTable {
    /// The text of Documentation/API.md.
    ///
    /// Each member has a line of its own in the file, so that a change of the list changes few lines; as a page they are one paragraph a type.
    public var page: String {
        let tally = Tally(members)
        return """
            # Which of UIKit's interface is here

            Of UIKit's touch and gesture interface, \(tally.present) of \(tally.all) members are here, by type. The others are listed at the end of each section, by reason; *a look* has no influence on touches.
            A star marks properties that can be set, a number in parentheses is a row of the [differences from UIKit](Divergences.md). Raw values are UIKit's.
            `Scripts/regenerate api` writes this page from a [list](../\(file)), which `Scripts/check api` compares with the modules.
            \(sections.map(Self.text).joined())
            """
    }

    private static func text(_ section: Section) -> String {
        let tally = Tally(section.members)
        let owners = Set(section.members.map(\.spelling.owner))
        let types = groups(of: section.members) { member in
            guard case .present = member.promise else { return nil }
            let name = member.spelling.text
            return owners.contains(name) || member.spelling.owner.isEmpty ? name : member.spelling.owner
        }
        let reasons = groups(of: section.members) { member in
            switch member.promise {
            case .present: nil
            case .later(let issue, let words): "issue \(issue), \(words)"
            case .out(let words): words
            }
        }
        // Types of parameters only tell overloads apart.
        let names = Dictionary(section.members.map { ($0.spelling.path, 1) }, uniquingKeysWith: +)
        func text(_ member: Member, of type: String = "") -> String {
            let spelling = member.spelling
            let name = names[spelling.path] == 1 ? spelling.path : spelling.declaration
            return "`\(type.isEmpty ? name : String(name.dropFirst(type.count + 1)))`\(marks(of: member))"
        }
        func line(_ type: (key: String, members: [Member])) -> String {
            let own = type.members.first { $0.spelling.text == type.key }
            let members = type.members.filter { $0.spelling.text != type.key }.map { text($0, of: type.key) }
            return "- **`\(type.key)`**\(own.map(marks) ?? "")" + (members.isEmpty ? "\n" : ":\n  \(list(members))\n")
        }
        let parts = [
            "## \(section.title)\n",
            types.isEmpty ? "" : "\(tally.present) of \(tally.all):\n\n" + types.map(line).joined(),
            reasons.isEmpty
                ? "" : "Not here:\n\n" + reasons.map { "- \(list($0.members.map { text($0) })): \($0.key)\n" }.joined(),
        ]
        return parts.filter { !$0.isEmpty }.map { "\n\($0)" }.joined()
    }

    /// Returns the members by key, in the order of the list, without those that have none.
    private static func groups(of members: [Member], by key: (Member) -> String?) -> [(key: String, members: [Member])]
    {
        var groups: [(key: String, members: [Member])] = []
        for member in members {
            guard let key = key(member) else { continue }
            if let index = groups.firstIndex(where: { $0.key == key }) {
                groups[index].members.append(member)
            } else {
                groups.append((key, [member]))
            }
        }
        return groups
    }

    private static func list(_ members: [String]) -> String { members.joined(separator: ",\n  ") }

    /// Returns what follows the name: a star, our spelling and the note.
    private static func marks(of member: Member) -> String {
        var marks = member.spelling.isSettable ? "\\*" : ""
        if case .present(as: .some(let ours)) = member.promise { marks += " as `\(ours.text)`" }
        if !member.note.isEmpty { marks += " (\(member.note.trimmingPrefix(#/rows? /#)))" }
        return marks
    }
}
