import TouchRecordings

/// Reads recordings of any format.
enum RecordingFile {
    /// A recording of one device, in device units.
    static func recording(_ source: Source, device: Int? = nil) throws(CommandFailure) -> Recording {
        let bytes = try source.bytes()
        try TraceSource.refuse(bytes, source)
        do {
            return try RecordingReader.read(bytes, source: source.name, device: device)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    /// All devices of a file.
    static func all(_ source: Source) throws(CommandFailure) -> [Recording] {
        let bytes = try source.bytes()
        try TraceSource.refuse(bytes, source)
        do {
            return try RecordingReader.readAll(bytes, source: source.name)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    /// A recording, a log of UIKit or a trace, known by its content.
    static func playable(
        _ source: Source, device: Int?, _ choice: SurfaceChoice = SurfaceChoice()
    ) throws(CommandFailure) -> Playable {
        let bytes = try source.bytes()
        let format = TraceSource.isTrace(bytes) ? nil : RecordingFormat.detect(bytes)
        let isInPoints = TraceSource.isTrace(bytes) || format?.isInPoints == true
        if choice.needsSurface, isInPoints {
            throw CommandFailure(
                "\(source.name):1: error: its places are points, there is no surface to map. Leave --display-rate, "
                    + "--true-size and --turn out: they are for recordings of devices")
        }
        if let device, TraceSource.isTrace(bytes) || format == .inkable {
            throw CommandFailure(
                "\(source.name):1: error: there is no device \(device) in it. Leave --device out: it is for recordings of "
                    + "several devices")
        }
        if TraceSource.isTrace(bytes) { return Playable(try TraceSource.trace(source), source: source.name, choice) }
        guard let format else {
            let formats = (RecordingFormat.allCases.map(\.name) + ["a trace"]).joined(separator: ", ")
            guard !bytes.isEmpty, !bytes.contains(0) else {
                return try Playable(try recording(source, device: device), choice)
            }
            throw CommandFailure(
                "\(source.name):1: error: nothing tells which format this is (\(formats)). Record one with `touchstone record "
                    + "DEVICE -o name.evemu`")
        }
        guard format == .inkable else { return try Playable(try recording(source, device: device), choice) }
        do {
            return Playable(try InkLogReader.read(bytes, source: source.name), choice)
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
