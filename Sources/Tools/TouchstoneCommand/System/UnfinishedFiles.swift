import Foundation

/// The files that are written beside the ones which they will replace: they are removed if the process ends before, by itself or by a signal.
///
/// A signal handler may call little more than `unlink`, so the paths are kept in an array in C.
nonisolated enum UnfinishedFiles {
    /// The signals by which a user, a terminal or a system ends a process.
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// More than any command writes at a time.
    private static let capacity = 1_024
    private nonisolated(unsafe) static let paths = {
        let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
        paths.initialize(repeating: nil, count: capacity)
        return paths
    }()

    /// Removes unfinished files when the process ends from here on.
    static func startRemoving() {
        _ = paths
        atexit { UnfinishedFiles.remove() }
        for number in signals {
            handle(number) { number in
                UnfinishedFiles.remove()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// Handles a signal, unless it is ignored, as `nohup` does with the end of a terminal.
    static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var known = sigaction()
        guard sigaction(number, nil, &known) == 0, !isIgnored(known) else { return }
        signal(number, handler)
    }

    /// Creates a file under a new name of which the template is the beginning, and removes it unless `keep` is called.
    /// - Returns: Its descriptor, or -1; and its path.
    static func create(_ template: String) -> (descriptor: Int32, path: String) {
        withoutSignals {
            var name = Array("\(template).XXXXXX".utf8CString)
            let descriptor = mkstemp(&name)
            if descriptor >= 0, let place = (0..<capacity).first(where: { paths[$0] == nil }) {
                paths[place] = strdup(name)
            }
            return (descriptor, String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
        }
    }

    /// Gives a file its final name.
    static func finish(_ path: String, as target: String) -> Bool {
        withoutSignals {
            guard rename(path, target) == 0 else { return false }
            keep(path)
            return true
        }
    }

    /// Leaves a file where it is.
    static func keep(_ path: String) {
        for place in 0..<capacity {
            guard let known = paths[place], strcmp(known, path) == 0 else { continue }
            paths[place] = nil
            free(known)
        }
    }

    private static func remove() {
        for place in 0..<capacity {
            guard let path = paths[place] else { continue }
            unlink(path)
        }
    }

    private static func withoutSignals<Result>(_ body: () -> Result) -> Result {
        var (set, before) = (sigset_t(), sigset_t())
        sigemptyset(&set)
        for number in signals { sigaddset(&set, number) }
        sigprocmask(SIG_BLOCK, &set, &before)
        defer { sigprocmask(SIG_SETMASK, &before, nil) }
        return body()
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if os(Linux)
            let handler = action.__sigaction_handler.sa_handler
        #else
            let handler = action.__sigaction_u.__sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
