internal import TouchInput
internal import TouchStory
internal import TouchTrace

/// Decides how certain the answers of the rebuilt app are.
struct CertaintyJudge {
    let names: LogNames
    let doubts: Doubts
    let explanations: [Explanation]
    let unexplained: [AppLogDifference]
    let fingers: [Int: Int]
    /// The answers by touch of the log.
    private(set) var answers: [Int: TouchAnswers] = [:]
    /// The time from which the recorder left out states, if it did.
    private(set) var leftOut: Instant?
    /// The times at which each recognizer received a touch, after how many resets, and at which it was reset, in order.
    private(set) var joins: [RecognizerName: [(finger: Int, at: Instant, attempt: Int)]] = [:]
    /// The touches that each recognizer was not asked about, after how many resets.
    private(set) var passes: [RecognizerName: [(finger: Int, attempt: Int)]] = [:]
    private var resets: [RecognizerName: [Instant]] = [:]
    /// The times at which each recognizer failed in the rebuilt app, and the places of the records.
    private var failures: [RecognizerName: [(at: Instant, place: Int)]] = [:]
    /// The times from which each recognizer waited for others in the rebuilt app, and the places of the records.
    private var waits: [RecognizerName: [(at: Instant, place: Int)]] = [:]
    /// The times at which timers of each recognizer were due in the rebuilt app, in order.
    private var timers: [RecognizerName: [Instant]] = [:]
    /// The answers about what views have received, by touch of the log.
    private var deliveries: [Int: AppLogDelivery] = [:]
    /// The view that each touch has hit in the rebuilt app.
    private(set) var hitViews: [Int: Int] = [:]

    init(_ inference: Inference, _ names: LogNames, _ answers: [TouchAnswers]) {
        self.names = names
        doubts = Doubts(names, inference.suppositions, inference.unexplained)
        (explanations, unexplained) = (inference.explanations, inference.unexplained)
        fingers = inference.run.fingers
        for (place, record) in inference.run.records.enumerated() {
            switch record.step {
            case .watch(let name, let finger):
                joins[name, default: []].append((finger, record.instant, resets[name]?.count ?? 0))
            case .pass(let name, let finger, _): passes[name, default: []].append((finger, resets[name]?.count ?? 0))
            case .reset(let name): resets[name, default: []].append(record.instant)
            case .enter(let name, .failed, _): failures[name, default: []].append((record.instant, place))
            case .hold(let name, _): waits[name, default: []].append((record.instant, place))
            case .timerSet(.recognizer(let name), let instant): timers[name, default: []].append(instant)
            default: break
            }
        }
        timers = timers.mapValues { $0.sorted() }
        for line in inference.run.log.lines {
            guard case .event(let event) = line.content else { continue }
            for touch in event.touches where touch.phase == .began { hitViews[touch.id] = touch.view }
        }
        leftOut = inference.leftOut
        for touch in answers {
            if let id = touch.touch.finger.flatMap({ fingers[$0] }) { self.answers[id] = touch }
        }
        for touch in answers {
            guard let id = touch.touch.finger.flatMap({ fingers[$0] }) else { continue }
            let isDoubtful = keepers(of: id).contains { deliveries[$0].map { $0.doubt != nil } ?? true }
            deliveries[id] = delivery(touch, id, besideDoubtful: isDoubtful)
        }
    }

    func judge(_ answers: TouchAnswers) -> AppLogTouch {
        let id = answers.touch.finger.flatMap { fingers[$0] }
        return AppLogTouch(answers, id: id, delivery: id.flatMap { deliveries[$0] } ?? delivery(answers, nil), self)
    }

    // MARK: Recognizers

    /// Returns the answer that claims no more than the log shows.
    /// - Parameter depth: The number of later attempts for which this one is judged.
    func judge(_ answer: GestureAnswer, _ touch: Int?, depth: Int = 0) -> AppLogAnswer {
        if case .press = answer.touch.kind, let id = names.id(answer.recognizer) {
            let isSeen = answer.isRecognized && !unexplained.contains { $0.id == id }
            return isSeen ? doubts.weigh(answer, of: id) : doubts.unknown(answer, "which recognizers received it")
        }
        guard let id = names.id(answer.recognizer), let touch, answer.touch.finger != nil else {
            return doubts.unknown(answer, "this recognizer or touch")
        }
        let time = time(of: answer)
        let ids = recognizers(in: answer, of: id)
        if let unseen = unseen(answer, id, touch, time) { return doubts.unknown(answer, unseen) }
        let isUnseen = answer.timeOfFailure.map { !names.evidence.showsFailure(of: id, at: $0) } ?? false
        let conflicts = unexplained.filter { time.contains($0) }
        if let conflict = conflicts.first(where: {
            ids.contains($0.id) || isUnseen && $0.kind != .control && names.evidence.mayMeet(id, $0.id)
        }) {
            return AppLogAnswer(answer: answer, certainty: .unknown(conflict.text(names)))
        }
        if let unclear = doubts.unclear(answer, of: id, touch) { return unclear }
        let supposed = explanations.filter {
            $0.leads(to: answer, of: id, touch, names) && (time.contains($0) || $0.isRelation)
        }
        if let before = doubtfulAttempt(before: answer, id, touch, depth) {
            return doubts.unknown(answer, "whether its attempt with \(before) went on")
        }
        guard supposed.isEmpty else { return infer(answer, id, touch, supposed) }
        if let at = answer.timeOfFailure {
            if names.evidence.receives(id, touch, after: at) { return doubts.unknown(answer, "when and why it failed") }
            // It may have failed with another touch, before the recorder looked who received that.
            if explanations.contains(where: { $0.isRefusal(by: id) && time.contains($0) && $0.at <= at }) {
                return doubts.weigh(answer, of: id, also: [.busy(id)])
            }
        }
        // For what it waited hangs on all that happened meanwhile.
        let isClear = conflicts.allSatisfy { $0.kind == .control || !names.evidence.mayMeet(id, $0.id) }
        return doubts.weigh(
            isClear ? answer : answer.withoutWait, of: id, orFor: failedInWait(of: answer), isDue: isDue(answer),
            isAskedAgain: isAskedAgain(answer))
    }

    /// Returns the numbers of a recognizer and of the others that its answer names.
    func recognizers(in answer: GestureAnswer, of id: Int) -> [Int] {
        [id] + answer.mentioned.compactMap { names.id($0) }
    }

    /// Returns a Boolean value that indicates whether a timer of a recognizer was due at the moment at which that lost: it may have been decided by
    /// that.
    private func isDue(_ answer: GestureAnswer) -> Bool {
        guard case .lost(let at, _, _) = answer.outcome else { return false }
        return timers[answer.recognizer]?.hasTurn(of: at) ?? false
    }

    /// Returns a Boolean value that indicates whether a recognizer received a further touch before it failed: code that is asked about that may have
    /// set its state.
    private func isAskedAgain(_ answer: GestureAnswer) -> Bool {
        guard let at = answer.timeOfFailure, let attempt = join(of: answer)?.attempt else { return false }
        return joins[answer.recognizer, default: []].filter { $0.attempt == attempt && $0.at <= at }.count > 1
    }

    /// Returns the recognizers that failed while one waited for others: it may have waited for these as well. When one of an own class failed in
    /// the event in which the wait began is not in the log.
    private func failedInWait(of answer: GestureAnswer) -> [Int] {
        guard case .recognized(let recognition) = answer.outcome, let wait = recognition.wait,
            let end = recognition.at,
            let place = waits[answer.recognizer]?.first(where: { $0.at == wait.since })?.place
        else { return [] }
        let last = end.advanced(by: RebuiltApp.turn)
        return names.all.compactMap { id, name in
            guard name != answer.recognizer, !wait.others.contains(name) else { return nil }
            let isOwn = names.evidence.isOwnClass(id)
            let isInWait = failures[name]?.contains { failure in
                (failure.place > place || isOwn && failure.at.isInTurn(of: wait.since)) && failure.at <= last
            }
            return isInWait == true ? id : nil
        }
    }

    /// Returns an answer that hangs on suppositions about the recognizer.
    private func infer(_ answer: GestureAnswer, _ id: Int, _ touch: Int, _ supposed: [Explanation]) -> AppLogAnswer {
        var places: [CodePlace] = []
        for place in supposed.flatMap({ $0.places }) where !places.contains(place) { places.append(place) }
        switch answer.outcome {
        case .failed(let at, _), .refused(let at, _), .lost(let at, _, _):
            if doubts.mayGoOn(id, after: at) { return doubts.unknown(answer, "whether its attempt went on") }
            return doubts.weaken(
                answer, at, id, places, supposedUntil: names.evidence.end(ofAttemptWith: touch, of: id))
        case .recognized(var recognition):
            // Code that sets its state need not do so in the attempt with this touch.
            if supposed.contains(where: { $0.proposes(id) }),
                !names.evidence.isOwnClass(id)
                    || recognition.at.map({ !names.evidence.receives(id, touch, at: $0) }) ?? true
            {
                return doubts.unknown(answer, "whether its attempt went on until it recognized")
            }
            // Why it was cancelled is what the note is about.
            if case .cancelled(let at, _) = recognition.end { recognition.end = .cancelled(at: at, because: nil) }
            return doubts.inferred(answer.with(.recognized(recognition)), answer.outcome, places, note: note(supposed))
        case .notAsked: return doubts.weigh(answer, of: id)
        case .withdrawn, .waiting, .undecided, .ignored, .reset:
            return doubts.inferred(answer, answer.outcome, places, note: note(supposed))
        @unknown default: return doubts.unknown(answer, "what it decided")
        }
    }

    private func note(_ supposed: [Explanation]) -> String { supposed.map { $0.text }.joined(separator: " ") }

    // MARK: Time

    /// The time of an attempt: from the first touch that it is about, or its last reset, until its recognizer receives the next touch.
    struct Span {
        var start: Instant
        var end: Instant

        func contains(_ conflict: AppLogDifference) -> Bool { start <= conflict.at && conflict.at <= end }
        func contains(_ explanation: Explanation) -> Bool { start <= explanation.at && explanation.at <= end }
    }

    func join(of answer: GestureAnswer) -> (finger: Int, at: Instant, attempt: Int)? {
        joins[answer.recognizer]?.last { $0.finger == answer.touch.finger }
    }

    private func time(of answer: GestureAnswer) -> Span {
        guard let join = join(of: answer) else {
            return Span(
                start: answer.touch.began, end: answer.touch.began.advanced(by: RebuiltApp.turn))
        }
        let resets = resets[answer.recognizer] ?? []
        let start = resets.last { $0 < join.at } ?? Instant(nanoseconds: .min)
        let reset = resets.first { $0 > join.at } ?? Instant(nanoseconds: .max)
        let next = joins[answer.recognizer]?.first { $0.at > reset }?.at ?? Instant(nanoseconds: .max)
        return Span(start: start, end: max(reset, next))
    }
}

extension AppLogDifference {
    /// Returns what differs, as a sentence.
    func text(_ names: LogNames) -> String {
        let place = "at \(at.text(places: 3)) s (line \(line))"
        switch kind {
        case .state:
            return
                "\(names.recognizer(id)) is \(logged?.rawValue ?? "possible") \(place), and \(rebuilt?.rawValue ?? "possible") "
                + "in the rebuilt app; why is unknown from here."
        case .touch:
            return
                "\(names.recognizer(id)) \(logged == nil ? "does not receive" : "receives") touch \(attempt) \(place), unlike "
                + "in the rebuilt app; why is unknown from here."
        case .control:
            return "\(names.view(id)) sends \(events[0].isEmpty ? "nothing" : events[0]) \(place), and "
                + "\(events[1].isEmpty ? "nothing" : events[1]) in the rebuilt app; why is unknown from here."
        }
    }
}

extension Explanation {
    /// Returns a Boolean value that indicates whether other code may have set the state of a recognizer.
    fileprivate func proposes(_ id: Int) -> Bool {
        alternatives.contains { if case .proposes(id, attempt: _, _, at: _) = $0 { true } else { false } }
    }

    /// Returns a Boolean value that indicates whether a recognizer did not receive a touch.
    fileprivate func isRefusal(by id: Int) -> Bool {
        alternatives.contains { if case .refusesTouch(id, touch: _) = $0 { true } else { false } }
    }

    /// Returns a Boolean value that indicates whether the answer for a recognizer and a touch rests on it.
    fileprivate func leads(to answer: GestureAnswer, of id: Int, _ touch: Int, _ names: LogNames) -> Bool {
        alternatives.contains { supposition in
            switch (supposition, answer.outcome) {
            case (.refusesTouch(id, touch: touch), .notAsked): true
            case (.fails(id, attempt: _, let at), .failed(let time, .own)),
                (.proposes(id, attempt: _, _, let at), .failed(let time, .own)):
                time.isInTurn(of: at)
            case (.fails(id, attempt: _, _), .recognized), (.proposes(id, attempt: _, _, _), .recognized),
                (.refusesToBegin(id, attempt: _), .refused):
                true
            case (.waits(id, for: let other), .lost(_, let winner, _)),
                (.doesNotPrevent(id, let other), .lost(_, let winner, _)):
                names.id(winner) == other
            case (.waits(id, for: let other), .recognized(let recognition)):
                recognition.wait?.others.contains { names.id($0) == other } == true
            case (.waits(id, for: let other), .waiting(_, let others, _)): others.contains { names.id($0) == other }
            case (.together(let one, let other), .recognized), (.doesNotPrevent(let one, let other), .recognized):
                one == id || other == id
            case _: false
            }
        }
    }
}

extension GestureAnswer {
    /// The time of a failure for any reason.
    var timeOfFailure: Instant? {
        switch outcome {
        case .failed(let at, _), .lost(let at, _, _), .refused(let at, _): at
        case .recognized, .withdrawn, .waiting, .undecided, .ignored, .reset, .notAsked: nil
        @unknown default: nil
        }
    }

    /// The answer without that for which it waited.
    fileprivate var withoutWait: GestureAnswer {
        guard case .recognized(var recognition) = outcome else { return self }
        recognition.wait = nil
        return with(.recognized(recognition))
    }

    /// The other recognizers that the answer names.
    fileprivate var mentioned: [RecognizerName] {
        switch outcome {
        case .recognized(let recognition):
            if case .cancelled(_, .prevented(by: let other, rule: _)?) = recognition.end {
                [other] + (recognition.wait?.others ?? [])
            } else {
                recognition.wait?.others ?? []
            }
        case .lost(_, let other, .firstWhileWaiting(let others)): [other] + others
        case .lost(_, let other, _): [other]
        case .waiting(_, let others, _): others
        case .withdrawn(_, .prevented(by: let other, rule: _)), .withdrawn(_, .requirementMet(let other)): [other]
        case .withdrawn, .failed, .refused, .undecided, .ignored, .reset, .notAsked: []
        @unknown default: []
        }
    }
}
