/// The hash by which a content security policy permits a script or a style that is part of the page.
enum SHA256 {
    /// Returns the source expression for a policy: `'sha256-…'`.
    static func source(of text: String) -> String { "'sha256-\(base64(digest(Array(text.utf8))))'" }

    /// Returns the hash: 32 bytes (FIPS 180-4).
    static func digest(_ message: [UInt8]) -> [UInt8] {
        var bytes = message + [0x80]
        bytes += Array(repeating: 0, count: (120 - bytes.count % 64) % 64)
        let bits = UInt64(message.count) * 8
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
        var hash = roots(2, of: 8)
        for start in stride(from: 0, to: bytes.count, by: 64) { add(bytes[start..<(start + 64)], to: &hash) }
        return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
    }

    private static let constants = roots(3, of: 64)

    /// Returns the first 32 bits behind the point of the roots of that degree of the first primes.
    private static func roots(_ degree: Int, of count: Int) -> [UInt32] {
        let primes = (2..<400).filter { number in !(2..<number).contains { number.isMultiple(of: $0) } }
        return primes.prefix(count).map { prime in
            let power = UInt128(prime) << UInt128(32 * degree)
            var root: UInt128 = 0
            for bit in (0..<40).reversed() {
                let next = root | UInt128(1) << UInt128(bit)
                if (1..<degree).reduce(next, { product, _ in product * next }) <= power { root = next }
            }
            return UInt32(truncatingIfNeeded: root)
        }
    }

    private static func add(_ block: ArraySlice<UInt8>, to hash: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
            block[index..<(index + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
            let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var state = hash
        for index in 0..<64 {
            let (a, b, c, e, f, g) = (state[0], state[1], state[2], state[4], state[5], state[6])
            let mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
            let chosen = (e & f) ^ (~e & g)
            let first = state[7] &+ mixed &+ chosen &+ constants[index] &+ words[index]
            let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ ((a & b) ^ (a & c) ^ (b & c))
            state = [first &+ second, a, b, c, state[3] &+ first, e, f, g]
        }
        for index in hash.indices { hash[index] &+= state[index] }
    }

    private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

    private static func base64(_ bytes: [UInt8]) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            var word = 0
            for byte in part { word = word << 8 | Int(byte) }
            word <<= 8 * (3 - part.count)
            for digit in 0...part.count {
                let shift = 18 - 6 * digit
                text.append(letters[word >> shift & 63])
            }
            text.append(String(repeating: "=", count: 3 - part.count))
        }
        return text
    }
}
