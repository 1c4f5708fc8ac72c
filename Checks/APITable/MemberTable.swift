/// The list of members, in sections.
public struct MemberTable: Sendable {
    /// A part of UIKit.
    public struct Section: Sendable {
        /// The heading.
        public let title: String
        /// The members, in the order of the list.
        public var members: [Member]
    }

    /// The file from which it was read, as a path from the root of the repository.
    public let file: String
    /// The sections, in the order of the list.
    public private(set) var sections: [Section] = []
    /// The problems of the list itself: lines that cannot be parsed, and members that are listed twice.
    public private(set) var findings: [Finding] = []

    /// Reads a list.
    public init(_ text: String, file: String) {
        self.file = file
        var firstLines: [String: Int] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            if line.isEmpty || line.hasPrefix("#") { continue }
            if line.hasPrefix("== ") {
                sections.append(Section(title: String(line.dropFirst(3)), members: []))
                continue
            }
            guard !sections.isEmpty else {
                report("a member before the first '== SECTION'", in: number)
                continue
            }
            guard let member = Self.member(line, in: number) else {
                report("expected 'MEMBER = RAW VALUE | PROMISE | NOTE', see the head of the file", in: number)
                continue
            }
            if let first = firstLines.updateValue(number, forKey: member.spelling.text) {
                report("\(member.spelling.text) is listed in line \(first) already: delete one of the two", in: number)
            }
            sections[sections.count - 1].members.append(member)
        }
        if members.isEmpty { report("the list has no members", in: 1) }
    }

    /// All members, in the order of the list.
    public var members: [Member] { sections.flatMap(\.members) }

    /// Returns the members that come with an issue, one a line, as in the list.
    public func later(issue: Int) -> [String] {
        members.compactMap { member in
            guard case .later(issue, let words) = member.promise else { return nil }
            return "\(file):\(member.line): \(member.spelling.text) | \(words)"
        }
    }

    private mutating func report(_ what: String, in line: Int) {
        findings.append(Finding(file: file, line: line, what: what))
    }

    private static func member(_ line: Substring, in number: Int) -> Member? {
        let fields = line.split(separator: " | ", omittingEmptySubsequences: false)
        guard (2...3).contains(fields.count), let promise = Promise(String(fields[1])),
            fields.count == 2 || !fields[2].isEmpty
        else { return nil }
        let parts = fields[0].split(separator: " = ", omittingEmptySubsequences: false)
        guard parts.count <= 2, let spelling = Spelling(String(parts[0])) else { return nil }
        let rawValue = parts.count == 2 ? String(parts[1]) : nil
        if let rawValue, Double(rawValue) == nil { return nil }
        let note = fields.count == 3 ? String(fields[2]) : ""
        return Member(spelling: spelling, rawValue: rawValue, promise: promise, note: note, line: number)
    }
}
