import TouchInput
import Touchstone

/// A line of a log of the field recorder.
struct FieldLine {
    /// The content of a line.
    enum Content {
        /// The touches of an event, before it was sent.
        case event([FieldTouch])
        /// A recognizer's state and outputs.
        case recognizer(FieldReport)
        /// A call of a scroll view's delegate.
        case call(FieldCall)
        /// The offsets and the zoom scale in a frame of the display.
        case frame(FieldFrame)
    }

    /// The number of the line in the file, from 1.
    var number: Int
    /// The time in seconds.
    var at: Double
    /// The content.
    var content: Content

    /// The time in whole nanoseconds.
    var instant: Instant { Instant(seconds: at) }
}
