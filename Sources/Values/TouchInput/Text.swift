extension Unicode.Scalar {
    /// A Boolean value that indicates whether the scalar controls a terminal or changes the order of the text after it: the
    /// control characters C0 and C1, line and paragraph separators, and the marks, embeddings, overrides and isolates of
    /// bidirectional text.
    package var steersTerminals: Bool {
        value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0x061C || value == 0x200E || value == 0x200F
            || (0x2028..<0x202F).contains(value) || (0x2066..<0x206A).contains(value)
    }
}

extension String {
    /// The text with a question mark in place of each character that controls a terminal, line feeds included. Names of devices,
    /// files and options, and lines of files, are untrusted: code that prints them uses this.
    package var printable: String {
        guard unicodeScalars.contains(where: { $0.steersTerminals }) else { return self }
        var text = ""
        for scalar in unicodeScalars { text.unicodeScalars.append(scalar.steersTerminals ? "?" : scalar) }
        return text
    }

    /// The same for a text of several lines: line feeds are kept.
    package var printableLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\n")
    }
}

/// Returns a number as text: with at most two decimal places, without trailing zeros. Made without Foundation, the same
/// everywhere.
package func text(_ value: CGFloat) -> String {
    let hundredths = (value * 100).rounded()
    guard hundredths.isFinite, abs(hundredths) < 9e15 else { return "an infinite number of" }
    let (whole, rest) = Int64(abs(hundredths)).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}

#if !hasFeature(Embedded)
    import Foundation

    /// Standard error, for messages without a handler: standard output belongs to the app. It is here because no other of the
    /// lower libraries imports Foundation.
    package enum StandardError {
        /// Writes a line; does nothing if standard error is not writable.
        package static func write(line: String) {
            try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
        }
    }
#endif
