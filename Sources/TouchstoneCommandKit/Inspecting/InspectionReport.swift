import TouchAdvice
import TouchTimeline

/// The findings about a scene for people and for programs.
///
///     waits: single waits until double has failed: up to 0.35 s after the lift.
///
///     1 finding: no problem, 1 note.
struct InspectionReport {
    private let scene: String
    private let findings: [Finding]

    init(_ scene: String, _ findings: [Finding]) { (self.scene, self.findings) = (scene, findings) }

    func text(_ options: TimelineOptions) -> String {
        let lines = findings.map { Self.lines("\($0.severity.rawValue): \($0.text)", options) }
        return lines.joined() + (lines.isEmpty ? "" : "\n") + Self.lines("\(scene): \(summary)", options)
    }

    private static func lines(_ text: String, _ options: TimelineOptions) -> String {
        let drawable = text.drawable(isASCII: options.isASCII)
        return drawable.wrapped(to: options.effectiveWidth - 2).enumerated()
            .map { "\($0.offset == 0 ? "" : "  ")\($0.element)\n" }.joined()
    }

    private var summary: String {
        if findings.isEmpty { return "nothing was found." }
        let problems = findings.count { $0.severity == .problem }
        return "\(Self.counted(problems, "problem")), \(Self.counted(findings.count - problems, "note"))."
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count == 0 ? "no" : "\(count)") \(noun)s"
    }

    var json: JSON {
        .document(
            "inspect",
            [
                "scene": .string(scene),
                "findings": .list(findings.map { .finding($0) }),
            ])
    }
}

extension JSON {
    /// Returns a finding.
    static func finding(_ finding: Finding) -> JSON {
        .members([
            "kind": .string(finding.kind.rawValue), "severity": .string(finding.severity.rawValue),
            "subjects": .strings(finding.subjects), "text": .string(finding.text),
        ])
    }
}
