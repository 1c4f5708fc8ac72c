/// Writes a JSON document: an object or list that fits on one line stands on one, others go over several.
struct JSONWriter {
    private static let widest = 110

    /// The document with a line feed at its end.
    static func text(_ value: JSON) -> String { lines(value, indent: 0) + "\n" }

    private static func lines(_ value: JSON, indent: Int) -> String {
        switch value {
        case .null, .bool, .whole, .number, .string: return line(value)
        case .list(let values):
            return broken("[", values.map { ("", $0) }, "]", value, indent)
        case .object(let members):
            return broken("{", members.map { (string($0.name) + ": ", $0.value) }, "}", value, indent)
        }
    }

    private static func broken(
        _ open: String, _ parts: [(head: String, value: JSON)], _ close: String, _ value: JSON, _ indent: Int
    ) -> String {
        // What holds lists of objects is broken in any case: nobody reads it in one line, and to measure it would cost most.
        if parts.count <= 12, !value.holdsObjects {
            let line = line(value)
            if line.utf8.count + indent <= widest { return line }
        }
        let blanks = String(repeating: " ", count: indent + 2)
        let inner = parts.map { "\(blanks)\($0.head)\(lines($0.value, indent: indent + 2))" }
        return open + "\n" + inner.joined(separator: ",\n") + "\n" + blanks.dropLast(2) + close
    }

    private static func line(_ value: JSON) -> String {
        switch value {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .whole(let value): "\(value)"
        // JSON has no word for what is not finite.
        case .number(let value): value.isFinite ? number(value) : "null"
        case .string(let value): string(value)
        case .list(let values): "[" + values.map(line).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { "\(string($0.name)): \(line($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    private static func number(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.steersTerminals:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            case _: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension JSON {
    /// Whether it is, or holds, a list of objects.
    fileprivate var holdsObjects: Bool {
        switch self {
        case .null, .bool, .whole, .number, .string: false
        case .list(let values): values.contains { if case .object = $0 { true } else { false } }
        case .object(let members): members.contains { $0.value.holdsObjects }
        }
    }
}
