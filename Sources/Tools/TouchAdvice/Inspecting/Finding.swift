/// A property of an app's views and recognizers that decides about touches and is easily overlooked.
///
/// Its names are those of traces where the app has given them. An unnamed recognizer is named after its class and view, an unnamed view
/// after its class and the nearest named view around it.
public struct Finding: Hashable, Sendable {
    /// The kind.
    public let kind: Kind
    /// The severity.
    public let severity: Severity
    /// The names of the recognizers and views that it concerns; the first one is affected. A diagnostic has names in its text alone.
    public let subjects: [String]
    /// The sentence: the event, the object, and the cause.
    public let text: String

    /// A kind of finding.
    @nonexhaustive public enum Kind: String, CaseIterable, Sendable {
        /// Recognizers permanently require each other's failure in a cycle.
        case requirementCycle = "requirement cycle"
        /// A recognizer can never recognize.
        case neverRecognizes = "never recognizes"
        /// No touch reaches a view with recognizers, or a control.
        case unreachable
        /// A tap waits for other recognizers to fail.
        case waits
        /// A control, or a view with a tap, is smaller than a fingertip.
        case smallTarget = "small target"
        /// Constraints do not place a view completely.
        case ambiguousLayout = "ambiguous layout"
        /// No script of an exploration has made a recognizer recognize.
        case neverFires = "never fires"
        /// Two recognizers have recognized with the same touch.
        case bothFire = "both fire"
        /// The longest time for which a recognizer was ready and had to wait for others.
        case longestWait = "longest wait"
        /// A recognizer has not decided, or not ended, long after all fingers were lifted.
        case stuck
        /// A view has received the beginning of a touch, and neither its end nor its cancellation.
        case openTouch = "open touch"
        /// The app has done what a diagnostic reports, such as forwarding a touch to a control that was not hit.
        case misuse
    }

    /// The severity of a finding.
    public enum Severity: String, Sendable {
        /// It cannot be intended.
        case problem
        /// It may be intended: the app has asked for it.
        case note
    }
}
