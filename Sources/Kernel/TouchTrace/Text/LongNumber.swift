/// A whole number of any length that is not negative.
struct LongNumber {
    /// Least significant first; the last one is not 0.
    private var words: [UInt32]

    init(_ word: UInt32 = 0) { words = word == 0 ? [] : [word] }

    var isZero: Bool { words.isEmpty }
    var bitCount: Int { words.count * 32 - (words.last?.leadingZeroBitCount ?? 0) }

    mutating func multiply(by factor: UInt32, adding carry: UInt32 = 0) {
        var carry = UInt64(carry)
        for index in words.indices {
            carry += UInt64(words[index]) * UInt64(factor)
            words[index] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        if carry != 0 { words.append(UInt32(carry)) }
    }

    mutating func shiftLeft(_ count: Int) {
        guard !isZero, count > 0 else { return }
        multiply(by: 1 << UInt32(count % 32))
        words.insert(contentsOf: repeatElement(0, count: count / 32), at: 0)
    }

    static func < (left: LongNumber, right: LongNumber) -> Bool {
        guard left.words.count == right.words.count else { return left.words.count < right.words.count }
        for index in left.words.indices.reversed() where left.words[index] != right.words[index] {
            return left.words[index] < right.words[index]
        }
        return false
    }

    /// - Parameter other: A number that is at most as large.
    mutating func subtract(_ other: LongNumber) {
        var borrow: Int64 = 0
        for index in words.indices {
            borrow += Int64(words[index]) - (index < other.words.count ? Int64(other.words[index]) : 0)
            words[index] = UInt32(truncatingIfNeeded: borrow)
            borrow >>= 32
        }
        while words.last == 0 { words.removeLast() }
    }
}
