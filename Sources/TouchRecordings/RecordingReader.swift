internal import TouchInput

/// Reads recordings in any of the formats, each found by what stands in the file.
///
/// It opens no file and asks no clock: it works on bytes.
public enum RecordingReader {
    /// Reads the recording of one device.
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
    public static func read(
        _ bytes: [UInt8], source: String, format: RecordingFormat? = nil, device: Int? = nil,
        description: DeviceDescription? = nil
    ) throws(RecordingError) -> Recording {
        let all = try readAll(bytes, source: source, format: format, description: description)
        return try choose(device, of: all, source: source).recording
    }

    /// Chooses one of the recordings of a file.
    /// - Returns: Its number, counted from 0, and the recording; where nobody chose, with a note of the others.
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
            RecordingNote(
                kind: .otherDevices, source: source, line: 1, count: 1,
                message: "the file holds \(all.count) devices: " + names.joined(separator: ", "),
                remedy: "Device \(best + 1) was taken, which has the most contacts; another can be chosen by its number"
            ),
            at: 0)
        return (best, recording)
    }

    /// Reads the recordings of all devices of a file, in its order; at least one.
    ///
    /// The parameters and errors are those of `read`.
    public static func readAll(
        _ bytes: [UInt8], source: String, format: RecordingFormat? = nil, description: DeviceDescription? = nil
    ) throws(RecordingError) -> [Recording] {
        let passes = try FileBytes(source, bytes).passes(format, description)
        var frames = [[InputFrame]](repeating: [], count: passes.count)
        var all = passes.run(0..<passes.count) { frames[$0].append($1) }
        for number in all.indices { all[number].frames = frames[number] }
        return all
    }
}
