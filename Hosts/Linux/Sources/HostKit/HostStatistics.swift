/// Counts and times of a loop: for measurements, and for tests that an idle window does nothing.
public struct HostStatistics: Hashable, Sendable {
    /// Times of which only number, sum and largest are kept, in seconds.
    public struct Times: Hashable, Sendable {
        /// The number of times.
        public private(set) var count = 0
        /// The sum.
        public private(set) var sum = 0.0
        /// The largest.
        public private(set) var largest = 0.0

        /// The average; 0 for none.
        public var average: Double { count > 0 ? sum / Double(count) : 0 }

        /// Includes a time.
        mutating func add(_ seconds: Double) {
            count += 1
            sum += seconds
            largest = max(largest, seconds)
        }
    }

    /// The number of times that waiting ended.
    public internal(set) var wakeUps = 0
    /// The times from the hardware's time stamp of input to the end of its dispatch.
    public internal(set) var dispatch = Times()
    /// The times that a frame took that changed the picture: animations, drawing, painting and presenting.
    public internal(set) var frame = Times()
}
