/// A reason for which the program cannot do what it is asked for, for a terminal.
public struct DemoFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message: what failed, and what to do. Without control characters except line feeds.
    public let description: String

    /// Creates a failure.
    init(_ message: String) { description = message }
}

extension String {
    /// The text with its control characters escaped, for messages: names of files come from anywhere.
    var printable: String {
        unicodeScalars.map { scalar in
            let isSafe =
                scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) && !scalar.properties.isBidiControl
            return isSafe ? String(scalar) : scalar.escaped(asASCII: true)
        }.joined()
    }
}
