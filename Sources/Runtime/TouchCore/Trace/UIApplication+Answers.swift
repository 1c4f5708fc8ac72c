public import TouchTrace

extension UIApplication {
    /// Returns the answer to the question why a recognizer did, or did not, recognize with a touch.
    ///
    ///     application.flightRecorder = FlightRecorder()
    ///     // Later, when a tap was not recognized:
    ///     print(application.why(tap)?.description ?? "no touch was recorded")
    ///
    /// It is computed from the records of the flight recorder, and takes time in proportion to their number.
    /// - Parameters:
    ///   - recognizer: The recognizer; also one that no touch has reached.
    ///   - touch: The touch; `nil`, the default, for the last one that came down.
    /// - Returns: The answer; `nil` without a flight recorder, or if it has no record of the touch.
    public final func why(_ recognizer: UIGestureRecognizer, _ touch: UITouch? = nil) -> GestureAnswer? {
        flightRecorder.flatMap { why(recognizer, finger: touch?.serial, in: $0.records) }
    }

    /// Returns the answer to the question why the view that a touch has hit received what it received.
    /// - Parameter touch: The touch; `nil`, the default, for the last one that came down.
    /// - Returns: The answer; `nil` without a flight recorder, or if it has no record of the touch.
    public final func whyDelivered(_ touch: UITouch? = nil) -> DeliveryAnswer? {
        flightRecorder.flatMap { Self.answers(finger: touch?.serial, in: $0.records)?.delivery }
    }

    /// Returns the answer for a recognizer and a touch, the last one by default, from records of this application.
    package final func why(
        _ recognizer: UIGestureRecognizer, finger: Int?, in records: [TraceRecord]
    ) -> GestureAnswer? {
        let view = recognizer.viewStorage.map { dispatcher.name($0) }
        return Self.answers(finger: finger, in: records)?.why(dispatcher.tracer.label(recognizer), on: view)
    }

    /// Returns the name of a recognizer in traces; of one that was not mentioned, the name without the number that makes it unique.
    package final func traceName(of recognizer: UIGestureRecognizer) -> RecognizerName {
        dispatcher.tracer.label(recognizer)
    }

    #if !hasFeature(Embedded)
        /// Returns the name of a recognizer in traces, which it is given if it was not mentioned.
        package final func givenTraceName(of recognizer: UIGestureRecognizer) -> RecognizerName {
            dispatcher.tracer.name(recognizer)
        }

        /// Keeps a name in the traces of another run of the app for the counterpart of a recognizer.
        package final func reserveTraceName(_ name: RecognizerName) { dispatcher.tracer.reserve(name) }

        /// Keeps a name in the traces of another run of the app for the counterpart of a view.
        package final func reserveTraceName(_ name: ResponderName) { dispatcher.tracer.reserve(name) }

        /// Gives a recognizer that was not mentioned yet the name that its counterpart has in another run of the app.
        /// - Returns: A Boolean value that indicates whether that is its name now.
        package final func giveTraceName(_ name: RecognizerName, to recognizer: UIGestureRecognizer) -> Bool {
            dispatcher.tracer.give(name, to: recognizer)
        }

        /// Gives a view that was not mentioned yet the name that its counterpart has in another run of the app.
        /// - Returns: A Boolean value that indicates whether that is its name now.
        package final func giveTraceName(_ name: ResponderName, to view: UIView) -> Bool {
            dispatcher.tracer.give(name, to: view)
        }
    #endif

    /// Returns the name of a view in traces.
    package final func traceName(of view: UIView) -> ResponderName { dispatcher.name(view) }

    package static func answers(finger: Int?, in records: [TraceRecord]) -> TouchAnswers? {
        let answers = AnswerReader.answers(to: records)
        guard let finger else { return answers.last }
        return answers.last { $0.touch.finger == finger }
    }
}
