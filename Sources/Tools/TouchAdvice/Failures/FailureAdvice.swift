@_spi(Page) internal import TouchReplays
internal import TouchStage
@_spi(Host) internal import TouchStory
internal import TouchTrace
internal import Touchstone

/// The change of an app that gives what a test expected, for its failure.
///
///     What would make this happen: row ended with finger 1
///     1. dismiss.cancelsTouchesInView = false
///        Nothing else changes.
struct FailureAdvice {
    /// The numbers of what is wanted at once, and of the proposals that are printed, at most.
    private static let (mostWants, mostProposals) = (4, 3)

    let text: String

    init(for difference: LogDifference, at instant: Instant, of stage: Stage) {
        text = stage.named(Self.lines(for: difference, at: instant, of: stage).map { "\($0)\n" }.joined())
    }

    private static func lines(for difference: LogDifference, at instant: Instant, of stage: Stage) -> [String] {
        guard let restart = stage.restart else {
            return ["No advice: only an app that is built in the closure of the stage can be started again."]
        }
        let wants = Array(ExpectedGestures(difference, at: instant, of: stage).wants.prefix(mostWants))
        guard !wants.isEmpty else {
            return [
                "No advice: the lines that differ contain neither a recognition nor a touch that a view receives."
            ]
        }
        let input = RecordedInput(stage.records, source: "the test")
        let advisor = Advisor(input) { RestartableApp(restart()) }
        guard advisor.repeats(stage.records) else {
            return [
                "No advice: built again, and touched in the same way, the app decides otherwise. Advice needs all of the app in the closure "
                    + "of the stage, and a test that only touches it."
            ]
        }
        do {
            for omission in stage.omissions {
                let completed = Advisor(input.completed(omission)) { RestartableApp(restart()) }
                let isEnough = try completed.advise(wants).isAlreadySatisfied
                if isEnough { return [heading(wants), "1. \(omission.call)"] }
            }
            return lines(of: try advisor.advise(wants), wants)
        } catch {
            return ["No advice: \(error)"]
        }
    }

    private static func asked(_ wants: [Want]) -> String { wants.map(\.description).joined(separator: ", ") }

    private static func heading(_ wants: [Want]) -> String { "\(OpenedCard.asking) \(asked(wants))" }

    private static func lines(of advice: Advice, _ wants: [Want]) -> [String] {
        if advice.proposals.isEmpty {
            return ["No change of \(advice.triedCount) that were tried gives: \(asked(wants))."]
        }
        var lines = [heading(wants)]
        for (index, proposal) in advice.proposals.prefix(mostProposals).enumerated() {
            lines.append("\(index + 1). \(proposal.code)")
            lines += proposal.costs.map { "   \($0)" }
        }
        return lines
    }
}

extension RecordedInput {
    /// Returns the input of the test without its omission.
    fileprivate func completed(_ omission: Omission) -> RecordedInput {
        switch omission {
        case .lift:
            return RecordedInput(frames + [lift], until: end, source: source)
        case .wait(let seconds, for: _):
            return RecordedInput(frames, until: end.advanced(by: seconds), source: source)
        case .tool(let tool, for: _):
            let frames = frames.map { frame in
                var frame = frame
                for index in frame.contacts.indices { frame.contacts[index].tool = tool }
                return frame
            }
            return RecordedInput(frames, until: end, source: source)
        }
    }
}

extension RecordedInput {
    /// The frame at the end that lifts all contacts that are down, where they are.
    private var lift: InputFrame {
        var down: [ContactSample] = []
        for contact in frames.flatMap(\.contacts) {
            down.removeAll { $0.id == contact.id }
            switch contact.phase {
            case .began, .moved, .stationary: down.append(contact)
            case .ended, .cancelled: break
            }
        }
        let ends = down.map { ContactSample(id: $0.id, phase: .ended, location: $0.location, tool: $0.tool) }
        return InputFrame(at: end, ends)
    }
}

extension Omission {
    /// The call, or argument, that the test should have.
    fileprivate var call: String {
        switch self {
        case .lift: "stage.hands.liftAll() before the expectation"
        case .wait(let seconds, for: _): "stage.wait(\(seconds)) before the expectation"
        case .tool(let tool, for: _): "tool: .\(tool) in the calls of stage.hands"
        }
    }
}
