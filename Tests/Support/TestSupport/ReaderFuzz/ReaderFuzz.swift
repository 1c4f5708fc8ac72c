import TouchInput
public import TouchRecordings

/// A fuzzer that breaks recordings, reads them, and checks that the result is valid: the same seed breaks the same recording in the
/// same way on every platform.
public enum ReaderFuzz {
    /// Reads one broken recording of a format.
    ///
    /// - Returns: The flaw of the result; `nil` if there is none.
    public static func flaw(_ format: RecordingFormat, seed: UInt64) -> String? {
        flaw(format, bytes: input(format, seed: seed), seed: seed)
    }

    /// Returns the broken recording of a seed.
    public static func input(_ format: RecordingFormat, seed: UInt64) -> [UInt8] {
        var numbers = SplitMix64(seed: seed)
        let originals = Originals.of(format)
        let original = originals[Int.random(in: 0..<originals.count, using: &numbers)]
        return Mutator(format).mutate(original, with: &numbers)
    }

    /// Breaks a recording, which may be broken already, in the way of a seed.
    public static func broken(_ bytes: [UInt8], _ format: RecordingFormat, seed: UInt64) -> [UInt8] {
        var numbers = SplitMix64(seed: seed)
        return Mutator(format).mutate(bytes, with: &numbers)
    }

    /// Reads these bytes in all ways of the format.
    public static func flaw(_ format: RecordingFormat, bytes: [UInt8], seed: UInt64) -> String? {
        do throws(RecordingError) {
            let isTold = seed % 8 != 0
            let all = try Recording.all(
                parsing: bytes, source: "fuzz", format: isTold ? format : nil,
                description: seed % 3 == 0 ? Originals.description : nil)
            if all.isEmpty { return "no recording and no error" }
            for recording in all {
                if let found = RecordingFlaw.find(in: recording, of: bytes) { return found }
            }
            if seed % 16 == 1, let found = rewritten(all[0], seed: seed) { return found }
        } catch {
            if let found = RecordingFlaw.find(in: error) { return found }
        }
        return format == .raw ? streamed(bytes, seed: seed) : nil
    }

    /// Writes the recording in some format and reads it again.
    private static func rewritten(_ recording: Recording, seed: UInt64) -> String? {
        let formats = RecordingFormat.allCases.filter(\.isWritable)
        let format = formats[Int(seed / 16 % UInt64(formats.count))]
        do throws(RecordingError) {
            // Raw events of nothing would be an empty file: the writer refuses.
            if format == .raw, !recording.holdsContacts { return nil }
            let bytes = try RecordingWriter.bytes(of: recording, as: format)
            if bytes.isEmpty { return nil }
            let again = try Recording(parsing: bytes, source: "again", format: format)
            if again.contactCount == recording.contactCount { return RecordingFlaw.find(in: again, of: bytes) }
            return "\(recording.contactCount) contacts, \(again.contactCount) when read again from \(format.name)"
        } catch {
            return "written as \(format.name) it cannot be read: \(error)"
        }
    }

    /// Reads the same bytes in pieces, through a stream.
    private static func streamed(_ bytes: [UInt8], seed: UInt64) -> String? {
        var numbers = SplitMix64(seed: ~seed)
        var stream = ContactStream(
            device: seed % 3 == 0 ? Originals.description : DeviceDescription(),
            layout: seed % 5 == 0 ? .bits32 : .bits64, source: "fuzz")
        var frames: [InputFrame] = []
        var start = 0
        while start < bytes.count {
            let end = min(bytes.count, start + Int.random(in: 1...200, using: &numbers))
            frames += stream.take(bytes[start..<end])
            start = end
        }
        frames += stream.finish()
        return RecordingFlaw.find(in: frames).map { "in a stream: \($0)" }
    }
}
