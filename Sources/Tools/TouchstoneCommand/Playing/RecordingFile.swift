import TouchRecordings

/// A reader of recordings of any format.
enum RecordingFile {
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

    /// Returns a recording, a log of UIKit or a trace, recognized by its content.
    static func playable(
        _ source: Source, device: Int?, _ choice: SurfaceChoice = SurfaceChoice()
    ) throws(CommandFailure) -> Playable {
        let bytes = try source.head()
        if let text = PackedLink.text(inFile: bytes) {
            return try linked(PackedLink.text(inFile: try source.bytes()) ?? text, source.name, device: device, choice)
        }
        let format = TraceSource.isTrace(bytes) ? nil : RecordingFormat.detect(bytes)
        let isInPoints = TraceSource.isTrace(bytes) || format?.isInPoints == true
        if isInPoints { try refuseMapping(choice, source.name) }
        if TraceSource.isTrace(bytes) || format == .inkable { try refuse(device, source.name) }
        if TraceSource.isTrace(bytes) { return try Playable(trace: source, choice) }
        guard let format else {
            if let posted = TraceSource.posted(bytes, source.name) { throw posted }
            let formats = (RecordingFormat.allCases.map(\.name) + ["a trace"]).joined(separator: ", ")
            // A byte order mark and spaces are no content.
            let isEmpty = bytes.allSatisfy { [0xef, 0xbb, 0xbf, 0x09, 0x0a, 0x0d, 0x20].contains($0) }
            guard !isEmpty, !bytes.contains(0), RecordingError.foreign(bytes, source: source.name) == nil else {
                return try streamed(source, device: device, choice)
            }
            throw CommandFailure(
                "\(source.name):1: error: this is none of the known formats (\(formats)). Record one with `\(Program.name) record "
                    + "DEVICE -o name.evemu`")
        }
        guard format == .inkable else { return try streamed(source, device: device, choice) }
        do {
            return Playable(try InkLog(parsing: try source.bytes(), source: source.name), choice)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    /// Returns the input of a link.
    /// - Parameters:
    ///   - text: The packed trace in its fragment.
    ///   - name: The name for messages.
    static func linked(
        _ text: String, _ name: String, device: Int?, _ choice: SurfaceChoice
    ) throws(CommandFailure) -> Playable {
        try refuseMapping(choice, name)
        try refuse(device, name)
        return Playable(try PackedLink.read(text, name), source: name, choice)
    }

    private static func refuseMapping(_ choice: SurfaceChoice, _ name: String) throws(CommandFailure) {
        guard choice.needsSurface else { return }
        throw CommandFailure(
            "\(name):1: error: its places are points, there is no surface to map. Leave --display-rate, "
                + "--true-size and --turn out: they are for recordings of devices")
    }

    private static func refuse(_ device: Int?, _ name: String) throws(CommandFailure) {
        guard let device else { return }
        throw CommandFailure(
            "\(name):1: error: there is no device \(device) in it. Leave --device out: it is for recordings of "
                + "several devices")
    }

    /// A recording of one device, in device units; it is read again each time it is gone through.
    static func stream(
        _ source: Source, device: Int?
    ) throws(CommandFailure) -> (RecordingStream, ReadingCheck) {
        let check = ReadingCheck()
        do {
            let stream = try RecordingStream(source.name, device: device) {
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

    private static func streamed(
        _ source: Source, device: Int?, _ choice: SurfaceChoice
    ) throws(CommandFailure) -> Playable {
        let (stream, check) = try stream(source, device: device)
        return try Playable(stream, choice) { () throws(CommandFailure) in try check.run() }
    }
}

/// A record of whether a source could be read to its end.
final class ReadingCheck {
    private var failure: CommandFailure?
    private var reader: ByteReader?

    /// Starts a pass over the source.
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

    /// Reads, and keeps the failure if there is one.
    func attempt(_ read: () throws(CommandFailure) -> Void) {
        do throws(CommandFailure) { try read() } catch { failure = error }
    }

    /// Fails if the last pass did not reach the end.
    func run() throws(CommandFailure) {
        if let failure { throw failure }
        try reader?.check()
    }
}
