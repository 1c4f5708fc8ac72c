import TestSupport
import Testing
import TouchInput
import TouchKinematics

struct RubberBandTests {
    private static let dimensions: [CGFloat] = [1e-3, 1, 44, 320, 852, 960, 1e6]

    @Test(
        .rules("N-50"),
        arguments: [(5, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)] as [(CGFloat, CGFloat)])
    func `the check values for bounds of 960 pt`(pull: CGFloat, shown: CGFloat) {
        expect(abs(RubberBand(dimension: 960).shown(for: pull) - shown) < 0.005)
        expect(abs(RubberBand(dimension: 960).shown(for: -pull) + shown) < 0.005)
    }

    @Test(.rules("N-50")) func `a pull of 590 pt at 852 pt shows 235 pt, as others measured`() {
        expect(abs(RubberBand(dimension: 852).shown(for: 590) - 235) < 0.5)
    }

    @Test(.rules("N-50")) func `the slope at the edge is the coefficient, 0_55 by default`() {
        expect(abs(RubberBand(dimension: 400).shown(for: 1e-6) / 1e-6 - 0.55) < 1e-6)
        expect(abs(RubberBand(dimension: 400, coefficient: 0.2).shown(for: 1e-6) / 1e-6 - 0.2) < 1e-6)
        expectEqual(RubberBand(dimension: 400).coefficient, 0.55)
    }

    @Test(.rules("N-50", "B-341"), arguments: dimensions)
    func `more pull never shows less, and never the whole length`(dimension: CGFloat) {
        let band = RubberBand(dimension: dimension)
        var (pull, before): (CGFloat, CGFloat) = (dimension * 1e-3, 0)
        while pull < dimension * 1e30 {
            let shown = band.shown(for: pull)
            expect(shown >= before && shown < dimension && shown < pull)
            if pull < dimension * 1e5 { expect(shown > before) }
            expectEqual(band.shown(for: -pull), -shown)
            (before, pull) = (shown, pull * 1.01)
        }
    }

    @Test(.rules("B-342"), arguments: dimensions)
    func `the pull for what is shown is the inverse, both ways, to 1e-9`(dimension: CGFloat) {
        let band = RubberBand(dimension: dimension)
        for step in -999...999 {
            let shown = dimension * CGFloat(step) / 1_000
            expect(abs(band.shown(for: band.pull(for: shown)) - shown) <= 1e-9 * max(1, dimension))
            let pull = dimension * CGFloat(step) / 50
            expect(abs(band.pull(for: band.shown(for: pull)) - pull) <= 1e-9 * max(1, dimension))
        }
        expectEqual(band.pull(for: 0), 0)
    }

    @Test(.rules("B-342")) func `content that is grabbed in the bounce moves on from where it is`() {
        let band = RubberBand(dimension: 852)
        let held = band.pull(for: 100)
        expect(abs(held - 852 * 100 / (0.55 * 752)) < 1e-9)
        expect(abs(band.shown(for: held) - 100) < 1e-9)
        let moved = band.shown(for: held + 1) - 100
        expect(moved > 0 && moved < 0.55)
    }

    @Test(.rules("B-343")) func `each axis has its own band, which knows nothing of the other`() {
        let (across, along) = (RubberBand(dimension: 320), RubberBand(dimension: 640))
        // The same part of a length shows the same part of it.
        expect(abs(along.shown(for: 200) - 2 * across.shown(for: 100)) < 1e-9)
        expect(along.shown(for: 100) > across.shown(for: 100))
    }

    @Test(.rules("N-50")) func `without a length nothing is shown`() {
        for dimension in [0, -1, .infinity, -.infinity, .nan] as [CGFloat] {
            for pull in [0, 1, -1e300, .infinity, .nan] as [CGFloat] {
                expectEqual(RubberBand(dimension: dimension).shown(for: pull), 0)
                expectEqual(RubberBand(dimension: dimension).pull(for: pull), 0)
            }
        }
        for coefficient in [0, -1, .infinity, .nan] as [CGFloat] {
            expectEqual(RubberBand(dimension: 100, coefficient: coefficient).shown(for: 50), 0)
            expectEqual(RubberBand(dimension: 100, coefficient: coefficient).pull(for: 50), 0)
        }
    }

    @Test(.rules("N-50"))
    func `pulls without end show less than the length, and what is never shown has a finite pull`() {
        let band = RubberBand(dimension: 100)
        for pull in [1e20, .greatestFiniteMagnitude, .infinity] as [CGFloat] {
            expect(band.shown(for: pull) > 99.99 && band.shown(for: pull) < 100)
            expectEqual(band.shown(for: -pull), -band.shown(for: pull))
        }
        for shown in [100, 101, 1e300, .infinity] as [CGFloat] {
            let pull = band.pull(for: shown)
            expect(pull > 1e15 && pull.isFinite)
            expectEqual(band.pull(for: -shown), -pull)
        }
        expectEqual(band.shown(for: .nan), 0)
        expectEqual(band.pull(for: .nan), 0)
        expect(RubberBand(dimension: 1e300).pull(for: .infinity).isFinite)
    }
}
