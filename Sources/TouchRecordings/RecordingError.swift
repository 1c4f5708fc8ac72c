internal import TouchInput

/// Why a file cannot be read as a recording at all.
///
/// Everything less than that is a `RecordingNote` of the recording.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, for programs.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// There is nothing in the file.
        case empty
        /// It is not a text.
        case binary
        /// It is a text without a single line of an evemu recording.
        case notEvemu
        /// It is a text without a line of a recording of libinput.
        case notLibinput
        /// It is a recording of libinput in a version that is not known.
        case unsupportedVersion
        /// It has a part of YAML that `libinput record` never writes.
        case unsupportedYAML
        /// It is a text without an event of getevent.
        case notGetevent
        /// Its events have no times.
        case timesMissing
        /// Its bytes are no events of the kernel.
        case notRaw
        /// It is no table of contacts: a column is missing, unknown or given twice.
        case notCSV
        /// It is no table of accelerations: a column or a unit is missing, unknown or given twice.
        case notAccelerations
        /// Nothing in it tells which format it is.
        case unknownFormat
        /// The file has fewer devices.
        case noSuchDevice
        /// Nothing touches, and a file of this format would be empty.
        case nothingToWrite
        /// This format is only read.
        case notWritable
        /// It looks like JSON and breaks its rules.
        case malformedJSON
        /// It is JSON and no log of touches.
        case notInkLog
    }

    /// What is wrong, for programs.
    public let kind: Kind
    /// The name of the file, as the reader was told.
    public let source: String
    /// The line, counted from 1.
    public let line: Int
    /// What happened, for people.
    public let message: String
    /// What to do about it.
    public let remedy: String

    /// `file:line: error: what happened. what to do`; nothing in it steers a terminal.
    public var description: String {
        "\(source):\(line): error: \(message). \(remedy)".printable
    }

    /// - Parameter message: what happened, where the kind does not tell it.
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
        case .notRaw: "these bytes are no events of the kernel"
        case .notCSV: "this is no table of contacts"
        case .notAccelerations: "this is no table of accelerations"
        case .unknownFormat:
            "nothing tells which format this is (\(RecordingFormat.allCases.map(\.name).joined(separator: ", ")))"
        case .noSuchDevice: "there is no such device in this file"
        case .nothingToWrite: "nothing ever touches, so the file would be empty"
        case .notWritable: "this format cannot be written"
        case .malformedJSON: "this is not JSON"
        case .notInkLog: "this is no log of touches"
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
