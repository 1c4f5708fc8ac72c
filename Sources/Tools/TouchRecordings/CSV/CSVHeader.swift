/// The first line of a table of contacts: the positions of its columns.
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

    /// Returns the field of a column; `nil` if there is no such column or the field is empty.
    func field(_ column: CSVColumn, of fields: [String]) -> String? {
        guard let place = places[column], !fields[place].isEmpty else { return nil }
        return fields[place]
    }

    /// Returns a Boolean value that indicates whether a line looks like a header: it names the required columns, or all but one, so that the
    /// reader can name the missing one; possibly with another separator than commas.
    static func mayBe(_ line: TextLine) -> Bool { missing(in: line) <= 1 }

    /// Returns a Boolean value that indicates whether a line names all required columns.
    static func isWhole(_ line: TextLine) -> Bool { missing(in: line) == 0 }

    /// Returns the number of required columns that a line does not name.
    private static func missing(in line: TextLine) -> Int {
        let names = separator(of: line).map { CSVFields.words(line, between: $0) } ?? CSVFields.split(line) ?? []
        return CSVColumn.allCases.count { $0.isNeeded && !names.contains($0.rawValue) }
    }

    /// Returns the separator of a header that uses no commas: a semicolon or a tab; `nil` if it is neither.
    static func separator(of line: TextLine) -> UInt8? {
        line.bytes.contains(0x2c) ? nil : [0x3b, 0x09].first { line.bytes.contains($0) }
    }
}
