import Foundation
import Testing

/// A bus that a test plays.
nonisolated struct TestBus {
    /// The name of its socket, unique to the test.
    let path: String
    private let file: Int32

    /// Listens.
    /// - Parameters:
    ///   - name: The beginning of the name.
    ///   - isAbstract: A Boolean value that indicates whether the socket is in no folder; `false` by default.
    init(_ name: String = "bus", isAbstract: Bool = false) throws {
        let folder = isAbstract ? "" : "\(FileManager.default.temporaryDirectory.path)/"
        path = "\(folder)\(name)-\(UUID().uuidString.prefix(8))"
        file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let bytes = (isAbstract ? [0] : []) + Array(path.utf8)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let length = MemoryLayout<sockaddr_un>.size - MemoryLayout.size(ofValue: address.sun_path) + bytes.count
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(file, $0, socklen_t(length)) == 0 }
        }
        // A client that does not come is not waited for.
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        let isTimed = setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size)) == 0
        try #require(isBound && isTimed && listen(file, 1) == 0)
    }

    /// Plays the bus to its first client: a greeting, and answers to all that it asks. A thread of its own, since tests may need all others.
    /// - Returns: A function that returns what the client has sent, as soon as it has all answers.
    func play(greeting: String, _ answers: [[UInt8]]) -> () -> String {
        nonisolated(unsafe) var received: [UInt8] = []
        let playing = DispatchWorkItem {
            let client = accept(file, nil, nil)
            func read() {
                var bytes = [UInt8](repeating: 0, count: 4_096)
                received += bytes[..<max(0, recv(client, &bytes, bytes.count, 0))]
            }
            func write(_ bytes: [UInt8]) { _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }
            read()
            write(Array(greeting.utf8))
            read()
            for answer in answers { write(answer) }
            _ = Glibc.close(client)
        }
        DispatchQueue(label: path).async(execute: playing)
        return {
            playing.wait()
            return String(decoding: received, as: UTF8.self)
        }
    }

    /// Ends it.
    func close() {
        _ = Glibc.close(file)
        unlink(path)
    }
}
