import TouchArbitration
import TouchTrace

// Steps for traces, and diagnostics about invalid input and usage. Names are given by the tracer, at the first mention.

extension Dispatcher {
    /// A Boolean value that indicates whether steps are traced. The contest has it as well, beside what every event reads.
    @inline(__always) var isTraced: Bool {
        #if hasFeature(Embedded)
            contest.isObserved && Tracer.isUsed
        #else
            contest.isObserved
        #endif
    }

    /// Traces a step, which is computed only while steps are traced; does nothing if it is `nil`.
    @inline(__always) func trace(_ step: @autoclosure () -> TraceRecord.Step?) {
        if isTraced { record(step()) }
    }

    private func record(_ step: TraceRecord.Step?) {
        guard let step else { return }
        tracer.record(TraceRecord(instant: now, step: step))
    }

    /// - Parameter contact: The host's number of the contact that came down and is ignored because of it, if there is one.
    @export(interface) func report(_ diagnostic: TouchDiagnostic, rejecting contact: Int? = nil) {
        trace(.diagnostic(diagnostic.description, rejects: contact))
        tracer.report(diagnostic)
    }

    var appTraceHandler: ((TraceRecord) -> Void)? {
        get { tracer.appHandler }
        set {
            if newValue != nil { Tracer.isUsed = true }
            tracer.appHandler = newValue
            contest.isObserved = tracer.isOn
        }
    }

    var flightRecorder: FlightRecorder? {
        get { tracer.flightRecorder }
        set {
            if newValue != nil { Tracer.isUsed = true }
            tracer.flightRecorder = newValue
            contest.isObserved = tracer.isOn
        }
    }

    /// Returns the effects of the recognizer on touches, as the contest has them.
    func touchEffects(of contestant: Contestant) -> TraceRecord.TouchEffects {
        TraceRecord.TouchEffects(rawValue: Int(contest.traits(of: contestant).rawValue))
    }

    // MARK: Names

    func name(_ recognizer: UIGestureRecognizer) -> RecognizerName { tracer.name(recognizer) }
    func name(_ view: UIView) -> ResponderName { tracer.name(view) }
    func name(_ responder: UIResponder) -> ResponderName { tracer.name(responder) }

    func name(_ contestant: Contestant) -> RecognizerName {
        recognizer(contestant).map { name($0) } ?? "a recognizer that is gone"
    }

    func names(_ contestants: ContestantSet) -> [RecognizerName] {
        contest.arbiter.inPrecedence(contestants).map { name($0) }
    }

    /// Returns the name of the owner of a timer.
    func name(owner: UIGestureRecognizer?) -> RecognizerOrApp { owner.map { .recognizer(name($0)) } ?? .app }

    /// Returns the numbers of the inputs in the slots, oldest first.
    func serials<Input>(_ mask: UInt64, in table: InputTable<Input>) -> [Int] {
        var list: [Int] = []
        for input in table.order where input.bit & mask != 0 { list.append(input.serial) }
        return list
    }
}
