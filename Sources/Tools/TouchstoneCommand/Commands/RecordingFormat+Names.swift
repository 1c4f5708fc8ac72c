import TouchRecordings

extension RecordingFormat {
    /// The formats that can be written.
    static var writable: [RecordingFormat] { allCases.filter(\.isWritable) }

    /// A Boolean value that indicates whether its coordinates are points already, and are kept.
    var isInPoints: Bool { self == .csv || self == .inkable }

    /// Creates the format for the name of a file; `nil` for any other name.
    init?(fileName: String) {
        switch fileName.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased() {
        case "evemu", "events": self = .evemu
        case "yml", "yaml": self = .libinput
        case "getevent": self = .getevent
        case "evtest": self = .evtest
        case "raw", "bin": self = .raw
        case "csv": self = .csv
        case _: return nil
        }
    }
}
