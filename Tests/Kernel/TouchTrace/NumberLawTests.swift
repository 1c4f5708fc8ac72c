import TestSupport
import Testing

@testable import TouchTrace

/// The numbers of a trace are read without the C library; natively there is one to compare with.
struct `The numbers of a trace` {
    private func read(_ text: String) -> Double? { Double(traced: Array(text.utf8)[...]) }

    private func disagreements(_ texts: [String]) -> [String] {
        texts.filter { read($0)?.bitPattern != Double($0)?.bitPattern }
    }

    @Test func `read back as what was written, with any bits`() {
        var random = RandomRecords(seed: 1)
        var texts: [String] = []
        for _ in 0..<2_000 {
            let bits = UInt64(random.roll(1 << 32)) << 32 | UInt64(random.roll(1 << 32))
            let value = Double(bitPattern: bits)
            if value.isFinite { texts.append("\(value)") }
        }
        expectEqual(disagreements(texts), [])
    }

    @Test func `with any digits and any power of ten are rounded as the C library rounds them`() {
        var random = RandomRecords(seed: 2)
        func digits() -> String {
            var text = ""
            for _ in 0..<random.roll(40) { text += "\(random.roll(10))" }
            return text
        }
        var texts: [String] = []
        for _ in 0..<2_000 {
            let sign = ["", "-", "+"][random.roll(3)]
            let power = ["", "e\(random.roll(40))", "e-\(random.roll(40))", "e\(random.roll(700) - 370)"][
                random.roll(4)]
            texts.append("\(sign)\(digits())\(random.roll(2) == 0 ? "." : "")\(digits())\(power)")
        }
        expectEqual(disagreements(texts), [])
    }

    @Test func `at the middle between two values go to the even one, and beyond it to the next`() {
        let middles = [
            "9007199254740993", "9007199254740993.0000000000000000000000000000001", "9007199254740995",
            // Half of the least value, a little more, and half of what is too large.
            "2.4703282292062327208e-324", "2.4703282292062328e-324", "4.9406564584124654e-324",
            "1.7976931348623158e308", "1.7976931348623159e308", "2.2250738585072011e-308", "2.2250738585072014e-308",
            // The middle between 1 and the next value, exactly and with one more far behind.
            "1.00000000000000011102230246251565404236316680908203125",
            "1.00000000000000011102230246251565404236316680908203125" + String(repeating: "0", count: 900) + "1",
            "1.00000000000000011102230246251565404236316680908203124",
            String(repeating: "1", count: 2_000) + "e-1900", "0." + String(repeating: "0", count: 2_000) + "1e2001",
        ]
        expectEqual(disagreements(middles), [])
    }

    @Test func `at the ends are zero or infinite, and other texts are none`() {
        expectEqual(
            disagreements([
                "0", "-0", "-0.0", "inf", "-inf", "1e400", "-1e400", "1e-400", "1e99999999999999999999", "0e999999999",
                "1e-99999999999999999999", "", "-", "+", ".", "e5", "1e", "1e+", "1.2.3", "--1", "1e5.", "5.", ".5",
                "in", "inff", "1e+05",
            ]), [])
        expectEqual(read("nan")?.isNaN, true)
    }
}
