public import TouchInput
public import TouchTrace

/// A condition on what happens with a touch.
///
///     Want.recognized("single", within: 0.1)
///     Want.ended("row", finger: 2)
///     try Want(parsing: "parent tap not recognized with finger 2")
///
/// Recognizers, views and fingers are those of traces.
public nonisolated struct Want: Hashable, Sendable, CustomStringConvertible {
    /// A condition on a touch.
    @nonexhaustive public enum Condition: Hashable, Sendable {
        /// The recognizer recognizes, at most so many seconds after the touch came down.
        case recognized(RecognizerName, within: TimeInterval?)
        /// The recognizer does not recognize.
        case notRecognized(RecognizerName)
        /// The view receives the beginning.
        case began(ResponderName)
        /// The view receives the end, not the cancellation.
        case ended(ResponderName)
    }

    /// The condition.
    public let condition: Condition
    /// The number of the touch; `nil` for the last one.
    public let finger: Int?

    private init(_ condition: Condition, _ finger: Int?) { (self.condition, self.finger) = (condition, finger) }

    /// Returns the condition that a recognizer recognizes.
    /// - Parameters:
    ///   - recognizer: The recognizer.
    ///   - limit: The time in seconds since the touch came down within which it recognizes; `nil` for any.
    ///   - finger: The number of the touch; `nil` for the last one.
    public static func recognized(
        _ recognizer: RecognizerName, within limit: TimeInterval? = nil, finger: Int? = nil
    ) -> Want {
        Want(.recognized(recognizer, within: limit), finger)
    }

    /// Returns the condition that a recognizer does not recognize.
    /// - Parameters:
    ///   - recognizer: The recognizer.
    ///   - finger: The number of the touch; `nil` for the last one.
    public static func notRecognized(_ recognizer: RecognizerName, finger: Int? = nil) -> Want {
        Want(.notRecognized(recognizer), finger)
    }

    /// Returns the condition that a view receives the beginning of a touch.
    /// - Parameters:
    ///   - view: The view.
    ///   - finger: The number of the touch; `nil` for the last one.
    public static func began(_ view: ResponderName, finger: Int? = nil) -> Want { Want(.began(view), finger) }

    /// Returns the condition that a view receives the end of a touch, not its cancellation.
    /// - Parameters:
    ///   - view: The view.
    ///   - finger: The number of the touch; `nil` for the last one.
    public static func ended(_ view: ResponderName, finger: Int? = nil) -> Want { Want(.ended(view), finger) }

    /// The condition in the words that `init(parsing:)` reads.
    public var description: String {
        let text =
            switch condition {
            case .recognized(let name, let limit?): "\(name) recognized within \(CGFloat(limit).traced) s"
            case .recognized(let name, nil): "\(name) recognized"
            case .notRecognized(let name): "\(name) not recognized"
            case .began(let name): "\(name) began"
            case .ended(let name): "\(name) ended"
            }
        return text + (finger.map { " with finger \($0)" } ?? "")
    }
}
