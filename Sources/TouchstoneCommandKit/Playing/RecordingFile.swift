import TouchRecordings

/// Reads recordings of any format.
enum RecordingFile {
    /// A recording of one device, in device units.
    static func recording(_ source: Source, device: Int? = nil) throws(CommandFailure) -> Recording {
        let bytes = try source.bytes()
        do {
            return try RecordingReader.read(bytes, source: source.name, device: device)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    /// All devices of a file.
    static func all(_ source: Source) throws(CommandFailure) -> [Recording] {
        let bytes = try source.bytes()
        do {
            return try RecordingReader.readAll(bytes, source: source.name)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    /// A recording, a log of UIKit or a trace, known by its content.
    static func playable(_ source: Source, device: Int?) throws(CommandFailure) -> Playable {
        let bytes = try source.bytes()
        if let device, TraceSource.isTrace(bytes) || RecordingFormat.detect(bytes) == .inkable {
            throw CommandFailure(
                "\(source.name):1: error: there is no device \(device) in it. Leave --device out: it is for recordings of "
                    + "several devices")
        }
        if TraceSource.isTrace(bytes) { return Playable(try TraceSource.trace(source), source: source.name) }
        guard RecordingFormat.detect(bytes) == .inkable else { return Playable(try recording(source, device: device)) }
        do {
            return Playable(try InkLogReader.read(bytes, source: source.name))
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
