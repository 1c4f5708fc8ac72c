import TestSupport
import Testing
import TouchInput
import TouchKinematics

/// The definition of a shake (N-26).
struct ShakeDetectorTests {
    @Test(.rules("S-239", "S-240", "N-26"))
    func `a short series of rapid reversals begins at the first movement and ends with rest`() {
        expectEqual(
            Signal.log(Signal.shake(5)),
            """
            1.02 began: the device moves
            1.9 ended: a shake of 4 rapid reversals
            """)
    }

    @Test(.rules("S-241")) func `what goes on for too long is cancelled, and begins nothing more until it rests`() {
        expectEqual(
            Signal.log(Signal.shake(60, hertz: 3, seconds: 13)),
            """
            1.03 began: the device moves
            3.03 cancelled: it went on too long, with 11 rapid reversals
            """)
        // After a rest of 0.3 s all is as before.
        let twice = Signal.swings(
            (0..<30).map { (1 + Double($0) / 8, 0.125, $0.isMultiple(of: 2) ? 2 : -2) }
                + (0..<4).map { (6 + Double($0) / 8, 0.125, $0.isMultiple(of: 2) ? 2 : -2) }, seconds: 8)
        expectEqual(
            Signal.log(twice),
            """
            1.02 began: the device moves
            3.02 cancelled: it went on too long, with 15 rapid reversals
            6.02 began: the device moves
            6.78 ended: a shake of 3 rapid reversals
            """)
    }

    @Test(.rules("S-241")) func `what does not look like a shake is cancelled when it rests`() {
        // Too few reversals.
        expectEqual(
            Signal.log(Signal.shake(3)),
            """
            1.02 began: the device moves
            1.66 cancelled: it came to rest after 2 rapid reversals
            """)
        // Enough, but slow: the time between two is more than 0.3 s.
        let slow = Signal.swings((0..<5).map { (1 + 0.35 * Double($0), 0.3, $0.isMultiple(of: 2) ? 2 : -2) })
        expectEqual(
            Signal.log(slow),
            """
            1.05 began: the device moves
            2.96 cancelled: it came to rest after 0 rapid reversals
            """)
        // All to one side.
        let jolts = Signal.swings((0..<5).map { (1 + 0.2 * Double($0), 0.1, 2) })
        expectEqual(
            Signal.log(jolts),
            """
            1.02 began: the device moves
            2.39 cancelled: it came to rest after 0 rapid reversals
            """)
        // Too weak to be swings.
        expectEqual(
            Signal.log(Signal.shake(5, peak: 1)),
            """
            1.04 began: the device moves
            1.9 cancelled: it came to rest after 0 rapid reversals
            """)
        // A knock that rings: faster than a hand.
        expectEqual(
            Signal.log(Signal.shake(8, hertz: 20, peak: 4)),
            """
            1.01 began: the device moves
            1.49 cancelled: it came to rest after 0 rapid reversals
            """)
    }

    @Test(.rules("B-380")) func `silence cancels a motion at its deadline, however late that is noticed`() {
        let samples = Signal.shake(5).filter { $0.instant.seconds < 1.6 }
        var detector = ShakeDetector()
        let events = samples.compactMap { detector.take($0) }
        expectEqual(events.map(\.kind), [.began])
        expect(detector.isMoving)
        expectEqual(detector.deadline?.seconds, 1.89)
        var (early, late) = (detector, detector)
        expectNil(detector.advance(to: Instant(seconds: 1.88)))
        expectEqual(
            early.advance(to: Instant(seconds: 1.89))?.description,
            "cancelled: no more samples came, after 4 rapid reversals")
        // The next sample notices it, too, and starts anew: nothing begins for a moment, as gravity is not known.
        let event = late.take(AccelerationSample(x: 9, y: 0, z: 0, at: Instant(seconds: 5)))
        expectEqual(event?.kind, .cancelled(.silence))
        expectEqual(event?.instant.seconds, 1.89)
        expectNil(late.take(AccelerationSample(x: -9, y: 0, z: 0, at: Instant(seconds: 5.1))))
        expect(!late.isMoving)
        expectNil(late.deadline)
    }

    @Test func `gravity and how the device is held are taken off`() {
        // Face up, then on its side, turned in 2 s: no movement.
        let turned = (0..<600).map { index in
            let time = Double(index) / 100
            let part = min(max((time - 1) / 2, 0), 1)
            return AccelerationSample(x: part, y: 0, z: (1 - part * part).squareRoot(), at: Instant(seconds: time))
        }
        expectEqual(Signal.log(turned), "")
        // The same shake, for every direction of gravity.
        let along = Signal.shake(5).map { AccelerationSample(x: $0.x - 1, y: 0, z: 0, at: $0.instant) }
        expectEqual(Signal.log(along), Signal.log(Signal.shake(5)))
    }

    @Test func `a recording that begins in mid-motion begins nothing at once`() {
        let cut = Signal.shake(5).filter { $0.instant.seconds >= 1.06 }
        expectEqual(Signal.events(cut).first.map { $0.instant.seconds >= 1.26 }, true)
    }

    @Test(.rules("N-26")) func `every threshold can be set, and matters`() {
        let all: [(WritableKeyPath<ShakeThresholds, Double>, Double)] = [
            (\.swing, 2.1), (\.movement, 2.1), (\.quiet, 1), (\.longest, 0.4), (\.silence, 0.005), (\.settling, 5),
            (\.slowestReversal, 0.1), (\.fastestReversal, 0.15), (\.opposition, -1.1), (\.gravityMemory, 0.01),
        ]
        let usual = Signal.log(Signal.shake(4))
        expect(usual.contains("ended: a shake of 3"))
        for (path, value) in all {
            var thresholds = ShakeThresholds()
            thresholds[keyPath: path] = value
            expect(Signal.log(Signal.shake(4), thresholds) != usual, "\(path)")
        }
        var thresholds = ShakeThresholds()
        thresholds.reversals = 4
        expect(Signal.log(Signal.shake(4), thresholds).contains("cancelled: it came to rest after 3"))
        thresholds = ShakeThresholds()
        thresholds.rest = 0
        expect(Signal.log(Signal.shake(3), thresholds).contains("cancelled: it went on too long"))
    }

    @Test func `samples that are broken or not later than the one before are ignored`() {
        let clean = Signal.shake(5)
        let odd: [Double] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1_001]
        let mixed = clean.enumerated().flatMap { index, sample in
            let value = odd[index % odd.count]
            return [
                sample, AccelerationSample(x: value, y: 0, z: 1, at: sample.instant.advanced(by: 0.001)),
                AccelerationSample(x: 9, y: 0, z: 0, at: sample.instant.advanced(by: -0.5)),
                AccelerationSample(x: 9, y: 0, z: 0, at: sample.instant),
            ]
        }
        expectEqual(Signal.log(mixed), Signal.log(clean))
    }
}
