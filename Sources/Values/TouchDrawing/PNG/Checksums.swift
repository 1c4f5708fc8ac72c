/// The checksum of chunks.
enum CRC32 {
    /// The effect of each byte on the checksum.
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        let table = table
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
        return value ^ 0xFFFF_FFFF
    }
}

/// The checksum of compressed data.
enum Adler32 {
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        var position = 0
        while position < bytes.count {
            // The largest number of bytes that cannot overflow 32 bits.
            let end = min(position + 5552, bytes.count)
            for byte in bytes[position..<end] {
                a += UInt32(byte)
                b += a
            }
            (a, b, position) = (a % 65521, b % 65521, end)
        }
        return b << 16 | a
    }
}
