import Touchstone

/// Two fingers that turn and pinch for ten seconds, as a page receives them: read 120 times a second, two readings a frame, with
/// the noise of a digitizer, rounded to 1/64 of a point and 1/10 of a millisecond. The same on every machine.
enum JitteryHand {
    /// The standard deviation of the noise, in points.
    private static let jitter = 0.05
    private static let middle = CGPoint(x: 200, y: 150)

    static func frames(seed: UInt64) -> [InputFrame] {
        var random = RandomRecords(seed: seed)
        /// About Gaussian, with a standard deviation of 1.
        func noise() -> CGFloat {
            (0..<12).reduce(-6) { sum, _ in sum + CGFloat(random.roll(1 << 20)) / 0x1p20 }
        }
        /// The offset of a finger from the middle, `readings` after the start.
        func offset(_ reading: Int) -> CGPoint {
            let turn = CGAffineTransform(rotationAngle: CGFloat(reading) / 48)
            let swing = CGPoint(x: 40, y: 0).applying(CGAffineTransform(rotationAngle: CGFloat(reading) / 92))
            return CGPoint(x: 70 + swing.y, y: 0).applying(turn)
        }
        func place(_ finger: Int, _ reading: Int) -> CGPoint {
            let (offset, side) = (offset(reading), finger == 0 ? 1 : -1 as CGFloat)
            let x = middle.x + side * offset.x + CGFloat(reading) / 10 + jitter * noise()
            let y = middle.y + side * offset.y + jitter * noise()
            return CGPoint(x: (x * 64).rounded() / 64, y: (y * 64).rounded() / 64)
        }
        func instant(_ reading: Int) -> Instant {
            Instant(nanoseconds: (Int64(reading) * 10_000 + 60) / 120 * 100_000)
        }
        return (0...600).map { number in
            var frame = InputFrame(at: instant(2 * number))
            for finger in 0...1 where number > 0 {
                let reading = 2 * number - 1
                frame.earlier.append(EarlierSample(id: finger, at: instant(reading), location: place(finger, reading)))
            }
            let phase: ContactSample.Phase = number == 0 ? .began : number == 600 ? .ended : .moved
            for finger in 0...1 {
                frame.contacts.append(ContactSample(id: finger, phase: phase, location: place(finger, 2 * number)))
            }
            return frame
        }
    }
}
