import Foundation

/// Runs a session on the output of a device or a pipe, until its end or Ctrl-C.
enum StreamRunner {
    /// The time in milliseconds after which a session is notified that no input came.
    private static let patience: Int32 = 50

    /// Set by the signals that end the work; the results so far are kept.
    nonisolated(unsafe) private static var isOver: sig_atomic_t = 0

    static func run(_ command: any StreamingCommand, _ path: String, _ surroundings: Surroundings) throws -> Outcome {
        let descriptor = try open(path, command)
        defer { close(descriptor) }
        let device = try EventDevice.describe(descriptor, path)
        let name = path == "-" ? "standard input" : path
        let session = command.start(device, source: name, surroundings)
        let output = GrowingOutput(command.target)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            UnfinishedFiles.handle(number) { _ in StreamRunner.isOver = 1 }
        }
        if device != nil, isatty(STDERR_FILENO) == 1 {
            Output.standardError("\(name): \(device?.name ?? "a device") is read; Ctrl-C ends\n")
        }
        try feed(session, descriptor, name, output)
        var outcome = try session.finish()
        try output.write(outcome.takeOutput())
        try output.close()
        return outcome
    }

    private static func feed(
        _ session: any CommandSession, _ descriptor: Int32, _ name: String, _ output: GrowingOutput
    ) throws {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var last = ProcessInfo.processInfo.systemUptime
        while isOver == 0, !session.isOver {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, patience)
            if ready == 0 { try output.write(session.pass(ProcessInfo.processInfo.systemUptime - last)) }
            guard ready > 0 else { continue }
            let count = read(descriptor, &chunk, chunk.count)
            if count == 0 { return }
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                // Unplugging a device ends its recording.
                if errno == ENODEV { return }
                throw CommandFailure(name, Input.cause(errno))
            }
            last = ProcessInfo.processInfo.systemUptime
            try output.write(session.take(Array(chunk[..<count])))
        }
    }

    private static func open(_ path: String, _ command: any StreamingCommand) throws -> Int32 {
        if path == "-" {
            guard command.acceptsTerminal || isatty(STDIN_FILENO) == 0 else {
                throw CommandFailure(EventDevice.advice())
            }
            return dup(STDIN_FILENO)
        }
        let descriptor = Foundation.open(path, O_RDONLY)
        guard descriptor < 0 else { return descriptor }
        let reason = errno
        let remedy =
            switch reason {
            case EACCES, EPERM:
                "Allow it with: sudo setfacl -m u:$USER:r \(path) (or join the group that owns it: ls -l \(path))"
            case ENOENT: EventDevice.advice()
            case _: "Name a device that you may read"
            }
        throw CommandFailure("\(path): error: it cannot be read: \(String(cString: strerror(reason))). \(remedy)")
    }
}
