/// Whether samples of fingers that rest are added; `RestingContacts` says which.
public enum RestSampling: Hashable, Sendable {
    /// In recordings of devices (evemu, libinput record, getevent, raw events), which leave them out, after a display frame:
    /// that of `displayInterval`, a sixtieth of a second by default. Not in tables, in logs of UIKit, and in recordings that a program made.
    case automatic
    /// In any recording, after so many seconds.
    case after(Double)
    /// In none.
    case none
}

extension RestSampling {
    /// Seconds after which a contact is silent; `nil` where nothing is added.
    ///
    /// - Parameters:
    ///   - format: What the recording was read from; `nil` for one that a program made.
    ///   - displayInterval: Seconds of a display frame, if one was chosen.
    public func interval(for format: RecordingFormat?, displayInterval: Double? = nil) -> Double? {
        switch self {
        case .automatic: format?.isOfDevices == true ? displayInterval ?? RestingContacts.usualInterval : nil
        case .after(let seconds): seconds
        case .none: nil
        }
    }
}
