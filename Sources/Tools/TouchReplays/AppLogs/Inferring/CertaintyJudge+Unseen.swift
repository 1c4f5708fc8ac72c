internal import TouchInput
internal import TouchStory
internal import TouchTrace

// What the recorder cannot see, and may have led to the same log in another way.

extension CertaintyJudge {
    /// The number of attempts before one that are judged for it.
    private static let deepest = 16

    /// Returns what the recorder cannot have seen, so that an answer may be another one although the logs agree; `nil` if there is nothing.
    func unseen(_ answer: GestureAnswer, _ id: Int, _ touch: Int, _ time: Span) -> String? {
        if let leftOut, leftOut <= time.end { return "what the recorder left out" }
        if names.evidence.isClick(id, from: time.start, to: time.end) {
            return "which buttons of the pointer were down"
        }
        if !answer.hasReceivedTouch, names.evidence.touch(touch)?.recognizers.contains(id) == true {
            return "why it received that"
        }
        if let at = answer.timeOfFailure, names.evidence.isCrowded(at),
            recognizers(in: answer, of: id).contains(where: names.evidence.mayRequireOthers)
        {
            return "which of several events at that moment it followed"
        }
        if isCut(answer, id) { return "what took its touches: the system, or the app with the window or view" }
        if isChanging(answer, id, touch) { return "whether something changed before or after it" }
        if case .notAsked = answer.outcome,
            names.evidence.isOfSystem(id) || names.evidence.isAddedDisabled(id, by: answer.touch.began)
        {
            return "where it was"
        }
        if isFoundAnew(answer, touch) { return "which views were around the one that it hit" }
        if isBusyUnseen(answer, id) { return "why it was not asked" }
        return isContinued(answer, id) ? "whether its attempt went on until then" : nil
    }

    /// Returns a Boolean value that indicates whether the attempt of the answer goes on over several touches by a supposition: from an earlier touch
    /// to that of the answer, or from there to the last one with which it recognized.
    private func isContinued(_ answer: GestureAnswer, _ id: Int) -> Bool {
        guard answer.hasReceivedTouch, let join = join(of: answer), let joins = joins[answer.recognizer] else {
            return false
        }
        if case .recognized(let recognition) = answer.outcome, let at = recognition.at {
            guard let last = joins.last(where: { $0.attempt == join.attempt && $0.at <= at }), last.at > join.at
            else { return false }
            return doubts.mayHaveLost(id, from: join.at, to: last.at)
        }
        guard let first = joins.first(where: { $0.attempt == join.attempt }), first.at < join.at else { return false }
        return doubts.mayHaveLost(id, from: first.at, to: join.at)
    }

    /// Returns a Boolean value that indicates whether a recognizer was not asked for its place, and code found a view that the log did not have before:
    /// that code may have moved the recognizer as well.
    private func isFoundAnew(_ answer: GestureAnswer, _ touch: Int) -> Bool {
        switch answer.outcome {
        case .notAsked(.view), .notAsked(.elsewhere): break
        case _: return false
        }
        return explanations.contains { $0.alternatives.contains { $0.isHit(by: touch) } }
            && names.evidence.touch(touch)?.view.map { names.evidence.isNew($0, at: answer.touch.began) } ?? false
    }

    /// Returns a Boolean value that indicates whether a recognizer was not asked because of an attempt that no touch began, as far as the log shows,
    /// or that something is supposed about: what it ignores may be of another type as well.
    private func isBusyUnseen(_ answer: GestureAnswer, _ id: Int) -> Bool {
        switch answer.outcome {
        case .notAsked(.decided), .notAsked(.otherType): break
        case _: return false
        }
        guard names.evidence.recognizers[id]?.stock != "UIHoverGestureRecognizer",
            let attempt = passes[answer.recognizer]?.last(where: { $0.finger == answer.touch.finger })?.attempt
        else { return false }
        guard let first = joins[answer.recognizer]?.first(where: { $0.attempt == attempt }),
            let touch = fingers[first.finger].flatMap({ names.evidence.touch($0) }), touch.recognizers.contains(id)
        else { return true }
        return answer.outcome == .notAsked(.otherType) && doubts.mayHaveIgnored(id, before: touch.id)
    }

    /// Returns a Boolean value that indicates whether the recognizer, the view that was hit, or a view around these was seen changed in the event
    /// that the answer is about, or later if it says that nothing was decided: it may have recognized first, and have been withdrawn.
    private func isChanging(_ answer: GestureAnswer, _ id: Int, _ touch: Int) -> Bool {
        let began = answer.touch.began
        func isChanging(_ id: Int, _ instant: Instant) -> Bool { names.evidence.changed(id, around: instant) }
        return switch answer.outcome {
        // A place is where it is, hidden or not.
        case .notAsked(.view(_, let reason, by: _))
        where reason != .outside && names.evidence.isHitBesideAnother(id, touch):
            true
        case .notAsked(.view), .notAsked(.otherWindow), .notAsked(.elsewhere), .notAsked(.disabled),
            .notAsked(.removed), .notAsked(.handlesNone), .notAsked(.typeNotAllowed):
            isChanging(id, began) || names.evidence.touch(touch)?.view.map { isChanging($0, began) } ?? false
        // It may have decided just before that.
        case .failed(_, .removed): true
        case .failed(let at, _) where names.evidence.isOwnClass(id), .lost(let at, _, _), .refused(let at, _):
            isChanging(id, at)
        case .undecided, .waiting: names.evidence.changed(id, from: began, to: Instant(nanoseconds: .max))
        case _: false
        }
    }

    /// Returns a Boolean value that indicates whether an attempt was over when a touch was taken from the recorder, or by a decision at the
    /// moment at which its touches were cancelled: which was first is not in the log.
    private func isCut(_ answer: GestureAnswer, _ id: Int) -> Bool {
        switch answer.outcome {
        case .withdrawn(let at, _): return names.evidence.isCut(at: at)
        case .failed(let at, .systemCancelled) where names.evidence.showsFailure(of: id, at: at):
            return names.evidence.isCut(at: at)
        case .failed(let at, _), .lost(let at, _, _), .refused(let at, _): return names.evidence.isCut(id, at: at)
        case .recognized(let recognition):
            guard case .cancelled(let at, _)? = recognition.end else { return false }
            return names.evidence.isCut(at: at)
        case .waiting, .undecided, .ignored, .reset, .notAsked: return false
        @unknown default: return true
        }
    }

    /// Returns a touch that was down when the attempt with another one began, and that the recognizer received in an attempt of its own, as far
    /// as is known: why that was over is not certain.
    func doubtfulAttempt(before answer: GestureAnswer, _ id: Int, _ touch: Int, _ depth: Int) -> AnsweredTouch? {
        switch answer.outcome {
        case .notAsked(.decided), .notAsked(.otherType), .notAsked(.otherKind): break
        case .notAsked: return nil
        case _: break
        }
        let isAsked = answer.hasReceivedTouch
        let attempt = join(of: answer)?.attempt
        let first = joins[answer.recognizer]?.first { $0.attempt == attempt }.flatMap { fingers[$0.finger] }
        let others = names.evidence.touches(of: id, before: isAsked ? first ?? touch : touch, areDown: isAsked)
        for other in others.reversed() {
            guard let earlier = answers[other]?.why(answer.recognizer) else { continue }
            if isAsked, join(of: earlier)?.attempt == attempt { continue }
            if depth < Self.deepest, case .certain = judge(earlier, other, depth: depth + 1).certainty { return nil }
            return earlier.touch
        }
        return nil
    }
}
