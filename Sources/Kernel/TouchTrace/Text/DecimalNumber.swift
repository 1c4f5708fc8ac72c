/// A decimal number as it is written, and the `Double` nearest to it.
struct DecimalNumber {
    /// The significant digits, 0...9, without leading zeros.
    private var digits: [UInt8] = []
    /// The power of ten by which the last digit counts.
    private var exponent = 0
    private var isNegative = false

    /// Reads `-12.5e3`; `nil` for anything else.
    init?(_ text: ArraySlice<UInt8>) {
        var rest = text
        isNegative = Self.sign(&rest)
        let whole = Self.digits(&rest)
        var decimals: ArraySlice<UInt8> = []
        if rest.first == 46 {
            rest.removeFirst()
            decimals = Self.digits(&rest)
        }
        guard !whole.isEmpty || !decimals.isEmpty else { return nil }
        if rest.first == 101 {
            rest.removeFirst()
            let isSmall = Self.sign(&rest)
            let power = Self.digits(&rest)
            guard !power.isEmpty else { return nil }
            // Far beyond every number that there is, and far from an overflow.
            exponent = power.reduce(0) { min($0 * 10 + Int($1 - 48), 1_000_000) } * (isSmall ? -1 : 1)
        }
        guard rest.isEmpty else { return nil }
        digits.reserveCapacity(min(whole.count + decimals.count, Self.mostDigits))
        for digit in whole { add(digit - 48, isDecimal: false) }
        for digit in decimals { add(digit - 48, isDecimal: true) }
    }

    private static func sign(_ rest: inout ArraySlice<UInt8>) -> Bool {
        guard let first = rest.first, first == 43 || first == 45 else { return false }
        rest.removeFirst()
        return first == 45
    }

    private static func digits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let digits = rest.prefix { (48...57).contains($0) }
        rest = rest.dropFirst(digits.count)
        return digits
    }

    /// No value and no middle between two values has more digits than this; of those beyond it matters whether one is not 0.
    private static let mostDigits = 800

    private mutating func add(_ digit: UInt8, isDecimal: Bool) {
        guard digits.count < Self.mostDigits else {
            if digit != 0 { digits[Self.mostDigits - 1] |= 1 }
            if !isDecimal { exponent += 1 }
            return
        }
        if digit != 0 || !digits.isEmpty { digits.append(digit) }
        if isDecimal { exponent -= 1 }
    }

    /// The nearest value, of two that are equally near the one whose last bit is 0; infinite if it is too large.
    var value: Double { isNegative ? -magnitude : magnitude }

    private var magnitude: Double {
        // The place of the first digit says whether it can be a value at all.
        let place = digits.count + exponent
        if digits.isEmpty || place < -330 { return 0 }
        if place > 310 { return .infinity }
        // Both are exact, so that one operation rounds once.
        if digits.count <= 15, (-22...22).contains(exponent) {
            let whole = Double(digits.reduce(Int64(0)) { $0 * 10 + Int64($1) })
            let power = Self.powers[abs(exponent)]
            return exponent < 0 ? whole / power : whole * power
        }
        return exactMagnitude
    }

    private static let powers: [Double] = (0..<22).reduce(into: [1]) { powers, index in
        powers.append(powers[index] * 10)
    }

    /// Divides whole numbers of any length, bit by bit.
    private var exactMagnitude: Double {
        var (numerator, denominator) = (LongNumber(), LongNumber(1))
        for digit in digits { numerator.multiply(by: 10, adding: UInt32(digit)) }
        for _ in 0..<abs(exponent) {
            if exponent > 0 { numerator.multiply(by: 10) } else { denominator.multiply(by: 10) }
        }
        // 1 ≤ numerator / denominator < 2, times two to the power of `binary`.
        var binary = numerator.bitCount - denominator.bitCount
        if binary > 0 { denominator.shiftLeft(binary) } else { numerator.shiftLeft(-binary) }
        if numerator < denominator {
            numerator.shiftLeft(1)
            binary -= 1
        }
        // The smallest values have fewer bits.
        let bits = min(53, 53 + binary - Double.leastNormalMagnitude.exponent)
        guard bits >= 0 else { return 0 }
        var quotient: UInt64 = 0
        for _ in 0...bits {
            quotient <<= 1
            if !(numerator < denominator) {
                numerator.subtract(denominator)
                quotient |= 1
            }
            numerator.shiftLeft(1)
        }
        let isHalfOrMore = quotient & 1 == 1
        quotient >>= 1
        if isHalfOrMore, !numerator.isZero || quotient & 1 == 1 { quotient += 1 }
        return Double(sign: .plus, exponent: binary - bits + 1, significand: Double(quotient))
    }
}

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

extension Double {
    /// Reads a number of a trace: decimal, `inf`, `-inf` or `nan`; `nil` for anything else.
    ///
    /// `init(_: String)` asks the C library, which a program in Embedded Swift does not have. This reads the same texts to the
    /// same values, on every platform.
    package init?(traced text: ArraySlice<UInt8>) {
        if let number = DecimalNumber(text) {
            self = number.value
        } else if text.elementsEqual("inf".utf8) {
            self = .infinity
        } else if text.elementsEqual("-inf".utf8) {
            self = -.infinity
        } else if text.elementsEqual("nan".utf8) {
            self = .nan
        } else {
            return nil
        }
    }
}
