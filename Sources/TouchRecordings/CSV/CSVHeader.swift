/// The first line of a table of contacts: which column stands where.
struct CSVHeader {
    private var places: [CSVColumn: Int] = [:]

    init(_ fields: [String], source: String, line: Int) throws(RecordingError) {
        for (place, name) in fields.enumerated() {
            guard let column = CSVColumn(rawValue: name) else {
                throw RecordingError(.notCSV, source: source, line: line, message: "there is no column “\(name)”")
            }
            guard places.updateValue(place, forKey: column) == nil else {
                throw RecordingError(
                    .notCSV, source: source, line: line, message: "the column “\(name)” is given twice")
            }
        }
        if let missing = CSVColumn.allCases.first(where: { $0.isNeeded && places[$0] == nil }) {
            throw RecordingError(
                .notCSV, source: source, line: line, message: "the column “\(missing.rawValue)” is missing")
        }
    }

    var count: Int { places.count }

    /// The field of a column; nil if there is no such column or the field is empty.
    func field(_ column: CSVColumn, of fields: [String]) -> String? {
        guard let place = places[column], !fields[place].isEmpty else { return nil }
        return fields[place]
    }

    /// Whether a line looks like a header: it names the columns that are needed.
    static func mayBe(_ line: TextLine) -> Bool {
        guard let names = CSVFields.split(line), names.count >= 5 else { return false }
        return CSVColumn.allCases.allSatisfy { !$0.isNeeded || names.contains($0.rawValue) }
    }
}
