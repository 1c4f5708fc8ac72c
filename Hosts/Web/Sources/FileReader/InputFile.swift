import TouchInput
import TouchRecordings
import TouchTrace

/// A file with input: a trace, or a recording of any format.
struct InputFile {
    /// The reason why a file cannot be played, for people.
    struct Unreadable: Error {
        let message: String
    }

    /// The scene for a recording, and for a trace that names none.
    private static let usualScene = "everything"

    let bytes: [UInt8]
    /// The name, for messages.
    let name: String

    /// The input of a file, packed, and what is odd about the file, for people.
    struct Contents {
        var packed: PackedTrace
        var notes: [String] = []
    }

    /// Returns the input. Its size is the one that the command takes: that of a trace's screen, or one that suits the recording.
    /// - Parameter scene: The scene to which it is played; `nil` for the one that the file names.
    func contents(for scene: String?) throws(Unreadable) -> Contents {
        var contents = try isTrace ? trace() : recording()
        if let scene { contents.packed.scene = scene }
        if contents.packed.scene.isEmpty { contents.packed.scene = Self.usualScene }
        guard !contents.packed.steps.isEmpty else { throw Unreadable(message: "\(name):1: error: it holds no input") }
        return contents
    }

    private var isTrace: Bool { text.starts(with: TraceRecord.header.utf8.prefix { $0 != 0x20 }) }

    /// The bytes without the byte order mark that some editors put before a text.
    private var text: ArraySlice<UInt8> {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    }

    private func trace() throws(Unreadable) -> Contents {
        do throws(TraceError) {
            return Contents(packed: PackedTrace(try Trace(parsing: bytes, source: name)))
        } catch {
            throw Unreadable(message: error.description)
        }
    }

    private func recording() throws(Unreadable) -> Contents {
        let recording: Recording
        do throws(RecordingError) {
            if RecordingFormat.detect(bytes) == .inkable {
                let log = try InkLog(parsing: bytes, source: name)
                return Contents(packed: packed(log.frames, in: log.extent))
            }
            recording = try Recording(parsing: bytes, source: name)
        } catch {
            throw Unreadable(message: error.description)
        }
        if !recording.holdsContacts, let note = recording.notes.first(where: { $0.kind == .noContacts }) {
            throw Unreadable(message: note.description)
        }
        let size = recording.suitableWindow
        let frames = recording.format?.isOfDevices == false ? recording.frames : recording.frames(in: size)
        return Contents(packed: packed(frames, in: size), notes: recording.notes.map { $0.description })
    }

    private func packed(_ frames: [InputFrame], in size: CGSize) -> PackedTrace {
        PackedTrace(
            scene: "", screen: .init(size: size), steps: frames.map { .frame($0) }, end: frames.last?.instant ?? .zero)
    }
}
