internal import TouchInput

/// A reader of logs of UIKit's touches in the JSON that the Swift package Inkable writes: a list of touches, each with
/// `isUpdate` and `isPrediction`.
///
///     touch  touch  prediction  prediction  update  update  touch …
///     └── event ──┘ └── of that event ───┘  └─ updates ──┘  └── next event
///
/// A log does not contain which touches were delivered together, so this is the rule: consecutive touches of one contact and phase
/// are one event, the last of them being the main touch and the others its earlier readings (B-401, B-406). A prediction belongs to
/// the event before it and an update ends the event; consecutive updates are one delivery. Without predictions, events that followed
/// each other are therefore read as one.
///
/// A contact that is still down at the end is cancelled there. The reader opens no file and reads no clock: it works on bytes.
public enum InkLogReader {
    /// Returns a Boolean value that indicates whether a file looks like JSON, and not like a recording of evemu.
    public static func mayRead(_ bytes: [UInt8]) -> Bool {
        let text = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes[3...] : bytes[...]
        let first = text.first { ![0x20, 0x0a, 0x0d, 0x09].contains($0) }
        return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    }

    /// Reads a log.
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - source: The name of the file, for messages.
    /// - Throws: `RecordingError` with the line for anything that is not JSON, not a touch, or not possible: a touch that moves
    ///   before it begins, time that goes back.
    public static func read(_ bytes: [UInt8], source: String) throws(RecordingError) -> InkLog {
        let text = try JSONReader.read(bytes, source: source)
        guard case .array(let values) = text.content else {
            throw RecordingError(
                .notInkLog, source: source, line: text.line, message: "\(text.kind) stands where a list is due")
        }
        var builder = InkLogBuilder(source: source)
        for value in values { try builder.add(InkRecord(value, source: source)) }
        return try builder.finish()
    }
}
