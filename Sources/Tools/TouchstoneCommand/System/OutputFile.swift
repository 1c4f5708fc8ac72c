import Foundation

/// An output file that replaces an existing one only when all of it is written.
///
///     no file, or a regular file           written beside it, then renamed: a full disk leaves the old one
///     a link                               the file it points to, the same way
///     a pipe, a terminal, /dev/stdout      written directly
///     a folder in which no file can        an existing file that is writable is written in place
///     be created
struct OutputFile {
    private enum Way {
        /// A new file beside the old one, which then gets these permissions; `nil` for those of a new file.
        case replace(mode: mode_t?)
        /// The existing file.
        case inPlace
    }

    private let path: String
    /// The path with its links resolved.
    private let target: String
    private let way: Way
    private var descriptor: Int32 = -1
    /// The file that is written before it is renamed.
    private(set) var temporary: String?

    /// Determines how the file can be written; nothing is changed.
    init(_ path: String) throws {
        self.path = path
        var facts = stat()
        guard stat(path, &facts) == 0 else {
            guard errno == ENOENT else { throw Output.Failure.cannotWrite(path, Output.reason(errno)) }
            target = Self.destination(of: path)
            way = .replace(mode: nil)
            let folder = Self.folder(of: target)
            guard access(folder, W_OK | X_OK) == 0 else { throw Output.Failure.cannotWrite(path, Output.reason(errno)) }
            return
        }
        target = Self.destination(of: path)
        let kind = facts.st_mode & S_IFMT
        if kind == S_IFDIR { throw Output.Failure.cannotWrite(path, Output.reason(EISDIR)) }
        guard access(target, W_OK) == 0 else { throw Output.Failure.cannotWrite(path, Output.reason(errno)) }
        guard kind == S_IFREG else {
            way = .inPlace
            return
        }
        for input in Output.inputs where input != "-" {
            var source = stat()
            guard stat(input, &source) == 0, source.st_dev == facts.st_dev, source.st_ino == facts.st_ino else {
                continue
            }
            throw Output.Failure.isInput(path, input)
        }
        // Replacing would make us the owner of another user's file, and would cut the other hard links of a file.
        let isOurs = facts.st_uid == geteuid() && facts.st_nlink == 1
        let hasRoom = access(Self.folder(of: target), W_OK | X_OK) == 0
        way =
            isOurs && hasRoom && !target.hasPrefix("/proc/") && !target.hasPrefix("/dev/")
            ? .replace(mode: facts.st_mode & 0o7777) : .inPlace
    }

    /// A Boolean value that indicates whether the existing file stays until `finish`.
    var isReplaced: Bool {
        switch way {
        case .replace: true
        case .inPlace: false
        }
    }

    /// A Boolean value that indicates whether no such file exists yet.
    var isNew: Bool {
        var facts = stat()
        return stat(target, &facts) != 0
    }

    /// Opens the file that is written.
    mutating func open() throws {
        switch way {
        case .inPlace: descriptor = Foundation.open(target, O_WRONLY | O_TRUNC | O_CLOEXEC)
        case .replace(let mode):
            let file = UnfinishedFiles.create(template)
            descriptor = file.descriptor
            if descriptor >= 0 {
                temporary = file.path
                _ = fchmod(descriptor, mode ?? Self.usualMode)
            }
        }
        guard descriptor >= 0 else { throw Output.Failure.cannotWrite(path, Output.reason(errno)) }
    }

    func write(_ bytes: [UInt8]) throws { try Output.write(bytes, to: descriptor, name: path) }

    /// Renames the file once everything is written, and is on the disk: otherwise a computer that loses its power could keep the name
    /// without the content.
    mutating func finish() throws {
        guard descriptor >= 0 else { return }
        defer { descriptor = -1 }
        let isStored = temporary == nil || fsync(descriptor) == 0 || errno == EINVAL
        let reason = errno
        guard close(descriptor) == 0, isStored else {
            throw Output.Failure.cannotWrite(path, Output.reason(isStored ? errno : reason))
        }
        guard let name = temporary else { return }
        guard UnfinishedFiles.finish(name, as: target) else {
            throw Output.Failure.cannotWrite(path, Output.reason(errno))
        }
        temporary = nil
    }

    /// Leaves the existing file as it is.
    func discard() {
        if descriptor >= 0 { close(descriptor) }
        guard let temporary else { return }
        unlink(temporary)
        UnfinishedFiles.keep(temporary)
    }

    /// The path of the file that is written before it is renamed, without its end: shortened where it would be too long with it.
    private var template: String {
        let folder = Self.folder(of: target)
        let name =
            target.utf8.last == 0x2f
            ? target[...] : target[(target.lastIndex(of: "/").map(target.index(after:)) ?? target.startIndex)...]
        let end = ".XXXXXX".utf8.count
        let most = pathconf(folder, Int32(_PC_NAME_MAX))
        let isLong = name.utf8.count + end > (most > 0 ? most : 255) || target.utf8.count + end >= Int(PATH_MAX)
        guard isLong else { return target }
        var short = name
        while !short.isEmpty, short.utf8.count + end > name.utf8.count { short.removeLast() }
        return String(target[..<name.startIndex]) + short
    }

    /// Returns the path with its links resolved; the path itself if there is no file.
    private static func destination(of path: String) -> String {
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            return String(cString: resolved)
        }
        // A link to a file that does not exist yet.
        var name = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &name, name.count - 1)
        guard count > 0 else { return path }
        let link = String(decoding: name[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return link.hasPrefix("/") ? link : "\(folder(of: path))/\(link)"
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The permissions of a new file.
    private static var usualMode: mode_t {
        let mask = umask(0)
        umask(mask)
        return 0o666 & ~mask
    }
}
