@_exported public import struct TouchStory.AnsweredTouch
@_exported public import struct TouchStory.DeliveryAnswer
@_exported public import struct TouchStory.GestureAnswer
public import Touchstone

extension Stage {
    /// Returns the answer to the question why a recognizer did, or did not, recognize with a finger.
    ///
    ///     print(stage.why(tap)?.description ?? "no finger came down")
    ///
    /// - Parameters:
    ///   - recognizer: The recognizer; also one that no finger has reached.
    ///   - finger: The number of the finger, as in the log; `nil`, the default, for the last one that came down.
    /// - Returns: The answer; `nil` if no such finger came down since the stage was created or `clearLog()` was last called.
    public func why(_ recognizer: UIGestureRecognizer, finger: Int? = nil) -> GestureAnswer? {
        application.why(recognizer, finger: finger, in: records)
    }

    /// Returns the answer to the question why the view that a finger has hit received what it received.
    /// - Parameter finger: The number of the finger, as in the log; `nil`, the default, for the last one that came down.
    /// - Returns: The answer; `nil` if no such finger came down since the stage was created or `clearLog()` was last called.
    public func whyDelivered(finger: Int? = nil) -> DeliveryAnswer? {
        UIApplication.answers(finger: finger, in: records)?.delivery
    }
}
