internal import TouchInput

// Reading opens no file and asks no clock: it works on bytes.

extension Recording {
    /// Reads the recording of one device, in any of the formats, which is found by what stands in the file.
    ///
    /// What can be read is read; everything odd becomes a note of the recording. A readable file in which nothing
    /// touches gives a recording without frames and a note of the kind `noContacts` that says why.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - source: The file's name, for messages.
    ///   - format: What the file is; found out unless told.
    ///   - device: Which device of a file that holds several, counted from 1. By default the one with the most contacts,
    ///     the first of equals, and a note says so.
    ///   - description: What is known of the device, for what the file does not say; raw events never say anything.
    /// - Throws: `RecordingError` for what is no recording at all, and for a device that the file does not have.
    public init(
        parsing bytes: [UInt8], source: String, format: RecordingFormat? = nil, device: Int? = nil,
        description: DeviceDescription? = nil
    ) throws(RecordingError) {
        let all = try Self.all(parsing: bytes, source: source, format: format, description: description)
        if let device {
            guard (1...all.count).contains(device) else {
                let count = all.count == 1 ? "one device" : "\(all.count) devices"
                throw RecordingError(
                    .noSuchDevice, source: source, message: "there is no device \(device), the file holds \(count)")
            }
            self = all[device - 1]
            return
        }
        guard let best = all.indices.max(by: { all[$0].contactCount < all[$1].contactCount }), all.count > 1 else {
            self = all[0]
            return
        }
        var recording = all[best]
        let names = all.enumerated().map { "\($0.offset + 1) \($0.element.deviceName ?? "without a name")" }
        recording.notes.insert(
            LocatedIssue(
                .warning, .otherDevices, source: source, line: 1,
                message: "the file holds \(all.count) devices: " + names.joined(separator: ", "),
                remedy: "Device \(best + 1) was taken, which has the most contacts; another can be chosen by its number"
            ),
            at: 0)
        self = recording
    }

    /// Reads the recordings of all devices of a file, in its order; at least one.
    ///
    /// The parameters and errors are those of `init(parsing:source:format:device:description:)`.
    public static func all(
        parsing bytes: [UInt8], source: String, format: RecordingFormat? = nil, description: DeviceDescription? = nil
    ) throws(RecordingError) -> [Recording] {
        guard let format = format ?? RecordingFormat.detect(bytes) else {
            throw TextLines.error(.unknownFormat, for: bytes, source: source)
        }
        switch format {
        case .evemu: return [try EvemuReader.read(bytes, source: source, description: description)]
        case .libinput: return try LibinputReader.readAll(bytes, source: source, description: description)
        case .getevent: return try GeteventReader.readAll(bytes, source: source, description: description)
        case .raw: return [try RawEventReader.read(bytes, source: source, description: description)]
        case .csv: return [try CSVReader.read(bytes, source: source)]
        case .inkable: return [Recording(try InkLog(parsing: bytes, source: source))]
        }
    }
}
