/// The thresholds of reading.
enum ReadingLimits {
    /// The number of notes of one file beyond which no further unknown events are listed; more would not help.
    static let notes = 100
    /// Nanoseconds. A step back shorter than this is a late event, which is moved to the time of the latest one; a longer one is a
    /// clock that was set, from which time continues. Late events in recordings are late by milliseconds.
    static let lateEvent: Int64 = 1_000_000_000
    /// Nanoseconds. A pause longer than this is a clock that was set: recordings of touches last seconds.
    static let longestPause: Int64 = 3_600_000_000_000
    /// Seconds. A finger's quickest tap lasts some 20 ms; a contact shorter than this comes from a broken clock (the
    /// recording of the eGalax PCAP controller has one of 36 µs).
    static let shortestContact = 0.001
    /// A part of the axes' lengths. Protocol A without tracking ids: a position farther than this from that of a contact
    /// is another contact. A flick crosses less than a tenth of a screen between two reports at 60 Hz.
    static let farthestStep = 0.25
    /// Protocol A without tracking ids: beyond this number, contacts are paired in the order of the report, since
    /// finding neighbors takes time with the square of their number. Ten fingers are the rule.
    static let neighbors = 64
    /// Live input: the number of events that are kept until one reveals how the device reports contacts. A report has dozens.
    static let waitingEvents = 4096
    /// A device at rest measures 1 in g and 9.8 in m/s²; this value, near their geometric mean, distinguishes the two.
    static let greatestRest = 3.1
    /// The number of samples a second of an accelerometer that does not declare it. 50 to 100 are usual.
    static let usualAccelerometerRate = 100.0
}
