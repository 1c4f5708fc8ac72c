/// Why a file cannot be read.
public enum UnreadableCause: Hashable, Sendable {
    /// Nothing has that name.
    case missing
    /// It holds files and is none.
    case directory
    /// The system does not allow it, in its own words.
    case forbidden(String)
    /// It is larger than that.
    case tooLarge(mebibytes: Int)
    /// Something else, in the system's own words.
    case other(String)

    /// What is wrong, and what to do about it.
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
