/// The formats of recordings that can be read.
@nonexhaustive public enum RecordingFormat: String, Hashable, Sendable, CaseIterable {
    /// The text of evemu: lines `E: seconds type code value`.
    case evemu
    /// The YAML of `libinput record`, version 1.
    case libinput
    /// The output of Android's `getevent -lt` or `getevent -t`, with or without the table of `getevent -lp` before it.
    case getevent
    /// The output of `evtest`, with or without what it prints before the events.
    case evtest
    /// The bytes of a device node: consecutive `struct input_event`.
    case raw
    /// A table with a line for each sample of a contact; Documentation/Recordings.md lists its columns.
    case csv
    /// A log of UIKit's touches as Inkable writes it, in JSON.
    case inkable

    /// The name for people.
    public var name: String {
        switch self {
        case .evemu: "evemu"
        case .libinput: "libinput record"
        case .getevent: "Android getevent"
        case .evtest: "evtest"
        case .raw: "raw input events"
        case .csv: "CSV"
        case .inkable: "Inkable log"
        }
    }

    /// A Boolean value that indicates whether `RecordingWriter` writes it: all but logs of UIKit.
    public var isWritable: Bool { self != .inkable }

    /// A Boolean value that indicates whether the format contains a device's reports to the kernel, in units of the device.
    public var isOfDevices: Bool {
        switch self {
        case .evemu, .libinput, .getevent, .evtest, .raw: true
        case .csv, .inkable: false
        }
    }

    /// The advice on how to get the axes into a recording of this format.
    var axisAdvice: String {
        switch self {
        case .evemu: "put the device's description before the events"
        case .libinput: "put the axes below `absinfo:`"
        case .getevent: "put what `getevent -lp` prints before the events"
        case .evtest: "put what `evtest` prints before `Testing` before the events"
        case .raw: "give the device's description"
        case .csv, .inkable: "name the window"
        }
    }
}
