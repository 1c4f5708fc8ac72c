internal import TouchInput

/// The recordings of a file, one for each device, that are read again each time their frames are gone through.
///
/// This is how every format is read, whether or not the frames are held: `RecordingReader` gathers them, `RecordingStream` gives
/// them on.
protocol RecordingPasses {
    /// How many devices the file holds; at least one.
    var count: Int { get }
    /// Goes through the frames of some of the devices.
    /// - Parameter body: Takes the number of a device, counted from 0, and its next frame, in device units.
    /// - Returns: What is known of each of these devices, with all notes; without frames, unless they are held anyway.
    func run(_ devices: Range<Int>, _ body: (Int, InputFrame) -> Void) -> [Recording]
}

extension FileBytes {
    /// Reads as much of the file as must be known before the first frame.
    /// - Parameters:
    ///   - format: What the file is; found out unless told.
    ///   - description: What is taken where the file does not describe its device.
    func passes(
        _ format: RecordingFormat?, _ description: DeviceDescription?
    ) throws(RecordingError) -> any RecordingPasses {
        guard let format = format ?? RecordingFormat.detect(self) else { throw error(.unknownFormat) }
        return switch format {
        case .evemu: try EventPasses(self, EvemuFile(), format, description)
        case .libinput: try EventPasses(self, LibinputFile(), format, description)
        case .getevent: try EventPasses(self, GeteventFile(), format, description)
        case .raw: try EventPasses(self, RawEventFile(self), format, description)
        case .csv: try CSVPasses(self)
        // One value in JSON, of which no part means anything before its end was read.
        case .inkable: HeldPasses(recording: Recording(try InkLogReader.read(all(), source: name)))
        }
    }
}

/// A recording that is held.
struct HeldPasses: RecordingPasses {
    let recording: Recording
    let count = 1

    func run(_ devices: Range<Int>, _ body: (Int, InputFrame) -> Void) -> [Recording] {
        for device in devices { recording.frames.forEach { body(device, $0) } }
        return devices.map { _ in recording }
    }
}
