import TouchTrace

extension TraceReader {
    mutating func frame(_ contacts: [ContactSample], at instant: Instant) {
        arriving.removeAll()
        for contact in contacts {
            switch contact.phase {
            case .began: arriving.append(contact.id)
            case .moved, .stationary: break
            case .ended: leave(contact.id, .up, at: instant)
            case .cancelled: leave(contact.id, .cancelled, at: instant)
            }
        }
    }

    /// Hit-tests a contact. The contacts of a frame come in order; the finger's number is the runtime's, and is never reused.
    mutating func hit(_ finger: Int, at instant: Instant) {
        let contact = arriving.isEmpty ? nil : arriving.removeFirst()
        come(InputLane(lane: lane(.finger, "finger \(finger)"), finger: finger), contact: contact, at: instant)
    }

    mutating func missed(_ contact: Int, _ reason: String, at instant: Instant) {
        arriving.removeAll { $0 == contact }
        come(InputLane(lane: lane(.finger, "contact \(contact)"), finger: nil), contact: contact, at: instant)
        decide("contact \(contact)", nil, "is not delivered: \(reason)", at: instant)
    }

    /// Cancels fingers that were taken away without an event in the input, for instance because there are too many.
    mutating func cancelled(_ fingers: [Int], at instant: Instant) {
        for finger in fingers {
            let lane = lane(.finger, "finger \(finger)")
            guard run(of: lane) != nil else { continue }
            let number = decide("finger \(finger)", .cancelled, "cancelled by the system", at: instant)
            mark(lane, .cancelled, then: nil, at: instant, decision: number)
        }
    }

    private mutating func come(_ input: InputLane, contact: Int?, at instant: Instant) {
        mark(input.lane, .down, then: .line, at: instant)
        if let contact { contacts[contact] = input }
    }

    private mutating func leave(_ contact: Int, _ symbol: Symbol, at instant: Instant) {
        guard let input = contacts.removeValue(forKey: contact) else { return }
        let name = lanes[input.lane].name
        let number =
            symbol == .cancelled ? decide(name, symbol, "cancelled by the system", at: instant) : nil
        mark(input.lane, symbol, then: nil, at: instant, decision: number)
        if let finger = input.finger { lifts[finger] = instant }
    }
}
