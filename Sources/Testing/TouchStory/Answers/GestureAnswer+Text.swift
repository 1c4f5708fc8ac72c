import TouchTrace
import TouchInput

extension GestureAnswer: CustomStringConvertible {
    /// The answer in words, as one or two sentences: who, when after the touch came down, and why.
    public var description: String { "\(recognizer) \(predicate)" }

    /// The answer without its subject, so that recognizers with the same one may share a line.
    public var predicate: String {
        switch outcome {
        case .recognized(let recognition): text(recognition)
        case .withdrawn(let instant, let cause):
            "recognized, but was withdrawn before its targets were called, \(after(instant)): \(cause.words())."
        case .failed(let instant, let cause): "failed \(after(instant)): \(cause.words())."
        case .lost(let instant, let other, let rule): "lost to \(other) \(after(instant)): \(text(rule, other))."
        case .refused(let instant, let refuser):
            "was ready \(after(instant)), and \(refuser?.description ?? "shouldBegin") returned false."
        case .waiting(let since, let others, let until):
            others.isEmpty
                ? "was ready \(after(since)), and the decision is behind the last record."
                : "is ready since \(touch.after(since)) after \(touch) came down, and waits: \(Self.list(others)) must fail "
                    + "first\(text(until: until))."
        case .undecided(let lifted?, let until):
            "received \(touch), which was lifted after \(touch.after(lifted)), and has not decided"
                + "\(until == nil ? "; no timer is set" : text(until: until))."
        case .undecided(nil, let until): "receives \(touch) and has not decided\(text(until: until))."
        case .ignored(let instant, let hadRecognized):
            "ignored \(touch) \(after(instant))\(hadRecognized ? ": it had recognized before, with other fingers" : "")."
        case .reset(let instant): "was reset \(after(instant)), before it decided."
        case .notAsked(let gate): "was not asked about \(touch): \(gate)."
        }
    }

    /// The cause of a failure or loss as the clause of the description; `nil` for other outcomes.
    package var cause: String? {
        switch outcome {
        case .failed(_, let cause): cause.words()
        case .lost(_, let other, let rule): text(rule, other)
        case .recognized, .withdrawn, .refused, .waiting, .undecided, .ignored, .reset, .notAsked: nil
        }
    }

    private func text(_ recognition: Recognition) -> String {
        var text = course(recognition)
        if case .cancelled(_, let cause?) = recognition.end { text += ": \(cause.words())" }
        if let wait = recognition.wait, let at = recognition.at {
            let duration = AnsweredTouch(touch.kind, began: wait.since).after(at)
            text += ". It waited \(duration) for \(Self.list(wait.others, most: 2)) to fail"
        }
        return text + "."
    }

    /// The beginning and the end, each with its time: `began 0.050 s and ended 0.300 s after finger 1 came down`.
    private func course(_ recognition: Recognition) -> String {
        let verb = recognition.isContinuous ? "began" : "recognized"
        let end: (verb: String, at: Instant)? =
            switch recognition.end {
            case .ended(let instant): ("ended", instant)
            case .cancelled(let instant, _): ("was cancelled", instant)
            case nil: nil
            }
        let start =
            switch recognition.at {
            case nil: "had begun before the first record"
            case let at? where at < touch.began:
                "had begun \(AnsweredTouch(touch.kind, began: at).after(touch.began)) before \(touch) came down"
            case let at? where end == nil || at == touch.began: "\(verb) \(after(at))"
            case let at?: "\(verb) \(touch.after(at))"
            }
        guard let end else { return recognition.isContinuous ? start + " and goes on" : start }
        return "\(start) and \(end.verb) \(after(end.at))"
    }

    private func text(_ rule: Rule?, _ other: RecognizerName) -> String {
        func words(_ rule: FailureReason.Rule?) -> String { FailureReason.prevented(by: other, rule: rule).words() }
        return switch rule {
        case nil: words(nil)
        case .precedence: words(.precedence)
        case .prevention: words(.oneSided)
        case .preventionByAnother: words(.oneSidedByAnother)
        case .first: words(.first)
        case .firstWhileWaiting(let others): "\(words(.whileWaiting)) for \(Self.list(others)) to fail"
        case .requirement: FailureReason.requirementMet(other).words()
        case .dynamicRequirement(let answerer):
            "\(answerer?.words(other) ?? "a delegate or subclass") answered that it requires the failure of \(other), which recognized"
        }
    }

    private func text(until: Instant?) -> String {
        until.map { "; the last timer is set for \(touch.after($0)) after the touch" } ?? ""
    }

    private func after(_ instant: Instant) -> String {
        instant == touch.began ? "when \(touch) came down" : "\(touch.after(instant)) after \(touch) came down"
    }

    /// Returns names in words, at most three; of more than `most` the first ones, and the number of the others.
    static func list(_ names: [RecognizerName], most: Int = 3) -> String {
        let shown = names.count > most ? Array(names.prefix(most - 1)) : names
        var text = ""
        for (index, name) in shown.enumerated() {
            let isLast = index == shown.count - 1 && shown.count == names.count && index > 0
            text += index == 0 ? "\(name)" : isLast ? " and \(name)" : ", \(name)"
        }
        return shown.count < names.count ? "\(text) and \(names.count - shown.count) others" : text
    }
}

extension GestureAnswer.Gate: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .view(let view, let reason, let other): Self.text(reason, view, other)
        case .otherWindow(let view, let window, let hit):
            "the window \(hit) was hit, and its view \(view) is in another one, \(window)"
        case .elsewhere(let hit): "\(hit) was hit, and its view is neither that nor around it"
        case .noTouch(let reason): reason
        case .disabled: "it is disabled"
        case .removed: "it was removed from its view"
        case .removedOrDisabled: "it was removed or disabled meanwhile"
        case .otherApplication: "it is busy in another application"
        case .handlesNone: "it handles no such input"
        case .typeNotAllowed(let tool): "its allowed types exclude \(tool?.name ?? "this type")"
        case .otherKind: "it follows another kind of input"
        case .otherType: "its first touch was of another type, and it requires an exclusive touch type"
        case .shouldReceive(let asked, let asker):
            "\(asker == .own ? "its own" : "its delegate's") shouldReceive(\(asked == .event ? "event" : "touch")) returned "
                + "false"
        case .decided(let decision):
            switch decision {
            case .ready(_, let others):
                "it was ready already"
                    + (others.isEmpty ? "" : ", and waited for \(GestureAnswer.list(others)) to fail")
            case .recognized: "it had already recognized, and waited for its reset"
            case .failed(_, let cause): "it had already failed, and waited for its reset\(Self.text(cause))"
            case .cancelled(_, let cause): "it had already been cancelled, and waited for its reset\(Self.text(cause))"
            case nil: "it had already decided, and waited for its reset"
            }
        case .stated(let reason): reason
        }
    }

    private static func text(_ cause: FailureReason?) -> String { cause.map { " (\($0.words()))" } ?? "" }

    private static func text(_ reason: TraceRecord.Skip, _ view: ResponderName, _ other: ResponderName) -> String {
        reason.text(views: "its view \(view)", isOne: true, by: view == other ? nil : other)
    }
}

extension TraceRecord.Answerer {
    fileprivate func words(_ other: RecognizerName) -> String {
        switch self {
        case .own: "its class"
        case .other: "the class of \(other)"
        case .delegate: "its delegate"
        case .otherDelegate: "the delegate of \(other)"
        case .system: "the system"
        }
    }
}

extension TraceRecord.Skip {
    /// Returns the reason in words.
    /// - Parameters:
    ///   - views: The views that the hit test passed over: `its view card`, `their views`.
    ///   - isOne: A Boolean value that indicates whether that is one view.
    ///   - other: The view that the reason applies to; `nil` for the views themselves.
    package func text(views: String, isOne: Bool, by other: ResponderName?) -> String {
        let subject = other.map { "\($0), around \(views)," } ?? views
        let (verb, owner) = isOne || other != nil ? ("is", "has") : ("are", "have")
        return switch self {
        case .noInteraction: "\(subject) \(owner) isUserInteractionEnabled off"
        case .hidden: "\(subject) \(verb) hidden"
        case .transparent: "\(subject) \(owner) an alpha below 0.01"
        case .animated: "\(subject) \(verb) animated without allowUserInteraction"
        case .outside: "the location is outside of \(other.map { "\($0), which is around \(views)" } ?? views)"
        case .covered: "\(other.map { "\($0), in front of \(views), was hit" } ?? "\(views) \(verb) covered")"
        case .overridden:
            "an override of point(inside:with:) or hitTest(_:with:) passed over \(views)"
                + (other.map { ", and \($0) was hit" } ?? "")
        }
    }
}

extension ContactSample.Tool {
    fileprivate var name: String {
        switch self {
        case .direct: "direct touches"
        case .indirect: "indirect touches"
        case .pencil: "pencils"
        case .indirectPointer: "pointers"
        }
    }
}
