internal import TouchInput

/// The recordings in which samples of resting fingers are added, as `RestingContacts` does.
public enum RestSampling: Hashable, Sendable {
    /// Recordings of devices (evemu, libinput record, getevent, raw events), which leave them out, after a display frame:
    /// that of `displayInterval`, a sixtieth of a second by default. Not tables, logs of UIKit, and recordings that a program made.
    case automatic
    /// Any recording, after so many seconds.
    case after(Double)
    /// No recording.
    case none
}

extension RestSampling {
    /// Returns the time after which a contact is silent, in seconds; `nil` if nothing is added.
    ///
    /// - Parameters:
    ///   - format: The format from which the recording was read; `nil` for one that a program made.
    ///   - displayInterval: The display's interval in seconds, if one was chosen.
    public func interval(for format: RecordingFormat?, displayInterval: Double? = nil) -> Double? {
        switch self {
        case .automatic: format?.isOfDevices == true ? displayInterval ?? RestingContacts.usualInterval : nil
        case .after(let seconds): seconds
        case .none: nil
        }
    }
}
