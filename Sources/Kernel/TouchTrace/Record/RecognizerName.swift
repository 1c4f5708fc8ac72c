/// The name of a recognizer in a trace: its `name`, or else its class and a number in order of first mention.
///
/// No two recognizers of an application share a name: the second one that is called `pan` is `pan (2)`.
public struct RecognizerName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as text.
    public let text: String

    /// Creates a name.
    public init(_ text: String) { self.text = text }

    /// Creates a name from a literal.
    public init(stringLiteral text: String) { self.text = text }

    /// The name as text.
    public var description: String { text }
}
