import TouchRecordings

/// Reads recordings of any format.
enum RecordingFile {
    /// A recording of one device, in device units.
    static func recording(_ source: Source, device: Int? = nil) throws(CommandFailure) -> Recording {
        let bytes = try source.bytes()
        try TraceSource.refuse(bytes, source)
        do {
            return try Recording(parsing: bytes, source: source.name, device: device)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    /// All devices of a file.
    static func all(_ source: Source) throws(CommandFailure) -> [Recording] {
        let bytes = try source.bytes()
        try TraceSource.refuse(bytes, source)
        do {
            return try Recording.all(parsing: bytes, source: source.name)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    /// A recording, a log of UIKit or a trace, known by its content.
    static func playable(
        _ source: Source, device: Int?, _ choice: SurfaceChoice = SurfaceChoice()
    ) throws(CommandFailure) -> Playable {
        let bytes = try source.head()
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
        if TraceSource.isTrace(bytes) { return try Playable(trace: source, choice) }
        guard let format else {
            let formats = (RecordingFormat.allCases.map(\.name) + ["a trace"]).joined(separator: ", ")
            guard !bytes.isEmpty, !bytes.contains(0) else {
                return try Playable(try recording(source, device: device), choice)
            }
            throw CommandFailure(
                "\(source.name):1: error: nothing tells which format this is (\(formats)). Record one with `touchstone record "
                    + "DEVICE -o name.evemu`")
        }
        if format == .evemu, device ?? 1 == 1 { return try evemu(source, choice) }
        guard format == .inkable else { return try Playable(try recording(source, device: device), choice) }
        do {
            return Playable(try InkLog(parsing: try source.bytes(), source: source.name), choice)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    /// A recording of evemu, which is read again each time it is gone through.
    static func stream(_ source: Source) throws(CommandFailure) -> (RecordingStream, ReadingCheck) {
        let check = ReadingCheck()
        do {
            let stream = try RecordingStream(evemu: source.name) {
                check.readers { () throws(CommandFailure) in try source.open() }
            }
            try check.run()
            return (stream, check)
        } catch let error as CommandFailure {
            throw error
        } catch {
            try check.run()
            throw CommandFailure("\(error)")
        }
    }

    /// A recording of one device, in device units; one of evemu is not held.
    static func stream(
        _ source: Source, device: Int?
    ) throws(CommandFailure) -> (RecordingStream, ReadingCheck) {
        if RecordingFormat.detect(try source.head()) == .evemu, device ?? 1 == 1 { return try stream(source) }
        return (RecordingStream(try recording(source, device: device)), ReadingCheck())
    }

    private static func evemu(_ source: Source, _ choice: SurfaceChoice) throws(CommandFailure) -> Playable {
        let (stream, check) = try stream(source)
        return try Playable(stream, choice) { () throws(CommandFailure) in try check.run() }
    }
}

/// Remembers whether a source could be read to its end.
final class ReadingCheck {
    private var failure: CommandFailure?
    private var reader: ByteReader?

    /// Begins to read.
    func readers(_ open: () throws(CommandFailure) -> ByteReader) -> () -> [UInt8]? {
        do throws(CommandFailure) {
            let reader = try open()
            self.reader = reader
            return { reader.next() }
        } catch {
            failure = error
            return { nil }
        }
    }

    /// Reads, and remembers why that failed.
    func attempt(_ read: () throws(CommandFailure) -> Void) {
        do throws(CommandFailure) { try read() } catch { failure = error }
    }

    /// Fails if the latest reading did not come to the end.
    func run() throws(CommandFailure) {
        if let failure { throw failure }
        try reader?.check()
    }
}
