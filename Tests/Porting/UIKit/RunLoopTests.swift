import TestSupport
import Testing
import TouchTesting
import UIKit

/// Foundation's run loops and clocks, which are those of the application.
struct RunLoopTests {
    @Test(arguments: [
        (RunLoop.Mode.common, 6), (.default, 6), (.tracking, 0), (RunLoop.Mode(rawValue: "another"), 0),
    ])
    func `a display link runs in the mode of a run loop`(mode: RunLoop.Mode, expected: Int) {
        let stage = Stage()
        var count = 0
        let link = CADisplayLink { _ in count += 1 }
        stage.perform { link.add(to: RunLoop.main, forMode: mode) }
        stage.wait(0.1)
        expectEqual(count, expected)
        link.invalidate()
    }

    @Test func `modes without their type still compile`() {
        let stage = Stage()
        var count = 0
        let link = CADisplayLink { _ in count += 1 }
        stage.perform {
            link.add(to: .main, forMode: .common)
            link.add(to: .current, forMode: RunLoop.Mode.default)
        }
        stage.wait(0.1)
        expectEqual(count, 6)
        link.invalidate()
    }

    @Test func `the absolute time advances with that of the host`() {
        let stage = Stage()
        let start = stage.perform { CFAbsoluteTimeGetCurrent() }
        stage.wait(1.5)
        let passed: CFAbsoluteTime = stage.perform { CFAbsoluteTimeGetCurrent() } - start
        expect(abs(passed - 1.5) < 1e-9)
    }
}
