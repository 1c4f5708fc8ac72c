import TouchRecordings

/// Reads whatever can be played.
enum RecordingFile {
    /// A recording or a log, known by its content.
    static func playable(_ source: Source) throws(CommandFailure) -> Playable {
        let bytes = try source.bytes()
        do {
            return InkLogReader.mayRead(bytes)
                ? Playable(try InkLogReader.read(bytes, source: source.name))
                : Playable(try EvemuReader.read(bytes, source: source.name))
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
