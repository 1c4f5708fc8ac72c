import TouchTrace
import TouchInput

// Answers from what is known.

extension AnswerReader {
    /// A Boolean value that indicates whether no later record concerns a touch.
    func isOver(_ story: TouchStory) -> Bool {
        // Within its event, what is due to its responder is not known.
        guard let up = story.upEvent, up < eventCount, story.isDelivered else { return false }
        return story.watchers.allSatisfy { $0.ignored != nil || attempts[$0.attempt]?.reset != nil }
    }

    func answers(_ story: TouchStory) -> TouchAnswers {
        var gestures: [GestureAnswer] = []
        func add(_ recognizer: RecognizerName, _ outcome: GestureAnswer.Outcome) {
            gestures.append(GestureAnswer(recognizer: recognizer, touch: story.touch, outcome: outcome))
        }
        for watcher in story.watchers { add(watcher.recognizer, outcome(of: watcher, in: story)) }
        for pass in story.passes { add(pass.recognizer, .notAsked(pass.gate)) }
        for skipped in story.skips {
            for recognizer in skipped.recognizers { add(recognizer, .notAsked(gate(skipped, story))) }
        }
        let delivery = DeliveryAnswer(responder: story.responder, touch: story.touch, outcome: delivery(story))
        return TouchAnswers(
            touch: story.touch, hit: story.hit, window: story.window, gestures: gestures, delivery: delivery,
            rejection: story.rejection)
    }

    private func gate(_ skipped: TouchStory.Skipped, _ story: TouchStory) -> GestureAnswer.Gate {
        if skipped.reason == .covered, let window = skipped.window, let hit = story.window {
            return .otherWindow(skipped.view, of: window, hit: hit)
        }
        return .view(skipped.view, skipped.reason, by: skipped.by)
    }

    private func outcome(of watcher: TouchStory.Watcher, in story: TouchStory) -> GestureAnswer.Outcome {
        guard let attempt = attempts[watcher.attempt] else { return .undecided(lifted: story.lifted, until: nil) }
        if let ignored = watcher.ignored {
            // What it recognized with the touch before, it recognized with it.
            let recognition = attempt.recognition?.index ?? .max
            guard recognition > watcher.since, recognition < ignored.index else {
                return .ignored(at: ignored.instant, hadRecognized: recognition < ignored.index)
            }
        }
        switch attempt.defeat {
        case .failed(let moment, let cause): return .failed(at: moment.instant, because: cause)
        case .lost(let moment, let other, let rule): return .lost(at: moment.instant, to: other, by: rule)
        case .refused(let moment, let refuser): return .refused(at: moment.instant, by: refuser)
        case .withdrawn(let moment, let cause): return .withdrawn(at: moment.instant, because: cause)
        case nil: break
        }
        if let recognition = attempt.recognition {
            return .recognized(
                GestureAnswer.Recognition(
                    at: attempt.isBeginningKnown ? recognition.instant : nil, isContinuous: attempt.isContinuous,
                    wait: attempt.wait, end: attempt.end))
        }
        if let reset = attempt.reset { return .reset(at: reset.instant) }
        if let wait = attempt.wait {
            let others = wait.others.filter { isUndecided($0) }
            let until = others.compactMap { timers[$0] }.max { $0 < $1 }
            return .waiting(since: wait.since, for: others, until: until)
        }
        if let claim = attempt.claim { return .waiting(since: claim.instant, for: [], until: nil) }
        return .undecided(lifted: story.lifted, until: timers[attempt.recognizer])
    }

    private func delivery(_ story: TouchStory) -> DeliveryAnswer.Outcome {
        if let rejection = story.rejection { return .noTouch(rejection) }
        if let silence = story.silence { return .never(at: silence.at, because: silence.because) }
        if let began = story.began {
            let end = story.end ?? story.withheldEnd.map { .delayed(since: $0.since, by: $0.by) }
            return .received(DeliveryAnswer.Receipt(at: began.at, delay: began.delay, end: end))
        }
        if let wait = story.withheldBeginning { return .delayed(since: wait.since, by: wait.by) }
        return .notPassedOn
    }
}
