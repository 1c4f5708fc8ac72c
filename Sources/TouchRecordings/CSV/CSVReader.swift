internal import TouchInput

/// A reader of tables of contacts.
///
///     # window: 390 844
///     time,id,phase,x,y,force
///     0.000000,1,began,100,200,0.8
///     0.008333,1,moved,101.5,200,0.9
///     0.016667,1,ended,101.5,200,0
///
/// The first line that is not a comment names the columns, in any order; `CSVColumn` lists them. Lines of one time are one frame;
/// an empty line ends a frame if two have the same time. Lines that start with # are comments.
enum CSVReader {
    static func read(_ bytes: [UInt8], source: String) throws(RecordingError) -> Recording {
        var book = NoteBook(source: source)
        var header: CSVHeader?
        var window: CSVWindow?
        var builder = CSVBuilder(notes: NoteBook(source: source))
        var last = 1
        for raw in TextLines(bytes) {
            let line = TextLine(raw.bytes)
            if line.bytes.isEmpty { builder.endFrame() }
            if let found = CSVWindow(comment: line) { window = found }
            if line.isBlank { continue }
            last = raw.number
            let fields = CSVFields.split(line)
            if let header {
                guard let row = fields.flatMap({ CSVRow($0, header) }) else {
                    if !raw.isCut, let fields, let odd = CSVRow.oddity(of: fields, header) {
                        book.add(.unreadableLine, line: raw.number, odd, "The line was left out")
                        continue
                    }
                    book.addUnreadable(
                        line: raw.number, isCut: raw.isCut,
                        example: "a line has \(header.count) fields, such as `0.012345,1,moved,120.5,300`")
                    continue
                }
                builder.take(row, line: raw.number)
            } else if let fields, fields.count > 1 {
                header = try CSVHeader(fields, source: source, line: raw.number)
            } else if CSVHeader.mayBe(line), let separator = CSVHeader.separator(of: line) {
                let name = separator == 0x3b ? "semicolons" : "tabs"
                throw RecordingError(
                    .notCSV, source: source, line: raw.number,
                    message: "there are \(name) between the columns instead of commas")
            } else {
                throw TextLines.error(.notCSV, for: bytes, source: source)
            }
        }
        guard header != nil else { throw TextLines.error(.notCSV, for: bytes, source: source) }
        return builder.finish(window: window, lastLine: last, notes: book)
    }
}
