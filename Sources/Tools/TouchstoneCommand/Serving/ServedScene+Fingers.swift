import TouchStage

extension ServedScene {
    /// Returns a finger, for an input that puts it down.
    func raised(_ finger: Finger, _ field: String) throws(RequestFault) -> Finger {
        guard hands.place(of: finger) == nil else {
            throw RequestFault(
                .alreadyDown, at: field, "finger \(finger.rawValue) is down", "Lift it first, or take another finger")
        }
        return finger
    }

    /// Returns a finger, for an input that moves or lifts it.
    func lowered(_ finger: Finger, _ field: String) throws(RequestFault) -> Finger {
        guard hands.place(of: finger) != nil else {
            throw RequestFault(
                .notDown, at: field, "finger \(finger.rawValue) is not down", "Put it down first, with the phase down")
        }
        return finger
    }
}

extension RequestFields {
    /// Returns the finger of a request; the right index finger by default.
    func finger() throws(RequestFault) -> Finger {
        guard let number = try whole("finger", in: 1...Finger.allCases.count) else { return .rightIndex }
        return Finger(rawValue: number) ?? .rightIndex
    }

    /// Returns the seconds that an input takes.
    func seconds(_ name: String, default seconds: Double) throws(RequestFault) -> Double {
        try number(name, in: 0...60) ?? seconds
    }
}
