import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Whole attempts: an interruption, an ignored touch and a late beginning (T-21, T-22, T-24).
/// The expected logs were written from the rule before they were compared with the runtime.
struct CanonicalAttemptTraces {
    @Test(.rules("T-21", "B-015", "B-035", "B-106", "S-051", "S-070", "S-107"))
    func `an interruption cancels a pan that was changing`() {
        let stage = Stage { $0.addPan() }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        for _ in 0..<2 {
            stage.wait(0.1)
            stage.hands.move(dx: 20)
        }
        stage.wait(0.1)
        stage.application.host.resignActive()
        stage.wait(0.1)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.expect(
            """
            0     view hit by 1
                  pan watches 1
                  pan receives began 1
                  view receives began 1
            100   pan receives moved 1
                  view receives cancelled 1
                  pan began
            200   pan receives moved 1
                  pan changed
            300   pan receives cancelled 1
                  pan breaks off: system cancelled
                  pan cancelled
                  pan reset
            """)
    }

    @Test(.rules("T-22", "B-126", "S-062", "S-063", "S-064"))
    func `the view of an ignored touch receives it to its end`() {
        let stage = Stage {
            $0.addView("left", frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            $0.addView("right", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
            let probe = $0.add(ProbeRecognizer(onMove: .began), "probe")
            probe.onBegan = { probe, touches, event in
                guard probe.numberOfTouches > 1 else { return }
                for touch in touches { probe.ignore(touch, for: event) }
            }
            probe.onEnded = { probe, _, _ in probe.state = .ended }
        }
        stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 150))
        stage.wait(0.1)
        stage.hands.down(.rightIndex, at: CGPoint(x: 300, y: 150))
        stage.wait(0.1)
        stage.hands.move(.leftIndex, dx: 20)
        stage.wait(0.1)
        stage.hands.move(.rightIndex, dx: 20)
        stage.wait(0.1)
        stage.hands.up(.rightIndex)
        stage.wait(0.1)
        stage.hands.up(.leftIndex)
        stage.expect(
            """
            0     left hit by 1
                  probe watches 1
                  probe receives began 1
                  left receives began 1
            100   right hit by 2
                  probe watches 2
                  probe receives began 2
                  probe ignores 2
                  right receives began 2
            200   probe receives moved 1
                  left receives cancelled 1
                  probe began
            300   right receives moved 2
            400   right receives ended 2
            500   probe receives ended 1
                  probe ended
                  probe reset
            """)
    }

    @Test(.rules("T-24", "B-098", "B-108", "B-166"))
    func `a pan released late reports its beginning first, with all the way so far`() {
        let stage = Stage { $0.addPan() }
        stage.perform {
            let swipe = stage.add(ProbeRecognizer(), "swipe")
            swipe.onMoved = { swipe, touches, _ in
                if touches.contains(where: { $0.location(in: nil).x > 180 }) { swipe.fail(because: "went 80 pt") }
            }
            let pan = stage.view.gestureRecognizers?.first as? UIPanGestureRecognizer
            pan?.require(toFail: swipe)
            pan?.addAction { [unowned stage] in
                let way = $0.translation(in: nil).x
                stage.note("told \($0.state.word) after \(way) pt")
            }
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        for way in [20.0, 40, 30, 10] {
            stage.wait(0.1)
            stage.hands.move(dx: way)
        }
        stage.wait(0.1)
        stage.hands.up()
        stage.expect(
            """
            0     view hit by 1
                  swipe, pan watch 1
                  swipe, pan receive began 1
                  view receives began 1
            100   swipe, pan receive moved 1
                  pan holds for swipe
                  view receives moved 1
            200   swipe, pan receive moved 1
                  view receives moved 1
            300   swipe, pan receive moved 1
                  swipe failed: went 80 pt
                  view receives cancelled 1
                  pan began
                  told began after 90.0 pt
                  swipe reset
            400   pan receives moved 1
                  pan changed
                  told changed after 100.0 pt
            500   pan receives ended 1
                  pan ended
                  told ended after 100.0 pt
                  pan reset
            """)
    }
}
