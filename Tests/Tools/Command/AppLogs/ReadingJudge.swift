import TouchStory
import TouchTrace
import Touchstone

@testable import TouchReplays

/// Compares what a reading of a log claims with the answers to the trace of the app that was recorded.
struct ReadingJudge {
    /// The claims that the trace contradicts.
    private(set) var contradictions: [String] = []
    /// The number of answers of each certainty.
    private(set) var (certain, inferred, unknown) = (0, 0, 0)

    /// The names of recognizers in the trace of the app, by number in the log.
    private let names: [Int: RecognizerName]
    /// The recognizers whose class is one of UIKit's.
    private var stocks: Set<Int> = []
    /// The requirements of each recognizer in the log.
    private var awaited: [Int: Set<Int>] = [:]

    /// - Parameters:
    ///   - fingers: The touches of the log by number, as the trace of the app numbers them.
    ///   - altered: The recognizers of which the log does not show what they kept from views; by default, none.
    init(
        _ reading: AppLogReading, _ originals: [TouchAnswers], _ names: [Int: RecognizerName], fingers: [Int: Int],
        altered: Set<RecognizerName> = []
    ) {
        self.names = names
        for line in reading.log.lines {
            if case .recognizer(let recognizer) = line.content {
                if recognizer.isStock { stocks.insert(recognizer.id) }
                awaited[recognizer.id, default: []].formUnion(recognizer.awaits ?? [])
            }
        }
        for touch in reading.touches {
            guard let finger = touch.id.flatMap({ fingers[$0] }),
                let original = originals.first(where: { $0.touch.finger == finger })
            else { continue }
            judge(touch, original, reading)
            if original.gestures.allSatisfy({ !altered.contains($0.recognizer) }) {
                judge(touch.delivery, original.delivery)
            }
        }
    }

    private mutating func judge(_ touch: AppLogTouch, _ touchAnswers: TouchAnswers, _ reading: AppLogReading) {
        for (id, name) in reading.run.names.sorted(by: { $0.key < $1.key }) {
            guard let original = names[id] else { continue }
            let (answer, truth) = (touch.why(name), touchAnswers.why(original))
            switch answer.certainty {
            case .certain:
                certain += 1
                if !agrees(answer.answer, truth, id) { contradict(answer, truth) }
            case .inferred(let claim):
                inferred += 1
                if !agrees(claim, answer.answer, truth, id) { contradict(answer, truth) }
            case .unknown: unknown += 1
            }
        }
    }

    /// Compares what the view has received, as a kind.
    private mutating func judge(_ delivery: AppLogDelivery, _ truth: DeliveryAnswer) {
        guard delivery.doubt == nil, delivery.answer.outcome.kind != truth.outcome.kind else { return }
        contradictions.append("«\(delivery)»: «\(truth)»")
    }

    private mutating func contradict(_ answer: AppLogAnswer, _ truth: GestureAnswer) {
        contradictions.append("«\(answer)»: «\(truth)»")
    }

    /// Returns a Boolean value that indicates whether an answer says what another one says, or less.
    private func agrees(_ answer: GestureAnswer, _ truth: GestureAnswer, _ id: Int) -> Bool {
        switch (answer.outcome, truth.outcome) {
        case (.notAsked(.decided(nil)), .notAsked(.decided)): return true
        // It handles none, whether it would have been ready for it or not.
        case (.notAsked(.handlesNone), .notAsked(.decided)): return true
        // What code changed while the event was on its way was seen changed.
        case (.notAsked(.disabled), .notAsked(.removedOrDisabled)): return true
        // A place outside of a view is outside, whether the view is hidden or not; what is disabled is not asked, wherever the touch is.
        case (.notAsked(.view(_, .outside, by: _)), .notAsked(.view)), (.notAsked(.disabled), .notAsked(.view)):
            return true
        case (.notAsked(.view(_, let claim, by: _)), .notAsked(.view(_, let reason, by: _))): return claim == reason
        case (.notAsked(.elsewhere), .notAsked(let gate)), (.notAsked(.view), .notAsked(let gate)):
            switch gate {
            case .elsewhere, .view, .otherWindow, .removed, .removedOrDisabled: return true
            case _: return false
            }
        // Code that sets the state of a recognizer of UIKit's in the event in which it fails, or is removed, anyhow is not in the log.
        case (.failed(let at, _), .failed(let time, .own(let reason))) where reason.isEmpty && stocks.contains(id),
            (.lost(let at, _, _), .failed(let time, .own(let reason))) where reason.isEmpty && stocks.contains(id):
            return at.isInTurn(of: time)
        // A requirement that was added after the recognizer was written is not in the log.
        case (.lost(_, let claim, .first), .lost(_, let winner, .requirement)):
            return claim == winner && awaited[id]?.contains(number(of: winner)) != true
        case (.recognized(let claim), .recognized(var truth)):
            if case .cancelled(_, nil) = claim.end, case .cancelled(let at, _) = truth.end {
                truth.end = .cancelled(at: at, because: nil)
            }
            // Code that sets the state in the event in which it is cancelled anyhow.
            if case .cancelled(let at, _?) = claim.end, case .cancelled(let time, .own(let reason)) = truth.end,
                reason.isEmpty, stocks.contains(id), at.isInTurn(of: time)
            {
                truth.end = claim.end
            }
            if claim.wait == nil { truth.wait = nil }
            return answer.outcome.untimed == GestureAnswer.Outcome.recognized(truth).untimed
        case _: return answer.outcome.untimed == truth.outcome.untimed
        }
    }

    private func number(of name: RecognizerName) -> Int { names.first { $0.value == name }?.key ?? -1 }

    /// Returns a Boolean value that indicates whether one of the causes that are claimed is the true one.
    private func agrees(
        _ claim: AppLogAnswer.Inferred, _ answer: GestureAnswer, _ truth: GestureAnswer, _ id: Int
    ) -> Bool {
        if let outcome = claim.outcome, outcome.untimed == truth.outcome.untimed { return true }
        // Code that sets the state of a recognizer of UIKit's in the event in which it fails anyhow is not in the log.
        if case .failed(let at, .own(let reason)) = truth.outcome, reason.isEmpty, stocks.contains(id),
            answer.timeOfFailure?.isInTurn(of: at) == true
        {
            return true
        }
        func claims(_ place: CodePlace) -> Bool { claim.places.contains(place) }
        func requires(_ name: RecognizerName) -> Bool {
            let other = number(of: name)
            return claims(.requireToFail(id, other)) || claims(.requires(id, other)) || claims(.isRequired(other, id))
                || claims(.ownCode(id)) || claims(.ownCode(other))
        }
        switch truth.outcome {
        case .recognized: return answer.isRecognized
        case .failed where claims(.unseen), .lost where claims(.unseen), .refused where claims(.unseen),
            .withdrawn where claims(.unseen):
            return true
        case .refused(_, .delegate): return claims(.shouldBegin(id))
        case .refused(_, .view): return claims(.viewShouldBegin(id))
        case .refused(_, .own): return claims(.ownCode(id))
        case .failed where claim.isIndependent(id) || claims(.busy(id)): return true
        // It lost to another one, or while it waited for that.
        case .lost where claims(.another(id)), .failed(_, .deadlock) where claims(.another(id)): return true
        case .failed(_, .own): return claims(.ownCode(id)) || claims(.stateFromOutside(id))
        case .failed(_, .disabled), .failed(_, .removed), .withdrawn(_, .disabled), .withdrawn(_, .removed):
            return claims(.stateFromOutside(id))
        // While it waited for another one.
        case .failed where claim.isWait(id): return true
        case .failed, .withdrawn: return claims(.ownCode(id))
        case .lost(_, let winner, .requirement), .lost(_, let winner, .dynamicRequirement(by: _)):
            return requires(winner) || claim.opponents.contains(number(of: winner))
        case .lost(_, let winner, _): return claim.opponents.contains(number(of: winner))
        case .notAsked(.shouldReceive(_, by: .delegate)): return claims(.shouldReceive(id))
        case .notAsked(.shouldReceive(_, by: .own)): return claims(.ownCode(id))
        case .notAsked: return claims(.busy(id)) || !answer.hasReceivedTouch
        case .ignored where claims(.busy(id)): return true
        case .waiting, .undecided, .ignored, .reset: return !answer.isRecognized && claims(.ownCode(id))
        case _: return false
        }
    }
}

extension AppLogAnswer.Inferred {
    /// A Boolean value that indicates whether the recognizer may have failed by itself.
    func isIndependent(_ id: Int) -> Bool {
        places.contains { if case .notPrevented(id, by: _) = $0 { true } else { false } }
    }
}

extension AppLogAnswer.Inferred {
    /// A Boolean value that indicates whether the recognizer may have waited for the failure of another one.
    func isWait(_ id: Int) -> Bool {
        places.contains { place in
            switch place {
            case .requires(id, _), .isRequired(_, id), .requireToFail(id, _): true
            default: false
            }
        }
    }
}

extension GestureAnswer.Outcome {
    /// The outcome without times, which the recorder sees later by up to a frame, and without the number that other fingers have.
    var untimed: String {
        switch self {
        case .recognized(let recognition):
            "recognized \(recognition.isContinuous) \(recognition.wait?.others.map(\.text) ?? []) \(recognition.end?.untimed ?? "")"
        case .withdrawn(_, let cause): "withdrawn \(cause)"
        // Which of two fingers that move in an event is first is not known.
        case .failed(_, let cause): "failed \("\(cause)".filter { !$0.isNumber && $0 != "." })"
        case .lost(_, let other, let rule): "lost \(other) \(rule.map { "\($0)" } ?? "")"
        case .refused(_, let refuser): "refused \(refuser.map { "\($0)" } ?? "")"
        case .waiting(_, let others, _): "waiting \(others)"
        case .undecided: "undecided"
        case .ignored(_, let hadRecognized): "ignored \(hadRecognized)"
        case .reset: "reset"
        case .notAsked(.decided): "decided"
        case .notAsked(let gate): "not asked \(gate)"
        case _: "?"
        }
    }
}

extension GestureAnswer.Recognition.End {
    fileprivate var untimed: String {
        switch self {
        case .ended: "ended"
        case .cancelled(_, let cause): "cancelled \(cause.map { "\($0)" } ?? "")"
        }
    }
}

extension DeliveryAnswer.Taker {
    /// A log does not show whether the system cancels a touch for a gesture of its own.
    fileprivate var kind: String {
        if case .veto(.systemGesture) = self { "\(Self.system)" } else { "\(self)" }
    }
}

extension DeliveryAnswer.Outcome {
    fileprivate var kind: String {
        switch self {
        case .received(let receipt):
            switch receipt.end {
            case .ended: "ended"
            case .cancelled(_, let taker): "cancelled \(taker.kind)"
            case .delayed: "delays the end"
            case nil: "began"
            }
        case .delayed: "delayed"
        case .never(_, let taker): "never \(taker.kind)"
        case .notPassedOn: "not passed on"
        case .noTouch: "no touch"
        case _: "?"
        }
    }
}
