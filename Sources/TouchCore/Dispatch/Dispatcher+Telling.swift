import TouchArbitration
import TouchGeometry
import TouchInput

// Names for traces, and what is said about odd input and odd apps. Names are given at the first mention.

extension Dispatcher {
    func trace(_ step: TraceRecord.Step) {
        traceHandler?(TraceRecord(instant: now, step: step))
    }

    func trace(frame samples: ArraySlice<ContactSample>) {
        trace(
            .frame(
                samples.map {
                    TraceRecord.FrameContact(
                        id: $0.id, phase: $0.phase, x: Double($0.location.x), y: Double($0.location.y))
                }))
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

    /// The numbers of the touches in the slots, oldest first.
    func serials(_ mask: UInt64) -> [Int] {
        var list: [Int] = []
        for touch in contacts.order where touch.bit & mask != 0 { list.append(touch.serial) }
        return list
    }
}
