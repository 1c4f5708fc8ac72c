/// The name of a responder in a trace: a view's `accessibilityIdentifier`, or else its class and a number in order of first
/// mention; the class of a responder that is no view.
///
/// Views may share a name; what they receive is told apart by the number of the finger.
public struct ResponderName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as text.
    public let text: String

    /// Creates a name.
    public init(_ text: String) { self.text = text }

    /// Creates a name from a literal.
    public init(stringLiteral text: String) { self.text = text }

    /// The name as text.
    public var description: String { text }
}
