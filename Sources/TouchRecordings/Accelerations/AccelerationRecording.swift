public import TouchInput

/// What an accelerometer measured over some time.
public struct AccelerationRecording: Hashable, Sendable {
    /// The name of the file, as the reader was told.
    public let source: String
    /// Each later than the one before; the first is at zero.
    public var accelerations: [AccelerationSample]
    /// The unit of the file; the accelerations are in g in any case.
    public var unit: AccelerationUnit
    /// What is odd about the file, in order of line.
    public var notes: [LocatedIssue]

    /// Creates a recording.
    /// - Parameters:
    ///   - accelerations: each later than the one before.
    ///   - source: what messages call it.
    ///   - unit: that of the file.
    ///   - notes: what was odd about the file.
    public init(
        _ accelerations: [AccelerationSample], source: String, unit: AccelerationUnit = .g, notes: [LocatedIssue] = []
    ) {
        (self.accelerations, self.source, self.unit, self.notes) = (accelerations, source, unit, notes)
    }

    /// Seconds from the first to the last.
    public var duration: Double {
        guard let first = accelerations.first, let last = accelerations.last else { return 0 }
        return last.instant.seconds(since: first.instant)
    }

    /// Samples a second, on average; nil for fewer than two.
    public var rate: Double? {
        accelerations.count > 1 ? Double(accelerations.count - 1) / duration : nil
    }

    /// A table that `init(parsing:source:)` reads back: the same instants, the same numbers.
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
