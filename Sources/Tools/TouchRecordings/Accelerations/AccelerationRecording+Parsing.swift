internal import TouchInput

extension AccelerationRecording {
    /// Reads a table of accelerations.
    ///
    ///     # unit: m/s2
    ///     t,x,y,z
    ///     0.00,0.12,0.05,9.79
    ///     0.01,0.11,0.04,9.82
    ///
    /// The first line that is not a comment names the columns, in any order: `t` or `time` in seconds, `x`, `y`, `z`. The quantity of a
    /// column may be followed by its unit in brackets, as phones write it: `Time (s)`, `Acceleration x (m/s^2)`. The unit is `g` or
    /// `m/s2`, given there or in a comment `# unit:`. Further columns are skipped. Lines that start with # are comments.
    ///
    /// Everything readable is read; each problem becomes a note. A line that is not later than the one before it is left out.
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - source: The name of the file, for messages.
    /// - Throws: `RecordingError` if the file is not a table of accelerations.
    public init(parsing bytes: [UInt8], source: String) throws(RecordingError) {
        var builder = AccelerationBuilder(source: source)
        var header: AccelerationHeader?
        var last = 1
        for raw in TextLines(bytes) {
            let line = TextLine(raw.bytes)
            if let text = Self.unit(inComment: line) {
                guard let unit = AccelerationUnit(text: text) else {
                    throw RecordingError(
                        .notAccelerations, source: source, line: raw.number, message: "there is no unit “\(text)”")
                }
                builder.unit = unit
            }
            if line.isBlank { continue }
            last = raw.number
            guard let fields = CSVFields.split(line) else {
                guard header != nil else { throw Self.error(for: bytes, source) }
                builder.addUnreadable(raw)
                continue
            }
            if let header {
                builder.take(fields, header, raw)
            } else {
                guard fields.count > 1 else { throw Self.error(for: bytes, source) }
                let found = try AccelerationHeader(fields, source: source, line: raw.number)
                if let unit = found.unit { builder.unit = unit }
                header = found
            }
        }
        guard header != nil else { throw Self.error(for: bytes, source) }
        self = builder.finish(lastLine: last)
    }

    private static func error(for bytes: [UInt8], _ source: String) -> RecordingError {
        let isEmpty = bytes.allSatisfy { [0x09, 0x0a, 0x0d, 0x20].contains($0) }
        let message = isEmpty ? "the file is empty" : bytes.contains(0) ? "this is a binary file" : nil
        return RecordingError(.notAccelerations, source: source, message: message)
    }

    /// Returns the unit in a comment `# unit: g`; `nil` for any other line.
    private static func unit(inComment line: TextLine) -> String? {
        var line = line
        guard line.takeByte(0x23), line.takeWord()?.elementsEqual("unit:".utf8) == true else { return nil }
        return line.takeText()
    }
}
