/// A reason why a file cannot be read as a recording, or a recording cannot be written.
enum RecordingFault: String {
    case empty, binary, notEvemu, notLibinput, unsupportedVersion, unsupportedYAML, notGetevent, notEvtest,
        timesMissing, notRaw,
        notCSV, notAccelerations, foreignLog, wideText, unknownFormat, noSuchDevice, nothingToWrite, notWritable,
        malformedJSON, notInkLog, notRecorderLog

    var message: String {
        switch self {
        case .empty: "the file is empty"
        case .binary: "this is a binary file, a recording is a text or a stream of raw events"
        case .notEvemu: "no line of this text is an event (E:) or describes a device (N:, I:, P:, B:, A:)"
        case .notLibinput: "no line of this text is from `libinput record` (version:, devices:, - node:, - evdev:)"
        case .unsupportedVersion: "this is not version 1 of the format"
        case .unsupportedYAML: "this is YAML that `libinput record` does not write"
        case .notGetevent: "no line of this text is an event of getevent"
        case .notEvtest: "no line of this text is from `evtest`"
        case .timesMissing: "these events of getevent have no times: it was called without -t"
        case .notRaw: "these bytes are not events of the kernel"
        case .notCSV: "this is not a table of contacts"
        case .notAccelerations: "this is not a table of accelerations"
        case .foreignLog: "this is the output of a program that is not read"
        case .wideText: "this text is in UTF-16, as PowerShell writes it"
        case .unknownFormat:
            "this is none of the known formats (\(RecordingFormat.allCases.map { $0.name }.joined(separator: ", ")))"
        case .noSuchDevice: "there is no such device in this file"
        case .nothingToWrite: "there are no touches, so the file would be empty"
        case .notWritable: "this format cannot be written"
        case .malformedJSON: "this is not JSON"
        case .notInkLog: "this is not a log of touches"
        case .notRecorderLog: "this is not a log of a recorder"
        }
    }

    var remedy: String {
        switch self {
        case .notLibinput, .unsupportedVersion: "Record one with `libinput record /dev/input/eventN name.yml`"
        case .unsupportedYAML: "Write it as `libinput record` does: keys, lists of numbers in brackets, one item a line"
        case .notGetevent, .timesMissing: "Record one with `adb shell getevent -lt > name.txt`"
        case .notEvtest, .foreignLog: "Record one with `sudo evtest /dev/input/eventN > name.txt`"
        case .wideText: "Save it as UTF-8, or record it again from cmd instead of PowerShell"
        case .notRaw: "Record them with `cat /dev/input/eventN > name.raw`, or convert a recording to raw"
        case .notCSV: "The first line names the columns: time,id,phase,x,y and perhaps tool,force,maximumForce,radius,…"
        case .notAccelerations: "The first lines name the unit, g or m/s2, and the columns: # unit: g, then t,x,y,z"
        case .noSuchDevice: "Choose a device by its number, the first is 1"
        case .nothingToWrite: "Choose a format that describes the device: evemu, libinput, getevent or evtest"
        case .notWritable: "Choose another: evemu, libinput, getevent, evtest, raw or csv"
        case .empty, .binary, .notEvemu, .unknownFormat: "Record one with `touchstone record DEVICE -o name.evemu`"
        case .notRecorderLog: "Record one with AppRecorder.swift or FieldRecorder.swift and share it"
        case .malformedJSON: "Write the log again, or correct this line"
        case .notInkLog: "A log is a list of touches as Inkable writes it; record one with its TouchEventStream"
        }
    }
}
