internal import TouchInput

/// A table of contacts.
///
///     # window: 390 844
///     time,id,phase,x,y,force
///     0.000000,1,began,100,200,0.8
///     0.008333,1,moved,101.5,200,0.9
///     0.016667,1,ended,101.5,200,0
///
/// The first line that is no comment names the columns, in any order; `CSVColumn` has them. Lines of one time are one frame;
/// an empty line ends a frame, where two have the same time. Lines that start with # are comments.
struct CSVPasses {
    private let file: FileBytes
    private let header: CSVHeader
    /// The line of the header.
    private let headerLine: Int
    /// A Boolean value that indicates whether lines have the marks of a quotation; otherwise an id may begin like one.
    private let isQuoted: Bool

    /// Reads as far as the header. Text may precede it where a table was posted.
    init(_ file: FileBytes) throws(RecordingError) {
        guard let raw = Self.findHeader(file) else { throw file.error(.notCSV) }
        let line = TextLine(Quotation.content(of: raw.bytes))
        guard let fields = CSVFields.split(line), fields.count > 1 else {
            guard CSVHeader.mayBe(line), let separator = CSVHeader.separator(of: line) else {
                throw file.error(.notCSV)
            }
            let name = separator == 0x3b ? "semicolons" : "tabs"
            throw RecordingError(
                .notCSV, source: file.name, line: raw.number,
                message: "there are \(name) between the columns instead of commas")
        }
        self.file = file
        header = try CSVHeader(fields, source: file.name, line: raw.number)
        headerLine = raw.number
        isQuoted = Quotation.isMarked(raw.bytes)
    }

    /// Returns the first line that names all columns that are needed, with its marks of a quotation; else the first line with any content.
    private static func findHeader(_ file: FileBytes) -> TextLines.Element? {
        var first: TextLines.Element?
        var seen = 0
        for raw in LineStream(file, isUnquoting: false) {
            let line = TextLine(Quotation.content(of: raw.bytes))
            if line.isBlank { continue }
            if CSVHeader.isWhole(line) { return raw }
            first = first ?? raw
            seen += 1
            if seen >= RecordingFormat.examinedLines { break }
        }
        return first
    }

    /// The passes of the table, which is one recording.
    var all: RecordingPasses { RecordingPasses(count: 1, run: run) }

    private func run(_ devices: Range<Int>, _ body: (Int, InputFrame) -> Void) -> [Recording] {
        var notes = NoteBook(source: file.name)
        var window: CSVWindow?
        var builder = CSVBuilder(notes: NoteBook(source: file.name))
        var last = 1
        for raw in LineStream(file, isUnquoting: isQuoted) {
            let line = TextLine(raw.bytes)
            if line.bytes.isEmpty { builder.endFrame() }
            if let found = CSVWindow(comment: line) { window = found }
            if !line.isBlank { last = raw.number }
            if line.isBlank || raw.number == headerLine || Quotation.content(of: raw.bytes).isEmpty { continue }
            let fields = raw.number < headerLine ? nil : CSVFields.split(line)
            if let row = fields.flatMap({ CSVRow($0, header) }) {
                builder.take(row, line: raw.number)
                builder.takeFrames().forEach { body(0, $0) }
            } else if !raw.isCut, let odd = fields.flatMap({ CSVRow.oddity(of: $0, header) }) {
                notes.add(.unreadableLine, line: raw.number, odd, "The line was left out")
            } else {
                notes.addUnreadable(
                    line: raw.number, isCut: raw.isCut,
                    example: "a line has \(header.count) fields, such as `0.012345,1,moved,120.5,300`")
            }
        }
        builder.finish()
        builder.takeFrames().forEach { body(0, $0) }
        return [builder.recording(window: window, lastLine: last, notes: notes)]
    }
}
