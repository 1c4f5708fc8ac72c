import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// The times at which targets are called (B-105…B-111), and at which an attempt is forgotten (B-115…B-119).
struct ActionsAndResetTests {
    @Test(.rules("B-105", "S-046", "S-067", "S-069", "S-101", "S-103"))
    func `a continuous gesture reports began, each change and the end`() {
        let stage = Stage {
            let own = $0.written()
            own.isContinuous()
            own.onMoved = { $0.state = .changed }
        }
        stage.play("DMMU", step: .milliseconds(10))
        stage.expect(
            """
            D     view hit by 1
            D     own watches 1
            D     own receives began 1
            D     view never receives 1
            D     own began
             M    own receives moved 1
             M    own changed
              M   own receives moved 1
              M   own changed
               U  own receives ended 1
               U  own ended
               U  own reset
            """)
    }

    @Test(.rules("B-105", "S-066", "S-072", "S-100"))
    func `failing calls no target and resets; being possible does neither`() {
        var resets = 0
        let stage = Stage {
            let own = $0.written()
            own.onEnded = { $0.state = .failed }
            own.onReset = { _ in resets += 1 }
        }
        stage.play("DMU", step: .milliseconds(10))
        stage.expect(
            """
            D    view hit by 1
            D    own watches 1
            D    own receives began 1
            D    view receives began 1
             M   own receives moved 1
             M   view receives moved 1
              U  own receives ended 1
              U  own failed: own decision
              U  view receives ended 1
              U  own reset
            """)
        expectEqual(resets, 1)
    }

    @Test(.rules("B-105", "S-045", "S-048", "S-106", "S-071", "S-099", "S-100"))
    func `a discrete gesture reports once, then resets`() {
        let stage = Stage { $0.written().isDiscrete() }
        stage.play("DMU", step: .milliseconds(10))
        stage.expect(
            """
            D    view hit by 1
            D    own watches 1
            D    own receives began 1
            D    view receives began 1
             M   own receives moved 1
             M   view receives moved 1
              U  own receives ended 1
              U  view receives cancelled 1
              U  own ended
              U  own reset
            """)
    }

    @Test(.rules("B-106", "S-051", "S-070", "S-103", "S-107", "S-110"))
    func `what was begun and is cancelled is reported once more`() {
        let stage = Stage { $0.written().isContinuous() }
        stage.play("DX-", step: .milliseconds(10))
        stage.expect(
            """
            D    view hit by 1
            D    own watches 1
            D    own receives began 1
            D    view never receives 1
            D    own began
             X   own receives cancelled 1
             X   own breaks off: system cancelled
             X   own cancelled
             X   own reset
            """)
    }

    @Test(.rules("B-105", "S-076", "S-119")) func `what was only possible and is cancelled calls no target`() {
        let stage = Stage {
            let own = $0.written()
            own.onCancelled = { $0.state = .cancelled }
        }
        stage.play("DX-", step: .milliseconds(10))
        stage.expect(
            """
            D    view hit by 1
            D    own watches 1
            D    own receives began 1
            D    view receives began 1
             X   own receives cancelled 1
             X   own failed: system cancelled
             X   view receives cancelled 1
             X   own reset
            """)
    }

    @Test(.rules("B-107", "S-068")) func `every movement repeats the action, assigned or not, once an event`() {
        let stage = Stage {
            let silent = $0.written("silent")
            silent.isContinuous()
            silent.mayPrevent = { _ in false }
            let eager = $0.written("eager")
            eager.isContinuous()
            eager.onMoved = {
                $0.state = .changed
                $0.state = .began
                $0.state = .changed
            }
            eager.mayPrevent = { _ in false }
        }
        stage.hands.down(at: stage.view)
        stage.hands.down(.leftIndex, at: stage.view)
        stage.clearLog()
        stage.hands.together {
            stage.hands.move(dx: 10)
            stage.hands.move(.leftIndex, dx: 10)
        }
        stage.expect(
            """
            0     eager, silent receive moved 1+2
                  eager changed
                  silent changed
            """)
    }

    @Test(.rules("B-107")) func `an assignment from inside the action is not reported in the same event`() {
        var reports = 0
        let stage = Stage { stage in
            let own = stage.written()
            own.isContinuous()
            own.addAction { own in
                reports += 1
                if reports < 9 { own.state = .changed }
            }
        }
        stage.play("DM", step: .milliseconds(10))
        expectEqual(reports, 2)
        stage.expect(
            """
            D   view hit by 1
            D   own watches 1
            D   own receives began 1
            D   view never receives 1
            D   own began
             M  own receives moved 1
             M  own changed
            """)
    }

    @Test(.rules("S-039", "S-092")) func `without a terminal state the actions go on`() {
        let stage = Stage {
            let own = $0.written()
            own.onBegan = { $0.state = .began }
        }
        stage.play("DMM", step: .milliseconds(10))
        stage.expect(
            """
            D    view hit by 1
            D    own watches 1
            D    own receives began 1
            D    view never receives 1
            D    own began
             M   own receives moved 1
             M   own changed
              M  own receives moved 1
              M  own changed
            """)
    }

    @Test(.rules("B-108", "S-140", "T-24")) func `a gesture that is let go late reports its beginning first`() {
        var translations: [CGFloat] = []
        let stage = Stage { stage in
            let swipe = stage.written("swipe")
            swipe.onMoved = { if $0.touchesInAttempt[0].location(in: nil).x >= 280 { $0.fail(because: "80 pt") } }
            let pan = stage.addPan()
            pan.require(toFail: swipe)
            pan.addAction { _ in translations.append(pan.translation(in: nil).x) }
        }
        stage.play("DMMMMMU", step: .milliseconds(10))
        stage.expect(
            """
            D        view hit by 1
            D        pan, swipe watch 1
            D        pan, swipe receive began 1
            D        view receives began 1
             M       pan, swipe receive moved 1
             M       pan holds for swipe
             M       view receives moved 1
              M      pan, swipe receive moved 1
              M      view receives moved 1
               M     pan, swipe receive moved 1
               M     view receives moved 1
                M    pan, swipe receive moved 1
                M    swipe failed: 80 pt
                M    view receives cancelled 1
                M    pan began
                M    swipe reset
                 M   pan receives moved 1
                 M   pan changed
                  U  pan receives ended 1
                  U  pan ended
                  U  pan reset
            """)
        // What it did while it was held is in its values (B-166).
        expectEqual(translations, [80, 100, 100])
    }

    @Test(.rules("B-109", "B-111", "S-041", "S-054", "S-097", "S-102", "S-109"))
    func `the state is told inside the action, then possible`() {
        var seen: [UIGestureRecognizer.State] = []
        var tap: UITapGestureRecognizer?
        let stage = Stage {
            tap = $0.addTap()
            tap?.addAction { seen.append($0.state) }
        }
        expectEqual(tap?.state, .possible)
        stage.hands.down(at: stage.view)
        expectEqual(tap?.state, .possible)
        stage.hands.up()
        expectEqual(seen, [.ended])
        expectEqual(seen, [.recognized])
        expectEqual(tap?.state, .possible)
    }

    @Test(.rules("B-109"))
    func `the order of targets among recognizers of one event is that of their entering, every time`() {
        func order() -> [String] {
            var order: [String] = []
            let stage = Stage { stage in
                for name in ["first", "second", "third"] {
                    let own = stage.written(name)
                    own.isContinuous()
                    own.mayPrevent = { _ in false }
                    own.addAction { order.append($0.name ?? "") }
                }
            }
            stage.hands.down(at: stage.view)
            return order
        }
        expectEqual(order(), ["third", "second", "first"])
        expectEqual(order(), order())
    }

    private final class Counter: SelectorTarget {
        var calls: [String] = []
        func perform(_ selector: Selector, with argument: Any?) { calls.append(selector.description) }
        func responds(to selector: Selector) -> Bool { true }
    }

    @Test(.rules("B-110")) func `every target is told, in the order of addition, a repeated one once`() {
        let counter = Counter()
        var calls: [String] = []
        let stage = Stage {
            let tap = $0.addTap()
            tap.addTarget(counter, action: Selector("one"))
            tap.addTarget(counter, action: Selector("two"))
            tap.addTarget(counter, action: Selector("one"))
            tap.addAction { _ in calls = counter.calls + ["closure"] }
        }
        stage.hands.tap(at: stage.view)
        expectEqual(calls, ["one", "two", "closure"])
        expectEqual(counter.calls, ["one", "two"])
    }

    @Test(.rules("B-115", "S-055", "S-056", "S-061"))
    func `reset comes after the last action and before the return to possible`() {
        var log: [String] = []
        var own: WrittenRecognizer?
        let stage = Stage {
            own = $0.written()
            own?.onBegan = { $0.state = .ended }
            own?.addAction { log.append("action \($0.state)") }
            own?.onReset = {
                log.append("reset in \($0.state)")
                $0.state = .began  // does not count
            }
        }
        stage.hands.down(at: stage.view)
        expectEqual(log, ["action ended", "reset in ended"])
        expectEqual(own?.state, .possible)
    }

    @Test(.rules("B-115", "S-055")) func `reset cancels the timers of the attempt`() {
        var hasFired = false
        let stage = Stage {
            let own = $0.written()
            own.onBegan = { $0.after(0.1) { hasFired = true } }
            own.onEnded = { $0.state = .failed }
        }
        stage.hands.tap(at: stage.view)
        stage.wait(1)
        expect(!hasFired)
    }

    @Test func `a timer outside an attempt or in a reset is none, and a diagnostic says so`() {
        let stage = Stage()
        let own = stage.perform { stage.written("own") }
        var timers: [VirtualTimer?] = []
        own.onBegan = { timers.append($0.after(0.1) {}) }
        own.onEnded = { $0.state = .failed }
        own.onReset = { timers.append($0.after(0.1) { Issue.record("called") }) }
        timers.append(own.after(0.1) { Issue.record("called") })
        stage.hands.tap(at: stage.view)
        stage.wait(1)
        expectEqual(timers.map { $0 == nil }, [true, false, true])
        expectEqual(stage.diagnostics, [.timerOutsideAttempt("own"), .timerOutsideAttempt("own")])
        expectEqual(
            stage.diagnostics.first?.description,
            "own set a timer outside an attempt, or in its reset, and the body is never "
                + "called: call after(_:perform:) while the recognizer has touches, as in touchesBegan, or UIApplication.after(_:perform:)"
        )
        expectNil(UITapGestureRecognizer().after(0.1) {})
    }

    @Test(.rules("B-116", "S-098", "S-108")) func `who is decided and not tied is reset at the end of the event`() {
        let stage = Stage {
            let quick = $0.written("quick")
            quick.onBegan = { $0.state = .failed }
            $0.written("slow").isDiscrete()
        }
        stage.play("DU", step: .milliseconds(10))
        stage.expect(
            """
            D   view hit by 1
            D   slow, quick watch 1
            D   slow, quick receive began 1
            D   quick failed: own decision
            D   view receives began 1
            D   quick reset
             U  slow receives ended 1
             U  view receives cancelled 1
             U  slow ended
             U  slow reset
            """)
    }

    @Test(.rules("B-116", "B-117", "S-058", "S-059", "S-060"))
    func `who is decided waits with the reset for one that is tied to it, either way`() {
        let stage = Stage {
            let required = $0.written("required")
            required.onBegan = { $0.state = .failed }
            let middle = $0.written("middle")
            middle.isDiscrete()
            middle.require(toFail: required)
            let dependent = $0.written("dependent")
            dependent.onBegan = { $0.state = .failed }
            dependent.require(toFail: middle)
        }
        stage.play("DU", step: .milliseconds(10))
        stage.expect(
            """
            D   view hit by 1
            D   dependent, middle, required watch 1
            D   dependent, middle, required receive began 1
            D   dependent failed: own decision
            D   required failed: own decision
            D   view receives began 1
             U  middle receives ended 1
             U  view receives cancelled 1
             U  middle ended
             U  dependent, middle, required reset
            """)
    }

    @Test(.rules("B-116")) func `a double tap that waits for its second tap is not reset between the two`() {
        let stage = Stage { _ = $0.addTap("double", count: 2) }
        stage.play("DU-DU", step: .milliseconds(50))
        stage.expect(
            """
            D      view hit by 1
            D      double watches 1
            D      double receives began 1
            D      view receives began 1
             U     double receives ended 1
             U     view waits for ended 1: double
               D   view hit by 2
               D   double watches 2
               D   double receives began 2
               D   view receives began 2
                U  double receives ended 2
                U  view receives cancelled 1+2
                U  double ended
                U  double reset
            """)
    }

    @Test(.rules("B-096", "B-116", "S-052", "S-053"))
    func `a recognizer that is left open is closed at the next first touch, with a diagnostic`() {
        let stage = Stage { _ = $0.written() }
        stage.play("DU-DU", step: .milliseconds(10))
        stage.expect(
            """
            D      view hit by 1
            D      own watches 1
            D      own receives began 1
            D      view receives began 1
             U     own receives ended 1
             U     view waits for ended 1: own
               D   ! \(TouchDiagnostic.abandonedRecognizer("own"))
               D   own failed: touches lost
               D   view receives ended 1 late
               D   own reset
               D   view hit by 2
               D   own watches 2
               D   own receives began 2
               D   view receives began 2
                U  own receives ended 2
                U  view waits for ended 2: own
            """)
        expectEqual(stage.diagnostics, [.abandonedRecognizer("own")])
    }

    @Test(.rules("B-118", "S-049", "S-060")) func `after a reset the fingers that are down are no longer its own`() {
        let stage = Stage {
            let own = $0.written()
            own.onMoved = { $0.state = .ended }
        }
        stage.play("DMMU-DU", step: .milliseconds(10))
        stage.expect(
            """
            D        view hit by 1
            D        own watches 1
            D        own receives began 1
            D        view receives began 1
             M       own receives moved 1
             M       view receives cancelled 1
             M       own ended
             M       own reset
                 D   view hit by 2
                 D   own watches 2
                 D   own receives began 2
                 D   view receives began 2
                  U  own receives ended 2
                  U  view waits for ended 2: own
            """)
    }

    @Test(.rules("B-119", "B-168", "S-057"))
    func `dynamic requirements are asked once an attempt and forgotten at its reset`() {
        var asked = 0
        let delegate = WrittenDelegate()
        delegate.requires = { single, double in
            guard single.name == "single", double.name == "double" else { return false }
            asked += 1
            return asked == 1
        }
        let stage = Stage {
            $0.addTap("single").delegate = delegate
            _ = $0.addTap("double", count: 2)
        }
        stage.hands.tap(at: stage.view)
        stage.wait(1)
        expectEqual(asked, 1)
        stage.clearLog()
        // Attached again it comes first, and has the place in the kernel that it had before.
        for single in stage.view.gestureRecognizers ?? [] where single.name == "single" {
            stage.view.removeGestureRecognizer(single)
            stage.view.addGestureRecognizer(single)
        }
        stage.hands.tap(at: stage.view)
        expectEqual(asked, 2)
        stage.expect(
            """
            1050  view hit by 2
                  single, double watch 2
                  single, double receive began 2
                  view receives began 2
            1100  single, double receive ended 2
                  view receives cancelled 2
                  single ended
                  single reset
            """)
    }

    @Test(.rules("S-047")) func `a beginning may be followed by the end at once, each is reported`() {
        let stage = Stage {
            let own = $0.written()
            own.onBegan = {
                $0.state = .began
                $0.state = .ended
            }
        }
        stage.play("D-", step: .milliseconds(10))
        stage.expect(
            """
            D   view hit by 1
            D   own watches 1
            D   own receives began 1
            D   view never receives 1
            D   own began
            D   own ended
            D   own reset
            """)
    }

    @Test(.rules("S-044", "S-050"))
    func `after a beginning failing means cancelling, and possible is not for subclasses to set`() {
        let stage = Stage {
            let own = $0.written()
            own.onBegan = {
                $0.state = .began
                $0.state = .possible
            }
            own.onMoved = { $0.state = .failed }
        }
        stage.play("DM", step: .milliseconds(10))
        stage.expect(
            """
            D   view hit by 1
            D   own watches 1
            D   own receives began 1
            D   view never receives 1
            D   own began
             M  own receives moved 1
             M  own breaks off: own decision
             M  own cancelled
             M  own reset
            """)
    }

    @Test(.rules("S-121", "S-122", "S-123", "S-124"))
    func `a capture begins on the touch and drops its samples when cancelled`() {
        var samples: [CGPoint] = []
        var committed: [[CGPoint]] = []
        var states: [UIGestureRecognizer.State] = []
        let stage = Stage {
            let capture = $0.written("capture")
            let add: WrittenRecognizer.Method = { samples.append($0.touchesInAttempt[0].location(in: nil)) }
            capture.onBegan = {
                add($0)
                $0.state = .began
            }
            capture.onMoved = {
                add($0)
                $0.state = .changed
            }
            capture.onEnded = {
                add($0)
                $0.state = .ended
            }
            capture.onCancelled = {
                samples.removeAll()
                $0.state = .cancelled
            }
            capture.addAction { capture in
                states.append(capture.state)
                if capture.state == .ended { committed.append(samples) }
            }
            capture.onReset = { _ in samples.removeAll() }
        }
        stage.hands.down(at: CGPoint(x: 10, y: 20))
        expectEqual(states, [.began])
        stage.hands.move(dx: 1)
        stage.hands.up()
        stage.hands.down(at: CGPoint(x: 10, y: 20))
        stage.hands.move(dx: 1)
        stage.hands.cancel()
        expectEqual(states, [.began, .changed, .ended, .began, .changed, .cancelled])
        expectEqual(committed, [[CGPoint(x: 10, y: 20), CGPoint(x: 11, y: 20), CGPoint(x: 11, y: 20)]])
        expect(samples.isEmpty)
    }
}
