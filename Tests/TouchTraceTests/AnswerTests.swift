import Testing
import TouchTesting
import TouchTrace
@_spi(Subclass) import Touchstone

/// The answers to the last finger, one a line: those of the recognizers, then that of the view.
private func why(_ stage: Stage, finger: Int? = nil) -> String {
    let answers = AnswerReader.answers(to: stage.records)
    guard let touch = finger.map({ number in answers.first { $0.touch.finger == number } }) ?? answers.last else {
        return "no touch"
    }
    return (touch.gestures.map(\.description) + [touch.delivery.description]).joined(separator: "\n")
}

private let place = CGPoint(x: 100, y: 100)

private final class Delegate: UIGestureRecognizerDelegate {
    var allowsBeginning = true
    var receivesTouch = true
    var recognizesTogether = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allowsBeginning }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receivesTouch }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { recognizesTogether }
}

@Suite struct `The answer for a recognizer that received the touch` {
    @Test func `names the recognition, the wait before it, and the time`() {
        let stage = Stage { $0.addTap("single").require(toFail: $0.addTap("double", count: 2)) }
        stage.hands.tap(at: place)
        #expect(
            why(stage) == """
                double receives finger 1 and has not decided; the last timer is set for 0.410 s after the touch.
                single is ready since 0.060 s after finger 1 came down, and waits: double must fail first; the last timer is \
                set for 0.410 s after the touch.
                view received finger 1, and not its end: double may still recognize.
                """)
        stage.wait(1)
        #expect(
            why(stage) == """
                double failed 0.410 s after finger 1 came down: no tap 2 within 0.35 s.
                single recognized 0.410 s after finger 1 came down, after it had waited 0.350 s for double to fail.
                view received finger 1, and its cancellation: single took it 0.410 s after it came down.
                """)
    }

    @Test func `follows a gesture to its end, and to a finger that joins it`() {
        let stage = Stage {
            $0.addPan().maximumNumberOfTouches = 2
            $0.view.isMultipleTouchEnabled = true
        }
        stage.hands.down(at: place)
        stage.hands.move(dx: 40, over: 0.1)
        #expect(why(stage).hasPrefix("pan began 0.033 s after finger 1 came down, and goes on.\n"))
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        stage.hands.liftAll()
        stage.wait(1)
        #expect(
            why(stage, finger: 2) == """
                pan had begun 0.067 s before finger 2 came down, and ended when finger 2 came down.
                view never receives finger 2: pan took it 0.000 s after it came down.
                """)
        #expect(why(stage, finger: 1).hasPrefix("pan began 0.033 s after finger 1 came down, and ended 0.100 s after"))
    }

    @Test func `tells a cancellation with its cause`() {
        var pan: UIPanGestureRecognizer?
        let stage = Stage { pan = $0.addPan() }
        stage.hands.down(at: place)
        stage.hands.move(dx: 40, over: 0.1)
        stage.perform { pan?.isEnabled = false }
        stage.wait(0.1)
        #expect(why(stage).contains("pan began 0.033 s after finger 1 came down, and was cancelled 0.100 s after"))
        #expect(why(stage).contains(": it was disabled.\n"))
    }

    @Test func `has the cause of a failure, its number and its limit`() throws {
        let stage = Stage { $0.addTap() }
        stage.hands.down(at: place)
        stage.hands.move(dx: 60)
        let answer = try #require(AnswerReader.answers(to: stage.records).last?.why("tap"))
        #expect(answer.description == "tap failed when finger 1 came down: moved 60 pt, more than 45.")
        #expect(answer.measure?.value == 60 && answer.measure?.limit == 45)
    }

    @Test func `has the rule by which it lost: the higher precedence`() {
        let stage = Stage { stage in
            stage.addPan("outer")
            stage.addPan("inner", on: stage.addView("card", frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
        }
        stage.hands.drag(from: place, to: CGPoint(x: 160, y: 100))
        #expect(why(stage).contains("outer lost to inner 0.050 s after finger 1 came down: both were ready, and inner has the higher precedence."))
    }

    @Test func `has the rule by which it lost: it alone is prevented`() {
        final class Greedy: UIPanGestureRecognizer {
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let stage = Stage { stage in
            stage.add(Greedy(), "outer")
            stage.addPan("inner", on: stage.addView("card", frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
        }
        stage.hands.drag(from: place, to: CGPoint(x: 160, y: 100))
        #expect(why(stage).contains("inner lost to outer 0.050 s after finger 1 came down: both were ready, and only outer prevents the other one."))
    }

    @Test func `has the rule by which it lost: the other one recognized first`() {
        let stage = Stage {
            $0.addTap()
            $0.addPan()
        }
        stage.hands.down(at: place)
        stage.hands.move(dx: 20, over: 0.1)
        #expect(why(stage).contains("tap lost to pan 0.083 s after finger 1 came down: pan recognized first and prevents it."))
    }

    @Test func `has the rule by which it lost: the other one recognized while it waited`() {
        let stage = Stage {
            let double = $0.addTap("double", count: 2)
            $0.addTap("single").require(toFail: double)
            $0.addPan()
        }
        stage.hands.tap(at: place)
        stage.hands.down(at: place)
        stage.hands.move(dx: 20, over: 0.1)
        let text = why(stage, finger: 1)
        #expect(text.contains("single lost to pan"), "\(text)")
        #expect(text.contains("pan recognized and prevents it, while it waited for double to fail."), "\(text)")
    }

    @Test func `has the rule by which it lost: a requirement`() {
        let stage = Stage { $0.addTap("single").require(toFail: $0.addTap("double", count: 2)) }
        stage.hands.doubleTap(at: place)
        #expect(why(stage, finger: 1).contains("single lost to double 0.220 s after finger 1 came down: it required the failure of double, which recognized."))
        #expect(why(stage, finger: 2).contains("double recognized 0.060 s after finger 2 came down.\n"))
    }

    @Test func `names the object that refused`() {
        let delegate = Delegate()
        delegate.allowsBeginning = false
        let stage = Stage { $0.addTap().delegate = delegate }
        stage.hands.tap(at: place)
        #expect(why(stage).contains("tap was ready 0.060 s after finger 1 came down, and shouldBegin of its delegate returned false."))
    }

    @Test func `says that it ignored a finger too many, before and after it recognized`() {
        let stage = Stage {
            $0.addPan().maximumNumberOfTouches = 1
            $0.addLongPress()
            $0.view.isMultipleTouchEnabled = true
        }
        stage.hands.down(at: place)
        stage.hands.move(dx: 40, over: 0.1)
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        #expect(why(stage), "?")
    }

    @Test func `says that it was withdrawn before its targets were called`() {
        var tap: UITapGestureRecognizer?
        let stage = Stage {
            let first = $0.addTap("first")
            tap = $0.addTap("second")
            let together = Delegate()
            together.recognizesTogether = true
            first.delegate = together
            withExtendedLifetime(together) {}
            first.addAction { _ in tap?.isEnabled = false }
        }
        stage.hands.tap(at: place)
        #expect(why(stage), "?")
    }
}
