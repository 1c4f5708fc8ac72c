/// A formatter of numbers for people.
enum FieldText {
    /// Returns a number with at most three decimals.
    static func number(_ value: Double) -> String {
        guard abs(value) < 1e12 else { return "\(value)" }
        let rounded = (value * 1_000).rounded() / 1_000
        let text = "\(rounded == 0 ? 0 : rounded)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    static func numbers(_ values: [Double]) -> String {
        values.count == 1 ? number(values[0]) : "(" + values.map(number).joined(separator: ", ") + ")"
    }

    static func seconds(_ value: Double) -> String { number(value) }

    /// Returns a number with its noun.
    static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// Returns columns as wide as their widest cell, two blanks apart.
    static func table(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
