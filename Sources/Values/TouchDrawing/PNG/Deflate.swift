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
