import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// The order of hooks and delegate calls in one attempt.
struct DelegateOrderTests {
    private final class Log {
        var lines: [String] = []
        let delegate = WrittenDelegate()

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// A view with two recognizers, «own» in front of «other», everything of which is written down.
    private func makeStage(_ log: Log) -> (stage: Stage, view: NotingView, own: WrittenRecognizer) {
        log.delegate.onEveryCall = { log.lines.append("delegate: \($0)") }
        var parts: (NotingView, WrittenRecognizer)?
        let stage = Stage { stage in
            let view = stage.add(NotingView(frame: stage.view.bounds), "noting")
            view.onEveryCall = { log.lines.append($0.hasPrefix("view") ? $0 : "view: \($0)") }
            let other = stage.written("other", on: view)
            let own = stage.written("own", on: view)
            own.isDrag()
            for recognizer in [own, other] {
                recognizer.delegate = log.delegate
                recognizer.addAction { log.lines.append("action: \($0.name ?? "") \($0.state)") }
                let name = recognizer.name ?? ""
                recognizer.onEveryCall = { log.lines.append("\(name): \($0)") }
            }
            parts = (view, own)
        }
        guard let (view, own) = parts else { fatalError("the stage was not built") }
        return (stage, view, own)
    }

    @Test(.rules("2.13", "B-002", "B-003", "B-004", "S-001", "S-003"))
    func `every hook and delegate call of one attempt, in order`() {
        let log = Log()
        let (stage, _, _) = makeStage(log)
        stage.hands.down(at: stage.view)
        expectEqual(
            log.take(),
            [
                "view: hitTest",
                "view: point inside",
                "own: shouldReceive event",
                "delegate: own shouldReceive event",
                "delegate: own shouldReceive touch",
                "other: shouldReceive event",
                "delegate: other shouldReceive event",
                "delegate: other shouldReceive touch",
                "own: touchesBegan",
                "other: touchesBegan",
                "view: began",
            ])
        stage.hands.move(dx: 5)
        expectEqual(
            log.take(),
            [
                "own: touchesMoved",
                "other: touchesMoved",
                "own: shouldRequireFailure other",
                "other: shouldBeRequiredToFail own",
                "delegate: own requires other",
                "delegate: other required by own",
                "view: own shouldBegin",
                "delegate: own shouldBegin",
                "own: canPrevent other",
                "other: canBePrevented own",
                "delegate: own simultaneously with other",
                "delegate: other simultaneously with own",
                "view: cancelled",
                "action: own began",
                "other: reset",
            ])
        stage.hands.move(dx: 5)
        expectEqual(log.take(), ["own: touchesMoved", "action: own changed"])
        stage.hands.up()
        expectEqual(log.take(), ["own: touchesEnded", "action: own ended", "own: reset"])
    }

    @Test(.rules("2.13")) func `the view is asked only if its touch would be cancelled`() {
        let log = Log()
        let (stage, _, own) = makeStage(log)
        own.cancelsTouchesInView = false
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 5)
        let calls = log.take().filter { $0.hasSuffix("shouldBegin") }
        expectEqual(calls, ["delegate: own shouldBegin"])
    }

    @Test(.rules("2.13", "B-105")) func `a no of the view fails the attempt, without asking the delegate`() {
        let log = Log()
        let (stage, view, own) = makeStage(log)
        view.mayBegin = { _ in false }
        stage.hands.down(at: stage.view)
        _ = log.take()
        stage.hands.move(dx: 5)
        expectEqual(
            log.take(),
            [
                "own: touchesMoved",
                "other: touchesMoved",
                "own: shouldRequireFailure other",
                "other: shouldBeRequiredToFail own",
                "delegate: own requires other",
                "delegate: other required by own",
                "view: own shouldBegin",
                "view: moved",
                "own: reset",
            ])
        expectEqual(own.failureReason, .refused)
    }

    @Test(.rules("2.13", "B-105")) func `a refusal of the delegate fails the attempt and prevents no recognizer`() {
        let log = Log()
        var states: [UIGestureRecognizer.State] = []
        log.delegate.mayBegin = {
            states.append($0.state)
            return false
        }
        let (stage, _, own) = makeStage(log)
        stage.hands.down(at: stage.view)
        _ = log.take()
        stage.hands.move(dx: 5)
        expectEqual(
            log.take(),
            [
                "own: touchesMoved",
                "other: touchesMoved",
                "own: shouldRequireFailure other",
                "other: shouldBeRequiredToFail own",
                "delegate: own requires other",
                "delegate: other required by own",
                "view: own shouldBegin",
                "delegate: own shouldBegin",
                "view: moved",
                "own: reset",
            ])
        expectEqual(own.failureReason, .refused)
        expectEqual(states, [.possible])
    }

    @Test(.rules("2.13", "B-165"))
    func `one that has to wait is asked whether it may begin only when the wait is over`() {
        let log = Log()
        let (stage, view, own) = makeStage(log)
        let other = view.gestureRecognizers?.first as? WrittenRecognizer
        other?.onEnded = { $0.state = .failed }
        own.requires = { $0 === other }
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 5)
        expect(!log.take().contains { $0.hasSuffix("shouldBegin") })
        stage.hands.move(dx: 5)
        expectEqual(log.take(), ["own: touchesMoved", "other: touchesMoved", "view: moved"])
        stage.hands.up()
        expectEqual(
            log.take(),
            [
                "own: touchesEnded",
                "other: touchesEnded",
                "view: own shouldBegin",
                "delegate: own shouldBegin",
                "view: cancelled",
                "action: own began",
                "action: own ended",
                "own: reset",
                "other: reset",
            ])
    }
}
