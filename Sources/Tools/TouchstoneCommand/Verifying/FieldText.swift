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
}
