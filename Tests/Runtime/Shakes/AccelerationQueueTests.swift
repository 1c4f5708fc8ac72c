import TestSupport
import Testing
import Touchstone

struct AccelerationQueueTests {
    @Test func `gives back in order what it got, where one always waits`() {
        let queue = AccelerationQueue()
        var got: [Double] = []
        for number in 0..<2_000 {
            queue.add(AccelerationSample(x: 0, y: 0, z: 1, at: Instant(seconds: Double(number) / 100)))
            // The reader is one sample behind.
            let now = Instant(seconds: Double(number - 1) / 100)
            while let acceleration = queue.nextAcceleration(until: now) { got.append(acceleration.instant.seconds) }
        }
        expectEqual(got.count, 1_999)
        expectEqual(got, got.sorted())
    }
}
