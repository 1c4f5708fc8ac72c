/// The key before the colon of a line of evemu.
enum EvemuKey: UInt8 {
    case name = 0x4e  // N
    case identity = 0x49  // I
    case properties = 0x50  // P
    case bits = 0x42  // B
    case axis = 0x41  // A
    case led = 0x4c  // L
    case `switch` = 0x53  // S
    case event = 0x45  // E

    /// Takes the key and its colon; `nil` if the line has no known one.
    init?(from line: inout TextLine) {
        guard line.bytes.count >= 2, let first = line.next, let key = EvemuKey(rawValue: first),
            line.bytes[line.position + 1] == 0x3a
        else { return nil }
        _ = line.takeByte(first)
        _ = line.takeByte(0x3a)
        self = key
    }

    /// Returns a Boolean value that indicates whether a line is an event as evemu writes it, with four digits for type and code.
    static func isEvent(_ line: TextLine) -> Bool {
        var line = line
        guard line.take("E:"), line.takeTime() != nil, let type = line.takeWord(), let code = line.takeWord() else {
            return false
        }
        return type.count == 4 && code.count == 4 && line.takeNumber() != nil
    }
}
