import TouchTrace
import TouchInput

// Touches, and what their responders receive.

extension AnswerReader {
    /// Returns the place of an open touch in `stories`.
    func place(_ finger: Int) -> Int? { places[finger].map { $0 - takenCount } }

    mutating func withStory(_ finger: Int, _ body: (inout TouchStory) -> Void) {
        if let place = place(finger) { body(&stories[place]) }
    }

    mutating func begin(_ frame: InputFrame) {
        reject()
        arrived = now
        eventCount += 1
        arrivingPress = nil
        for contact in frame.contacts {
            switch contact.phase {
            case .began:
                if let finger = contacts.removeValue(forKey: contact.id) { lift([], [finger]) }
                arriving.append(contact)
            case .moved, .stationary: break
            case .ended: if let finger = contacts.removeValue(forKey: contact.id) { lift([finger], []) }
            case .cancelled: if let finger = contacts.removeValue(forKey: contact.id) { lift([], [finger]) }
            }
        }
        for case .press(let press) in frame.others {
            switch press.phase {
            case .began: arrivingPress = press.id
            case .changed: break
            case .ended: if let number = pressesDown.removeValue(forKey: press.id) { lift([number], []) }
            case .cancelled: if let number = pressesDown.removeValue(forKey: press.id) { lift([], [number]) }
            }
        }
    }

    mutating func lift(_ ended: [Int], _ cancelled: [Int]) {
        let (event, now) = (eventCount, now)
        for finger in ended + cancelled {
            withStory(finger) { if $0.upEvent == nil { ($0.upEvent, $0.lifted) = (event, now) } }
        }
    }

    /// Notes that contacts of the last event did not become touches, and were not mentioned.
    mutating func reject() {
        for contact in arriving {
            missed(contact.id, refusals[contact.id] ?? "it was not accepted", at: arrived)
        }
        arriving.removeAll()
        skips.removeAll()
        refusals.removeAll()
    }

    mutating func hit(_ finger: Int, _ view: ResponderName, _ window: ResponderName) {
        let index =
            skips.first.flatMap { skipped in arriving.firstIndex { $0.id == skipped.contact } }
            // One without a place is refused, which traces from before 2026-11-27 do not state.
            ?? arriving.firstIndex { refusals[$0.id] == nil && $0.location.x.isFinite && $0.location.y.isFinite }
        let contact = index.map { arriving.remove(at: $0) }
        var story = TouchStory(AnsweredTouch(.finger(finger), began: now))
        (story.hit, story.window, story.responder) = (view, window, view)
        story.tool = contact?.tool
        open(story)
        if let contact { contacts[contact.id] = finger }
    }

    mutating func target(_ press: Int, _ responder: ResponderName, _ window: ResponderName) {
        var story = TouchStory(AnsweredTouch(.press(press), began: now))
        (story.hit, story.window, story.responder) = (responder, window, responder)
        open(story)
        if let id = arrivingPress { pressesDown[id] = press }
        arrivingPress = nil
    }

    mutating func missed(_ contact: Int, _ reason: String) {
        if let index = arriving.firstIndex(where: { $0.id == contact }) { arriving.remove(at: index) }
        missed(contact, reason, at: now)
    }

    private mutating func missed(_ contact: Int, _ reason: String, at instant: Instant) {
        var story = TouchStory(AnsweredTouch(.contact(contact), began: instant))
        (story.rejection, story.upEvent) = (reason, eventCount)
        open(story)
    }

    private mutating func open(_ story: TouchStory) {
        var story = story
        if let contact = skips.last?.contact {
            story.skips = skips.filter { $0.contact == contact }
            skips.removeAll()
        }
        if let finger = story.touch.finger { places[finger] = takenCount + stories.count }
        stories.append(story)
    }

    // MARK: Delivery

    mutating func withhold(
        _ responder: ResponderName, _ step: TraceRecord.TouchStep, _ finger: Int, _ others: [RecognizerName]
    ) {
        let now = now
        withStory(finger) { story in
            story.responder = responder
            switch step {
            case .began, .pressBegan: story.withheldBeginning = (now, others)
            case .ended, .pressEnded: story.withheldEnd = (now, others)
            case .moved, .cancelled, .pressChanged, .pressCancelled, .streamBegan, .streamChanged, .streamEnded,
                .streamCancelled, .motionBegan, .motionEnded, .motionCancelled, .remoteControl:
                break
            }
        }
    }

    mutating func deliver(_ responder: ResponderName, _ step: TraceRecord.TouchStep, _ finger: Int) {
        guard let place = place(finger) else { return }
        let now = now
        stories[place].responder = responder
        switch step {
        case .began, .pressBegan:
            let delay = stories[place].withheldBeginning.map { delayed($0.since, $0.by) }
            stories[place].began = (now, delay)
            stories[place].withheldBeginning = nil
        case .ended, .pressEnded:
            stories[place].end = .ended(at: now, stories[place].withheldEnd.map { delayed($0.since, $0.by) })
            stories[place].withheldEnd = nil
        case .cancelled, .pressCancelled:
            stories[place].end = .cancelled(at: now, because: taker(of: stories[place]))
            stories[place].withheldEnd = nil
        case .moved, .pressChanged, .streamBegan, .streamChanged, .streamEnded, .streamCancelled, .motionBegan,
            .motionEnded, .motionCancelled, .remoteControl:
            break
        }
    }

    private func delayed(_ since: Instant, _ by: [RecognizerName]) -> DeliveryAnswer.Delay {
        DeliveryAnswer.Delay(since: since, by: by, seconds: now.seconds(since: since))
    }

    mutating func silence(_ responder: ResponderName, _ finger: Int) {
        guard let place = place(finger) else { return }
        stories[place].responder = responder
        stories[place].silence = (now, taker(of: stories[place]))
        stories[place].withheldBeginning = nil
        stories[place].withheldEnd = nil
    }

    /// Returns what took a touch from its responder, by the facts of its last release.
    private func taker(of story: TouchStory) -> DeliveryAnswer.Taker {
        var first: Attempt?
        var isEarlier = false
        for watcher in story.watchers where watcher.ignored == nil {
            guard let attempt = attempts[watcher.attempt] else { continue }
            if !attempt.isWhole { isEarlier = true }
            guard let recognition = attempt.recognition, attempt.effects.contains(.cancels) else { continue }
            if let index = first?.recognition?.index, index < recognition.index { continue }
            first = attempt
        }
        if story.facts.contains(.isClaimed) || (story.facts.isEmpty && story.veto == nil) {
            if let first { return .recognizer(first.recognizer) }
            if story.facts.contains(.isClaimed), isEarlier || story.veto == nil { return .earlierGesture }
        }
        if let veto = story.veto { return .veto(veto) }
        return story.facts.contains(.isVetoed) ? .veto(nil) : .system
    }
}
