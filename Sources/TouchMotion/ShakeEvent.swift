public import TouchInput

/// What a shake detector finds.
public nonisolated struct ShakeEvent: Hashable, Sendable, CustomStringConvertible {
    /// Why a motion that began was no shake.
    public enum Reason: Hashable, Sendable {
        /// It went on for longer than any shake: somebody walks, climbs stairs, jogs.
        case tooLong
        /// It came to rest without enough rapid reversals.
        case notAShake
        /// No samples came: nobody knows how it went on.
        case silence
    }

    /// What happens.
    public enum Kind: Hashable, Sendable {
        /// The device moves: it may become a shake.
        case began
        /// It was a shake.
        case ended
        /// It was none.
        case cancelled(Reason)
    }

    /// What happens.
    public let kind: Kind
    /// When: that of the sample, or the deadline that passed.
    public let instant: Instant
    /// The reversals in a row that were counted so far, at most.
    public let reversals: Int

    /// What an application is told of it.
    public var sample: MotionSample {
        switch kind {
        case .began: .began
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }

    /// In words: `cancelled: it went on too long`.
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
