internal import TouchArbitration
internal import TouchInput
internal import TouchStory
internal import TouchTrace

/// The things that the app's own code may have done in an attempt although the log would look the same.
struct Doubts {
    private let names: LogNames
    private var evidence: LogEvidence { names.evidence }
    /// The longest time in seconds for which an own class may wait for a further finger.
    private static let patience = 15.0
    /// The pairs of recognizers of which the second may, or may not, make the first fail, by a supposition.
    private let related: [(Int, Int)]
    /// The touches that each recognizer refused, by a supposition.
    private let refused: [Int: [Int]]
    /// The recognizers whose state other code may have set.
    private let proposing: Set<Int>

    init(_ names: LogNames, _ suppositions: Set<Supposition>, _ unexplained: [AppLogDifference]) {
        self.names = names
        related = suppositions.flatMap { supposition -> [(Int, Int)] in
            switch supposition {
            case .together(let one, let other), .doesNotPrevent(let one, let other): [(one, other), (other, one)]
            case .waits(let id, for: let other): [(id, other)]
            case .refusesToBegin, .fails, .proposes, .refusesTouch, .hits: []
            }
        }
        refused = suppositions.reduce(into: [:]) { refused, supposition in
            if case .refusesTouch(let id, let touch) = supposition { refused[id, default: []].append(touch) }
        }
        proposing = Set(
            suppositions.compactMap { if case .proposes(let id, attempt: _, _, at: _) = $0 { id } else { nil } }
                + unexplained.map { $0.id })
    }

    /// Returns the answer for a recognizer of which the log does not show what it followed: a scroll at the same instant or, where its class decides by
    /// itself how long its attempt goes on, another touch. `nil` if that makes no difference.
    func unclear(_ answer: GestureAnswer, of id: Int, _ touch: Int) -> AppLogAnswer? {
        if case .recognized(let recognition) = answer.outcome, let at = recognition.at, evidence.isScrolled(at: at) {
            return unknown(answer, "whether it recognized with the finger or with a scroll that began then")
        }
        if case .recognized(let recognition) = answer.outcome, let at = recognition.at,
            evidence.recognizesLater(id, than: at)
        {
            return unknown(answer, "whether it recognized then or in a later event")
        }
        let isOwn = evidence.isOwnClass(id)
        if isOwn || proposing.contains(id), let at = answer.timeOfFailure, mayGoOn(id, after: at) {
            return unknown(answer, "whether its attempt went on")
        }
        guard isOwn else { return nil }
        if case .recognized(let recognition) = answer.outcome, let at = recognition.at,
            evidence.mayReceiveMore(id, than: touch, until: at)
        {
            return unknown(answer, "whether it recognized with this finger or with a later one alone")
        }
        if case .recognized(let recognition) = answer.outcome, let at = recognition.at,
            !evidence.recognizes(id, inEventOf: touch, at: at)
        {
            return unknown(answer, "whether its attempt went on until it recognized")
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether an attempt may have recognized after a failure that the log does not show.
    func mayGoOn(_ id: Int, after failure: Instant) -> Bool {
        !evidence.showsFailure(of: id, at: failure) && evidence.recognizes(id, from: failure, within: Self.patience)
    }

    /// Returns the answer that claims no more than the log shows, if nothing is supposed about the recognizer.
    /// - Parameters:
    ///   - places: Code that may have made it fail in any case.
    ///   - others: The recognizers for which it may have waited besides those that the answer names.
    ///   - isDue: A Boolean value that indicates whether a timer of its own may have decided it at the moment at which it lost.
    ///   - isAskedAgain: A Boolean value that indicates whether it received a further touch before it failed.
    func weigh(
        _ answer: GestureAnswer, of id: Int, also places: [CodePlace] = [], orFor others: [Int] = [],
        isDue: Bool = false, isAskedAgain: Bool = false
    ) -> AppLogAnswer {
        switch answer.outcome {
        case .recognized(var recognition):
            // For what its class waits is not in the log.
            if evidence.isOwnClass(id) { recognition.wait = nil }
            if case .cancelled(let at, let cause?) = recognition.end, !isCause(cause, at: at, of: id) {
                recognition.end = .cancelled(at: at, because: nil)
                return certain(answer.with(.recognized(recognition)))
            }
            guard let wait = recognition.wait else { return certain(answer.with(.recognized(recognition))) }
            let more = others.filter { !ownRequirement(of: id, $0).isEmpty }
            let places = (wait.others.compactMap { names.id($0) } + more).flatMap { ownRequirement(of: id, $0) }
            guard !places.isEmpty else { return certain(answer) }
            let awaited = names.list(more.map { names.recognizer($0).text })
            return inferred(
                answer, answer.outcome, places, note: more.isEmpty ? nil : "It may have waited for \(awaited) as well.")
        case .withdrawn: return unknown(answer, "whether it recognized for a moment")
        case .failed(let at, .deadlock)
        where !evidence.hasRelations || related.contains { $0.0 == id || $0.1 == id }:
            return weaken(answer, at, id, evidence.refusals(of: id) + [.another(id)] + places)
        case .failed(let at, .disabled): return weaken(answer, at, id, [.stateFromOutside(id)] + places)
        case .failed(let at, _):
            let opponents = opponents(answer, of: id, until: at)
            let isRelated = opponents.contains { other in
                related.contains { $0 == (id, other) } || proposing.contains(other)
                    || evidence.isOwnClass(other) || !evidence.hasRelations && !evidence.share(id, other)
            }
            if evidence.isOwnClass(id) {
                let own = evidence.refusals(of: id) + [.stateFromOutside(id)] + evidence.rivals(of: id)
                return weaken(answer, at, id, own + places)
            }
            if !evidence.showsFailure(of: id, at: at), evidence.hasOwnRivals(id) || evidence.hasSystemGestures {
                return unknown(answer, "when and why it failed")
            }
            let places = places + outsiders(answer, of: id, before: at)
            let causes = places.isEmpty ? [] : evidence.refusals(of: id) + places
            // That which it awaits, and which recognized meanwhile, may have made it fail.
            let isOpen =
                !evidence.showsFailure(of: id, at: at)
                && opponents.contains { other in
                    (!evidence.hasRelations || evidence.recognizers[id]?.awaits?.contains(other) == true)
                        && !evidence.outlives(id, other, from: answer.touch.began, to: at)
                }
            // Once other code had set its state, it may have been refused: at once, or after it had waited.
            let isSettable = evidence.mayRequireOthers(id) || isAskedAgain && !evidence.showsFailure(of: id, at: at)
            let isRefusable = isSettable && !evidence.refusals(of: id).isEmpty
            if isRefusable, places.isEmpty { return weaken(answer, at, id, evidence.refusals(of: id)) }
            return isRelated || isOpen || !places.isEmpty ? weaken(answer, at, id, causes) : certain(answer)
        case .lost(let at, let other, let rule):
            return weigh(answer, at, id, names.id(other), rule, places, isDue)
        case .refused(let at, let refuser):
            let causes = evidence.refusals(of: id) + places
            if case .view = refuser, causes.isEmpty, opponents(answer, of: id, until: at).isEmpty {
                return certain(answer)
            }
            return weaken(answer, at, id, causes)
        case .undecided(lifted: .some, until: nil): return unknown(answer, "what it decided")
        case .undecided(lifted: nil, until: _): return unknown(answer, "how the touch ended")
        case .waiting, .undecided:
            return evidence.isOwnClass(id) ? unknown(answer, "what it waits for") : certain(answer)
        case .ignored(answer.touch.began, _): return weigh(answer, id, .shouldReceive(.input, by: .delegate))
        case .ignored, .reset:
            return evidence.isOwnClass(id) ? unknown(answer, "what its class decided") : certain(answer)
        case .notAsked(let gate): return weigh(answer, id, gate)
        @unknown default: return unknown(answer, "what it decided")
        }
    }

    /// Returns a Boolean value that indicates whether the log shows that a recognizer was cancelled by a cause and not by another one at the same moment.
    private func isCause(_ cause: FailureReason, at instant: Instant, of id: Int) -> Bool {
        if evidence.isOwnClass(id) { return false }
        return switch cause {
        case .removed, .disabled:
            // A delegate that was asked about a touch may have cancelled it before.
            evidence.changed(id, at: instant) && evidence.stops(id, at: instant)
                && !(cause == .removed && evidence.isTouchDown(at: instant))
        case _: !evidence.changed(id, around: instant)
        }
    }

    private func weigh(
        _ answer: GestureAnswer, _ at: Instant, _ id: Int, _ other: Int?, _ rule: GestureAnswer.Rule?,
        _ more: [CodePlace], _ isDue: Bool
    ) -> AppLogAnswer {
        guard let other else { return unknown(answer, "to which recognizer it lost") }
        let isReady =
            switch rule {
            case .first, .requirement, nil: false
            case .precedence, .prevention, .preventionByAnother, .firstWhileWaiting, .dynamicRequirement: true
            @unknown default: true
            }
        let isWaiting = if case .firstWhileWaiting? = rule { true } else { false }
        let isRequirement = rule == .requirement
        var places =
            (isReady || evidence.isOwnClass(id) || !more.isEmpty ? evidence.refusals(of: id) : [])
            + (isRequirement ? [] : evidence.requirements(of: id, other, isReady: isReady))
        // A requirement that the log has later only.
        if rule == .first, evidence.recognizers[id]?.awaits?.contains(other) == true {
            places.append(.requireToFail(id, other))
        }
        // If that requires its failure as well, neither recognizes.
        if isRequirement, evidence.hasRelations || !evidence.showsFailure(of: id, at: at),
            !evidence.requirements(of: other, id, isReady: true).isEmpty
        {
            places.append(.another(id))
        }
        if !isRequirement, isDue || !evidence.showsFailure(of: id, at: at),
            !(evidence.places(.together(id, other)) + evidence.places(.doesNotPrevent(other, id))).isEmpty
        {
            places.append(.notPrevented(id, by: other))
            for place in evidence.refusals(of: id) + evidence.rivals(of: id) where !places.contains(place) {
                places.append(place)
            }
        }
        // It may have been in a cycle with those for which it waited.
        if isWaiting, !places.isEmpty { places += evidence.rivals(of: id).filter { !places.contains($0) } }
        places += more + (places.isEmpty ? outsiders(answer, of: id, before: at) : [])
        // For which others it waited, once it was ready, is not in the log.
        let isDoubtful =
            isReady && evidence.mayRequireOthers(id)
            || opponents(answer, of: id, until: at).contains { evidence.mayRelate(id, $0) }
        if places.isEmpty, isDoubtful {
            return weaken(answer, at, id, [])
        }
        return places.isEmpty ? certain(answer) : weaken(answer, at, id, places)
    }

    private func weigh(_ answer: GestureAnswer, _ id: Int, _ gate: GestureAnswer.Gate) -> AppLogAnswer {
        switch gate {
        // Not in the log.
        case .view(_, .animated, by: _), .view(_, .overridden, by: _):
            return unknown(answer, "which code, or an animation, passed over its view")
        // Whether it had decided or not.
        case .decided where evidence.recognizers[id]?.stock == "UIHoverGestureRecognizer":
            return certain(answer.with(.notAsked(.handlesNone)))
        case .decided(.some):
            // The reason is that of the attempt before.
            return evidence.isOwnClass(id)
                ? unknown(answer, "why it was not asked") : certain(answer.with(.notAsked(.decided(nil))))
        case .shouldReceive:
            let places = evidence.places(.refusesTouch(id, touch: 0))
            return inferred(answer.with(.notAsked(.stated(names.causes(places, of: id)))), nil, places)
        case .stated, .noTouch, .otherApplication, .removedOrDisabled, .otherKind:
            return unknown(answer, "why it was not asked")
        // It may have been ready, and have waited.
        case .otherType where evidence.mayRequireOthers(id): return unknown(answer, "why it was not asked")
        case .otherType, .decided:
            return evidence.isOwnClass(id) ? unknown(answer, "why it was not asked") : certain(answer)
        case .view, .otherWindow, .elsewhere, .disabled, .removed, .handlesNone, .typeNotAllowed: return certain(answer)
        @unknown default: return unknown(answer, "why it was not asked")
        }
    }

    /// Returns a Boolean value that indicates whether a recognizer may have ignored a touch that came down before another one, although it is
    /// supposed to refuse it.
    func mayHaveIgnored(_ id: Int, before touch: Int) -> Bool {
        refused[id]?.contains { evidence.places[$0, default: 0] < evidence.places[touch, default: 0] } ?? false
    }

    /// Returns a Boolean value that indicates whether another recognizer may have made one fail between two instants, although it is supposed not
    /// to: what code has answered once it need not answer always.
    func mayHaveLost(_ id: Int, from start: Instant, to end: Instant) -> Bool {
        evidence.recognized(beside: id, proposing, from: start, to: end).contains { other in
            related.contains { $0 == (id, other) }
        }
    }

    /// Returns the code that may have made a recognizer fail before an instant, if the log does not show that it was undecided until then.
    private func outsiders(_ answer: GestureAnswer, of id: Int, before at: Instant) -> [CodePlace] {
        if at.isInTurn(of: answer.touch.began) || evidence.showsFailure(of: id, at: at) || evidence.receives(id, at: at)
        {
            return []
        }
        // One that waits for it alone recognizes when it has failed.
        let isReleased = evidence.recognizers.contains { other, recognizer in
            recognizer.awaits == [id] && evidence.recognizes(other, at: at) && !evidence.isOwnClass(other)
                && !proposing.contains(other) && !evidence.mayRequireOthers(other)
        }
        return isReleased ? [] : [.stateFromOutside(id)]
    }

    // MARK: Answers

    func certain(_ answer: GestureAnswer) -> AppLogAnswer { AppLogAnswer(answer: answer, certainty: .certain) }

    func unknown(_ answer: GestureAnswer, _ what: String) -> AppLogAnswer {
        AppLogAnswer(
            answer: answer,
            certainty: .unknown(
                "What \(answer.recognizer) did with \(answer.touch) is unknown: the log does not show \(what)."))
    }

    func inferred(
        _ answer: GestureAnswer, _ outcome: GestureAnswer.Outcome?, _ places: [CodePlace], note: String? = nil,
        opponents: [Int] = []
    ) -> AppLogAnswer {
        let inferred = AppLogAnswer.Inferred(places: places, outcome: outcome, opponents: opponents, note: note)
        return AppLogAnswer(answer: answer, certainty: .inferred(inferred))
    }

    /// Returns an answer that names all causes of a failure: that of the rebuilt app, other recognizers and the app's code.
    /// - Parameter end: The end of the attempt if the rebuilt app failed by a supposition alone, whose time may be another; by default, `nil`.
    func weaken(
        _ answer: GestureAnswer, _ at: Instant, _ id: Int, _ places: [CodePlace], supposedUntil end: Instant? = nil
    ) -> AppLogAnswer {
        var causes: [String] = []
        if end == nil || answer.opponent != nil, let cause = answer.knownCause { causes.append(cause) }
        let isShown = evidence.showsFailure(of: id, at: at)
        let isSeen = end == nil || isShown
        let opponents = opponents(answer, of: id, until: isSeen ? at : max(at, end ?? at))
        var places = places
        // What its rival waits for, which it may await, is not in the log.
        if !isSeen, evidence.hasOwnRivals(id) {
            return unknown(answer, "when and why it failed, or for what it waits")
        }
        // Several answers about it and others may have led to a cycle of requirements.
        if evidence.mayRequireOthers(id), !places.contains(.another(id)) { places.append(.another(id)) }
        // One of an own class may have been ready at any time, and so may one whose state other code set.
        if !isShown || end != nil && evidence.isOwnClass(id) || places.contains(.stateFromOutside(id)) {
            places += evidence.refusals(of: id).filter { !places.contains($0) }
        }
        if !isShown { places.append(.unseen) }
        for other in opponents {
            causes.append("\(names.recognizer(other)), which recognized, prevents it, or it requires its failure")
        }
        causes += places.map { $0.clause(names, subject: id) }
        guard !causes.isEmpty else { return unknown(answer, "why it failed") }
        return inferred(
            answer.with(.failed(at: at, because: .own(Reason(names.either(causes))))),
            end == nil ? answer.outcome : nil, places,
            note: isSeen ? nil : "It may have failed earlier or later.",
            opponents: opponents + (answer.opponent.flatMap { names.id($0) }.map { [$0] } ?? []))
    }

    /// Returns the recognizers that share a touch and may have prevented one until an instant, but that to which it lost.
    private func opponents(_ answer: GestureAnswer, of id: Int, until at: Instant) -> [Int] {
        let winner = answer.opponent.flatMap { names.id($0) }
        return evidence.recognized(beside: id, proposing, from: answer.touch.began, to: at).filter { $0 != winner }
    }

    /// Returns the code that may require what a recognizer waits for, if not all of it is in the log.
    private func ownRequirement(of id: Int, _ other: Int) -> [CodePlace] {
        evidence.recognizers[id]?.awaits?.contains(other) == true || evidence.recognizers[id]?.role != nil
            ? [] : evidence.requirements(of: id, other, isReady: true)
    }
}

extension GestureAnswer {
    /// The cause of a failure as a clause, without the stand-ins that gave an answer; `nil` if it has none.
    fileprivate var knownCause: String? {
        switch outcome {
        case .failed(_, .own(let reason)) where reason.isEmpty: nil
        case .lost(_, let other, .dynamicRequirement(by: _)): "it requires the failure of \(other), which recognized"
        case .refused(_, .view(let view)): "gestureRecognizerShouldBegin(_:) of \(view) returned false"
        case _: cause
        }
    }

    /// The recognizer to which it lost.
    fileprivate var opponent: RecognizerName? {
        if case .lost(_, let other, _) = outcome { other } else { nil }
    }
}
