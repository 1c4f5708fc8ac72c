import Foundation
import TouchInput
import TouchRecordings

/// The kernel's description of an input device.
enum EventDevice {
    private static let folder = "/dev/input"

    /// Returns the kernel's description of a device node; `nil` for a pipe or a file.
    static func describe(_ descriptor: Int32, _ path: String) throws -> DeviceDescription? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFCHR, path != "-" else { return nil }
        guard let device = description(descriptor, path) else {
            throw CommandFailure("\(path): error: it is not an input device. \(advice())")
        }
        // A clock that does not jump when the system's time is set.
        var clock = CLOCK_MONOTONIC
        _ = ioctl(descriptor, request(.write, 0xa0, MemoryLayout.size(ofValue: clock)), &clock)
        return device
    }

    /// Returns a list of the devices, as advice for a user who has to name one.
    static func advice() -> String {
        let nodes = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasPrefix("event") }.sorted { ($0.count, $0) < ($1.count, $1) }
        guard !nodes.isEmpty else {
            return "There is no input device on this machine (\(folder) has no event nodes). Pipe events instead: "
                + "ssh OTHER cat /dev/input/eventN | \(Program.name) record"
        }
        let lines = nodes.map { node in
            let descriptor = open("\(folder)/\(node)", O_RDONLY)
            defer { if descriptor >= 0 { close(descriptor) } }
            let device = descriptor >= 0 ? description(descriptor, node) : nil
            let name = device.map { "\($0.name ?? "without a name") (\($0.kind.rawValue))" } ?? "you may not read it"
            return "\n  " + "\(folder)/\(node)  \(name)".printable
        }
        return "Name a device:" + lines.joined()
    }

    private static func description(_ descriptor: Int32, _ path: String) -> DeviceDescription? {
        guard let axes = bytes(descriptor, 0x20 + 3, 8) else { return nil }
        var device = DeviceDescription(node: path)
        device.name = bytes(descriptor, 0x06, 256).map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        device.properties = bytes(descriptor, 0x09, 8).map { DeviceProperties(bytes: $0) }
        device.keys = bytes(descriptor, 0x20 + 1, 96).map { DeviceDescription.codes(inBits: $0) } ?? []
        for code in DeviceDescription.codes(inBits: axes) {
            let numbers = bytes(descriptor, 0x40 + UInt(code), 24).map { bytes in
                bytes.withUnsafeBytes { Array($0.bindMemory(to: Int32.self)) }
            }
            device.axes[code] = numbers.flatMap { DeviceDescription.Axis(absInfo: $0) }
        }
        return device
    }

    private enum Direction: UInt {
        case write = 1
        case read = 2
    }

    /// Returns the number of a request of the input subsystem, as the kernel's macro `_IOC` does.
    private static func request(_ direction: Direction, _ number: UInt, _ size: Int) -> UInt {
        direction.rawValue << 30 | UInt(size) << 16 | 0x45 << 8 | number
    }

    /// Returns the answer to a request, at most so many bytes; `nil` if it is refused.
    private static func bytes(_ descriptor: Int32, _ number: UInt, _ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return ioctl(descriptor, request(.read, number, count), &bytes) < 0 ? nil : bytes
    }
}
