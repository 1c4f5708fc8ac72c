internal import TouchInput

/// What the numbers of a table of accelerations count.
public enum AccelerationUnit: String, Hashable, Sendable, CaseIterable {
    /// Units of the gravity of the Earth, 9.80665 m/s².
    case g
    /// Metres per second squared.
    case metresPerSecondSquared = "m/s2"

    /// How many g one of it is.
    public var inG: Double {
        switch self {
        case .g: 1
        case .metresPerSecondSquared: 1 / AccelerationSample.standardGravity
        }
    }

    /// Reads `g`, `m/s2`, `m/s^2`, `m/s²`; nil for anything else.
    init?(text: String) {
        switch text {
        case "g", "G": self = .g
        case "m/s2", "m/s^2", "m/s²", "m/s/s": self = .metresPerSecondSquared
        case _: return nil
        }
    }
}
