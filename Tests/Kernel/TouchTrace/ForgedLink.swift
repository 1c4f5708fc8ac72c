import TouchRecordings
import TouchTrace

@testable import enum TouchRecordings.Base64
@testable import struct TouchRecordings.PackedTrace

/// Links with the right version and checksum, made from any bytes.
enum ForgedLink {
    static func content(of text: String) -> [UInt8] {
        Array((Base64.bytes(Array(text.utf8)) ?? []).dropFirst(PackedTrace.headCount))
    }

    static func text(_ content: [UInt8]) -> [UInt8] {
        Array(PackedTrace.text(of: content).utf8)
    }
}
