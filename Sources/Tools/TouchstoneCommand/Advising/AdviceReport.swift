import TouchAdvice
@_spi(Page) import TouchReplays
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
    private let proposals: [Advice.Proposal]
    private let shown: ArraySlice<Advice.Proposal>
    private let down: [AnsweredTouch]
    private let inferred: [String]

    /// - Parameters:
    ///   - proposals: The proposals of the advice that are certain.
    ///   - down: The touches that are down at the end of the trace.
    ///   - inferred: The answers that name several causes, of which the advice supposes the first.
    init(
        _ advice: Advice, _ proposals: [Advice.Proposal], _ wants: [Want], most: Int, down: [AnsweredTouch] = [],
        inferred: [String] = []
    ) {
        (self.advice, self.proposals, self.wants) = (advice, proposals, wants)
        (self.down, self.inferred) = (down, inferred)
        shown = proposals.prefix(most)
    }

    func text(_ options: TimelineOptions) -> String {
        func lines(_ text: String, _ first: String = "", _ others: String = "     ") -> String {
            TextBlock(options).text(ReadableNames.text(text), first: first, others: others)
        }
        var text = down.notOver.map { lines("\($0).") } ?? ""
        for answer in advice.now { text += lines("Now: \(answer)") }
        for answer in inferred {
            text += lines("But it is inferred, and the advice supposes the first cause: \(answer)")
        }
        if advice.isAlreadySatisfied { return text + lines("That is what is wanted.") }
        for (index, proposal) in shown.enumerated() {
            text += "\n" + lines(proposal.code, "\(index + 1). ")
            for remark in proposal.remarks { text += lines(remark, "   ") }
        }
        return text + "\n" + lines(summary)
    }

    private var summary: String {
        let (found, leftOut) = (proposals.count, advice.proposals.count - proposals.count)
        let doubt =
            leftOut == 0
            ? ""
            : " \(leftOut) \(leftOut == 1 ? "is" : "are") left out: UIKit lacks it, or code that the log does not show decides."
        if found == 0 {
            return "\(advice.tried); none gives what is wanted\(leftOut == 0 ? "" : " for certain").\(doubt)"
        }
        let rest = found - shown.count
        return "\(advice.tried); \(found) \(found == 1 ? "gives" : "give") what is wanted"
            + (rest > 0 ? "; \(rest) more with --most \(found)." : ".") + doubt
    }

    func json(_ source: String) -> JSON {
        .document(
            "advise",
            [
                "source": .string(source), "wants": .strings(wants.map(\.description)), "now": .strings(advice.now),
                "isSo": .bool(advice.isAlreadySatisfied), "tried": .whole(advice.triedCount),
                "proposals": .list(
                    proposals.map { proposal in
                        .members([
                            "edits": .strings(proposal.edits.map(\.description)), "size": .whole(proposal.size),
                            "then": .strings(proposal.then), "changes": .strings(proposal.changes),
                        ])
                    }),
            ]
        ).with("inferred", inferred.isEmpty ? nil : .strings(inferred))
    }
}
