/// A call of a method over D-Bus, whose arguments are texts.
struct BusMessage {
    /// The kinds of messages that come back.
    enum Kind {
        case returned, failed, other
    }

    let destination: String
    let path: String
    let interface: String
    let member: String
    var arguments: [String] = []

    /// The first call of a connection, which gives it a name.
    static let hello = BusMessage(
        destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
        member: "Hello")
    /// The question for the preferred colors.
    static let question = BusMessage(
        destination: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.Settings", member: "Read",
        arguments: ["org.freedesktop.appearance", "color-scheme"])

    /// Returns the message in the protocol's little-endian form.
    func bytes(serial: UInt32) -> [UInt8] {
        var body: [UInt8] = []
        for argument in arguments { Self.add(argument, to: &body) }
        var fields: [UInt8] = []
        for (code, type, text) in [(1, "o", path), (2, "s", interface), (3, "s", member), (6, "s", destination)] {
            Self.pad(&fields, to: 8)
            fields += [UInt8(code), 1, type.utf8.first ?? 0, 0]
            Self.add(text, to: &fields)
        }
        if !arguments.isEmpty {
            Self.pad(&fields, to: 8)
            fields += [8, 1, UInt8(ascii: "g"), 0, UInt8(arguments.count)]
            fields += arguments.map { _ in UInt8(ascii: "s") } + [0]
        }
        // A call that starts no program which would answer it.
        var message: [UInt8] = [UInt8(ascii: "l"), 1, 2, 1]
        for number in [UInt32(body.count), serial, UInt32(fields.count)] { Self.add(number, to: &message) }
        message += fields
        Self.pad(&message, to: 8)
        return message + body
    }

    private static func pad(_ bytes: inout [UInt8], to size: Int) {
        while bytes.count % size != 0 { bytes.append(0) }
    }

    private static func add(_ number: UInt32, to bytes: inout [UInt8]) {
        bytes += (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    }

    private static func add(_ text: String, to bytes: inout [UInt8]) {
        pad(&bytes, to: 4)
        add(UInt32(text.utf8.count), to: &bytes)
        bytes += Array(text.utf8) + [0]
    }

    /// Returns the number with which bytes begin.
    static func number(_ bytes: some Collection<UInt8>) -> UInt32 {
        bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}
