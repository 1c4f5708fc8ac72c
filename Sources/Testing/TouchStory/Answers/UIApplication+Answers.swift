public import TouchCore
import TouchTrace

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
    public func why(_ recognizer: UIGestureRecognizer, _ touch: UITouch? = nil) -> GestureAnswer? {
        flightRecorder.flatMap { why(recognizer, finger: touch?.number, in: $0.records) }
    }

    /// Returns the answer to the question why the view that a touch has hit received what it received.
    /// - Parameter touch: The touch; `nil`, the default, for the last one that came down.
    /// - Returns: The answer; `nil` without a flight recorder, or if it has no record of the touch.
    public func whyDelivered(_ touch: UITouch? = nil) -> DeliveryAnswer? {
        flightRecorder.flatMap { Self.answers(finger: touch?.number, in: $0.records)?.delivery }
    }

    /// Returns the answer for a recognizer and a touch, the last one by default, from records of this application.
    package func why(
        _ recognizer: UIGestureRecognizer, finger: Int?, in records: [TraceRecord]
    ) -> GestureAnswer? {
        Self.answers(finger: finger, in: records)?.why(
            traceName(of: recognizer), on: recognizer.view.map { traceName(of: $0) })
    }

    package static func answers(finger: Int?, in records: [TraceRecord]) -> TouchAnswers? {
        let answers = AnswerReader.answers(to: records)
        guard let finger else { return answers.last }
        return answers.last { $0.touch.finger == finger }
    }
}
