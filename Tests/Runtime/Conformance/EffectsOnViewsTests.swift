import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// The effects of recognizers on the touches of views (B-125…B-138). The same for presses (B-137) is in PressDeliveryTests.
struct EffectsOnViewsTests {
    @Test(.rules("B-125", "B-128", "S-018", "S-138", "T-01"))
    func `recognizing cancels the touch in the view just before the action`() {
        let stage = Stage { _ = $0.addTap() }
        stage.play("D-U", step: .milliseconds(40))
        stage.expect(
            """
            D    view hit by 1
            D    tap watches 1
            D    tap receives began 1
            D    view receives began 1
              U  tap receives ended 1
              U  view receives cancelled 1
              U  tap ended
              U  tap reset
            """)
    }

    @Test(.rules("B-125", "S-010", "S-011", "S-012")) func `from then on the recognizer alone receives the touch`() {
        let stage = Stage { _ = $0.addPan() }
        stage.play("DMMU", step: .milliseconds(10))
        stage.expect(
            """
            D     view hit by 1
            D     pan watches 1
            D     pan receives began 1
            D     view receives began 1
             M    pan receives moved 1
             M    view receives cancelled 1
             M    pan began
              M   pan receives moved 1
              M   pan changed
               U  pan receives ended 1
               U  pan ended
               U  pan reset
            """)
    }

    @Test(.rules("B-126", "S-062", "S-063", "S-064", "S-113", "S-114", "T-22"))
    func `only touches that it tracks are cancelled`() {
        let stage = Stage { stage in
            stage.addView("left", frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            stage.addView("right", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
            let own = stage.written()
            own.onBegan = { own in
                guard let second = own.touchesInAttempt.dropFirst().first else { return }
                own.ignoreTouch(second)
            }
            own.onMoved = { $0.state = .began }
            own.onEnded = { $0.state = .ended }
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.down(.leftIndex, at: CGPoint(x: 300, y: 100))
        stage.wait(0.01)
        stage.hands.move(.leftIndex, dx: 5)
        stage.wait(0.01)
        stage.hands.move(dx: 5)
        stage.wait(0.01)
        stage.hands.up(.leftIndex)
        stage.wait(0.01)
        stage.hands.up()
        stage.expect(
            """
            0     left hit by 1
                  own watches 1
                  own receives began 1
                  left receives began 1
                  right hit by 2
                  own watches 2
                  own receives began 2
                  own ignores 2
                  right receives began 2
            10    right receives moved 2
            20    own receives moved 1
                  left receives cancelled 1
                  own began
            30    right receives ended 2
            40    own receives ended 1
                  own ended
                  own reset
            """)
    }

    @Test(.rules("B-126")) func `a touch that was refused by shouldReceive lives on`() {
        let delegate = WrittenDelegate()
        delegate.mayReceive = { _, touch in touch.location(in: nil).x < 200 }
        let stage = Stage { stage in
            stage.addView("left", frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            stage.addView("right", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
            let own = stage.written()
            own.isDrag()
            own.delegate = delegate
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.down(.leftIndex, at: CGPoint(x: 300, y: 100))
        stage.wait(0.01)
        stage.hands.move(dx: 5)
        stage.hands.up(.leftIndex)
        stage.expect(
            """
            0     left hit by 1
                  own watches 1
                  own receives began 1
                  left receives began 1
                  right hit by 2
                  own does not receive 2: its delegate's shouldReceive(touch) returned false
                  right receives began 2
            10    own receives moved 1
                  left receives cancelled 1
                  own began
                  right receives ended 2
            """)
    }

    @Test(.rules("B-127", "S-006", "S-008", "S-009", "S-010", "S-013", "T-08"))
    func `a pinch over two views cancels the touches of both`() {
        let stage = Stage { stage in
            let left = stage.addView("left", frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            stage.addView("right", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
            stage.addTap("tap", on: left).allowableMovement = 6
            _ = stage.addPinch()
        }
        play(on: stage)
        stage.expect(
            """
            0     left hit by 1
                  tap, pinch watch 1
                  right hit by 2
                  pinch watches 2
                  tap receives began 1
                  pinch receives began 1+2
                  left receives began 1
                  right receives began 2
            10    tap receives moved 1
                  pinch receives moved 1+2
                  left receives moved 1
                  right receives moved 2
            20    tap receives moved 1
                  pinch receives moved 1+2
                  tap failed: moved 8 pt, more than 6
                  left receives cancelled 1
                  right receives cancelled 2
                  pinch began
                  tap reset
            30    pinch receives moved 1+2
                  pinch changed
            40    pinch receives ended 1+2
                  pinch ended
                  pinch reset
            """)
    }

    @Test(.rules("B-129", "S-017", "S-165", "T-09")) func `without cancelsTouchesInView the views receive everything`()
    {
        let stage = Stage { stage in
            stage.addView("left", frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            stage.addView("right", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
            stage.addPinch().cancelsTouchesInView = false
        }
        play(on: stage)
        stage.expect(
            """
            0     left hit by 1
                  pinch watches 1
                  right hit by 2
                  pinch watches 2
                  pinch receives began 1+2
                  left receives began 1
                  right receives began 2
            10    pinch receives moved 1+2
                  left receives moved 1
                  right receives moved 2
            20    pinch receives moved 1+2
                  pinch began
                  left receives moved 1
                  right receives moved 2
            30    pinch receives moved 1+2
                  pinch changed
                  left receives moved 1
                  right receives moved 2
            40    pinch receives ended 1+2
                  pinch ended
                  left receives ended 1
                  right receives ended 2
                  pinch reset
            """)
    }

    /// A finger on each of two views: a little closer, closer, closer, up.
    private func play(on stage: Stage) {
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
            stage.hands.down(at: CGPoint(x: 300, y: 100))
        }
        for distance in [2, 8, 30] as [CGFloat] {
            stage.wait(0.01)
            stage.hands.move(
                [
                    (.leftIndex, CGPoint(x: 100 + distance, y: 100)),
                    (.rightIndex, CGPoint(x: 300 - distance, y: 100)),
                ], over: 0)
        }
        stage.wait(0.01)
        stage.hands.together {
            stage.hands.up(.leftIndex)
            stage.hands.up()
        }
    }

    @Test(.rules("B-129", "T-02"))
    func `a tap without cancelsTouchesInView lets the view receive ended after the action`() {
        let stage = Stage { $0.addTap().cancelsTouchesInView = false }
        stage.play("D-U", step: .milliseconds(40))
        stage.expect(
            """
            D    view hit by 1
            D    tap watches 1
            D    tap receives began 1
            D    view receives began 1
              U  tap receives ended 1
              U  tap ended
              U  view receives ended 1
              U  tap reset
            """)
    }

    @Test(.rules("B-130", "B-131", "B-011", "S-026", "S-028", "S-029", "S-030", "S-031", "S-043", "T-06"))
    func `a held beginning keeps its values`() {
        var received: [String] = []
        let stage = Stage { stage in
            let noting = stage.add(NotingView(frame: stage.view.bounds), "noting")
            noting.onReceiving = { step, touch in
                let (now, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
                let milliseconds = Int(touch.timestamp * 1000 + 0.5)
                received.append("\(step) at \(Int(now.x)), before \(Int(before.x)), \(milliseconds) ms")
            }
            stage.addTap().delaysTouchesBegan = true
        }
        stage.play("DMMMMU", step: .milliseconds(10))
        stage.expect(
            """
            D       noting hit by 1
            D       tap watches 1
            D       tap receives began 1
            D       noting waits for began 1: tap
             M      tap receives moved 1
              M     tap receives moved 1
               M    tap receives moved 1
               M    tap failed: moved 60 pt, more than 45
               M    noting receives began 1 late
               M    noting receives moved 1
               M    tap reset
                M   noting receives moved 1
                 U  noting receives ended 1
            """)
        expectEqual(
            received,
            [
                "began at 200, before 200, 0 ms", "moved at 260, before 200, 30 ms", "moved at 280, before 260, 40 ms",
                "ended at 280, before 280, 50 ms",
            ])
    }

    @Test(.rules("B-130", "B-132", "S-026", "T-07"))
    func `when the delaying recognizer recognizes the view never learns of the touch`() {
        let stage = Stage { $0.addTap().delaysTouchesBegan = true }
        stage.play("DMU", step: .milliseconds(10))
        stage.expect(
            """
            D    view hit by 1
            D    tap watches 1
            D    tap receives began 1
            D    view waits for began 1: tap
             M   tap receives moved 1
              U  tap receives ended 1
              U  view never receives 1
              U  tap ended
              U  tap reset
            """)
    }

    @Test(.rules("B-135", "S-027", "S-031")) func `a recognizer without the flag delays nothing`() {
        let stage = Stage {
            let own = $0.written("plain")
            own.delaysTouchesEnded = false
            $0.addTap("delaying").delaysTouchesBegan = true
        }
        stage.play("DMMMU", step: .milliseconds(10))
        stage.expect(
            """
            D      view hit by 1
            D      delaying, plain watch 1
            D      delaying, plain receive began 1
            D      view waits for began 1: delaying
             M     delaying, plain receive moved 1
              M    delaying, plain receive moved 1
               M   delaying, plain receive moved 1
               M   delaying failed: moved 60 pt, more than 45
               M   view receives began 1 late
               M   view receives moved 1
               M   delaying reset
                U  plain receives ended 1
                U  view receives ended 1
            """)
    }

    @Test(.rules("B-133", "B-134", "S-019", "S-020", "S-021", "S-023", "S-024", "T-04"))
    func `the end waits until the double tap has failed`() {
        let stage = Stage { _ = $0.addTap("double", count: 2) }
        stage.play("D-U--------", step: .milliseconds(50))
        stage.expect(
            """
            D            view hit by 1
            D            double watches 1
            D            double receives began 1
            D            view receives began 1
              U          double receives ended 1
              U          view waits for ended 1: double
                     *   double failed: no tap 2 within 0.35 s
                     *   view receives ended 1 late
                     *   double reset
            """)
    }

    @Test(.rules("B-133", "S-025", "T-05"))
    func `the end that waits becomes a cancellation when the double tap recognizes`() {
        let stage = Stage { _ = $0.addTap("double", count: 2) }
        stage.play("DUDU", step: .milliseconds(50))
        stage.expect(
            """
            D     view hit by 1
            D     double watches 1
            D     double receives began 1
            D     view receives began 1
             U    double receives ended 1
             U    view waits for ended 1: double
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

    @Test(.rules("B-133")) func `without delaysTouchesEnded the end comes at once`() {
        let stage = Stage { $0.addTap("double", count: 2).delaysTouchesEnded = false }
        stage.play("D-U--------", step: .milliseconds(50))
        stage.expect(
            """
            D            view hit by 1
            D            double watches 1
            D            double receives began 1
            D            view receives began 1
              U          double receives ended 1
              U          view receives ended 1
                     *   double failed: no tap 2 within 0.35 s
                     *   double reset
            """)
    }

    @Test(.rules("B-135")) func `the delay lasts until the last of those that delay has failed`() {
        let stage = Stage { stage in
            for (name, x) in [("near", 240), ("far", 280)] as [(String, CGFloat)] {
                let own = stage.written(name)
                own.delaysTouchesBegan = true
                own.onMoved = { if $0.touchesInAttempt[0].location(in: nil).x >= x { $0.state = .failed } }
            }
        }
        stage.play("DMMMMU", step: .milliseconds(10))
        stage.expect(
            """
            D       view hit by 1
            D       far, near watch 1
            D       far, near receive began 1
            D       view waits for began 1: far, near
             M      far, near receive moved 1
              M     far, near receive moved 1
              M     near failed: own decision
              M     near reset
               M    far receives moved 1
                M   far receives moved 1
                M   far failed: own decision
                M   view receives began 1 late
                M   view receives moved 1
                M   far reset
                 U  view receives ended 1
            """)
    }

    @Test(.rules("B-136")) func `a quick tap inside a delayed sequence is told began and ended together`() {
        let stage = Stage {
            let own = $0.written("delay")
            own.delaysTouchesBegan = true
            own.onEnded = { $0.state = .failed }
        }
        stage.play("DU", step: .milliseconds(50))
        stage.expect(
            """
            D   view hit by 1
            D   delay watches 1
            D   delay receives began 1
            D   view waits for began 1: delay
             U  delay receives ended 1
             U  delay failed: own decision
             U  view receives began 1 late
             U  view receives ended 1
             U  delay reset
            """)
    }

    @Test(.rules("B-138")) func `delays are for a touch, not for a view`() {
        let stage = Stage { stage in
            stage.view.isMultipleTouchEnabled = true
            let own = stage.written("delay")
            own.delaysTouchesBegan = true
            own.onBegan = { own in
                guard own.touchesInAttempt.count == 2 else { return }
                own.ignoreTouch(own.touchesInAttempt[1])
            }
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.down(.leftIndex, at: CGPoint(x: 300, y: 100))
        stage.hands.up(.leftIndex)
        stage.expect(
            """
            0     view hit by 1
                  delay watches 1
                  delay receives began 1
                  view waits for began 1: delay
                  view hit by 2
                  delay watches 2
                  delay receives began 2
                  delay ignores 2
                  view receives began 2
                  view receives ended 2
            """)
    }

    @Test(.rules("B-152a")) func `a touch that joins an active recognizer is never received by its view`() {
        let stage = Stage { stage in
            stage.view.isMultipleTouchEnabled = true
            _ = stage.addPan()
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 20)
        stage.wait(0.01)
        stage.hands.down(.leftIndex, at: CGPoint(x: 300, y: 100))
        stage.hands.move(.leftIndex, dx: 20)
        stage.hands.up(.leftIndex)
        stage.hands.up()
        stage.expect(
            """
            0     view hit by 1
                  pan watches 1
                  pan receives began 1
                  view receives began 1
                  pan receives moved 1
                  view receives cancelled 1
                  pan began
            10    view hit by 2
                  pan watches 2
                  pan receives began 2
                  view never receives 2
                  pan receives moved 2
                  pan changed
                  pan receives ended 2
                  pan receives ended 1
                  pan ended
                  pan reset
            """)
    }

    @Test(.rules("S-034")) func `with every flag off a recognizer is not felt by the view`() {
        func received(_ build: @escaping (Stage) -> Void) -> [String] {
            var received: [String] = []
            let stage = Stage { stage in
                let noting = stage.add(NotingView(frame: stage.view.bounds), "noting")
                noting.onReceiving = { step, touch in
                    received.append("\(step) \(touch.location(in: nil)) \(touch.timestamp)")
                }
                build(stage)
            }
            stage.hands.doubleTap(at: stage.view)
            stage.hands.drag(from: stage.view, to: CGPoint(x: 20, y: 20))
            stage.wait(1)
            return received
        }
        let undisturbed = received { _ in }
        let watched = received {
            for recognizer in [$0.addTap(), $0.addTap(count: 2), $0.addPan(), $0.addLongPress(), $0.addPinch()] {
                recognizer.cancelsTouchesInView = false
                recognizer.delaysTouchesEnded = false
            }
        }
        expectEqual(undisturbed, watched)
        expect(watched.count > 10)
    }

    @Test(.rules("S-164", "S-166", "S-167"))
    func `a long press takes the touch from the view while the finger is still down`() {
        var views: [UIView?] = []
        let stage = Stage { stage in stage.addLongPress().addAction { views.append($0.view) } }
        stage.play("D------MU", step: .milliseconds(100))
        stage.expect(
            """
            D          view hit by 1
            D          press watches 1
            D          press receives began 1
            D          view receives began 1
                 *     view receives cancelled 1
                 *     press began
                   M   press receives moved 1
                   M   press changed
                    U  press receives ended 1
                    U  press ended
                    U  press reset
            """)
        expectEqual(views, [stage.view, stage.view, stage.view])
    }
}
