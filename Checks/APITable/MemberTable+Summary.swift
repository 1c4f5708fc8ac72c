extension MemberTable {
    /// A line for each section and one for all: the numbers of members that are present, planned and left out.
    public var summary: String {
        let rows = sections.map { ($0.title, Tally($0.members)) } + [("all", Tally(members))]
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { title, tally in
            let name = title + String(repeating: " ", count: width - title.count)
            let counts = "\(tally.present) present, \(tally.later) later, \(tally.out) left out"
            return "\(name)  \(counts): \(tally.percent) %\n"
        }.joined()
    }
}
