/// A compressor for RFC 1950 (zlib) and RFC 1951 (deflate): repetitions and the fixed codes, in one block.
struct Deflate {
    private var output: [UInt8] = [0x78, 0x01]
    private var bits: UInt32 = 0
    private var bitCount: UInt32 = 0

    /// Returns the compressed data.
    static func pack(_ bytes: [UInt8]) -> [UInt8] {
        var deflate = Deflate()
        deflate.put(1, 1)
        deflate.put(1, 2)
        deflate.putBlock(bytes)
        deflate.putSymbol(256)
        deflate.put(0, (8 - deflate.bitCount) % 8)
        return deflate.output + bytesOf(Adler32.checksum(bytes))
    }

    private mutating func putBlock(_ bytes: [UInt8]) {
        // The last position of three bytes with this hash; a newer position replaces an older one.
        var last = [Int](repeating: -1, count: 1 << 13)
        var position = 0
        while position < bytes.count {
            guard position + 3 <= bytes.count else {
                putSymbol(Int(bytes[position]))
                position += 1
                continue
            }
            let three = UInt32(bytes[position]) | UInt32(bytes[position + 1]) << 8 | UInt32(bytes[position + 2]) << 16
            let hash = Int((three &* 0x9E37_79B1) >> 19)
            let earlier = last[hash]
            last[hash] = position
            var length = 0
            if earlier >= 0, position - earlier <= 32768 {
                let most = min(258, bytes.count - position)
                while length < most, bytes[earlier + length] == bytes[position + length] { length += 1 }
            }
            if length < 3 {
                putSymbol(Int(bytes[position]))
                position += 1
            } else {
                putRepetition(length: length, distance: position - earlier)
                position += length
            }
        }
    }

    private mutating func putRepetition(length: Int, distance: Int) {
        // Both tables begin with the least value, so that there always is an entry.
        let code = DeflateTables.lengths.lastIndex { $0 <= length } ?? 0
        putSymbol(257 + code)
        put(length - DeflateTables.lengths[code], UInt32(DeflateTables.lengthBits[code]))
        let far = DeflateTables.distances.lastIndex { $0 <= distance } ?? 0
        put(reversedBits(far, count: 5), 5)
        put(distance - DeflateTables.distances[far], UInt32(DeflateTables.distanceBits[far]))
    }

    private mutating func putSymbol(_ symbol: Int) {
        switch symbol {
        case ..<144: put(reversedBits(0x30 + symbol, count: 8), 8)
        case ..<256: put(reversedBits(0x190 + symbol - 144, count: 9), 9)
        case ..<280: put(reversedBits(symbol - 256, count: 7), 7)
        default: put(reversedBits(0xC0 + symbol - 280, count: 8), 8)
        }
    }

    private mutating func put(_ value: Int, _ count: UInt32) {
        bits |= UInt32(value) << bitCount
        bitCount += count
        while bitCount >= 8 {
            output.append(UInt8(bits & 0xFF))
            bits >>= 8
            bitCount -= 8
        }
    }
}

/// Returns a number as four bytes, the most significant first.
func bytesOf(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
}

/// The tables of RFC 1951.
enum DeflateTables {
    /// The least length for each code from 257.
    static let lengths: [Int] = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    /// The number of extra bits of each length.
    static let lengthBits: [Int] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    /// The least distance for each code.
    static let distances: [Int] = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]
    /// The number of extra bits of each distance.
    static let distanceBits: [Int] = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]
    /// The order in which a block lists the lengths of the codes for lengths.
    static let codeLengthOrder: [Int] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    /// The lengths of the fixed codes for literals and lengths.
    static let fixedLiterals: [UInt8] =
        [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
        + [UInt8](repeating: 8, count: 8)
    /// The lengths of the fixed codes for distances.
    static let fixedDistances = [UInt8](repeating: 5, count: 30)
}

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
