internal import TouchInput

/// An error in a file that cannot be read as a recording.
///
/// Lesser problems are a `RecordingNote` of the recording.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of the error, for programs.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// The file is empty.
        case empty
        /// The file is not a text.
        case binary
        /// The file is a text without a single line of an evemu recording.
        case notEvemu
        /// The file is a text without a line of a recording of libinput.
        case notLibinput
        /// The file is a recording of libinput in an unknown version.
        case unsupportedVersion
        /// The file uses syntax of YAML that `libinput record` never writes.
        case unsupportedYAML
        /// The file is a text without an event of getevent.
        case notGetevent
        /// The events have no times.
        case timesMissing
        /// The bytes are not events of the kernel.
        case notRaw
        /// The file is not a table of contacts: a column is missing, unknown or given twice.
        case notCSV
        /// The file is not a table of accelerations: a column or a unit is missing, unknown or given twice.
        case notAccelerations
        /// The format of the file cannot be recognized.
        case unknownFormat
        /// The file has fewer devices.
        case noSuchDevice
        /// There are no touches, and a file of this format would be empty.
        case nothingToWrite
        /// The format can only be read.
        case notWritable
        /// The file looks like JSON and breaks its rules.
        case malformedJSON
        /// The file is JSON but not a log of touches.
        case notInkLog
    }

    /// The kind of the error, for programs.
    public let kind: Kind
    /// The name of the file, as passed to the reader.
    public let source: String
    /// The number of the line, from 1.
    public let line: Int
    /// The description of the error, for people.
    public let message: String
    /// The remedy.
    public let remedy: String

    /// `file:line: error: what happened. what to do`, without characters that control a terminal.
    public var description: String {
        "\(source):\(line): error: \(message). \(remedy)".printable
    }

    /// Creates an error.
    ///
    /// - Parameter message: the description of the error, if the kind does not imply it.
    init(_ kind: Kind, source: String, line: Int = 1, message: String? = nil) {
        self.kind = kind
        self.source = source
        self.line = line
        self.message = message ?? kind.message
        remedy = kind.remedy
    }
}

extension RecordingError.Kind {
    fileprivate var message: String {
        switch self {
        case .empty: "the file is empty"
        case .binary: "this is a binary file, a recording is a text or a stream of raw events"
        case .notEvemu: "no line of this text is an event (E:) or describes a device (N:, I:, P:, B:, A:)"
        case .notLibinput: "no line of this text is from `libinput record` (version:, devices:, - node:, - evdev:)"
        case .unsupportedVersion: "this is not version 1 of the format"
        case .unsupportedYAML: "this is YAML that `libinput record` does not write"
        case .notGetevent: "no line of this text is an event of getevent"
        case .timesMissing: "the events have no times"
        case .notRaw: "these bytes are not events of the kernel"
        case .notCSV: "this is not a table of contacts"
        case .notAccelerations: "this is not a table of accelerations"
        case .unknownFormat:
            "this is none of the known formats (\(RecordingFormat.allCases.map(\.name).joined(separator: ", ")))"
        case .noSuchDevice: "there is no such device in this file"
        case .nothingToWrite: "there are no touches, so the file would be empty"
        case .notWritable: "this format cannot be written"
        case .malformedJSON: "this is not JSON"
        case .notInkLog: "this is not a log of touches"
        }
    }

    fileprivate var remedy: String {
        switch self {
        case .notLibinput, .unsupportedVersion: "Record one with `libinput record /dev/input/eventN name.yml`"
        case .unsupportedYAML: "Write it as `libinput record` does: keys, lists of numbers in brackets, one item a line"
        case .notGetevent, .timesMissing: "Record one with `adb shell getevent -lt > name.txt`"
        case .notRaw: "Record them with `cat /dev/input/eventN > name.raw`, or convert a recording to raw"
        case .notCSV: "The first line names the columns: time,id,phase,x,y and perhaps tool,force,maximumForce,radius,…"
        case .notAccelerations: "The first lines name the unit, g or m/s2, and the columns: # unit: g, then t,x,y,z"
        case .noSuchDevice: "Choose a device by its number, the first is 1"
        case .nothingToWrite: "Choose a format that describes the device: evemu, libinput or getevent"
        case .notWritable: "Choose another: evemu, libinput, getevent, raw or csv"
        case .empty, .binary, .notEvemu, .unknownFormat: "Record one with `touchstone record DEVICE -o name.evemu`"
        case .malformedJSON: "Write the log again, or correct this line"
        case .notInkLog: "A log is a list of touches as Inkable writes it; record one with its TouchEventStream"
        }
    }
}
