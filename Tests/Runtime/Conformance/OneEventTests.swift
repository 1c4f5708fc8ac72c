import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Several recognizers, or several calls of one, in the same event.
struct OneEventTests {
    @Test(.rules("B-147")) func `of overlapping siblings the recognizers of the one in front come first`() {
        let stage = Stage()
        var calls: [String] = []
        let views = ["back", "front"].map { name in
            let view = stage.addView(name, frame: CGRect(x: name == "back" ? 0 : 100, y: 0, width: 200, height: 300))
            let own = stage.written(name, on: view)
            own.onEveryCall = { calls.append("\(name) \($0)") }
            own.isDiscrete()
            own.addAction { _ in calls.append("\(name) acts") }
            return view
        }
        func play() -> [String] {
            calls = []
            stage.hands.together {
                stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
                stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 50))
            }
            stage.hands.together {
                stage.hands.up(.leftIndex)
                stage.hands.up(.rightIndex)
            }
            return calls.filter { !$0.contains("should") }
        }
        func order(_ first: String, _ second: String) -> [String] {
            ["touchesBegan", "touchesEnded", "acts", "reset"].flatMap { ["\(first) \($0)", "\(second) \($0)"] }
        }
        expectEqual(play(), order("front", "back"))
        stage.perform { stage.view.bringSubviewToFront(views[0]) }
        expectEqual(play(), order("back", "front"))
    }

    @Test(.rules("B-149", "B-151"), arguments: [0, 1, 2])
    func `if the highest of three is prevented one-sidedly, the next that is not prevented so wins`(_ rival: Int) {
        // The highest prevents all but the rival, which prevents the highest; the others prevent all.
        let stage = Stage()
        var told: [String] = []
        let own = ["third", "second", "first"].map { stage.written($0) }
        for recognizer in own {
            recognizer.isDrag()
            recognizer.addAction { told.append("\($0.name ?? "") \($0.state)") }
        }
        let (first, rivals) = (own[2], [own[1], own[0]])
        if rival < 2 { first.mayPrevent = { $0 !== rivals[rival] } }
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 20)
        // With «third» as the rival «second» wins: it is the highest that none prevents one-sidedly.
        expectEqual(told, [rival < 2 ? "second began" : "first began"])
    }

    @Test(.rules("B-107"))
    func `a recognizer that is fed inside its own method reads the state that it sets afterwards`() {
        let stage = Stage()
        let other = stage.perform { UIWindow(frame: CGRect(x: 200, y: 0, width: 200, height: 300)) }
        stage.perform { other.isHidden = false }
        /// Passes movements on to a window first.
        final class Forwarding: UIGestureRecognizer {
            var window: UIWindow?
            var states: [State] = []

            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                window?.sendEvent(event)
                if state == .possible {
                    state = .began
                } else {
                    state = .changed
                }
                states.append(state)
            }
        }
        let own = stage.add(Forwarding(), "own")
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        // A move to another view keeps the touch (B-202).
        stage.perform { other.addGestureRecognizer(own) }
        stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 50))
        expectEqual(own.numberOfTouches, 2)
        own.window = other
        stage.hands.together {
            stage.hands.move(.leftIndex, dx: 20)
            stage.hands.move(.rightIndex, dx: 20)
        }
        expectEqual(own.states, [.began, .changed])
        expectEqual(own.state, .began)
    }

    @Test func `an event in which 300 honest recognizers act is not cut off`() {
        let stage = Stage()
        let delegate = WrittenDelegate()
        delegate.areTogether = { _, _ in true }
        var told: [String: Int] = [:]
        var view = stage.view
        for index in 0..<300 {
            view = stage.addView("view \(index)", frame: stage.view.bounds, on: view)
            let own = stage.written("own \(index)", on: view)
            own.isDrag()
            own.delegate = delegate
            own.addAction { own in
                told["\(own.name ?? "") \(own.state)", default: 0] += 1
                // Honest work of an action, of which each needs another round.
                own.view?.alpha = 0.5
                own.view?.setNeedsLayout()
                own.cancelsTouchesInView.toggle()
            }
        }
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 20)
        stage.hands.move(dx: 20)
        stage.hands.up()
        expectEqual(told.count, 900)
        expect(told.values.allSatisfy { $0 == 1 })
        expectEqual(stage.diagnostics, [])
    }
}
