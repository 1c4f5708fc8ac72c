/// A kernel event that is to be written.
struct WrittenEvent {
    /// The time since the zero point in microseconds, not negative.
    var microseconds: Int64
    var code: EventCode
    var value: Int

    var seconds: Int64 { microseconds / 1_000_000 }

    /// The microseconds beside the seconds, six digits.
    var fraction: String { Self.padded(String(microseconds % 1_000_000), to: 6, with: "0") }

    static func padded(_ text: String, to count: Int, with character: Character = " ") -> String {
        String(repeating: character, count: max(0, count - text.count)) + text
    }
}
