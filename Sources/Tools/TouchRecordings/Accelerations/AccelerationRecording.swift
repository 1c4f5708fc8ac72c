public import TouchInput

/// The measurements of an accelerometer over some time.
public struct AccelerationRecording: Hashable, Sendable {
    /// The name of the file, as passed to the reader.
    public let source: String
    /// The accelerations, each later than the one before; the first is at zero.
    public var accelerations: [AccelerationSample]
    /// The unit of the file; the accelerations are always in g.
    public var unit: AccelerationUnit
    /// The notes about the file, in order of line.
    public var notes: [LocatedIssue]

    /// Creates a recording.
    /// - Parameters:
    ///   - accelerations: The accelerations, each later than the one before.
    ///   - source: The name in messages.
    ///   - unit: The unit of the file.
    ///   - notes: The notes about the file.
    public init(
        _ accelerations: [AccelerationSample], source: String, unit: AccelerationUnit = .g, notes: [LocatedIssue] = []
    ) {
        (self.accelerations, self.source, self.unit, self.notes) = (accelerations, source, unit, notes)
    }

    /// The time from the first to the last acceleration, in seconds.
    public var duration: Double {
        guard let first = accelerations.first, let last = accelerations.last else { return 0 }
        return last.instant.seconds(since: first.instant)
    }

    /// The mean number of samples a second; `nil` for fewer than two.
    public var rate: Double? {
        accelerations.count > 1 ? Double(accelerations.count - 1) / duration : nil
    }

    /// A table that `init(parsing:source:)` can read: with the same instants and the same numbers.
    public var table: String {
        var text = "# unit: g\nt,x,y,z\n"
        for acceleration in accelerations {
            text += CSVText.seconds(acceleration.instant)
            for value in [acceleration.x, acceleration.y, acceleration.z] { text += ",\(value)" }
            text += "\n"
        }
        return text
    }
}
