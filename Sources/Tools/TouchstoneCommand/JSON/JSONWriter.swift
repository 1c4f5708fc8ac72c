/// A writer of JSON documents: an object or list is written on one line if it fits, otherwise on several.
struct JSONWriter {
    private static let widest = 110

    /// Returns the document with a line feed at its end.
    static func text(_ value: JSON) -> String {
        var text = ""
        write(value) { text += $0 }
        return text
    }

    /// Writes the document, with a line feed at its end, a piece at a time.
    static func write(_ value: JSON, to take: (String) -> Void) {
        write(value, indent: 0, to: take)
        take("\n")
    }

    private static func write(_ value: JSON, indent: Int, to take: (String) -> Void) {
        switch value {
        case .null, .bool, .whole, .number, .string: take(line(value))
        case .list(let values):
            if let line = short(value, values.count, indent) { return take(line) }
            broken("[", values.count, "]", indent, to: take) { write(values[$0], indent: indent + 2, to: take) }
        case .rows(let count, let row):
            broken("[", count, "]", indent, to: take) { write(row($0), indent: indent + 2, to: take) }
        case .object(let members):
            if let line = short(value, members.count, indent) { return take(line) }
            broken("{", members.count, "}", indent, to: take) { index in
                take(string(members[index].name) + ": ")
                write(members[index].value, indent: indent + 2, to: take)
            }
        }
    }

    /// Returns the value on one line, if it fits.
    private static func short(_ value: JSON, _ count: Int, _ indent: Int) -> String? {
        // A value with lists of objects is always broken: it would be unreadable on one line, and measuring it costs the most.
        guard count <= 12, !value.holdsObjects else { return nil }
        let line = line(value)
        return line.utf8.count + indent <= widest ? line : nil
    }

    /// Writes a list over several lines.
    ///
    /// - Parameter part: Writes the part of that index.
    private static func broken(
        _ open: String, _ count: Int, _ close: String, _ indent: Int, to take: (String) -> Void, _ part: (Int) -> Void
    ) {
        let blanks = String(repeating: " ", count: indent + 2)
        take(open)
        for index in 0..<count {
            take((index == 0 ? "\n" : ",\n") + blanks)
            part(index)
        }
        take("\n" + blanks.dropLast(2) + close)
    }

    /// Returns the value on one line, however long it is, without a line feed.
    static func line(_ value: JSON) -> String {
        switch value {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .whole(let value): "\(value)"
        // JSON cannot express a number that is not finite.
        case .number(let value): value.isFinite ? number(value) : "null"
        case .string(let value): string(value)
        case .rows(let count, let row): line(.list((0..<count).map(row)))
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
    /// A Boolean value that indicates whether it is, or contains, a list of objects.
    fileprivate var holdsObjects: Bool {
        switch self {
        case .null, .bool, .whole, .number, .string: false
        case .list(let values): values.contains { if case .object = $0 { true } else { false } }
        case .rows: true
        case .object(let members): members.contains { $0.value.holdsObjects }
        }
    }
}
