internal import TouchInput

extension InkLog {
    /// Reads a log of UIKit's touches in the JSON that the Swift package Inkable writes: a list of touches, each with
    /// `isUpdate` and `isPrediction`. It opens no file and reads no clock: it works on bytes.
    ///
    ///     touch  touch  prediction  prediction  update  update  touch …
    ///     └── event ──┘ └── of that event ───┘  └─ updates ──┘  └── next event
    ///
    /// A log does not say which touches were delivered together, so this is the rule: touches of one contact and phase that
    /// follow each other are one event, the last of them being the main touch and the others its earlier readings (B-401,
    /// B-406). A prediction belongs to the event before it and an update ends the event; updates that follow each other are
    /// one delivery. Where UIKit predicted nothing, events that followed each other are therefore read as one. A contact that
    /// is still down at the end is cancelled there.
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - source: The name of the file, for messages.
    /// - Throws: `RecordingError` with the line for content that is not JSON, not a touch or impossible: a touch that moves
    ///   before it begins, time that goes back.
    public init(parsing bytes: [UInt8], source: String) throws(RecordingError) {
        let text = try JSONReader.read(Quotation.content(ofText: bytes), source: source)
        guard case .array(let values) = text.content else {
            throw RecordingError(
                .notInkLog, source: source, line: text.line, message: "\(text.kind) where a list is expected")
        }
        var builder = InkLogBuilder(source: source)
        for value in values { try builder.add(InkRecord(value, source: source)) }
        self = try builder.finish()
    }
}
