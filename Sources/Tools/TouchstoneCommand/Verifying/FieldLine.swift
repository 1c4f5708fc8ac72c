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

/// A call of a scroll view's delegate.
struct FieldCall {
    var view: String
    var name: String
    var offset: CGPoint
    /// The arguments of the call: velocity (points a millisecond), target, scale, and whether it decelerates (0 or 1).
    var values: [(name: String, values: [Double])]

    func value(_ name: String) -> [Double]? { values.first { $0.name == name }?.values }
}

/// The state of the scroll views in a frame.
struct FieldFrame {
    /// The offsets of the plain, the paging and the zooming view.
    var offsets: [CGPoint]
    var zoom: Double

    /// The names of the scroll views, in the order of the offsets.
    static let views = ["plain", "paging", "zooming"]
}

/// A finger in an event.
struct FieldTouch {
    var id: Int
    var phase: ContactSample.Phase
    var tool: ContactSample.Tool
    var view: String
    var place: CGPoint
    var details: ContactDetails
    var earlier: [EarlierSample]
}
