internal import TouchInput

// Reading opens no file and reads no clock: it works on bytes.

extension Recording {
    /// Reads the recording of one device, in any of the formats; the format is detected from the content.
    ///
    /// Everything readable is read; each problem becomes a note of the recording. A readable file without touches
    /// gives a recording without frames and a note of the kind `noContacts` with the reason.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - source: The name of the file, for messages.
    ///   - format: The format of the file; detected by default.
    ///   - device: The number of the device in a file that contains several, from 1. By default the one with the most contacts,
    ///     the first of equals, with a note.
    ///   - description: A description of the device, for what the file does not contain; raw events never contain one.
    /// - Throws: `RecordingError` for a file that is not a recording, and for a device that the file does not have.
    public init(
        parsing bytes: [UInt8], source: String, format: RecordingFormat? = nil, device: Int? = nil,
        description: DeviceDescription? = nil
    ) throws(RecordingError) {
        let all = try Self.all(parsing: bytes, source: source, format: format, description: description)
        self = try Self.choose(device, of: all, source: source).recording
    }

    /// Chooses one of the recordings of a file.
    /// - Returns: Its number, counted from 0, and the recording; without a choice, with a note of the others.
    static func choose(
        _ device: Int?, of all: [Recording], source: String
    ) throws(RecordingError) -> (number: Int, recording: Recording) {
        if let device {
            guard (1...all.count).contains(device) else {
                let count = all.count == 1 ? "one device" : "\(all.count) devices"
                throw RecordingError(
                    .noSuchDevice, source: source, message: "there is no device \(device), the file holds \(count)")
            }
            return (device - 1, all[device - 1])
        }
        guard let best = all.indices.max(by: { all[$0].contactCount < all[$1].contactCount }), all.count > 1 else {
            return (0, all[0])
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
        return (best, recording)
    }

    /// Reads the recordings of all devices of a file, in its order; at least one.
    ///
    /// The parameters and errors are those of `init(parsing:source:format:device:description:)`.
    public static func all(
        parsing bytes: [UInt8], source: String, format: RecordingFormat? = nil, description: DeviceDescription? = nil
    ) throws(RecordingError) -> [Recording] {
        let passes = try FileBytes(source, bytes).passes(format, description)
        var frames = [[InputFrame]](repeating: [], count: passes.count)
        var all = passes.run(0..<passes.count) { frames[$0].append($1) }
        for number in all.indices { all[number].frames = frames[number] }
        return all
    }
}
