import TouchTrace
internal import TouchArbitration
import TouchInput

// Recognizers and their attempts.

extension AnswerReader {
    mutating func read(_ step: TraceRecord.Step) {
        let moment = Attempt.Moment(index: count, instant: now)
        switch step {
        case .frame(let frame): begin(frame)
        case .hit(let finger, let view, let window): hit(finger, view, window)
        case .missed(let contact, let reason): missed(contact, reason)
        case .skip(let contact, let view, let reason, let other, let recognizers, let window):
            for name in recognizers { note(name) }
            skips.append(
                TouchStory.Skipped(
                    contact: contact, view: view, reason: reason, by: other, recognizers: recognizers, window: window))
        case .target(.press(let press?), let responder, let window): target(press, responder, window)
        case .watch(let recognizer, let finger): watch(recognizer, finger)
        case .join(let recognizer, .press(let press?)): watch(recognizer, press)
        case .join(let recognizer, _): _ = attempt(of: recognizer)
        case .pass(let recognizer, let finger, let reason): pass(recognizer, finger, reason)
        case .decline(.recognizer(let recognizer), .press(let press?), let reason): pass(recognizer, press, reason)
        case .decline(.recognizer(let recognizer), _, _): note(recognizer)
        case .ignore(let recognizer, let finger): ignore(recognizer, finger)
        case .veto(let finger, let reason): withStory(finger) { $0.veto = .some(reason) }
        case .fed(_, _, let ended, let cancelled): lift(ended, cancelled)
        case .feed(_, .ended, let fingers), .feed(_, .pressEnded, let fingers): lift(fingers, [])
        case .feed(_, .cancelled, let fingers), .feed(_, .pressCancelled, let fingers): lift([], fingers)
        case .release(let finger, let facts, _): withStory(finger) { $0.facts = facts }
        case .withhold(let responder, let step, let finger, let others): withhold(responder, step, finger, others)
        case .deliver(let responder, let step, let fingers, _):
            for finger in fingers { deliver(responder, step, finger) }
        case .silence(let responder, let finger): silence(responder, finger)
        case .diagnostic(let text, let contact?): refusals[contact] = refusals[contact] ?? text
        case .enroll(let recognizer, _, let effects, let kind):
            if let kind, kinds[recognizer] != kind { kinds[recognizer] = kind }
            // An attempt that was left open when its application went is over.
            if let number = current[recognizer], attempts[number]?.isWhole == true { endAttempt(of: recognizer) }
            withAttempt(recognizer) { ($0.isWhole, $0.effects) = (true, effects) }
        case .alter(let recognizer, let effects):
            withAttempt(recognizer) { $0.effects = effects }
        case .require(let recognizer, let others): withAttempt(recognizer) { $0.required = others }
        case .awaits(let recognizer, let others, let answerers):
            withAttempt(recognizer) {
                ($0.awaited, $0.answerers) = (others, answerers)
            }
        case .propose(let recognizer, .began, _), .propose(let recognizer, .ended, _):
            withAttempt(recognizer) { if $0.claim == nil { $0.claim = moment } }
        case .begin(let recognizer, _, let prevents, _, let refuser):
            withAttempt(recognizer) { ($0.prevents, $0.refuser) = (prevents, refuser) }
        case .hold(let recognizer, let others):
            withAttempt(recognizer) { $0.wait = GestureAnswer.Recognition.Wait(since: moment.instant, others: others) }
        case .enter(let recognizer, let phase, let cause): enter(recognizer, phase, cause, moment)
        case .undo(let recognizer, let cause):
            withAttempt(recognizer) { ($0.recognition, $0.end, $0.defeat) = (nil, nil, .withdrawn(moment, cause)) }
        case .reset(let recognizer): endAttempt(of: recognizer)
        case .timerSet(.recognizer(let recognizer), let instant): timers[recognizer] = instant
        case .timerFired(.recognizer(let recognizer)):
            if let timer = timers[recognizer], !(now < timer) { timers[recognizer] = nil }
        case .target, .decline, .feed, .propose, .action, .timerSet, .timerFired, .precedence, .withdraw, .ask,
            .settled, .cutOff, .close, .watchdog, .deadlock, .abandon, .diagnostic:
            break
        }
    }

    private mutating func enter(
        _ recognizer: RecognizerName, _ phase: GesturePhase, _ cause: FailureReason?, _ moment: Attempt.Moment
    ) {
        switch phase {
        case .began:
            withAttempt(recognizer) { ($0.recognition, $0.isContinuous) = (moment, true) }
        case .changed:
            withAttempt(recognizer) { $0.recognizeEarlier(moment) }
        case .ended:
            withAttempt(recognizer) { attempt in
                if attempt.recognition == nil {
                    attempt.recognition = moment
                } else {
                    attempt.end = .ended(at: moment.instant)
                }
            }
        case .cancelled:
            withAttempt(recognizer) { attempt in
                attempt.recognizeEarlier(moment)
                attempt.end = .cancelled(at: moment.instant, because: cause)
            }
        case .failed:
            let defeat = defeat(of: recognizer, cause ?? .own(""), moment)
            withAttempt(recognizer) { $0.defeat = defeat }
        }
    }

    private func defeat(
        of recognizer: RecognizerName, _ cause: FailureReason, _ moment: Attempt.Moment
    ) -> Attempt.Defeat {
        let attempt = current[recognizer].flatMap { attempts[$0] }
        switch cause {
        case .prevented(let other, let rule):
            return .lost(moment, to: other, by: rule.map { self.rule($0, attempt, other, moment) })
        case .requirementMet(let other): return .lost(moment, to: other, by: requirement(attempt, other))
        case .refused: return .refused(moment, by: attempt?.refuser)
        case .own, .deadlock, .disabled, .removed, .touchesLost, .systemCancelled: return .failed(moment, cause)
        }
    }

    private func requirement(_ attempt: Attempt?, _ other: RecognizerName) -> GestureAnswer.Rule {
        guard let attempt, attempt.isWhole, !attempt.required.contains(other),
            let index = attempt.awaited.firstIndex(of: other)
        else { return .requirement }
        return .dynamicRequirement(by: attempt.answerers.dropFirst(index).first)
    }

    private func rule(
        _ rule: FailureReason.Rule, _ attempt: Attempt?, _ other: RecognizerName, _ moment: Attempt.Moment
    ) -> GestureAnswer.Rule {
        switch rule {
        case .first: return .first
        case .precedence: return .precedence
        case .oneSided: return .prevention
        case .oneSidedByAnother: return .preventionByAnother
        case .whileWaiting:
            // The winner may have failed some of them before this one.
            let recognition = current[other].flatMap { attempts[$0] }?.recognition ?? moment
            let others = attempt?.wait?.others ?? []
            return .firstWhileWaiting(for: others.filter { $0 != other && wasUndecided($0, at: recognition) })
        }
    }

    func isUndecided(_ recognizer: RecognizerName) -> Bool {
        current[recognizer].flatMap { attempts[$0] }?.isUndecided ?? false
    }

    private func wasUndecided(_ recognizer: RecognizerName, at moment: Attempt.Moment) -> Bool {
        attempts.values.contains { $0.recognizer == recognizer && $0.wasUndecided(at: moment) }
    }

    mutating func watch(_ recognizer: RecognizerName, _ finger: Int) {
        let number = attempt(of: recognizer)
        guard let place = place(finger) else { return }
        attempts[number]?.touchCount += 1
        stories[place].watchers.append(
            TouchStory.Watcher(recognizer: recognizer, attempt: number, since: count))
    }

    private mutating func pass(_ recognizer: RecognizerName, _ finger: Int, _ reason: String) {
        note(recognizer)
        guard let place = place(finger) else { return }
        let decision = current[recognizer].flatMap { attempts[$0] }?.decision
        let gate = GestureAnswer.Gate(reason: reason, tool: stories[place].tool, decision: decision)
        stories[place].passes.append((recognizer, gate))
    }

    private mutating func ignore(_ recognizer: RecognizerName, _ finger: Int) {
        guard let place = place(finger) else { return }
        let index = stories[place].watchers.lastIndex { $0.recognizer == recognizer && $0.ignored == nil }
        if let index {
            stories[place].watchers[index].ignored = Attempt.Moment(index: count, instant: now)
        }
    }
}

extension Attempt {
    /// Notes a recognition of which the records have only what follows.
    fileprivate mutating func recognizeEarlier(_ moment: Moment) {
        guard recognition == nil else { return }
        (recognition, isBeginningKnown, isContinuous) = (moment, false, true)
    }
}
