/// A test of the functions that `WebRuntime` provides in place of the C library: products of 128 bits, remainders, rounding,
/// comparison of memory and the allocator. The native program's text, made with the real C library, is the expectation.
struct RuntimeScenario {
    /// Plays the scenario.
    ///
    /// - Returns: One line a subject, each closed by a line feed. The same text on every platform.
    func play() -> String {
        [rounding(), remainders(), products(), strings(), allocations()].joined(separator: "\n") + "\n"
    }

    private let numbers: [Double] = [
        0, -0.0, 0.3, -0.3, 0.5, -0.5, 0.499_999_999_999_999_94, 1.5, 2.5, -2.5, 1e-300, 7.25e15,
        4_503_599_627_370_497.5,
        -1e300, .infinity, -.infinity, .nan,
    ]

    private func rounding() -> String {
        "rounded " + numbers.map { "\($0.rounded())" }.joined(separator: " ")
    }

    private func remainders() -> String {
        var text = "remainders"
        for x in numbers {
            for y in [3.3, -0.1, 1e-3, 1e20, .infinity, 0] where abs(x) < 1e20 || x.isNaN || x.isInfinite {
                text += " \(x.truncatingRemainder(dividingBy: y).magnitude)"
            }
        }
        return text
    }

    private func products() -> String {
        var text = "products"
        var state: UInt64 = 1
        for _ in 0..<200 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let other = state >> 7 ^ state << 11
            let (high, low) = state.multipliedFullWidth(by: other)
            let signed = Int64(bitPattern: state).multipliedFullWidth(by: Int64(bitPattern: other))
            let signs = (Int64(bitPattern: state) >> 20).multipliedReportingOverflow(by: Int64(bitPattern: other) >> 43)
            let checked = (state >> 20).multipliedReportingOverflow(by: other >> 43)
            text += " \(high):\(low) \(signed.high) \(signs.partialValue)\(signs.overflow ? "!" : "")"
            text += " \(checked.partialValue)\(checked.overflow ? "!" : "")"
        }
        return text
    }

    private func strings() -> String {
        var counts: [String: Int] = [:]
        for word in "a long enough word beyond the small form · a long enough word ü u\u{308} ü".split(separator: " ") {
            counts[String(word) + " with a tail that is on the heap", default: 0] += 1
        }
        return "strings " + counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    }

    /// Keeps a changing set of arrays alive and sums their elements: overlapping blocks would change the sum.
    private func allocations() -> String {
        var crowd = [[UInt32]](repeating: [], count: 64)
        var state: UInt32 = 7
        var sum: UInt64 = 0
        for turn in 0..<4000 {
            state = state &* 1_664_525 &+ 1_013_904_223
            let place = Int(state >> 26)
            for number in crowd[place] { sum = sum &* 31 &+ UInt64(number) }
            crowd[place] = [UInt32](repeating: UInt32(turn), count: Int(state >> 8 & 0x3ff))
        }
        return "allocations \(sum)"
    }
}
