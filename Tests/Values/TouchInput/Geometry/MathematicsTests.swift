import Foundation
import TestSupport
import Testing
import TouchInput

struct MathematicsTests {
    /// Near the axes, the diagonals and between, over 40 orders of magnitude.
    private static let lengths: [CGFloat] = [1e-20, 1e-9, 0.3, 1, 7, 1e3, 1e20]

    @Test func `the angle of a vector is the C library's within 2e-15`() {
        var greatest: CGFloat = 0
        for step in -4_000...4_000 {
            let wanted = CGFloat(step) / 4_000 * .pi
            for length in Self.lengths {
                let (y, x) = (length * sin(wanted), length * cos(wanted))
                greatest = max(greatest, abs(angle(y: y, x: x) - atan2(y, x)))
            }
        }
        expect(greatest < 2e-15, "\(greatest)")
    }

    @Test func `tiny angles keep their digits`() {
        for exponent in 1...300 {
            let y = pow(10, -CGFloat(exponent))
            expect(abs(angle(y: y, x: 1) / atan2(y, 1) - 1) < 1e-15)
        }
    }

    @Test func `the axes and the diagonals are exact`() {
        expectEqual(angle(y: 0, x: 1), 0)
        expectEqual(angle(y: 1, x: 0), .pi / 2)
        expectEqual(angle(y: 0, x: -1), .pi)
        expectEqual(angle(y: -1, x: 0), -.pi / 2)
        expect(abs(angle(y: 2, x: 2) - .pi / 4) < 1e-15)
        expect(abs(angle(y: -2, x: -2) + 3 * .pi / 4) < 1e-15)
    }

    @Test func `odd vectors have defined angles`() {
        expectEqual(angle(y: 0, x: 0), 0)
        expectEqual(angle(y: .nan, x: 1), 0)
        expectEqual(angle(y: 1, x: .nan), 0)
        expectEqual(angle(y: .infinity, x: 1), .pi / 2)
        expect(abs(angle(y: .infinity, x: .infinity) - .pi / 4) < 1e-15)
        expectEqual(angle(y: .leastNonzeroMagnitude, x: 0), .pi / 2)
    }

    @Test func `the arc sine is the C library's within 1e-15, and the nearest outside`() {
        for step in -10_000...10_000 {
            let x = CGFloat(step) / 10_000
            expect(abs(arcsine(x) - asin(x)) < 1e-15)
        }
        expectEqual(arcsine(2), .pi / 2)
        expectEqual(arcsine(-2), -.pi / 2)
    }

    @Test func `the logarithm is the C library's within 1 ulp, over all numbers`() {
        var greatest: CGFloat = 0
        func compare(_ x: CGFloat) {
            let wanted = log(x)
            // Next to 1 the logarithm passes 0 and has digits of its own.
            greatest = max(greatest, abs(logarithm(x) - wanted) / max(wanted.ulp, .leastNonzeroMagnitude))
        }
        for exponent in -1074...1023 {
            for part in 0..<16 {
                compare(CGFloat(sign: .plus, exponent: exponent, significand: 1 + CGFloat(part) / 16.3))
            }
        }
        for step in 1...20_000 { compare(CGFloat(step) / 10_000) }
        for exponent in 1...52 {
            compare(1 + CGFloat(sign: .plus, exponent: -exponent, significand: 1))
            compare(1 - CGFloat(sign: .plus, exponent: -exponent, significand: 1))
        }
        expect(greatest <= 1, "\(greatest)")
    }

    @Test func `the logarithm of 1 is 0, of 0 minus infinity, of what is below no number`() {
        expectEqual(logarithm(1), 0)
        expectEqual(logarithm(0), -.infinity)
        expectEqual(logarithm(-0.0), -.infinity)
        expectEqual(logarithm(.infinity), .infinity)
        expect(logarithm(-1).isNaN)
        expect(logarithm(-.infinity).isNaN)
        expect(logarithm(.nan).isNaN)
    }
}
