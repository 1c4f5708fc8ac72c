import Foundation
import TestSupport
import Testing
import TouchInput
import TouchKinematics

struct TimingCurveTests {
    private static let curves: [TimingCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .default,
        // Steep at an end, at both, in the middle; beyond both ends.
        TimingCurve(x1: 0, y1: 1, x2: 0, y2: 1), TimingCurve(x1: 0, y1: 1, x2: 1, y2: 0),
        TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1), TimingCurve(x1: 0.3, y1: -0.8, x2: 0.7, y2: 1.9),
    ]

    @Test(.rules("N-52")) func `the usual curves have the usual control points`() {
        expectEqual(TimingCurve.linear, TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1))
        expectEqual(TimingCurve.easeIn, TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1))
        expectEqual(TimingCurve.easeOut, TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1))
        expectEqual(TimingCurve.easeInOut, TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
        expectEqual(TimingCurve.default, TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
    }

    @Test(.rules("N-52"), arguments: curves)
    func `the progress is the point of the Bézier curve at that time`(curve: TimingCurve) {
        for step in 1..<500 {
            let s = CGFloat(step) / 500
            func point(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
                3 * s * (1 - s) * (1 - s) * first + 3 * s * s * (1 - s) * second + s * s * s
            }
            // Where the curve is vertical the time says nothing about the point.
            if curve.x1 == 1, curve.x2 == 0, abs(s - 0.5) < 0.05 { continue }
            expect(abs(curve.progress(at: point(curve.x1, curve.x2)) - point(curve.y1, curve.y2)) < 1e-9)
        }
    }

    @Test(.rules("N-52"), arguments: curves)
    func `it goes from 0 to 1 and stays there, without a jump`(curve: TimingCurve) {
        for part in [0, -1, -.infinity, .nan] as [CGFloat] { expectEqual(curve.progress(at: part), 0) }
        for part in [1, 2, .infinity] as [CGFloat] { expectEqual(curve.progress(at: part), 1) }
        // The steepest of them rises with the cube root.
        var before: CGFloat = 0
        for step in 1...100_000 {
            let progress = curve.progress(at: CGFloat(step) / 100_000)
            if abs(progress - before) > 0.07 { Issue.record("\(step): \(before) \(progress)") }
            before = progress
        }
    }

    @Test(.rules("N-52")) func `the linear curve is the time itself, and easing in and out are mirrored`() {
        for step in 0...1_000 {
            let part = CGFloat(step) / 1_000
            expect(abs(TimingCurve.linear.progress(at: part) - part) < 1e-14)
            expect(abs(TimingCurve.easeIn.progress(at: part) + TimingCurve.easeOut.progress(at: 1 - part) - 1) < 1e-12)
            let inOut = TimingCurve.easeInOut
            expect(abs(inOut.progress(at: part) + inOut.progress(at: 1 - part) - 1) < 1e-12)
            guard part > 0, part < 1 else { continue }
            expect(TimingCurve.easeIn.progress(at: part) < part)
            expect(TimingCurve.easeOut.progress(at: part) > part)
            expect((inOut.progress(at: part) < part) == (part < 0.5) || part == 0.5)
        }
        expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-15)
    }

    @Test(.rules("N-52")) func `curves whose time does not go back never fall if their progress does not`() {
        for curve in Self.curves.dropLast() where curve.y1 <= curve.y2 {
            var before: CGFloat = 0
            for step in 1...10_000 {
                let progress = curve.progress(at: CGFloat(step) / 10_000)
                expect(progress >= before - 1e-12)
                before = progress
            }
        }
    }

    @Test(.rules("N-52")) func `odd control points count as the nearest that make a curve`() {
        expectEqual(TimingCurve(x1: -3, y1: 0.2, x2: 7, y2: 0.4), TimingCurve(x1: 0, y1: 0.2, x2: 1, y2: 0.4))
        let odd: [CGFloat] = [-1e300, -1, 0, 0.5, 2, .infinity, -.infinity, .nan]
        for x1 in odd {
            for y1 in odd {
                for x2 in odd {
                    for y2 in odd {
                        let curve = TimingCurve(x1: x1, y1: y1, x2: x2, y2: y2)
                        for part in [1e-300, 0.1, 0.5, 1 - 1e-16] as [CGFloat] {
                            if !curve.progress(at: part).isFinite { Issue.record("\(curve) \(part)") }
                        }
                    }
                }
            }
        }
    }
}
