/// The reason why a file cannot be read.
enum UnreadableCause: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// It is a directory.
    case directory
    /// The system does not allow it; the value is the system's message.
    case forbidden(String)
    /// It is larger than that.
    case tooLarge(mebibytes: Int)
    /// Any other reason; the value is the system's message.
    case other(String)

    /// The error and its remedy.
    nonisolated var words: String {
        switch self {
        case .missing: "there is no such file. Check the path"
        case .directory: "this is a directory. Name a file in it"
        case .forbidden(let reason): "it cannot be read: \(reason). Name a file that you may read"
        case .tooLarge(let size): "it is larger than \(size) MiB. Record less at a time, or name another file"
        case .other(let reason): "it cannot be read: \(reason). Name another file"
        }
    }
}
