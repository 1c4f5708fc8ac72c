import TestSupport
import TouchReports
@_spi(Subclass) import Touchstone
import Testing
import TouchTesting
import TouchTrace

struct `The difference of two traces` {
    /// The same hands in the same app, but for one number.
    private func difference(
        _ first: Double, _ second: Double, _ build: @escaping (Stage, Double) -> Void, _ play: (Stage) -> Void
    ) -> TraceDifference {
        let traces = [first, second].map { number in
            let stage = Stage { build($0, number) }
            play(stage)
            return stage.records
        }
        return TraceDifference(traces[0], traces[1])
    }

    @Test func `is none if only what is not decided differs`() {
        let same = difference(0.5, 0.5, { stage, _ in stage.addTap() }) { $0.hands.tap(at: $0.view) }
        expect(same.kind == .none && same.instant == nil && same.subject == nil)
        expectEqual(same.text(), "no decision differs (\(same.commonCount) are the same)\n")
        expect(same.commonCount > 4)
        expectEqual(TraceDifference([], []).kind, .none)
    }

    @Test func `of a long press that takes longer is when it begins`() {
        let found = difference(0.5, 0.6, { $0.addLongPress().minimumPressDuration = $1 }) { stage in
            stage.hands.down(at: stage.view)
            stage.wait(1)
            stage.hands.up()
        }
        expectEqual(found.kind, .decision)
        expectEqual(found.subject, "press")
        expectEqual(found.instant, Instant(seconds: 0.5))
        expectEqual(found.first.record?.step, .enter(recognizer: "press", phase: .began, cause: nil))
        expectEqual(found.first.record?.instant, Instant(seconds: 0.5))
        expectEqual(found.second.record?.instant, Instant(seconds: 0.6))
        expectEqual(
            found.text(("old", "new")),
            """
            first difference at 0.500000 s, about press
            input before:
                0.000000 frame 1:began@200,150
            decided before:
                0.000000 press receives finger 1
            old:
                0.500000 press began
                after 0.500000 timer-fired owner="press"
            new:
                0.600000 press began
                after 0.600000 timer-fired owner="press"

            """)
    }

    @Test func `of a pan whose slop is larger is the movement at which it begins`() {
        let found = difference(10, 30, { $0.addPan().hysteresis = $1 }) { stage in
            stage.hands.down(at: stage.view)
            stage.hands.move(dx: 60, over: 0.1)
            stage.hands.up()
        }
        expectEqual(found.kind, .decision)
        expectEqual(found.subject, "pan")
        expectEqual(found.first.record?.step, .enter(recognizer: "pan", phase: .began, cause: nil))
        expectEqual(found.second.record?.step, .enter(recognizer: "pan", phase: .began, cause: nil))
        expectEqual(found.first.record?.instant, found.instant)
        let later = found.second.record?.instant
        expectEqual(later.map { $0 > found.first.record?.instant ?? $0 }, true)
        guard case .frame(let frame) = found.first.trigger?.step else { return expect(Bool(false), "no trigger") }
        expect(frame.contacts[0].location.x >= 210 && frame.contacts[0].location.x < 230)
        expect(found.input.count == 2 || found.input.count == 3)
    }

    @Test func `of a tap that allows less movement is its failure, with the cause`() {
        let found = difference(60, 5, { $0.addTap().allowableMovement = $1 }) { stage in
            stage.hands.down(at: stage.view)
            stage.hands.move(dx: 30, over: 0.1)
            stage.hands.up()
            stage.wait(1)
        }
        expectEqual(found.kind, .decision)
        expectEqual(found.subject, "tap")
        guard case .enter("tap", .failed, .own(let reason)) = found.second.record?.step else {
            return expect(Bool(false), "\(found.text())")
        }
        let text = reason.description
        expect(text == "moved 5 pt, more than 5" || text.hasPrefix("moved 7.5 pt, more than 5"))
        expectEqual(found.first.record?.step, .enter(recognizer: "tap", phase: .ended, cause: nil))
        expect(found.text().contains(" tap failed: \(reason)\n"))
    }

    @Test func `of a double tap that waits less is the failure for which the single tap was waiting`() {
        let found = difference(
            0.35, 0.15,
            { stage, pause in
                let double = stage.addTap("double", count: 2)
                double.maximumTapInterval = pause
                stage.addTap("single").require(toFail: double)
            }
        ) { stage in
            stage.hands.tap(at: stage.view)
            stage.wait(0.2)
            stage.hands.tap(at: stage.view)
            stage.wait(1)
        }
        expectEqual(found.kind, .decision)
        expectEqual(found.subject, "double")
        let reason = FailureReason.own("no tap 2 within 0.15 s")
        expectEqual(found.second.record?.step, .enter(recognizer: "double", phase: .failed, cause: reason))
        guard case .timerFired(.recognizer("double")) = found.second.trigger?.step else {
            return expect(Bool(false), "\(found.text())")
        }
        expectEqual(found.first.record?.step, .enter(recognizer: "double", phase: .ended, cause: nil))
    }

    @Test func `of other input is the frame, and not what came of it`() {
        let traces = [30.0, 40].map { distance in
            let stage = Stage { $0.addPan() }
            stage.hands.down(at: stage.view)
            stage.hands.move(dx: distance)
            stage.hands.up()
            return stage.records
        }
        let found = TraceDifference(traces[0], traces[1])
        expect(found.kind == .input && found.subject == nil)
        expectEqual(found.first.record?.description, "0.000000 frame 1:moved@230,150")
        expectEqual(found.second.record?.description, "0.000000 frame 1:moved@240,150")
        expect(found.text().hasPrefix("the input differs from 0.000000 s on"))
        // One that ends earlier differs by what the other one has more.
        let last = traces[0].lastIndex { if case .frame = $0.step { true } else { false } } ?? 0
        let cut = TraceDifference(Array(traces[0][..<last]), traces[0])
        expect(cut.kind == .input && cut.first.record == nil)
        expectEqual(cut.second.record, traces[0][last])
    }

    @Test func `is none where the same thing failed, in any words`() {
        let found = difference(5, 6, { $0.addTap().allowableMovement = $1 }) { stage in
            stage.hands.down(at: stage.view)
            stage.hands.move(dx: 30)
            stage.hands.up()
        }
        expectEqual(found.kind, .none, "\(found.text())")
    }

    @Test func `of an answer is the answer`() {
        let (no, yes) = (Answer(isAllowed: false), Answer(isAllowed: true))
        let found = difference(0, 1, { $0.addPan().delegate = $1 > 0 ? yes : no }) { stage in
            stage.hands.down(at: stage.view)
            stage.hands.move(dx: 50, over: 0.1)
            stage.hands.up()
        }
        expectEqual(found.subject, "pan")
        expectEqual(
            found.first.record?.step,
            .begin(recognizer: "pan", isAllowed: false, prevents: [], preventedBy: [], refusedBy: .delegate))
        expectEqual(
            found.second.record?.step, .begin(recognizer: "pan", isAllowed: true, prevents: [], preventedBy: []))
    }
}

/// A delegate that always says the same.
private final class Answer: UIGestureRecognizerDelegate {
    private let isAllowed: Bool

    init(isAllowed: Bool) { self.isAllowed = isAllowed }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isAllowed }
}
