import Glibc
import HostKit
import Touchstone

/// The desktop's setting for dark colors, asked over the session bus: `org.freedesktop.appearance` of the settings portal, which GNOME, KDE,
/// Xfce and others answer.
package enum DesktopAppearance {
    /// Returns a Boolean value that indicates whether the desktop prefers dark colors; `false` if it cannot be asked.
    /// - Parameters:
    ///   - seconds: The longest time that all buses together may take; 0.3 by default: a program starts no slower without a desktop.
    ///   - environment: Returns the value of a variable of the environment; `nil` if it is not set.
    package static func isDark(within seconds: Double = 0.3, _ environment: (String) -> String?) -> Bool {
        let limit = Instant.monotonic.advanced(by: seconds)
        for path in addresses(environment) {
            if let preference = ask(path, until: limit) { return preference == .dark }
        }
        return false
    }

    /// A preference.
    private enum Preference: UInt32 {
        case none = 0
        case dark = 1
        case light = 2
    }

    /// Returns the paths of the session bus, the wanted one first; those of abstract sockets begin with a null.
    private static func addresses(_ environment: (String) -> String?) -> [[UInt8]] {
        guard let text = environment("DBUS_SESSION_BUS_ADDRESS"), !text.isEmpty else {
            return environment("XDG_RUNTIME_DIR").map { [Array("\($0)/bus".utf8)] } ?? []
        }
        return text.split(separator: ";").compactMap { address in
            guard address.hasPrefix("unix:") else { return nil }
            for part in address.dropFirst(5).split(separator: ",") {
                if part.hasPrefix("path=") { return bytes(part.dropFirst(5)) }
                if part.hasPrefix("abstract=") { return bytes(part.dropFirst(9)).map { [0] + $0 } }
            }
            return nil
        }
    }

    /// Returns the bytes of a value in an address, some of which are written `%20`; `nil` if one of these is no number.
    private static func bytes(_ value: Substring) -> [UInt8]? {
        var rest = value.utf8
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            guard digits.count == 2, digits.allSatisfy(\.isHexDigit), let code = UInt8(digits, radix: 16) else {
                return nil
            }
            bytes.append(code)
            rest = rest.dropFirst(2)
        }
        return bytes
    }

    private static func ask(_ path: [UInt8], until limit: Instant) -> Preference? {
        guard let bus = BusConnection(path, until: limit) else { return nil }
        defer { bus.close() }
        let user = "\(getuid())".utf8.map { "3\($0 - 48)" }.joined()
        bus.send(Array("\0AUTH EXTERNAL \(user)\r\n".utf8))
        guard let line = bus.line(), line.starts(with: "OK ".utf8) else { return nil }
        bus.send(Array("BEGIN\r\n".utf8) + BusMessage.hello.bytes(serial: 1) + BusMessage.question.bytes(serial: 2))
        var answers = 0
        while let (kind, body) = bus.message() {
            switch kind {
            case .returned:
                answers += 1
                // The first one is the name of the connection.
                if answers == 2 { return preference(in: body) }
            case .failed: return nil
            case .other: break
            }
        }
        return nil
    }

    /// Reads a number in a variant, which may be in another one.
    private static func preference(in body: [UInt8]) -> Preference? {
        var rest = body[...]
        while rest.starts(with: [1, UInt8(ascii: "v"), 0]) { rest = rest.dropFirst(3) }
        guard rest.starts(with: [1, UInt8(ascii: "u"), 0]) else { return nil }
        let place = (rest.startIndex + 3 + 3) / 4 * 4
        guard body.count >= place + 4 else { return nil }
        return Preference(rawValue: BusMessage.number(body[place...]))
    }
}
