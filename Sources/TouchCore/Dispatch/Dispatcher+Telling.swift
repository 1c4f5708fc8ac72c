import TouchArbitration
import TouchGeometry
import TouchInput
import TouchTrace

// Names for traces, and what is said about odd input and odd apps. Names are given at the first mention.

extension Dispatcher {
    func trace(_ step: TraceRecord.Step) {
        traceHandler?(TraceRecord(instant: now, step: step))
    }

    /// What the arbiter ignores is not said: a terminal phase is the last word of an attempt.
    func traceProposal(_ phase: GesturePhase, by contestant: Contestant, cause: Cause? = nil) {
        guard arbiter.proposal(of: contestant)?.isTerminal != true else { return }
        let givesUp = phase == .cancelled || phase == .failed
        trace(.propose(recognizer: name(contestant), phase: phase, cause: givesUp ? cause.map { reason($0) } : nil))
    }

    /// What the recognizer does to touches, as the gates are told.
    func touchEffects(of contestant: Contestant) -> TraceRecord.TouchEffects {
        var effects: TraceRecord.TouchEffects = []
        if cancelling.contains(contestant) { effects.insert(.cancels) }
        if delayingBegan.contains(contestant) { effects.insert(.delaysBegan) }
        if delayingEnded.contains(contestant) { effects.insert(.delaysEnded) }
        return effects
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

    func name(_ contestant: Contestant) -> String {
        recognizer(contestant).map { name($0) } ?? "a recognizer that is gone"
    }

    func names(_ contestants: ContestantSet) -> [String] {
        arbiter.inPrecedence(contestants).map { name($0) }
    }

    /// A recognizer is called by one name, that of its first mention, and no two alike: the second one that is called `pan`
    /// is `pan (2)`. A name that looks as if it had been made like this gets ` (1)`.
    func name(_ recognizer: UIGestureRecognizer) -> String {
        if let known = recognizer.traceName {
            if known.dispatcher === identity { return known.name }
            // In another application there are others of its name.
            recognizer.traceSerial = 0
        }
        let unique: String
        if let name = recognizer.name {
            let number = (namesakes[name] ?? 0) + 1
            namesakes[name] = number
            unique = number > 1 || name.looksMade ? "\(name) (\(number))" : name
        } else {
            unique = className(recognizer)
        }
        recognizer.traceName = (identity, unique)
        return unique
    }

    /// Gives the recognizer its name if it has none here. Called wherever a trace would mention it for the first time, so
    /// that a `failureReason` is the same whether or not anything traces.
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
            return "recognizer#\(recognizer.traceSerial)"
        #else
            return "\(type(of: recognizer))#\(recognizer.traceSerial)"
        #endif
    }

    func name(_ view: UIView) -> String {
        if let name = view.accessibilityIdentifier { return name }
        if view.traceSerial == 0 {
            viewSerials += 1
            view.traceSerial = viewSerials
        }
        #if hasFeature(Embedded)
            return "view#\(view.traceSerial)"
        #else
            return "\(type(of: view))#\(view.traceSerial)"
        #endif
    }

    /// A view by its name, another responder by its class.
    func name(_ responder: UIResponder) -> String {
        if let view = responder as? UIView { return name(view) }
        #if hasFeature(Embedded)
            return "responder"
        #else
            return "\(type(of: responder))"
        #endif
    }

    /// The numbers of those in the slots, oldest first.
    func serials<Input>(_ mask: UInt64, in table: InputTable<Input>) -> [Int] {
        var list: [Int] = []
        for input in table.order where input.bit & mask != 0 { list.append(input.serial) }
        return list
    }
}

extension String {
    /// Whether it ends in ` (2)` or `#2`, as the names that traces make.
    fileprivate var looksMade: Bool {
        var rest = utf8[...]
        if rest.last == 41 { rest = rest.dropLast() }
        let digits = rest.reversed().prefix { (48...57).contains($0) }.count
        guard digits > 0 else { return false }
        rest = rest.dropLast(digits)
        return rest.last == 40 || rest.last == 35
    }
}
