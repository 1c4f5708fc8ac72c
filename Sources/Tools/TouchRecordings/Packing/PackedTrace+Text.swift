import TouchTrace
internal import TouchInput

// The text of a packed trace: base64 in the alphabet for URLs, without padding, of a version, a checksum and what the coder wrote.

extension PackedTrace {
    private static let version: UInt8 = 1
    static let headCount = 4
    /// The greatest length of a trace in a link, in bytes: more than a quarter of an hour of two fingers.
    private static let mostBytes = 1_000_000

    /// Returns the text, of letters, digits, hyphens and underscores: for the fragment of a URL.
    /// - Throws: An error if the trace is too long for a link, or its screen has no size that a link can hold.
    public func text() throws(TraceError) -> String {
        guard screen.isValid, steps.allSatisfy({ $0.isValid }) else {
            throw TraceError(
                .badScreen, source: scene, message: "the size or scale of a screen is out of the range of a link")
        }
        var packing = TracePacking(BitCoder(contexts: PackingContexts.count))
        _ = packing.trace(self)
        let content = packing.coder.finished
        guard !packing.coder.isBroken, content.count + Self.headCount <= Self.mostBytes else {
            throw TraceError(
                .tooLong, source: scene,
                message: "the trace holds more than \(TracePacking.mostItems) inputs, too many for a link")
        }
        return Self.text(of: content)
    }

    /// Returns the text with which a reader accepts what a coder wrote.
    static func text(of content: [UInt8]) -> String {
        Base64.text([version] + checksum(content[...]) + content)
    }

    /// Reads the text of a packed trace. Text that no version wrote is an error, and never more: what it claims to hold is not believed.
    /// - Parameters:
    ///   - text: The text, in ASCII, without what precedes it in a URL.
    ///   - source: The name of the link, for errors.
    public init(parsing text: [UInt8], source: String) throws(TraceError) {
        func error(_ message: String) -> TraceError { TraceError(.badLink, source: source, message: message) }
        guard !text.isEmpty else { throw error("the link holds no trace") }
        guard text.count <= (Self.mostBytes + 2) / 3 * 4 else {
            throw error("the link is too long to be one of a trace")
        }
        if let index = text.firstIndex(where: { Base64.value($0) == nil }) {
            throw error(
                "character \(index + 1) of the link, «\(String(decoding: [text[index]], as: UTF8.self))», is none of a link"
            )
        }
        guard let bytes = Base64.bytes(text), bytes.count > Self.headCount else { throw error("the link is cut off") }
        guard bytes[0] == Self.version else {
            throw TraceError(
                .otherVersion, source: source,
                message: "this is a link of version \(bytes[0]); version \(Self.version) can be read",
                isNewer: bytes[0] > Self.version)
        }
        let content = bytes[Self.headCount...]
        guard bytes[1..<Self.headCount].elementsEqual(Self.checksum(content)) else {
            throw error("the link is damaged: a part of it is missing or changed")
        }
        var packing = TracePacking(BitCoder(reading: Array(content), contexts: PackingContexts.count))
        let trace = packing.trace(PackedTrace(scene: "", screen: Screen(size: .zero)))
        guard !packing.coder.isBroken, packing.coder.isAtEnd else {
            throw error("the link is damaged: what it holds is no trace")
        }
        self = trace
    }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var sum: UInt32 = 0x811C_9DC5
        for byte in bytes { sum = (sum ^ UInt32(byte)) &* 0x0100_0193 }
        return [24, 16, 8].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }
}

extension PackedTrace.Step {
    fileprivate var isValid: Bool {
        guard case .screen(let screen, _) = self else { return true }
        return screen.isValid
    }
}

/// Base64 in the alphabet for URLs, without padding.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        var (rest, count): (UInt32, UInt32) = (0, 0)
        for byte in bytes {
            (rest, count) = (rest << 8 | UInt32(byte), count + 8)
            while count >= 6 {
                count -= 6
                text.append(alphabet[Int(rest >> count & 63)])
            }
        }
        if count > 0 { text.append(alphabet[Int(rest << (6 - count) & 63)]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the bytes of a text; `nil` if it has a letter that is not in the alphabet, or one too many.
    static func bytes(_ text: [UInt8]) -> [UInt8]? {
        guard text.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        var (rest, count): (UInt32, UInt32) = (0, 0)
        for letter in text {
            guard let value = value(letter) else { return nil }
            (rest, count) = (rest << 6 | value, count + 6)
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: rest >> count))
            }
        }
        return bytes
    }

    static func value(_ letter: UInt8) -> UInt32? {
        switch letter {
        case 65...90: UInt32(letter) - 65
        case 97...122: UInt32(letter) - 71
        case 48...57: UInt32(letter) + 4
        case 45: 62
        case 95: 63
        default: nil
        }
    }
}
