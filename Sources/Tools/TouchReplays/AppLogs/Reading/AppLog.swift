package import TouchInput

/// A log of the app recorder: what it saw of an app's views, recognizers and touches, on a device or here.
package struct AppLog {
    /// The device and the screen.
    package struct Head {
        /// The name that the device gives itself.
        package var device: String
        /// Its system, with the version.
        package var system: String
        /// The size of the screen, in points.
        package var size: CGSize
        /// The number of device pixels for a point.
        package var scale: CGFloat
        /// The greatest rate of the display in frames a second.
        package var rate: Double
        /// A Boolean value that indicates whether the labels of views were recorded.
        package var hasLabels: Bool

        /// A Boolean value that indicates whether it was recorded here, and not on a device.
        package var isOfThisLibrary: Bool { system == "Touchstone" }
    }

    /// The device and the screen.
    package var head: Head
    /// The lines after the first one, in the order of the file, which is the order on the device.
    package var lines: [Line]
    /// The issues that did not keep the log from being read, such as a last line that is cut off.
    package var notes: [LocatedIssue]

    /// A line after the first one.
    package struct Line {
        /// The content of a line.
        package enum Content {
            /// A view, as it is from now on.
            indirect case view(LoggedView)
            /// A recognizer, as it is from now on.
            indirect case recognizer(LoggedRecognizer)
            /// The views that left their window, and the recognizers that left their view.
            case gone([Int])
            /// The touches of an event, before anything is decided.
            case event(LoggedEvent)
            /// A press of a button, a scroll or a hover.
            indirect case input(LoggedInput)
            /// The state of a recognizer.
            case state(LoggedState)
            /// The offset of a scroll view.
            case offset(LoggedOffset)
            /// An event of a control, by its name.
            case control(Int, event: String)
            /// A frame of the display.
            case frame
            /// A part of what follows is left out, so that the log does not become too long: `values`, `movements` or `everything`.
            case left(String)
        }

        /// The number of the line in the file, from 1.
        package var number: Int
        /// The time: of an event its timestamp, otherwise that of writing.
        package var at: Instant
        /// The content.
        package var content: Content
    }
}

/// The touches of an event.
package struct LoggedEvent {
    /// The time at which the recorder received it.
    package var delivered: Instant
    /// The touches, in the order of their numbers.
    package var touches: [LoggedFinger]
}

/// A touch in an event.
package struct LoggedFinger {
    /// The number of the touch in the log.
    package var id: Int
    /// The phase.
    package var phase: ContactSample.Phase
    /// The tool.
    package var tool: ContactSample.Tool
    /// The window, by its number.
    package var window: Int?
    /// The view that was hit, by its number; `nil` if it was gone.
    package var view: Int?
    /// The location in the window, in points.
    package var place: CGPoint
    /// The number of taps.
    package var taps: Int
    /// The radius and the force.
    package var details: ContactDetails
    /// The recognizers that receive it, by their numbers; `nil` where they are as in the event before.
    package var recognizers: [Int]?
    /// A Boolean value that indicates whether it was cancelled only for the window's recognizer: the system took it, or its window went.
    package var isTaken = false
    /// The readings since the event before, oldest first, in points of the window.
    package var earlier: [EarlierSample] = []
}

/// A step of input that is no touch.
package struct LoggedInput {
    /// The kind of input.
    package enum Kind: Equatable {
        /// The press of a button.
        case press(PressSample.Button, force: CGFloat)
        /// A scroll of a wheel or trackpad by a distance since the step before, in points.
        case scroll(CGVector, isWheel: Bool)
        /// A pointer, or a pencil at a distance from the screen between 0 and 1.
        case hover(distance: CGFloat)
    }

    /// The kind.
    package var kind: Kind
    /// The phase: the states of a recognizer that follows it.
    package var phase: LoggedState.State
    /// The window, by its number; of a press that begins, the view that receives it.
    package var view: Int?
    /// The location in the window, in points; of a press, zero.
    package var place: CGPoint
}

/// The state of a recognizer at a moment.
package struct LoggedState: Hashable {
    /// The moment at which the recorder looked.
    package enum Moment: String, Hashable, CaseIterable {
        /// In the recorder's own touch method: what the recognizers made of the event is not decided.
        case touch
        /// While the targets of the recognizer are called.
        case action
        /// At the end of an event.
        case event
        /// In a frame of the display.
        case frame
    }

    /// The state.
    package enum State: String, Hashable, CaseIterable {
        case possible, began, changed, ended, cancelled, failed
    }

    /// The number of the recognizer.
    package var id: Int
    /// The moment.
    package var moment: Moment
    /// The state.
    package var state: State
    /// The values of the gesture with their names, such as a translation in points; none if it has none.
    package var values: [Value]

    /// A value of a gesture.
    package struct Value: Hashable {
        /// The name, such as `translation`.
        package var name: String
        /// The numbers.
        package var numbers: [Double]
    }
}

/// The offset of a scroll view at a moment.
package struct LoggedOffset {
    /// The number of the view.
    package var id: Int
    /// The offset, in points.
    package var offset: CGPoint
    /// The zoom scale; 1 if it was left out.
    package var zoom: CGFloat
}
