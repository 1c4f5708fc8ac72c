internal import TouchInput

/// The unit of the numbers in a table of accelerations.
public enum AccelerationUnit: String, Hashable, Sendable, CaseIterable {
    /// The gravity of the Earth, 9.80665 m/s².
    case g
    /// Meters per second squared.
    case metersPerSecondSquared = "m/s2"

    /// The value of the unit in g.
    public var inG: Double {
        switch self {
        case .g: 1
        case .metersPerSecondSquared: 1 / AccelerationSample.standardGravity
        }
    }

    /// Creates a unit from `g`, `m/s2`, `m/s^2`, `m/s²`; `nil` for anything else.
    init?(text: String) {
        switch text {
        case "g", "G": self = .g
        case "m/s2", "m/s^2", "m/s²", "m/s/s": self = .metersPerSecondSquared
        case _: return nil
        }
    }
}
