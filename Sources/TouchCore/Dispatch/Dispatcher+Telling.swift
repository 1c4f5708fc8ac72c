import TouchArbitration
import TouchGeometry
import TouchInput

// Names for traces, and what is said about odd input and odd apps. Names are given at the first mention.

extension Dispatcher {
    func trace(_ step: TraceRecord.Step) {
        traceHandler?(TraceRecord(instant: now, step: step))
    }

    func report(_ diagnostic: Diagnostic) {
        if traceHandler != nil { trace(.diagnostic(diagnostic.description)) }
        if let diagnosticHandler {
            diagnosticHandler(diagnostic)
        } else {
            #if !hasFeature(Embedded)
                print("touchstone: \(diagnostic)")
            #endif
        }
    }

    func name(_ contestant: Contestant) -> String {
        recognizer(contestant).map { name($0) } ?? "a recognizer that is gone"
    }

    func names(_ contestants: ContestantSet) -> [String] {
        arbiter.inPrecedence(contestants).map { name($0) }
    }

    func name(_ recognizer: UIGestureRecognizer) -> String {
        if let name = recognizer.name { return name }
        if recognizer.traceSerial == 0 {
            traceSerials += 1
            recognizer.traceSerial = traceSerials
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
            traceSerials += 1
            view.traceSerial = traceSerials
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
