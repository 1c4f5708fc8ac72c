import Foundation
import TestSupport
import Testing
import TouchStory
import TouchTrace

/// The list of decisions on the page has the words of the engine. `Scripts/regenerate reasons` runs this with a word in the environment that makes it
/// write them instead.
struct `The reasons on the page` {
    private static let file = repository.appendingPathComponent("Hosts/Web/page/reasons.mjs")

    private static let causes: [(key: String, words: String)] =
        [
            ("own", FailureReason.own("").words()), ("refused", FailureReason.refused.words()),
            ("refused-by-own", FailureReason.refused.words(refusedBy: .own)),
            ("refused-by-delegate", FailureReason.refused.words(refusedBy: .delegate)),
            ("refused-by-view", FailureReason.refused.words(refusedBy: .view("$"))),
            ("prevented", FailureReason.prevented(by: "$").words()),
        ]
        + [FailureReason.Rule.first, .whileWaiting, .precedence, .oneSided, .oneSidedByAnother].map {
            ("prevented-\($0.name)", FailureReason.prevented(by: "$", rule: $0).words())
        }
        + [
            ("recognized", FailureReason.requirementMet("$").words()), ("deadlock", FailureReason.deadlock.words()),
            ("disabled", FailureReason.disabled.words()), ("removed", FailureReason.removed.words()),
            ("touches-lost", FailureReason.touchesLost.words()),
            ("system-cancelled", FailureReason.systemCancelled.words()),
        ]

    private static let vetoes: [(key: String, words: String)] = [
        ("one-touch", "\(TraceRecord.Veto.oneTouchAtATime)"), ("exclusive", "\(TraceRecord.Veto.exclusive("$"))"),
        ("removed", "\(TraceRecord.Veto.removed)"), ("refused", "\(TraceRecord.Veto.refused(by: "$"))"),
        ("system-gesture", "\(TraceRecord.Veto.systemGesture)"),
    ]

    private static let skips: [(key: String, words: String)] =
        [TraceRecord.Skip.noInteraction, .hidden, .transparent, .animated]
        .map { ($0.name, $0.text(views: "it", isOne: true, by: nil)) }

    private static func table(_ name: String, _ about: String, _ rows: [(key: String, words: String)]) -> String {
        let lines = rows.map { "    \"\($0.key)\": \"\($0.words)\",\n" }.joined()
        return "\n/// \(about)\nexport const \(name) = {\n\(lines)};\n"
    }

    @Test func `are those of the engine`() throws {
        let text =
            "// The reasons of decisions in the words of the engine, by their keys in a trace; `$` is the name. Scripts/regenerate reasons writes them.\n"
            + Self.table("CAUSES", "Why a recognizer failed or was cancelled.", Self.causes)
            + Self.table("VETOES", "Why a responder may not receive a touch.", Self.vetoes)
            + Self.table("SKIPPED", "Why the hit test passed over a view.", Self.skips)
        if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITES_REASONS"] != nil {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        let written = try String(contentsOf: Self.file, encoding: .utf8)
        expectEqual(written, text, "if it should be so, run Scripts/regenerate reasons")
    }
}
