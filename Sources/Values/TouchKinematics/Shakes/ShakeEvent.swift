public import TouchInput

/// An event of a shake detector.
public nonisolated struct ShakeEvent: Hashable, Sendable, CustomStringConvertible {
    /// The reason why a motion that began was not a shake.
    public enum Reason: Hashable, Sendable {
        /// The motion was longer than any shake, for instance walking, climbing stairs or jogging.
        case tooLong
        /// The motion came to rest without enough rapid reversals.
        case notAShake
        /// No samples arrived: the rest of the motion is unknown.
        case silence
    }

    /// The kind of an event.
    public enum Kind: Hashable, Sendable {
        /// A motion began that may become a shake.
        case began
        /// The motion was a shake.
        case ended
        /// The motion was not a shake.
        case cancelled(Reason)
    }

    /// The kind of the event.
    public let kind: Kind
    /// The time of the event: that of the sample, or of the deadline that passed.
    public let instant: Instant
    /// The greatest number of consecutive reversals so far.
    public let reversals: Int

    /// The sample for an application.
    public var sample: MotionSample {
        switch kind {
        case .began: .began
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }

    /// A text, such as `cancelled: it went on too long`.
    public var description: String {
        switch kind {
        case .began: "began: the device moves"
        case .ended: "ended: a shake of \(reversals) rapid reversals"
        case .cancelled(.tooLong): "cancelled: it went on too long, with \(reversals) rapid reversals"
        case .cancelled(.notAShake): "cancelled: it came to rest after \(reversals) rapid reversals"
        case .cancelled(.silence): "cancelled: no more samples came, after \(reversals) rapid reversals"
        }
    }
}
