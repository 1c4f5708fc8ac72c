package import TouchInput

/// The order in which the lines of a log are played: that of the file, which is the order on the device.
package enum ReplayOrder {
    /// The kind of a line.
    package enum Kind {
        /// An event, at the timestamp of its touches; other input.
        case event
        /// A frame of the display.
        case frame
        /// The state of something at a moment, as the recorder saw it.
        case observation
    }

    /// Returns the instant at which each line is played.
    ///
    /// The timestamps of touches count. A frame that was shown after an event but has an earlier timestamp, or the other way round, is
    /// played at that of the event.
    package static func instants(_ lines: [(at: Instant, kind: Kind)]) -> [Instant] {
        var next = Instant(nanoseconds: .max)
        var limits: [Instant] = []
        limits.reserveCapacity(lines.count)
        for line in lines.reversed() {
            if line.kind == .event { next = line.at }
            limits.append(next)
        }
        var now = Instant(nanoseconds: .min)
        return zip(lines, limits.reversed()).map { line, limit in
            let instant = max(now, min(line.at, limit))
            // An observation comes later than its event, by as much as the app takes.
            if line.kind != .observation { now = instant }
            return instant
        }
    }
}

extension AppLog.Line {
    var kind: ReplayOrder.Kind {
        switch content {
        case .event, .input: .event
        case .frame: .frame
        case .view, .recognizer, .gone, .state, .offset, .control, .left: .observation
        }
    }
}
