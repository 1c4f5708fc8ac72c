import TouchAdvice
import TouchStory
import TouchReports

/// The findings about a scene for people and for programs.
///
///     note: single waits until double has failed: up to 0.35 s after the lift, and longer if another touch follows.
///
///     puzzle-06-late: no problems, 1 note.
struct InspectionReport {
    private let scene: String
    private let findings: [Finding]
    private let exploration: Exploration?
    /// The traces of the scripts that show something, if there is a folder for them.
    let witnesses: [Witness]

    init(_ scene: String, _ findings: [Finding], _ exploration: Exploration? = nil, folder: String? = nil) {
        (self.scene, self.findings, self.exploration) = (scene, findings, exploration)
        let numbered = (exploration?.results ?? []).enumerated()
        witnesses =
            folder.map { folder in
                numbered.compactMap { Witness($0.element, number: $0.offset + 1, in: folder) }
            } ?? []
    }

    /// A Boolean value that indicates whether one of the findings cannot be intended.
    var hasProblems: Bool { all.contains { $0.severity == .problem } }

    private var all: [Finding] { findings + (exploration?.results.map(\.finding) ?? []) }

    func text(_ options: TimelineOptions) -> String {
        var text = findings.map { Self.lines("\($0.severity.rawValue): \($0.text)", options) }.joined()
        for result in exploration?.results ?? [] {
            text += Self.lines("\(result.finding.severity.rawValue): \(result.finding.text)", options)
            if let script = result.script { text += Self.lines("with: \(script)", options, first: "  ") }
        }
        text += (text.isEmpty ? "" : "\n") + Self.lines("\(scene): \(summary)", options)
        if let exploration { text += Self.lines(Self.extent(of: exploration), options) }
        return text
    }

    private static func lines(_ text: String, _ options: TimelineOptions, first: String = "") -> String {
        TextBlock(options).text(text, first: first, others: "  ")
    }

    private var summary: String {
        if all.isEmpty { return "nothing was found." }
        let problems = all.count { $0.severity == .problem }
        return "\(Self.counted(problems, "problem")), \(Self.counted(all.count - problems, "note"))."
    }

    /// Returns the part that was explored.
    private static func extent(of exploration: Exploration) -> String {
        let left = exploration.leftOutCount
        return
            "Explored \(counted(exploration.runCount, "script")) at \(counted(exploration.placeCount, "place")), which lead to "
            + "\(counted(exploration.stateCount, "state")), completely up to "
            + "\(counted(exploration.completeLength, "event"))"
            + (left == 0 ? "." : "; \(counted(left, "further place")) left out.")
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count == 0 ? "no" : "\(count)") \(noun)s"
    }

    var json: JSON {
        .document(
            "inspect",
            [
                "scene": .string(scene), "findings": .list(findings.map { .finding($0, nil) }),
                "exploration": exploration.map { .exploration($0) } ?? .null,
            ])
    }
}

extension JSON {
    /// Returns an exploration with its findings.
    fileprivate static func exploration(_ exploration: Exploration) -> JSON {
        .members([
            "runs": .whole(exploration.runCount), "states": .whole(exploration.stateCount),
            "completeLength": .whole(exploration.completeLength),
            "places": .whole(exploration.placeCount), "leftOut": .whole(exploration.leftOutCount),
            "findings": .list(exploration.results.map { .finding($0.finding, $0.script) }),
        ])
    }

    /// Returns a finding, with the script that shows it.
    fileprivate static func finding(_ finding: Finding, _ script: String?) -> JSON {
        .members([
            "kind": .string(finding.kind.rawValue), "severity": .string(finding.severity.rawValue),
            "subjects": .strings(finding.subjects), "text": .string(finding.text),
            "script": .optional(script),
        ])
    }
}
