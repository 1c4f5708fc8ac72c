internal import TouchInput

/// The recordings of a file, one for each device, which are read again on each pass through their frames.
///
/// Every format is read in this way, with or without keeping the frames: `Recording(parsing:source:)` collects them, `RecordingStream` passes
/// them on.
struct RecordingPasses {
    /// The number of devices of the file; at least one.
    let count: Int
    /// Calls a closure for the frames of some of the devices: with the number of a device, counted from 0, and its next frame, in
    /// device units. Returns the recording of each of these devices, with all notes; without frames, unless they are kept in memory anyway.
    let run: (_ devices: Range<Int>, _ body: (Int, InputFrame) -> Void) -> [Recording]
}

extension FileBytes {
    /// Reads as much of the file as must be known before the first frame.
    /// - Parameters:
    ///   - format: The format of the file; detected by default.
    ///   - description: The description of the device, where the file has none.
    func passes(
        _ format: RecordingFormat?, _ description: DeviceDescription?
    ) throws(RecordingError) -> RecordingPasses {
        guard let format = format ?? RecordingFormat.detect(self) else {
            throw RecordingError.foreign(self) ?? error(.unknownFormat)
        }
        return switch format {
        case .evemu: try EventPasses(self, EvemuFile(), format, description).all
        case .libinput: try EventPasses(self, LibinputFile(), format, description).all
        case .getevent: try EventPasses(self, GeteventFile(), format, description).all
        case .evtest: try EventPasses(self, EvtestFile(), format, description).all
        case .raw: try EventPasses(self, RawEventFile(self), format, description).all
        case .csv: try CSVPasses(self).all
        // One JSON value, which cannot be interpreted before its end has been read.
        case .inkable: RecordingPasses(holding: Recording(try InkLog(parsing: all(), source: name)))
        }
    }
}

extension RecordingPasses {
    /// Creates the passes of a recording in memory.
    fileprivate init(holding recording: Recording) {
        self.init(count: 1) { devices, body in
            for device in devices { recording.frames.forEach { body(device, $0) } }
            return devices.map { _ in recording }
        }
    }
}
