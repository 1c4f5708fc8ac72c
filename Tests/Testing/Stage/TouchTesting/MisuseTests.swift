import TestSupport
import Testing
import TouchTesting
import Touchstone

/// An impossible request of a test fails it, with advice.
struct `Misuse of the test kit` {
    /// The failure of a test that plays this.
    private func failures(_ body: (Stage) -> Void) -> [String] {
        var texts: [String] = []
        let stage = Stage(failing: { text, _ in texts.append(text) }, size: CGSize(width: 400, height: 300))
        body(stage)
        // Each is in the log, too, where it happened.
        expectEqual(stage.log.split(separator: "\n").filter { $0.contains("! ") }.count, texts.count)
        return texts
    }

    @Test(.bug(id: "K-4")) func `a misuse fails the test of swift-testing that made the stage`() {
        let stage = Stage()
        withKnownIssue {
            stage.hands.up()
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                "the finger rightIndex is not down, so it cannot be moved, lifted or cancelled: put it down first"
            ]
        }
    }

    @Test(.bug(id: "K-4")) func `nothing is done at a view that is in no window, and the test fails`() {
        let lost = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        lost.accessibilityIdentifier = "lost"
        let gestures: [(Stage) -> Void] = [
            { $0.hands.tap(at: lost) }, { $0.hands.doubleTap(at: lost.point(atX: 0, y: 0)) },
            { $0.hands.longPress(at: lost) },
            { $0.hands.drag(from: lost, to: CGPoint(x: 1, y: 1)) }, { $0.hands.pinch(at: lost, from: 10, to: 20) },
            { $0.hands.rotate(at: lost, by: 1) }, { $0.hands.down(at: lost) }, { $0.hands.move(to: lost) },
            { $0.hands.hover(at: lost) },
            { $0.hands.click(at: lost) }, { $0.hands.turnWheel(at: lost, notch: CGVector(dx: 0, dy: 1)) },
            { $0.hands.scroll(at: lost, by: CGVector(dx: 0, dy: 1)) }, { $0.hands.transform(at: lost) },
        ]
        for gesture in gestures {
            var records = 0
            let texts = failures { stage in
                gesture(stage)
                records = stage.records.count
            }
            expectEqual(texts, ["«lost» is in no window, so nothing was done: add it to a view of the stage first"])
            expectEqual(records, 0)
        }
    }

    @Test(.bug(id: "K-4")) func `a drag that ends at a view in no window is lifted where it began`() {
        let lost = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var frames: [String] = []
        let texts = failures { stage in
            stage.hands.drag(from: CGPoint(x: 5, y: 6), to: lost)
            frames = stage.records.map(\.description).filter { $0.contains("frame") }
        }
        expectEqual(texts, ["«UIView» is in no window, so nothing was done: add it to a view of the stage first"])
        expectEqual(frames, ["0.000000 frame 1:began@5,6", "0.000000 frame 1:ended@5,6"])
    }

    @Test(.bug(id: "K-4"))
    func `a finger that is not down is neither lifted, cancelled nor moved on, and the test fails`() {
        let texts = failures { stage in
            stage.hands.up(.leftThumb)
            stage.hands.cancel()
            stage.hands.move(dx: 10)
            stage.hands.tap(at: stage.view)
            stage.hands.up()
        }
        expectEqual(texts.count, 4)
        expect(texts[0].hasPrefix("the finger leftThumb is not down"))
    }

    @Test func `a finger that is down is not put down again, one that is up is not moved`() {
        let place = CGPoint(x: 9, y: 9)
        let second: [(Stage) -> Void] = [
            { $0.hands.down(at: place) }, { $0.hands.tap(at: place) }, { $0.hands.doubleTap(at: place) },
            { $0.hands.longPress(at: place) },
            { $0.hands.drag(from: place, to: place) }, { $0.hands.swipe(.left, on: place) },
            { $0.hands.pinch(at: place, from: 9, to: 20) },
            { $0.hands.rotate(at: place, by: 1) }, { $0.hands.click(at: place) },
        ]
        for gesture in second {
            var lines = 0
            let texts = failures { stage in
                stage.hands.down(at: CGPoint(x: 3, y: 4))
                let before = stage.records.count
                gesture(stage)
                lines = stage.records.count - before
            }
            expectEqual(
                texts,
                [
                    "the finger rightIndex is down already, so nothing was done: lift it first, or name another finger"
                ])
            expectEqual(lines, 0)
        }
        let moves: [(Stage) -> Void] = [
            { $0.hands.move(to: place) }, { $0.hands.move(dx: 3) },
            { $0.hands.move([(.leftIndex, place), (.rightIndex, place)], over: 1) },
        ]
        for move in moves {
            var now = Instant.zero
            let texts = failures { stage in
                stage.hands.down(.leftIndex, at: place)
                move(stage)
                now = stage.host.now
            }
            expectEqual(
                texts,
                [
                    "the finger rightIndex is not down, so it cannot be moved, lifted or cancelled: put it down first"
                ])
            expectEqual(now, .zero)
        }
    }

    @Test func `presses, pointers and shakes begin before they end, and presses once`() {
        let texts = failures { stage in
            stage.hands.release(.select)
            stage.hands.squeeze(.select, id: 2, force: 0.5)
            stage.hands.press(.select)
            stage.hands.press(.menu)
            stage.hands.click(.menu)
            stage.hands.release(.select)
            stage.hands.type("a", code: 4)
            stage.hands.stopHovering()
            stage.hands.shake(.cancelled)
        }
        expectEqual(
            texts,
            [
                "press 1 is not down, so it cannot be squeezed or released: press it first",
                "press 2 is not down, so it cannot be squeezed or released: press it first",
                "press 1 is down already, so nothing was done: release it first, or pass another id",
                "press 1 is down already, so nothing was done: release it first, or pass another id",
                "no pointer hovers, so none can leave the screen: call hover(at:) first",
                "no shake has begun, so none can end: call shake(.began) first",
            ])
    }

    @Test func `no time passes that is negative or not finite`() {
        let place = CGPoint(x: 9, y: 9)
        for (time, text) in [(-1, "-1.0"), (Double.nan, "nan"), (-Double.infinity, "-inf"), (.infinity, "inf")] {
            let waits: [(Stage) -> Void] = [
                { $0.wait(time) }, { $0.rest(time) }, { $0.hands.wait(time) }, { $0.hands.rest(time) },
                { $0.hands.tap(at: place, holding: time) }, { $0.hands.doubleTap(at: place, pause: time) },
                { $0.hands.longPress(at: place, for: time) }, { $0.hands.drag(from: place, to: place, over: time) },
                { $0.hands.swipe(.up, on: place, over: time) },
                { $0.hands.pinch(at: place, from: 9, to: 20, over: time) },
                { $0.hands.rotate(at: place, by: 1, over: time) }, { $0.hands.move([], over: time) },
                { $0.hands.scroll(at: place, by: CGVector(dx: 0, dy: 1), over: time) },
                { $0.hands.transform(at: place, over: time) }, { $0.hands.click(at: place, holding: time) },
                { $0.hands.click(.select, holding: time) },
            ]
            // There may be no limit for a wait until nothing is pending.
            let limited: [(Stage) -> Void] = time > 0 ? [] : [{ $0.waitUntilStill(within: time) }]
            for wait in waits + limited {
                var records = 0
                let texts = failures { stage in
                    wait(stage)
                    records = stage.records.count
                }
                expectEqual(
                    texts, ["\(text) s cannot pass, so nothing was done: pass a finite number of seconds, 0 or more"])
                expectEqual(records, 0)
            }
        }
        expectEqual(failures { $0.play("D-U", step: .milliseconds(-5)) }.count, 1)
    }

    @Test func `a time that cannot pass is reported at the line of the call`() {
        var line: UInt = 0
        let stage = Stage(failing: { _, site in line = site.line }, size: CGSize(width: 400, height: 300))
        stage.wait(-1)
        expectEqual(line, #line - 1)
    }

    @Test(.bug(id: "K-4")) func `all fingers that are down are lifted in one event, however many`() {
        let stage = Stage()
        stage.hands.liftAll()
        stage.hands.down(.leftThumb, at: CGPoint(x: 1, y: 2))
        stage.hands.down(at: CGPoint(x: 3, y: 4))
        stage.hands.liftAll()
        let frames = stage.records.map(\.description).filter { $0.contains("frame") }
        expectEqual(
            frames,
            [
                "0.000000 frame 7:began@1,2", "0.000000 frame 1:began@3,4", "0.000000 frame 1:ended@3,4 7:ended@1,2",
            ])
    }

    @Test(.bug(id: "K-4")) func `targets that no longer exist are reported once, of recognizers and of controls`() {
        final class Listener {
            func received() {}
        }
        let stage = Stage { $0.addTap() }
        let control = stage.add(UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "control")
        stage.view.gestureRecognizers?.first?.addTarget(Listener(), action: Listener.received)
        control.addTarget(Listener(), action: Listener.received, for: .touchDown)
        for _ in 0..<2 {
            stage.hands.tap(at: CGPoint(x: 200, y: 200))
            stage.hands.tap(at: control)
            stage.wait(1)
        }
        expectEqual(stage.diagnostics, [.targetIsGone("tap"), .targetIsGone("control")])
        expectEqual(
            stage.diagnostics.first?.description,
            "a target of tap no longer exists, so its method was not called and the target was removed: targets are "
                + "not retained; keep the object, or use addAction")
    }

    @Test(.bug(id: "K-5")) func `an unknown character of a pattern fails the test`() {
        let texts = failures { $0.play("D?U", step: .milliseconds(10)) }
        expectEqual(texts, ["«?» is not a step of a pattern: use D, U, X, M or -"])
    }
}
