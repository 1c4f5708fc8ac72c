extension MemberTable {
    /// Returns the promises of the list that the library does not keep, or keeps already.
    public func findings(in library: Library) -> [Finding] {
        members.compactMap { member in
            complaint(about: member, in: library).map { Finding(file: file, line: member.line, what: $0) }
        }
    }

    /// Returns the rows that notes name and the table of differences does not have.
    public func findings(inDivergences text: String) -> [Finding] {
        let rows = Set(
            text.split(separator: "\n").compactMap { line in
                line.hasPrefix("| ") ? line.dropFirst(2).split(separator: " ").first.flatMap { Int($0) } : nil
            })
        return members.flatMap { member in
            member.rows.filter { !rows.contains($0) }.map {
                Finding(file: file, line: member.line, what: "Documentation/Divergences.md has no row \($0)")
            }
        }
    }

    private func complaint(about member: Member, in library: Library) -> String? {
        let answer = library.answer(member.ourSpelling)
        switch (member.promise, answer) {
        case (.present, .found), (.later, .missing), (.out, .missing):
            return nil
        case (.present, .readOnly):
            return "\(member.ourSpelling.text) is there but cannot be set: make it settable, or strike '{ get set }'"
        case (.present, .missing(let similar)):
            let others = similar.isEmpty ? "" : " There is: \(similar.joined(separator: "; "))."
            return "\(member.ourSpelling.text) is marked 'present', but no module that UIKit re-exports has it: "
                + "add it, or mark it 'later ISSUE WORDS' or 'out WORDS'.\(others)"
        case (.later, .found), (.later, .readOnly), (.out, .found), (.out, .readOnly):
            return "\(member.spelling.text) is marked '\(member.promise.text)', but the library has it: "
                + "mark it 'present' and run Scripts/regenerate api"
        }
    }
}
