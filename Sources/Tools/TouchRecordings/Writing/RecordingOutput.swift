public import TouchInput

/// A recording to be written in any of the formats but logs of UIKit. The first pass over its frames determines
/// the beginning of the file, a second one writes it: neither frames nor file are kept in memory.
///
///     let output = try RecordingOutput(of: stream, as: .csv)
///     output.losses.forEach { print($0) }
///     output.write { file.write($0) }
///
/// The bytes are those of `RecordingWriter`.
public struct RecordingOutput {
    /// The number of bytes that are collected before they are passed on.
    private static let pieceLength = 1 << 16

    /// The losses: everything that the format cannot express, a warning for each: `source: warning: what is lost. what to do`.
    public let losses: [String]
    private let stream: RecordingStream
    private let format: RecordingFormat
    private let window: CGSize?
    private let head: String
    private let survey: WritingSurvey

    /// Makes the first pass over the frames.
    ///
    /// - Parameters:
    ///   - stream: The recording, in device units, or made with `Recording(points:in:)`.
    ///   - format: The format; not `inkable`.
    ///   - window: For CSV: the window that the surface covers, in points; by default a point is a device unit.
    ///   - comments: Lines for the beginning of the file, without `#`; formats without comments (`raw`) leave them out.
    /// - Throws: `RecordingError` of the kind `notWritable` for a format that is only read, `nothingToWrite` if there are no raw events.
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
    /// - Parameter take: Receives the next bytes: whole lines, or whole events.
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
            case .evtest: EvtestText.write(recording) { put($0.utf8) }
            case .raw: RawEventBytes.write(recording) { put($0) }
            case .csv, .inkable: break
            }
        }
        if !piece.isEmpty { take(piece) }
    }
}
