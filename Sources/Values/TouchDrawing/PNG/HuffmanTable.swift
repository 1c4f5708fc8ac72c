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
