import TouchRecordings

extension RecordingFormat {
    /// The formats that can be written.
    static var writable: [RecordingFormat] { allCases.filter(\.isWritable) }

    /// Whether its places are points already, and stay as they are.
    var isInPoints: Bool { self == .csv || self == .inkable }

    /// The format that the name of a file tells; `nil` for any other name.
    init?(fileName: String) {
        switch fileName.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased() {
        case "evemu", "events": self = .evemu
        case "yml", "yaml": self = .libinput
        case "getevent": self = .getevent
        case "raw", "bin": self = .raw
        case "csv": self = .csv
        case _: return nil
        }
    }
}
