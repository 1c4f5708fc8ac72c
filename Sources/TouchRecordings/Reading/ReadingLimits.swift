/// The thresholds of reading.
enum ReadingLimits {
    /// Notes of one file beyond which no further unknown events are listed; more help nobody.
    static let notes = 100
    /// Nanoseconds. A step back shorter than this is a late event, which is moved up to the latest one; a longer one is a
    /// clock that was set, from which time goes on. Late events in recordings are late by milliseconds.
    static let lateEvent: Int64 = 1_000_000_000
    /// Nanoseconds. A pause longer than this is a clock that was set: recordings of touches last seconds.
    static let longestPause: Int64 = 3_600_000_000_000
    /// Seconds. A finger's quickest tap lasts some 20 ms; a contact shorter than this comes from a broken clock (the
    /// recording of the eGalax PCAP controller has one of 36 µs).
    static let shortestContact = 0.001
    /// A share of the axes' lengths. Protocol A without tracking ids: what is farther than this from where a contact was
    /// is another contact. A flick crosses less than a tenth of a screen between two reports at 60 Hz.
    static let farthestStep = 0.25
    /// Protocol A without tracking ids: beyond this many contacts they are paired in the order of the report, since
    /// looking for neighbours takes time with the square of their number. Ten fingers are the rule.
    static let neighbours = 64
    /// Live input: events that are kept until one tells how the device reports contacts. A report has dozens.
    static let waitingEvents = 4096
    /// A device at rest measures 1 in g and 9.8 in m/s²; what is nearer to which by ratio lies on either side of this.
    static let greatestRest = 3.1
    /// Samples a second of an accelerometer that does not say how many it makes. 50 to 100 are usual.
    static let usualAccelerometerRate = 100.0
}
