import TouchArbitration
import TouchGeometry
import TouchInput
import TouchTrace

// Names for traces, and diagnostics about invalid input and usage. Names are given at the first mention.

extension Dispatcher {
    func trace(_ step: TraceRecord.Step) {
        traceHandler?(TraceRecord(instant: now, step: step))
    }

    /// Traces a proposal, unless the arbiter ignores it: after a terminal phase, it ignores all proposals of an attempt.
    func traceProposal(_ phase: GesturePhase, by contestant: Contestant, cause: Cause? = nil) {
        guard contest.arbiter.proposal(of: contestant)?.isTerminal != true else { return }
        let givesUp = phase == .cancelled || phase == .failed
        trace(.propose(recognizer: name(contestant), phase: phase, cause: givesUp ? cause.map { reason($0) } : nil))
    }

    /// Returns the effects of the recognizer on touches, as the contest has them.
    func touchEffects(of contestant: Contestant) -> TraceRecord.TouchEffects {
        TraceRecord.TouchEffects(rawValue: Int(contest.traits(of: contestant).rawValue))
    }

    func report(_ diagnostic: TouchDiagnostic) {
        if traceHandler != nil { trace(.diagnostic(diagnostic.description)) }
        if let diagnosticHandler {
            diagnosticHandler(diagnostic)
        } else {
            #if !hasFeature(Embedded)
                StandardError.write(line: "touchstone: \(diagnostic)")
            #endif
        }
    }

    func name(_ contestant: Contestant) -> RecognizerName {
        recognizer(contestant).map { name($0) } ?? "a recognizer that is gone"
    }

    func names(_ contestants: ContestantSet) -> [RecognizerName] {
        contest.arbiter.inPrecedence(contestants).map { name($0) }
    }

    /// Returns the name of a recognizer, which is fixed at its first mention and unique: the second recognizer with the name
    /// `pan` is `pan (2)`. A name that looks like a generated one gets ` (1)`.
    func name(_ recognizer: UIGestureRecognizer) -> RecognizerName {
        if let known = recognizer.traceName {
            if known.dispatcher === identity { return known.name }
            // Another application has other recognizers of the same name.
            recognizer.traceSerial = 0
        }
        let unique: String
        if let name = recognizer.name ?? naming?.name(of: recognizer) {
            let number = (namesakes[name] ?? 0) + 1
            namesakes[name] = number
            unique = number > 1 || name.looksMade || name == Self.appName ? "\(name) (\(number))" : name
        } else {
            unique = className(recognizer)
        }
        let made = RecognizerName(unique)
        recognizer.traceName = (identity, made)
        return made
    }

    /// Returns the name of the owner of a timer.
    func name(owner: UIGestureRecognizer?) -> RecognizerOrApp { owner.map { .recognizer(name($0)) } ?? .app }

    private static let appName = RecognizerOrApp.app.description

    /// Gives the recognizer its name if it has none here. Called wherever a trace would mention it for the first time, so that a
    /// `failureReason` is the same with and without a trace.
    func mention(_ recognizer: UIGestureRecognizer) {
        if let known = recognizer.traceName, known.dispatcher === identity { return }
        _ = name(recognizer)
    }

    private func className(_ recognizer: UIGestureRecognizer) -> String {
        if recognizer.traceSerial == 0 {
            recognizerSerials += 1
            recognizer.traceSerial = recognizerSerials
        }
        #if hasFeature(Embedded)
            return "\(recognizer.kindInTraces)#\(recognizer.traceSerial)"
        #else
            return "\(type(of: recognizer))#\(recognizer.traceSerial)"
        #endif
    }

    func name(_ view: UIView) -> ResponderName {
        if let name = view.accessibilityIdentifier ?? naming?.name(of: view) { return ResponderName(name) }
        if view.traceSerial == 0 {
            viewSerials += 1
            view.traceSerial = viewSerials
        }
        #if hasFeature(Embedded)
            return ResponderName("\(view.kindInTraces)#\(view.traceSerial)")
        #else
            return ResponderName("\(type(of: view))#\(view.traceSerial)")
        #endif
    }

    /// Returns the name of a view, or the class of another responder.
    func name(_ responder: UIResponder) -> ResponderName {
        if let view = responder as? UIView { return name(view) }
        if let name = naming?.name(of: responder) { return ResponderName(name) }
        #if hasFeature(Embedded)
            return ResponderName(responder.kindInTraces)
        #else
            return ResponderName("\(type(of: responder))")
        #endif
    }

    /// Returns the numbers of the inputs in the slots, oldest first.
    func serials<Input>(_ mask: UInt64, in table: InputTable<Input>) -> [Int] {
        var list: [Int] = []
        for input in table.order where input.bit & mask != 0 { list.append(input.serial) }
        return list
    }
}

extension String {
    /// A Boolean value that indicates whether it ends in ` (2)` or `#2`, like a name generated for traces.
    fileprivate var looksMade: Bool {
        var rest = utf8[...]
        if rest.last == 41 { rest = rest.dropLast() }
        let digits = rest.reversed().prefix { (48...57).contains($0) }.count
        guard digits > 0 else { return false }
        rest = rest.dropLast(digits)
        return rest.last == 40 || rest.last == 35
    }
}
