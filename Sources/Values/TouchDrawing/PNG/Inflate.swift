/// A decompressor for RFC 1950 (zlib) and RFC 1951 (deflate).
struct Inflate {
    private let bytes: [UInt8]
    private var position: Int
    /// The bits that were read and not used yet, the next one lowest.
    private var bits: UInt32 = 0
    private var bitCount = 0
    private let limit: Int
    private var output: [UInt8] = []

    /// Returns the decompressed data; throws as soon as it exceeds `limit` bytes. Bytes after its end are ignored.
    static func unpack(_ bytes: [UInt8], limit: Int) throws(PNGError) -> [UInt8] {
        var inflate = try Inflate(bytes, limit: limit)
        while try !inflate.block() {}
        let end = inflate.position - inflate.bitCount / 8
        guard bytes.count - end >= 4 else { throw .truncated }
        guard bigEndian(bytes[...], end) == Adler32.checksum(inflate.output) else { throw .compressionChecksum }
        return inflate.output
    }

    private init(_ bytes: [UInt8], limit: Int) throws(PNGError) {
        guard bytes.count >= 2 else { throw .truncated }
        // Deflate, a window of at most 32 KiB, no dictionary, and the checksum of these bytes.
        guard bytes[0] & 15 == 8, bytes[0] >> 4 <= 7, bytes[1] & 0x20 == 0,
            (UInt32(bytes[0]) << 8 | UInt32(bytes[1])) % 31 == 0
        else { throw .compression }
        (self.bytes, position, self.limit) = (bytes, 2, limit)
    }

    /// Decompresses a block; returns `true` if it was the last.
    private mutating func block() throws(PNGError) -> Bool {
        let isLast = try take(1) == 1
        switch try take(2) {
        case 0: try stored()
        case 1:
            guard let literals = HuffmanTable(lengths: DeflateTables.fixedLiterals),
                let distances = HuffmanTable(lengths: DeflateTables.fixedDistances)
            else { throw .compression }
            try packed(literals, distances)
        case 2:
            let (literals, distances) = try tables()
            try packed(literals, distances)
        default: throw .compression
        }
        return isLast
    }

    private mutating func stored() throws(PNGError) {
        // The rest of the byte is skipped; whole bytes that were read ahead are returned.
        position -= bitCount / 8
        (bits, bitCount) = (0, 0)
        guard bytes.count - position >= 4 else { throw .truncated }
        let length = Int(bytes[position]) | Int(bytes[position + 1]) << 8
        guard length ^ 0xFFFF == Int(bytes[position + 2]) | Int(bytes[position + 3]) << 8 else { throw .compression }
        position += 4
        guard bytes.count - position >= length else { throw .truncated }
        guard limit - output.count >= length else { throw .wrongAmountOfData }
        output += bytes[position..<position + length]
        position += length
    }

    private mutating func packed(_ literals: HuffmanTable, _ distances: HuffmanTable?) throws(PNGError) {
        while true {
            let symbol = try decode(literals)
            if symbol < 256 {
                guard output.count < limit else { throw .wrongAmountOfData }
                output.append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return }
            guard symbol - 257 < DeflateTables.lengths.count, let distances else { throw .compression }
            let length = DeflateTables.lengths[symbol - 257] + (try take(DeflateTables.lengthBits[symbol - 257]))
            let code = try decode(distances)
            guard code < DeflateTables.distances.count else { throw .compression }
            let distance = DeflateTables.distances[code] + (try take(DeflateTables.distanceBits[code]))
            guard distance <= output.count else { throw .compression }
            guard limit - output.count >= length else { throw .wrongAmountOfData }
            // Byte by byte: the bytes to copy may be those just written.
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    /// Reads the codes that a block lists; a block of only literals needs none for distances.
    private mutating func tables() throws(PNGError) -> (HuffmanTable, HuffmanTable?) {
        let literalCount = try take(5) + 257
        let distanceCount = try take(5) + 1
        let lengthCount = try take(4) + 4
        guard literalCount <= 286, distanceCount <= 30 else { throw .compression }
        var lengths = [UInt8](repeating: 0, count: 19)
        for index in 0..<lengthCount { lengths[DeflateTables.codeLengthOrder[index]] = UInt8(try take(3)) }
        guard let table = HuffmanTable(lengths: lengths) else { throw .compression }
        lengths = []
        while lengths.count < literalCount + distanceCount {
            let symbol = try decode(table)
            var repeated: UInt8 = 0
            var count = 1
            switch symbol {
            case 16:
                guard let last = lengths.last else { throw .compression }
                (repeated, count) = (last, try take(2) + 3)
            case 17: count = try take(3) + 3
            case 18: count = try take(7) + 11
            default: repeated = UInt8(symbol)
            }
            guard lengths.count + count <= literalCount + distanceCount else { throw .compression }
            for _ in 0..<count { lengths.append(repeated) }
        }
        let listed = Array(lengths[literalCount...])
        let distances = HuffmanTable(lengths: listed)
        guard lengths[256] > 0, let literals = HuffmanTable(lengths: Array(lengths[..<literalCount])),
            distances != nil || listed.allSatisfy({ $0 == 0 })
        else { throw .compression }
        return (literals, distances)
    }

    private mutating func fill(_ count: Int) {
        while bitCount < count, position < bytes.count {
            bits |= UInt32(bytes[position]) << UInt32(bitCount)
            position += 1
            bitCount += 8
        }
    }

    private mutating func drop(_ count: Int) throws(PNGError) {
        guard count <= bitCount else { throw .truncated }
        bits >>= UInt32(count)
        bitCount -= count
    }

    /// Reads the next bits as a number, the first one lowest.
    private mutating func take(_ count: Int) throws(PNGError) -> Int {
        fill(count)
        let value = Int(bits & (1 << UInt32(count) - 1))
        try drop(count)
        return value
    }

    private mutating func decode(_ table: HuffmanTable) throws(PNGError) -> Int {
        fill(table.longest)
        let (symbol, length) = table.look(Int(bits & 0xFFFF))
        guard length > 0 else {
            // Without more bits it is unknown whether such a code exists.
            throw bitCount < table.longest ? .truncated : .compression
        }
        try drop(length)
        return symbol
    }
}

/// A Huffman table: codes of different lengths, looked up by the next bits.
struct HuffmanTable {
    /// For every value of the next `longest` bits: the symbol · 16 + the length of its code; 0 where there is no code.
    private let entries: [UInt16]
    /// The length of the longest code.
    let longest: Int

    /// Creates the codes from their lengths, symbol by symbol, 0 for none; `nil` if there are more codes than their lengths allow, or
    /// none. Codes may remain unused: reading one of them is an error.
    init?(lengths: [UInt8]) {
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths { counts[Int(length & 15)] += 1 }
        counts[0] = 0
        guard let longest = counts.lastIndex(where: { $0 > 0 }) else { return nil }
        var left = 1
        var next = [Int](repeating: 0, count: 16)
        for length in 1...15 {
            left = left * 2 - counts[length]
            guard left >= 0 else { return nil }
            next[length] = (next[length - 1] + counts[length - 1]) << 1
        }
        var entries = [UInt16](repeating: 0, count: 1 << longest)
        for (symbol, length) in lengths.enumerated() where length > 0 {
            let length = Int(length)
            let code = reversedBits(next[length], count: length)
            next[length] += 1
            for index in stride(from: code, to: entries.count, by: 1 << length) {
                entries[index] = UInt16(symbol << 4 | length)
            }
        }
        (self.entries, self.longest) = (entries, longest)
    }

    /// Returns the symbol whose code the bits begin with, and its length; length 0 if there is none.
    func look(_ bits: Int) -> (symbol: Int, length: Int) {
        let entry = Int(entries[bits & (entries.count - 1)])
        return (entry >> 4, entry & 15)
    }
}

/// Returns the lowest `count` bits in reverse order.
func reversedBits(_ bits: Int, count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 1 | bits >> $1 & 1 }
}
