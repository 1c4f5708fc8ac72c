import TouchTrace

extension BitCoder {
    /// The number of contexts of a number.
    static let contextsOfNumber = 50
    private static let mostLengths = 20
    private static let mostMantissas = 10

    /// Codes a number: zero or not, its sign, the number of its bits, and these, the first two with a chance of their own.
    /// Small numbers take few bits, and so do those that were frequent in the same contexts.
    /// - Parameters:
    ///   - value: The number.
    ///   - first: The first of the `contextsOfNumber` contexts in which it is learned.
    ///   - second: The first of further ones.
    ///   - third: The first of further ones.
    mutating func number(_ value: Int64, _ first: Int, _ second: Int? = nil, _ third: Int? = nil) -> Int64 {
        func learned(_ coder: inout BitCoder, _ value: Bool, _ node: Int) -> Bool {
            coder.flag(value, first + node, second.map { $0 + node }, third.map { $0 + node })
        }
        guard learned(&self, value != 0, 0) else { return 0 }
        let isNegative = learned(&self, value < 0, 1)
        let magnitude = value.magnitude
        let bitCount = 64 - magnitude.leadingZeroBitCount
        var length = 1
        while length < 64, learned(&self, length < bitCount, 1 + min(length, Self.mostLengths)) { length += 1 }
        var result: UInt64 = 1
        for index in (0..<length - 1).reversed() {
            let bit = magnitude >> UInt64(index) & 1
            if result < 4 {
                let node = 2 + Self.mostLengths + (min(length, Self.mostMantissas) - 2) * 3 + Int(result) - 1
                result = result << 1 | (learned(&self, bit == 1, node) ? 1 : 0)
            } else {
                result = result << 1 | bits(bit, 1)
            }
        }
        // -2^63 is the only number with 64 bits.
        guard length < 64 else { return .min }
        return isNegative ? -Int64(result) : Int64(result)
    }

    /// Codes one of `1 << bits` symbols in that number of contexts, less one, from `first` on.
    mutating func symbol(_ value: Int, bits: Int, _ first: Int) -> Int {
        var node = 1
        for index in (0..<bits).reversed() {
            node = node << 1 | (flag(value >> index & 1 == 1, first + node - 1) ? 1 : 0)
        }
        return node - (1 << bits)
    }
}
