import Glibc
import HostKit
import Touchstone

/// A connection with a bus, over a socket, until a limit of time.
///
/// GIO's starts a thread, and has no limit of time before the first call.
final class BusConnection {
    private let file: Int32
    private let limit: Instant
    private var received: [UInt8] = []

    /// Connects; returns `nil` if there is no bus.
    /// - Parameters:
    ///   - path: The path of the socket; that of an abstract one begins with a null.
    ///   - limit: The instant at which everything has to be over.
    init?(_ path: [UInt8], until limit: Instant) {
        self.limit = limit
        file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        var address = sockaddr_un()
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard file >= 0, !path.isEmpty, path.count < room else {
            close()
            return nil
        }
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
        // The length tells an abstract name from its end.
        let length = socklen_t(MemoryLayout<sockaddr_un>.size - room + path.count + (path[0] == 0 ? 0 : 1))
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, length) == 0 }
        }
        guard isConnected else {
            close()
            return nil
        }
    }

    /// Ends the connection.
    func close() {
        if file >= 0 { _ = Glibc.close(file) }
    }

    /// Sends bytes, which fit in the socket's memory.
    func send(_ bytes: [UInt8]) { _ = Glibc.send(file, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

    /// Returns the next line, without its line feed; `nil` if none comes in time, or one of more than 4,096 bytes.
    func line() -> [UInt8]? {
        while true {
            if let end = received.prefix(4_096).firstIndex(of: UInt8(ascii: "\n")) {
                defer { received.removeSubrange(...end) }
                return Array(received[..<end])
            }
            guard received.count < 4_096, receive() else { return nil }
        }
    }

    /// Returns the next message; `nil` if none comes in time, or not in the order of bytes in which it was called.
    func message() -> (BusMessage.Kind, body: [UInt8])? {
        guard fill(16), received[0] == UInt8(ascii: "l") else { return nil }
        let body = Int(BusMessage.number(received[4...]))
        let head = (16 + Int(BusMessage.number(received[12...])) + 7) / 8 * 8
        // The protocol's own limit is larger; no answer is.
        guard head < 1 << 20, body < 1 << 20, fill(head + body) else { return nil }
        defer { received.removeSubrange(..<(head + body)) }
        let kind: BusMessage.Kind = received[1] == 2 ? .returned : received[1] == 3 ? .failed : .other
        return (kind, Array(received[head..<head + body]))
    }

    private func fill(_ count: Int) -> Bool {
        while received.count < count {
            guard receive() else { return false }
        }
        return true
    }

    private func receive() -> Bool {
        let rest = (limit.nanoseconds - Instant.monotonic.nanoseconds) / 1_000_000
        var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        guard rest > 0, poll(&waiting, 1, Int32(rest)) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = recv(file, &bytes, bytes.count, 0)
        guard count > 0 else { return false }
        received += bytes[..<count]
        return true
    }
}
