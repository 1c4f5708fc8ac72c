import TouchInput

/// The waits before frames, the first since the zero of time.
enum InputWaits {
    /// The lengths that are tried for a wait, shortest first, in nanoseconds.
    static let lengths: [Int64] =
        [0] + [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000].map { $0 * 1_000_000 }
    /// The units to which a wait is rounded down, in nanoseconds.
    static let units: [Int64] = [100, 10, 1].map { $0 * 1_000_000 }

    /// Returns the change that shortens waits to a length.
    static func shortening(_ frames: [InputFrame], to length: Int64) -> InputChange {
        changing(frames) { min($0, length) }
    }

    /// Returns the change that rounds waits down to a multiple of a unit.
    static func rounding(_ frames: [InputFrame], to unit: Int64) -> InputChange {
        changing(frames) { $0 - $0 % unit }
    }

    /// Returns the change that makes waits shorter. Time that goes back is left as it is.
    private static func changing(_ frames: [InputFrame], _ shorten: (Int64) -> Int64) -> InputChange {
        let waits = self.waits(of: frames)
        let shorter = waits.map { $0 > 0 ? shorten($0) : $0 }
        let places = frames.indices.filter { shorter[$0] < waits[$0] }
        return InputChange(count: places.count) { chosen in
            var chosenWaits = waits
            for index in chosen { chosenWaits[places[index]] = shorter[places[index]] }
            return moved(frames, to: chosenWaits)
        }
    }

    /// Returns the waits before the frames; nanoseconds wrap, as `moved(_:to:)` does.
    private static func waits(of frames: [InputFrame]) -> [Int64] {
        var last: Int64 = 0
        return frames.map { frame in
            defer { last = frame.instant.nanoseconds }
            return frame.instant.nanoseconds &- last
        }
    }

    /// Returns the frames at other times. Readings move with their frame, and stay between it and the one before it.
    private static func moved(_ frames: [InputFrame], to waits: [Int64]) -> [InputFrame] {
        var last: Int64 = 0
        return zip(frames, waits).map { frame, wait in
            var moved = frame
            let now = last &+ wait
            let shift = now &- frame.instant.nanoseconds
            moved.instant = Instant(nanoseconds: now)
            for index in frame.earlier.indices where shift != 0 {
                let shifted = frame.earlier[index].instant.nanoseconds &+ shift
                moved.earlier[index].instant = Instant(nanoseconds: min(max(shifted, last), now))
            }
            last = now
            return moved
        }
    }
}
