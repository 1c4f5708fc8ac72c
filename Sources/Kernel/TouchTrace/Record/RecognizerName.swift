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

extension RecognizerName {
    /// The name without the number that makes it unique.
    package var label: RecognizerName {
        var bytes = Array(text.utf8)[...]
        let isBracketed = bytes.last == 41
        if isBracketed { bytes.removeLast() }
        let digits = bytes.reversed().prefix { (48...57).contains($0) }.count
        guard digits > 0 else { return self }
        bytes = bytes.dropLast(digits)
        if isBracketed {
            guard bytes.suffix(2).elementsEqual([32, 40]) else { return self }
            bytes = bytes.dropLast(2)
        } else {
            guard bytes.last == 35 else { return self }
            bytes = bytes.dropLast()
        }
        return RecognizerName(String(decoding: bytes, as: UTF8.self))
    }
}
