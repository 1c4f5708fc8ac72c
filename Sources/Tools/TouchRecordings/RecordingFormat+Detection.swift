extension RecordingFormat {
    /// Returns the format of a file by its content; `nil` if it cannot be recognized.
    ///
    /// Returns the format of a file from its first 500 lines that are not empty, or the first 1,000 events of a binary file. Comments count
    /// only where no other line decides, since every format may have them.
    public static func detect(_ bytes: [UInt8]) -> RecordingFormat? { detect(FileBytes("", bytes)) }

    /// Returns the format of a file, reading no more of it than is examined.
    static func detect(_ file: FileBytes) -> RecordingFormat? {
        if file.head(4096).contains(0) {
            return RawEventLayout.detect(file.head(RawEventLayout.detectedLength)) == nil ? nil : .raw
        }
        var seen = 0
        var hint: RecordingFormat?
        for line in LineStream(file) {
            let text = TextLine(line.bytes)
            if text.bytes.isEmpty { continue }
            if text.isBlank {
                hint = hint ?? format(ofComment: text)
            } else if let format = format(ofLine: text) {
                return format
            }
            seen += 1
            if seen >= 500 { break }
        }
        return hint
    }

    /// Returns the format by a comment that the recorders write at the beginning.
    private static func format(ofComment line: TextLine) -> RecordingFormat? {
        if line.bytes.starts(with: "# EVEMU".utf8) { return .evemu }
        return line.bytes.starts(with: "# libinput record".utf8) ? .libinput : nil
    }

    /// Returns the format by a single line.
    private static func format(ofLine line: TextLine) -> RecordingFormat? {
        var rest = line
        if EvemuKey(from: &rest) != nil { return .evemu }
        if GeteventLine.isOne(line) { return .getevent }
        let isIn = { (starts: [String]) in starts.contains { line.bytes.starts(with: $0.utf8) } }
        if isIn(["version:", "ndevices:", "devices:"]) { return .libinput }
        if line.bytes.first == UInt8(ascii: "["), isIn(["[{", "[ {"]) || line.bytes.count == 1 { return .inkable }
        if line.bytes.first == UInt8(ascii: "{") { return .inkable }
        if CSVHeader.mayBe(line) { return .csv }
        return nil
    }
}
