/// The line of a table of accelerations that names its columns, with their positions and unit.
struct AccelerationHeader {
    private var places: [String: Int] = [:]
    /// The unit of `x`, `y` and `z`; `nil` if the line does not contain it.
    private(set) var unit: AccelerationUnit?
    let count: Int

    private static let needed = ["t", "x", "y", "z"]

    init(_ fields: [String], source: String, line: Int) throws(RecordingError) {
        count = fields.count
        for (place, field) in fields.enumerated() {
            let (name, unitText) = Self.parts(of: field)
            guard Self.needed.contains(name) else { continue }
            guard places.updateValue(place, forKey: name) == nil else {
                throw Self.error("the column “\(name)” is given twice", source, line)
            }
            guard let unitText else { continue }
            if name == "t" {
                guard unitText == "s" else { throw Self.error("the times are in “\(unitText)”", source, line) }
                continue
            }
            guard let found = AccelerationUnit(text: unitText) else {
                throw Self.error("there is no unit “\(unitText)”", source, line)
            }
            guard unit == nil || unit == found else { throw Self.error("there are two units", source, line) }
            unit = found
        }
        if let missing = Self.needed.first(where: { places[$0] == nil }) {
            throw Self.error("the column “\(missing)” is missing", source, line)
        }
    }

    /// Returns the text of a column; there is one for `t`, `x`, `y` and `z` in every line that has `count` fields.
    func field(_ name: String, of fields: [String]) -> String? {
        places[name].map { fields[$0] }
    }

    /// Returns `t`, `x`, `y` or `z`, and the unit in brackets: `Acceleration x (m/s^2)` is x in m/s^2, `Time (s)` is t.
    private static func parts(of field: String) -> (name: String, unit: String?) {
        let words = field.split { "()[]".contains($0) }
        let name = words.first?.split(separator: " ").last.map { $0.lowercased() } ?? ""
        let hasUnit = words.count > 1 && !words[1].allSatisfy { $0 == " " }
        return (name == "time" ? "t" : name, hasUnit ? String(words[1]) : nil)
    }

    private static func error(_ message: String, _ source: String, _ line: Int) -> RecordingError {
        RecordingError(.notAccelerations, source: source, line: line, message: message)
    }
}
