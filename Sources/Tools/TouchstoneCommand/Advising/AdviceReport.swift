import TouchAdvice
import TouchStory
import TouchReports

/// Advice for people and for programs.
///
///     Now: row received finger 1, and its cancellation: dismiss took it 0.050 s after it came down.
///
///     1. dismiss.cancelsTouchesInView = false
///        Then: row received finger 1 and its end.
///        Nothing else changes.
struct AdviceReport {
    private let advice: Advice
    private let wants: [Want]
    private let shown: ArraySlice<Advice.Proposal>
    private let down: [AnsweredTouch]

    /// - Parameter down: The touches that are down at the end of the trace.
    init(_ advice: Advice, _ wants: [Want], most: Int, down: [AnsweredTouch] = []) {
        (self.advice, self.wants, self.down) = (advice, wants, down)
        shown = advice.proposals.prefix(most)
    }

    func text(_ options: TimelineOptions) -> String {
        func lines(_ text: String, _ first: String = "", _ others: String = "     ") -> String {
            TextBlock(options).text(ReadableNames.text(text), first: first, others: others)
        }
        var text = down.notOver.map { lines("\($0).") } ?? ""
        for answer in advice.now { text += lines("Now: \(answer)") }
        if advice.isAlreadySatisfied { return text + lines("That is what is wanted.") }
        for (index, proposal) in shown.enumerated() {
            text += "\n" + lines(proposal.code, "\(index + 1). ")
            for answer in proposal.then { text += lines("Then: \(answer)", "   ") }
            if proposal.changes.isEmpty { text += "   Nothing else changes.\n" }
            for change in proposal.changes { text += lines("But: \(change).", "   ") }
        }
        return text + "\n" + lines(summary)
    }

    private var summary: String {
        let tried = "\(advice.triedCount) \(advice.triedCount == 1 ? "change was" : "changes were") tried"
        let found = advice.proposals.count
        if found == 0 { return "\(tried); none gives what is wanted." }
        let rest = found - shown.count
        return "\(tried); \(found) \(found == 1 ? "gives" : "give") what is wanted"
            + (rest > 0 ? "; \(rest) more with --most \(found)." : ".")
    }

    func json(_ source: String) -> JSON {
        .document(
            "advise",
            [
                "source": .string(source), "wants": .strings(wants.map(\.description)), "now": .strings(advice.now),
                "isSo": .bool(advice.isAlreadySatisfied), "tried": .whole(advice.triedCount),
                "proposals": .list(
                    advice.proposals.map { proposal in
                        .members([
                            "edits": .strings(proposal.edits.map(\.description)), "size": .whole(proposal.size),
                            "then": .strings(proposal.then), "changes": .strings(proposal.changes),
                        ])
                    }),
            ])
    }
}
