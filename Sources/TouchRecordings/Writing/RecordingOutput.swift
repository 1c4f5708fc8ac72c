public import TouchGeometry

/// A recording that is about to be written, in any of the formats but logs of UIKit. Its frames were gone through once, to know what
/// the beginning of the file says of all of them, and are gone through again to write it: neither they nor the file are held.
///
///     let output = try RecordingOutput(of: stream, as: .csv)
///     output.losses.forEach { print($0) }
///     output.write { file.write($0) }
///
/// The bytes are those of `RecordingWriter`.
public struct RecordingOutput {
    /// Bytes that are put together before they are given away.
    private static let pieceLength = 1 << 16

    /// What the recording has and the format cannot say, a warning for each: `source: warning: what is lost. what to do`.
    public let losses: [String]
    private let stream: RecordingStream
    private let format: RecordingFormat
    private let window: CGSize?
    private let head: String
    private let survey: WritingSurvey

    /// Goes through the frames.
    ///
    /// - Parameters:
    ///   - stream: In device units, or made with `Recording(points:in:)`.
    ///   - format: Not `inkable`.
    ///   - window: For CSV: the window that the surface covers, in points; by default a point is a device unit.
    ///   - comments: Lines for the beginning of the file, without `#`; formats without comments (`raw`) leave them out.
    /// - Throws: `RecordingError` of the kind `notWritable` for a format that is only read, `nothingToWrite` where raw events would be none.
    public init(
        of stream: RecordingStream, as format: RecordingFormat, window: CGSize? = nil, comments: [String] = []
    ) throws(RecordingError) {
        let source = stream.recording.source
        guard format.isWritable else {
            throw RecordingError(.notWritable, source: source, message: "logs of UIKit's touches are only read")
        }
        (self.stream, self.format, self.window) = (stream, format, window)
        head = format == .raw ? "" : comments.map { "# \(WrittenRecording.oneLine($0))\n" }.joined()
        survey = WritingSurvey(stream, format)
        losses = survey.losses(of: source, as: format)
        if format == .raw, !survey.hasEvents { throw RecordingError(.nothingToWrite, source: source) }
    }

    /// Writes the file.
    /// - Parameter take: takes the next bytes: whole lines, or whole events.
    public func write(to take: ([UInt8]) -> Void) {
        var piece = Array(head.utf8)
        func put(_ bytes: some Sequence<UInt8>) {
            piece.append(contentsOf: bytes)
            guard piece.count >= Self.pieceLength else { return }
            take(piece)
            piece.removeAll(keepingCapacity: true)
        }
        if format == .csv {
            CSVText.write(stream, survey.columns, window: window) { put($0.utf8) }
        } else {
            let recording = WrittenRecording(stream, survey)
            switch format {
            case .evemu: EvemuText.write(recording) { put($0.utf8) }
            case .libinput: LibinputText.write(recording) { put($0.utf8) }
            case .getevent: GeteventText.write(recording) { put($0.utf8) }
            case .raw: RawEventBytes.write(recording) { put($0) }
            case .csv, .inkable: break
            }
        }
        if !piece.isEmpty { take(piece) }
    }
}
