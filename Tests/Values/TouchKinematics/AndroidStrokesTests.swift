import TestSupport
import Testing
import TouchInput
import TouchKinematics

/// The results that Android's own tests expect of LSQ2.
@Suite(.needs("the shared recordings (TOUCHSTONE_SHARED)", SharedData.folder != nil))
struct `The strokes of Android's tests` {
    @Test func `have the velocities that Android expects of LSQ2, to a thousandth`() throws {
        var compared = 0
        for test in try AndroidStrokes.read().tests {
            for expected in test.expected where expected.strategy == "LSQ2" {
                var tracker = VelocityTracker(memory: 0.03, rest: 0.1)
                tracker.strategy = .lsq2
                // The file's note: the place of the lift is no part of the fit.
                for event in test.events.dropLast() where expected.pointer < event.positions.count {
                    guard let place = event.positions[expected.pointer] else { continue }
                    tracker.add(CGPoint(x: place.x, y: place.y), at: event.seconds)
                }
                let lift = try #require(test.events.last).seconds
                let both = tracker.velocity(at: lift)
                let velocity = Double(expected.axis == "X" ? both.dx : both.dy)
                // No velocity is zero for us.
                let wanted = expected.velocity ?? 0
                let context = "\(test.name), \(expected.axis) of pointer \(expected.pointer): \(velocity)"
                expect(abs(velocity - wanted) <= max(abs(wanted) * 0.001, 1e-6), context)
                compared += 1
            }
        }
        expectEqual(compared, 45)
    }
}
