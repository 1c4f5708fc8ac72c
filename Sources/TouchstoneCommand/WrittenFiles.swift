import Foundation

/// The files that a command writes while it works, and standard output. When writing fails, nothing else is worth doing.
final class WrittenFiles {
    private var streams: [String: Output.Stream] = [:]
    private let failureCode: Int32

    init(failureCode: Int32) { self.failureCode = failureCode }

    func write(_ bytes: [UInt8], to path: String) {
        do {
            let stream = streams[path] ?? Output.Stream(path)
            streams[path] = stream
            try stream.write(bytes)
        } catch Output.Failure.readerLeft {
            exit(0)
        } catch {
            Output.standardError("\(error)\n")
            exit(failureCode)
        }
    }

    func close() throws {
        for stream in streams.values { try stream.close() }
    }
}
