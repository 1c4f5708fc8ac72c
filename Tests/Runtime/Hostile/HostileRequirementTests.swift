@_spi(Subclass) import Touchstone
import TestSupport
import Testing
import TouchTesting

/// Circles, crowds and depths.
struct `Circles and crowds` {
    @Test(.rules("B-170")) func `a requirement of itself is none`() {
        let stage = Stage {
            let tap = $0.addTap()
            tap.require(toFail: tap)
        }
        stage.hands.tap(at: stage.view)
        stage.wait(1)
        expect(stage.log.contains("tap ended"))
        expectEqual(stage.diagnostics, [])
        expectEqual(stage.faults(), [])
    }

    @Test(.rules("B-170"), arguments: [2, 3, 10])
    func `a cycle is broken and named, and one of its recognizers recognizes`(
        _ count: Int
    ) {
        let stage = Stage { stage in
            let taps = (0..<count).map { stage.addTap("tap \($0)") }
            for index in taps.indices { taps[index].require(toFail: taps[(index + 1) % count]) }
        }
        stage.hands.tap(at: stage.view)
        stage.wait(1)
        let circles = stage.diagnostics.compactMap { diagnostic -> [String]? in
            guard case .requirementCycle(let names) = diagnostic else { return nil }
            return names
        }
        expectEqual(circles.count, 1)
        expectEqual(circles.first?.sorted(), (0..<count).map { "tap \($0)" }.sorted())
        expect(stage.log.contains("failed: deadlock"))
        let ended = (0..<count).filter { index in
            stage.records.contains { $0.step == .action(recognizer: RecognizerName("tap \(index)"), phase: .ended) }
        }
        expectEqual(ended.count, 1)
        expectEqual(stage.faults(), [])
    }

    @Test func `a requirement made in mid-gesture counts if the dependent has not been asked yet`() {
        let stage = Stage()
        let (tap, double) = (stage.addTap("tap"), stage.addTap("double", count: 2))
        stage.hands.down(at: stage.view)
        stage.perform { tap.require(toFail: double) }
        stage.hands.up()
        expect(!stage.log.contains("tap ended"))
        stage.wait(1)
        expect(stage.log.contains("tap ended"))
        expectEqual(stage.faults(), [])
    }

    @Test(arguments: [false, true]) func `1,000 recognizers on one view work, with and without requirements among them`(
        _ hasRequirements: Bool
    ) {
        let stage = Stage()
        stage.application.traceHandler = nil
        var ended: [String] = []
        let taps = (0..<1_000).map { stage.addTap("tap \($0)") }
        for (index, tap) in taps.enumerated() {
            tap.addAction { ended.append($0.name ?? "") }
            if hasRequirements, index > 0 { taps[index - 1].require(toFail: tap) }
        }
        stage.hands.tap(at: stage.view)
        stage.wait(1)
        expectEqual(ended, ["tap 999"])
        expect(taps.allSatisfy { $0.state == .possible && $0.touchesInAttempt.isEmpty })
        expectEqual(stage.diagnostics, [])
        expectNil(stage.application.host.wakeInstant)
    }

    @Test func `1,000 recognizers that may all recognize together all do`() {
        let delegate = Generous()
        let stage = Stage()
        stage.application.traceHandler = nil
        var ended = 0
        let taps = (0..<1_000).map { stage.addTap("tap \($0)") }
        for tap in taps {
            tap.delegate = delegate
            tap.addAction { _ in ended += 1 }
        }
        stage.hands.tap(at: stage.view)
        stage.wait(1)
        expectEqual(ended, 1_000)
        expect(taps.allSatisfy { $0.state == .possible })
    }

    @Test func `1,000 recognizers in a circle, and 200 that all require each other, come to rest`() {
        let stage = Stage()
        stage.application.traceHandler = nil
        let taps = (0..<1_000).map { stage.addTap("tap \($0)") }
        for index in taps.indices { taps[index].require(toFail: taps[(index + 1) % 1_000]) }
        stage.hands.tap(at: stage.view)
        stage.wait(1)
        expect(taps.allSatisfy { $0.state == .possible })

        let other = Stage()
        other.application.traceHandler = nil
        let knot = (0..<200).map { other.addTap("tap \($0)") }
        for one in knot { for two in knot { one.require(toFail: two) } }
        other.hands.tap(at: other.view)
        other.wait(1)
        expect(knot.allSatisfy { $0.state == .possible })
    }

    @Test func `1,000 views deep, a finger is found, converted, told and the views go`() {
        let stage = Stage()
        weak var deepest: UIView?
        stage.perform {
            var view = stage.view
            for index in 0..<1_000 {
                let inner = stage.addView(
                    "view \(index)", frame: CGRect(x: 0.1, y: 0, width: 400, height: 300), on: view)
                if index % 100 == 0 { stage.addTap("tap \(index)", on: inner) }
                view = inner
            }
            deepest = view
        }
        stage.hands.tap(at: CGPoint(x: 200, y: 100))
        stage.wait(1)
        expect(stage.log.contains("view 999 hit by 1"))
        expect(stage.log.contains("tap 900 ended"))
        expectEqual(stage.faults(), [])
        let point = deepest?.convert(CGPoint.zero, to: nil) ?? .zero
        expect(abs(point.x - 100) < 0.001)
        stage.perform { for view in stage.view.subviews { view.removeFromSuperview() } }
        stage.settleDown()
        expectNil(deepest)
    }
}

private final class Generous: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}
