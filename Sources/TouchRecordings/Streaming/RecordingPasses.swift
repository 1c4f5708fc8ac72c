internal import TouchInput

/// The recordings of a file, one for each device, which are read again on each pass through their frames.
///
/// Every format is read in this way, with or without keeping the frames: `Recording(parsing:source:)` collects them, `RecordingStream` passes
/// them on.
protocol RecordingPasses {
    /// The number of devices of the file; at least one.
    var count: Int { get }
    /// Calls a closure for the frames of some of the devices.
    /// - Parameter body: Takes the number of a device, counted from 0, and its next frame, in device units.
    /// - Returns: The recording of each of these devices, with all notes; without frames, unless they are kept in memory anyway.
    func run(_ devices: Range<Int>, _ body: (Int, InputFrame) -> Void) -> [Recording]
}

extension FileBytes {
    /// Reads as much of the file as must be known before the first frame.
    /// - Parameters:
    ///   - format: The format of the file; detected by default.
    ///   - description: The description of the device, where the file has none.
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
        // One JSON value, which cannot be interpreted before its end has been read.
        case .inkable: HeldPasses(recording: Recording(try InkLog(parsing: all(), source: name)))
        }
    }
}

/// A recording in memory.
struct HeldPasses: RecordingPasses {
    let recording: Recording
    let count = 1

    func run(_ devices: Range<Int>, _ body: (Int, InputFrame) -> Void) -> [Recording] {
        for device in devices { recording.frames.forEach { body(device, $0) } }
        return devices.map { _ in recording }
    }
}
