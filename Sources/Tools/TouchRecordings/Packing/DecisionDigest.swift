import TouchTrace

/// A digest of decisions: FNV-1a of 64 bits over the lines of all records that are not input.
///
/// Texts in quotes count by the number of texts that were mentioned before them, not by their letters: objects without a name of
/// their own are called differently by different programs, and decide the same. What was added to traces after the first links is left out,
/// so that these keep their digests: records of turns that were cut off, the rule or the numbers of a cause, whose answer makes one await others, the contact that a
/// diagnostic is about, and the kind of a class.
public struct DecisionDigest: Hashable, Sendable {
    /// The number of different texts that are told apart; those beyond it count by their letters.
    private static let mostTexts = 1_024

    /// The digest so far.
    public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
    /// The digests of the texts, in the order of their first mention.
    private var texts: [UInt64] = []

    /// Creates the digest of no decisions.
    public init() {}

    /// Creates the digest of the decisions in records.
    package init(of records: [TraceRecord]) {
        for record in records { take(record) }
    }

    /// Adds a record.
    public mutating func take(_ record: TraceRecord) {
        if case .frame = record.step { return }
        take(line: record.description)
    }

    /// Adds a line that is the description of a record other than input.
    public mutating func take(line: String) {
        let bytes = line.utf8
        if bytes.drop(while: { $0 != 32 }).starts(with: " cut-off ".utf8) { return }
        var text: UInt64?
        var isEscaped = false
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == 32, text == nil, Self.details.contains(where: { bytes[index...].starts(with: $0.utf8) }) {
                break
            }
            guard let letters = text else {
                Self.add(byte, to: &value)
                if byte == 34 { text = 0xCBF2_9CE4_8422_2325 }
                continue
            }
            if byte == 34, !isEscaped {
                add(letters)
                text = nil
            } else {
                var letters = letters
                Self.add(byte, to: &letters)
                text = letters
            }
            isEscaped = byte == 92 && !isEscaped
        }
        Self.add(10, to: &value)
    }

    /// The beginnings of the fields that are left out, which come last in a line.
    private static let details = [" measured=", " limit=", " rule=", " answered-by=", " rejects=", " kind="]

    /// Adds the number of a text.
    private mutating func add(_ text: UInt64) {
        var number = text
        if let known = texts.firstIndex(where: { $0 == text }) {
            number = UInt64(known)
        } else if texts.count < Self.mostTexts {
            number = UInt64(texts.count)
            texts.append(text)
        }
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
            Self.add(UInt8(truncatingIfNeeded: number >> shift), to: &value)
        }
    }

    private static func add(_ byte: UInt8, to digest: inout UInt64) {
        digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
    }
}
