import TouchInput
import Touchstone

/// A line of a log of the field recorder.
struct FieldLine {
    /// What it says.
    enum Content {
        /// Touches, before anything was told of them.
        case event([FieldTouch])
        /// A recognizer's state and outputs.
        case recognizer(FieldReport)
        /// A call of a scroll view's delegate.
        case call(FieldCall)
        /// The offsets and the zoom scale in a frame of the display.
        case frame(FieldFrame)
    }

    /// The line in the file, counted from 1.
    var number: Int
    /// Seconds.
    var at: Double
    /// What it says.
    var content: Content

    /// The time in whole nanoseconds.
    var instant: Instant { Instant(seconds: at) }
}
