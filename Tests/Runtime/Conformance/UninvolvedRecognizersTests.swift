import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Recognizers that share no touch: which of the questions about the other are asked.
struct UninvolvedRecognizersTests {
    private final class Log {
        var lines: [String] = []
    }

    /// Delegates and hooks of these recognizers want everything, and note the questions about others.
    private func listen(_ recognizers: [WrittenRecognizer], _ delegate: WrittenDelegate, _ log: Log) {
        delegate.requires = { _, _ in true }
        delegate.isRequired = { _, _ in true }
        delegate.onEveryCall = {
            if !$0.contains("should") { log.lines.append("delegate: \($0)") }
        }
        for recognizer in recognizers {
            recognizer.isDrag()
            recognizer.delegate = delegate
            recognizer.requires = { _ in true }
            recognizer.isRequired = { _ in true }
            let name = recognizer.name ?? ""
            recognizer.onEveryCall = { line in
                guard !line.hasPrefix("touches"), !line.hasSuffix("event"), line != "reset" else { return }
                log.lines.append("\(name): \(line)")
            }
            recognizer.addAction { log.lines.append("action: \($0.name ?? "") \($0.state)") }
        }
    }

    private func halves(_ stage: Stage) -> (UIView, UIView) {
        (
            stage.addView("left", frame: CGRect(x: 0, y: 0, width: 200, height: 300)),
            stage.addView("right", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
        )
    }

    private func dragBoth(_ stage: Stage) {
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        stage.hands.move(.leftIndex, dx: 20)
        stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 50))
        stage.hands.move(.rightIndex, dx: 20)
    }

    @Test(.rules("B-146", "B-168", "B-169"))
    func `between sibling views no question is asked, and both are dragged at once`() {
        let stage = Stage()
        let (left, right) = halves(stage)
        let (log, delegate) = (Log(), WrittenDelegate())
        listen([stage.written("a", on: left), stage.written("b", on: right)], delegate, log)
        dragBoth(stage)
        expectEqual(log.lines, ["action: a began", "action: b began"])
    }

    @Test(.rules("B-146", "B-168", "B-169")) func `the same holds if both begin in one event`() {
        let stage = Stage()
        let (left, right) = halves(stage)
        let (log, delegate) = (Log(), WrittenDelegate())
        listen([stage.written("a", on: left), stage.written("b", on: right)], delegate, log)
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
            stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 50))
        }
        stage.hands.together {
            stage.hands.move(.leftIndex, dx: 20)
            stage.hands.move(.rightIndex, dx: 20)
        }
        expectEqual(log.lines, ["action: b began", "action: a began"])
    }

    @Test(.rules("B-146", "B-168", "B-169")) func `views in two windows ask nothing of each other`() {
        let stage = Stage()
        let other = stage.perform { UIWindow(frame: CGRect(x: 200, y: 0, width: 200, height: 300)) }
        stage.perform { other.isHidden = false }
        let (log, delegate) = (Log(), WrittenDelegate())
        listen([stage.written("a"), stage.written("b", on: other)], delegate, log)
        dragBoth(stage)
        expectEqual(log.lines, ["action: a began", "action: b began"])
    }

    @Test(.rules("B-169")) func `a permanent requirement holds between views that share no touch`() {
        let stage = Stage()
        let (left, right) = halves(stage)
        let (a, b) = (stage.written("a", on: left), stage.written("b", on: right))
        for own in [a, b] { own.isDrag() }
        b.require(toFail: a)
        let log = Log()
        for own in [a, b] { own.addAction { log.lines.append("\($0.name ?? "") \($0.state)") } }
        dragBoth(stage)
        expectEqual(log.lines, ["a began"])
    }

    @Test(.rules("B-168", "B-169"))
    func `an ancestor that has both touches is asked about by both, and they are not about each other`() {
        let stage = Stage()
        let (left, right) = halves(stage)
        let (a, b, around) = (stage.written("a", on: left), stage.written("b", on: right), stage.written("around"))
        let (log, delegate) = (Log(), WrittenDelegate())
        listen([a, b, around], delegate, log)
        around.onMoved = nil
        dragBoth(stage)
        expectEqual(
            log.lines,
            [
                "a: shouldRequireFailure around",
                "b: shouldRequireFailure around",
            ])
        around.onMoved = { $0.state = .failed }
        stage.hands.move(.rightIndex, dx: 1)
        expectEqual(log.lines.suffix(2).sorted(), ["action: a began", "action: b began"])
        expect(!log.lines.contains { $0.hasPrefix("a: ") && $0.hasSuffix(" b") })
        expect(!log.lines.contains { $0.hasPrefix("b: ") && $0.hasSuffix(" a") })
    }

    @Test(.rules("B-168", "B-169")) func `a touch that joins later relates them`() {
        let stage = Stage()
        let (left, _) = halves(stage)
        let (a, around) = (stage.written("a", on: left), stage.written("around"))
        let (log, delegate) = (Log(), WrittenDelegate())
        listen([a, around], delegate, log)
        around.onMoved = nil
        stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 50))
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        stage.hands.move(.leftIndex, dx: 20)
        expectEqual(log.lines, ["a: shouldRequireFailure around"])
    }

    /// Two recognizers on one view, of which each takes the touches of one half.
    private func divided(_ log: Log, _ delegate: WrittenDelegate) -> Stage {
        let stage = Stage()
        let (a, b) = (stage.written("a"), stage.written("b"))
        listen([a, b], delegate, log)
        delegate.mayReceive = { ($0 === a) == ($1.location(in: nil).x < 200) }
        return stage
    }

    @Test(.rules("B-146", "B-168", "B-169"))
    func `on one view, recognizers of different touches are asked about exclusion, not about requirements`() {
        let (log, delegate) = (Log(), WrittenDelegate())
        let stage = divided(log, delegate)
        delegate.areTogether = { _, _ in true }
        dragBoth(stage)
        expectEqual(
            log.lines,
            [
                "action: a began",
                "a: canPrevent b", "b: canBePrevented a", "delegate: a simultaneously with b", "action: b began",
            ])
    }

    @Test(.rules("B-168", "B-169")) func `an ignored touch is not shared`() {
        let stage = Stage()
        let (left, _) = halves(stage)
        let (a, around) = (stage.written("a", on: left), stage.written("around"))
        let (log, delegate) = (Log(), WrittenDelegate())
        listen([a, around], delegate, log)
        around.onMoved = nil
        around.onBegan = { own in
            for touch in own.touchesInAttempt where touch.location(in: nil).x < 200 { own.ignoreTouch(touch) }
        }
        stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 50))
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        stage.hands.move(.leftIndex, dx: 20)
        expect(!log.lines.contains { $0.contains("equire") })
        expectEqual(log.lines.last, "action: a began")
    }

    @Test(.rules("B-168", "B-169")) func `one whose touches are lifted is asked about, if its view is related`() {
        for isSibling in [false, true] {
            let stage = Stage()
            let (left, right) = halves(stage)
            let double = stage.addTap("double", count: 2, on: left)
            let single = stage.written("single", on: isSibling ? right : left)
            single.isDiscrete()
            let delegate = WrittenDelegate()
            delegate.requires = { own, other in own === single && other === double }
            delegate.mayReceive = { own, touch in
                own === single || touch.tapCount == 1 && touch.location(in: nil).x < 100
            }
            (single.delegate, double.delegate) = (delegate, delegate)
            let log = Log()
            single.addAction { log.lines.append("\($0.state)") }
            stage.hands.tap(at: CGPoint(x: 50, y: 50), holding: 0)
            log.lines = []
            stage.hands.tap(at: CGPoint(x: isSibling ? 250 : 150, y: 50), holding: 0)
            expectEqual(log.lines, isSibling ? ["ended"] : [])
            stage.wait(0.4)
            expect(log.lines.contains("ended"))
        }
    }
}
