internal import TouchInput
internal import TouchStory
internal import TouchTrace

// How certain it is what views have received.

extension CertaintyJudge {
    /// Returns the answer for the view, and why it is not certain: what recognizers decide delays and takes touches, and so do other touches.
    /// - Parameter isBesideDoubtful: A Boolean value that indicates whether an earlier touch may have kept it from its view, and it is not certain
    ///   what the view of that has received; by default, `false`.
    func delivery(
        _ answers: TouchAnswers, _ touch: Int?, besideDoubtful isBesideDoubtful: Bool = false
    ) -> AppLogDelivery {
        let doubtful = answers.gestures.first { answer in
            guard answer.hasReceivedTouch else { return !isCertain(answer, touch) }
            guard let id = names.id(answer.recognizer), !names.evidence.isOwnClass(id) else { return true }
            return !isCertain(answer, touch)
        }
        var doubt = doubtful.map { "It is not certain what \($0.recognizer) kept from it." }
        if doubt == nil, let taker = answers.delivery.taker {
            let answer = answers.why(taker)
            if !answer.isRecognized, !isCertain(answer, touch) {
                doubt = "It is not certain what \(taker) kept from it."
            }
        }
        if doubt == nil, let touch,
            let conflict = unexplained.first(where: { $0.kind == .touch && $0.attempt == touch })
        {
            doubt = conflict.text(names)
        }
        if doubt == nil, isBesideDoubtful {
            doubt = "It is not certain whether a view had received another touch, beside which it takes none."
        }
        if doubt == nil, let touch, let conflict = controlConflict(touch) { doubt = conflict.text(names) }
        if doubt == nil, let touch, isMoved(touch, untilEnd: answers.delivery.isWhole) {
            doubt = "That is not certain: the view that it hit changed its place meanwhile."
        }
        let isOfSystem = touch.map { names.evidence.isSystems($0) } ?? false
        if doubt == nil, isOfSystem || answers.delivery.isTakenBySystem {
            doubt = "It is not certain what a gesture of the system kept from it."
        }
        if doubt == nil, let touch, names.evidence.isAltered(touch) {
            doubt = "That is not certain: what its recognizers keep from views was changed."
        }
        if doubt == nil, let touch, names.evidence.touches(downWith: touch).contains(where: isOneOfSeveral) {
            doubt = "That is not certain: the log does not show which of the touches that came down together was first."
        }
        if doubt == nil, let touch, names.evidence.isAtEnd(touch) {
            doubt =
                "That is not certain: the log does not show whether it came down before or after the end of another touch."
        }
        if doubt == nil, touch.map({ names.evidence.isBesideEndless($0) }) ?? true {
            doubt = "That is not certain: the log does not have the end of a touch."
        }
        return AppLogDelivery(answer: answers.delivery, doubt: doubt)
    }

    private func isCertain(_ answer: GestureAnswer, _ touch: Int?) -> Bool {
        switch judge(answer, touch).certainty {
        case .certain: true
        case .inferred, .unknown: false
        }
    }

    /// Returns the earlier touches that were down when one came down, and because of which its view may not have received it: one of the views is
    /// touched exclusively, or both are the same, which takes one touch at a time; or they have hit another view in the rebuilt app.
    func keepers(of id: Int) -> [Int] {
        let (evidence, view) = (names.evidence, hitViews[id])
        return evidence.touches(downWith: id).filter { other in
            guard other != id else { return false }
            guard let view, let before = hitViews[other], before == evidence.touch(other)?.view,
                let one = evidence.views[view], let two = evidence.views[before]
            else { return true }
            return one.isExclusive || two.isExclusive || view == before && !one.isMultipleTouch
        }
    }

    /// Returns a Boolean value that indicates whether a touch and others came down together and views did not receive all of them: those that
    /// they did are not known.
    private func isOneOfSeveral(_ touch: Int) -> Bool {
        let others = names.evidence.touches(beside: touch).map { $0.id }
        return !others.isEmpty
            && (others + [touch]).contains {
                if case .never(_, .veto)? = answers[$0]?.delivery.outcome { true } else { false }
            }
    }

    /// Returns a Boolean value that indicates whether the view that a touch has hit was seen elsewhere, or gone, in the event that it came down
    /// with, or until the touch was cancelled: that may be because it left its place.
    /// - Parameter untilEnd: A Boolean value that indicates whether the event that it ended with counts as well.
    private func isMoved(_ touch: Int, untilEnd: Bool) -> Bool {
        guard let touch = names.evidence.touch(touch) else { return false }
        guard let view = touch.view, view == hitViews[touch.id] else { return true }
        return names.evidence.changed(view, around: touch.began, until: touch.isCancelled ? touch.ended : nil)
            || untilEnd && names.evidence.changed(view, around: touch.ended)
            || names.evidence.isReordered(view, from: touch.began, to: touch.ended)
    }

    /// Returns what nothing explains about the control that a touch has hit, before the end of the touch.
    private func controlConflict(_ touch: Int) -> AppLogDifference? {
        guard let touch = names.evidence.touch(touch) else { return nil }
        return unexplained.first { $0.kind == .control && $0.id == touch.view && $0.at <= touch.ended }
    }
}

extension DeliveryAnswer {
    /// A Boolean value that indicates whether a gesture of the system took the touch from its view.
    fileprivate var isTakenBySystem: Bool {
        if case .veto(.systemGesture)? = anyTaker { true } else { false }
    }

    /// A Boolean value that indicates whether the view received the touch and its end.
    fileprivate var isWhole: Bool {
        if case .received(let receipt) = outcome, case .ended? = receipt.end { true } else { false }
    }

    /// The recognizer that took the touch from its view; `nil` if none did.
    fileprivate var taker: RecognizerName? {
        if case .recognizer(let name)? = anyTaker { name } else { nil }
    }

    private var anyTaker: Taker? {
        switch outcome {
        case .never(_, let taker): taker
        case .received(let receipt): if case .cancelled(_, let taker) = receipt.end { taker } else { nil }
        case .delayed, .notPassedOn, .noTouch: nil
        @unknown default: nil
        }
    }
}
