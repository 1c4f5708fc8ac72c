extension RecordingFormat {
    /// The number of lines with any content by which a format is found if they only look like one.
    static let examinedLines = 500
    /// The number of lines among which one that only one format can have is looked for.
    private static let provingLines = 20_000

    /// Returns the format of a file by its content; `nil` if it cannot be recognized.
    ///
    /// It is found by the first event among 20,000 lines, or the first 1,000 events of a binary file; else by a description of a device; else
    /// by the first of 500 lines that looks like one of a format, since text may surround a recording that was posted. Comments count only
    /// where no other line decides, since every format may have them.
    public static func detect(_ bytes: [UInt8]) -> RecordingFormat? { detect(FileBytes("", bytes)) }

    /// Returns the format of a file, reading no more of it than is examined.
    static func detect(_ file: FileBytes) -> RecordingFormat? {
        if file.head(4096).contains(0) {
            return RawEventLayout.detect(file.head(RawEventLayout.detectedLength)) == nil ? nil : .raw
        }
        var (described, likely, hint): (RecordingFormat?, RecordingFormat?, RecordingFormat?)
        var isForeign = false
        var seen = 0
        for raw in LineStream(file) {
            let line = TextLine(raw.bytes)
            if line.bytes.isEmpty { continue }
            if line.isBlank {
                hint = hint ?? format(ofComment: line)
            } else if let format = format(provenBy: line) {
                return format
            } else if seen < examinedLines {
                described = described ?? format(describedBy: line)
                if likely == nil, !isForeign { likely = format(ofLine: line) }
                // The keys of hid-recorder and of the kernel's list of devices are among those of evemu.
                isForeign = isForeign || ForeignLog(line) != nil
            }
            seen += 1
            if seen >= provingLines { break }
        }
        return described ?? (isForeign ? nil : likely ?? hint)
    }

    /// Returns the format by a comment that the recorders write at the beginning.
    private static func format(ofComment line: TextLine) -> RecordingFormat? {
        if line.bytes.starts(with: "# EVEMU".utf8) { return .evemu }
        return line.bytes.starts(with: "# libinput record".utf8) ? .libinput : nil
    }

    /// Returns the format by a single line that no other format and no prose has.
    private static func format(provenBy line: TextLine) -> RecordingFormat? {
        if EvemuKey.isEvent(line) { return .evemu }
        if let event = GeteventLine(line), event.time != nil || event.device != nil { return .getevent }
        if GeteventLine.begins(line) { return .getevent }
        if ["- node: /dev/", "- evdev:"].contains(where: { line.bytes.starts(with: $0.utf8) }) { return .libinput }
        if EvtestLine.begins(line) || EvtestLine(line) != nil { return .evtest }
        return CSVHeader.isWhole(line) ? .csv : nil
    }

    /// Returns the format by a single line that describes a device and that no other format has, though a log may have it before
    /// a recording of another.
    private static func format(describedBy line: TextLine) -> RecordingFormat? {
        if GeteventFile.node(of: line) != nil { return .getevent }
        return line.bytes.starts(with: "Input driver version is".utf8) ? .evtest : nil
    }

    /// Returns the format by a single line.
    private static func format(ofLine line: TextLine) -> RecordingFormat? {
        var rest = line
        if EvemuKey(from: &rest) != nil { return .evemu }
        if GeteventLine(line) != nil { return .getevent }
        if EvtestTable.Entry(line) != nil { return .evtest }
        let isIn = { (starts: [String]) in starts.contains { line.bytes.starts(with: $0.utf8) } }
        if isIn(["version:", "ndevices:", "devices:"]) { return .libinput }
        if line.bytes.first == UInt8(ascii: "["), isIn(["[{", "[ {"]) || line.bytes.count == 1 { return .inkable }
        if line.bytes.first == UInt8(ascii: "{") { return .inkable }
        if CSVHeader.mayBe(line) { return .csv }
        return nil
    }
}
