import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The effects of taps on the view under them (T-01…T-07, T-10…T-12).
/// The expected logs were written from the rule before they were compared with the runtime.
struct CanonicalTapTraces {
    @Test(.rules("T-01", "B-125", "B-128", "S-010")) func `a quick tap cancels the view and then fires`() {
        let stage = Stage { $0.addTap() }
        stage.hands.tap(at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  tap watches 1
                  tap receives began 1
                  view receives began 1
            50    tap receives ended 1
                  view receives cancelled 1
                  tap ended
                  tap reset
            """)
    }

    @Test(.rules("T-02", "B-129", "S-017")) func `a tap that does not cancel touches lets the view receive the end`() {
        let stage = Stage { $0.addTap().cancelsTouchesInView = false }
        stage.hands.tap(at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  tap watches 1
                  tap receives began 1
                  view receives began 1
            50    tap receives ended 1
                  tap ended
                  view receives ended 1
                  tap reset
            """)
    }

    @Test(.rules("T-03", "S-007", "S-013"))
    func `a finger that drags makes the tap fail and the view receives everything`() {
        let stage = Stage { $0.addTap() }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.wait(0.1)
        stage.hands.move(dx: 100)
        stage.wait(0.1)
        stage.hands.move(dx: 10)
        stage.wait(0.1)
        stage.hands.up()
        stage.expect(
            """
            0     view hit by 1
                  tap watches 1
                  tap receives began 1
                  view receives began 1
            100   tap receives moved 1
                  tap failed: moved 100 pt, more than 45
                  view receives moved 1
                  tap reset
            200   view receives moved 1
            300   view receives ended 1
            """)
    }

    @Test(.rules("T-04", "B-133", "B-134", "S-020", "S-021", "S-023", "S-024"))
    func `the view receives the end when the double tap has failed`() {
        let stage = Stage { $0.addTap("double", count: 2) }
        stage.hands.tap(at: stage.view)
        stage.wait(1)
        stage.expect(
            """
            0     view hit by 1
                  double watches 1
                  double receives began 1
                  view receives began 1
            50    double receives ended 1
                  view waits for ended 1: double
            400   double failed: no tap 2 within 0.35 s
                  view receives ended 1 late
                  double reset
            """)
    }

    @Test(.rules("T-05", "S-025")) func `a double tap cancels both of its touches in the view`() {
        let stage = Stage { $0.addTap("double", count: 2) }
        stage.hands.doubleTap(at: stage.view)
        stage.wait(1)
        stage.expect(
            """
            0     view hit by 1
                  double watches 1
                  double receives began 1
                  view receives began 1
            50    double receives ended 1
                  view waits for ended 1: double
            150   view hit by 2
                  double watches 2
                  double receives began 2
                  view receives began 2
            200   double receives ended 2
                  view receives cancelled 1+2
                  double ended
                  double reset
            """)
    }

    @Test(.rules("T-06", "B-130", "B-131", "B-011", "S-026", "S-028", "S-029", "S-030", "S-031"))
    func `a view catches up when the delaying tap fails`() {
        let stage = Stage { $0.addTap().delaysTouchesBegan = true }
        let probe = stage.add(ProbeView(frame: CGRect(x: 100, y: 100, width: 200, height: 100)), "probe")
        probe.onTouches = { [unowned stage] method, touches, event in
            for touch in touches {
                let (x, before) = (touch.location(in: nil).x, touch.previousLocation(in: nil).x)
                stage.note("\(method) at \(x) from \(before), \(touch.timestamp) s of \(event?.timestamp ?? -1) s")
            }
        }
        stage.hands.down(at: CGPoint(x: 110, y: 150))
        for way in [10.0, 60, 5] {
            stage.wait(0.25)
            stage.hands.move(dx: way)
        }
        stage.wait(0.25)
        stage.hands.up()
        stage.expect(
            """
            0     probe hit by 1
                  tap watches 1
                  tap receives began 1
                  probe waits for began 1: tap
            250   tap receives moved 1
            500   tap receives moved 1
                  tap failed: moved 70 pt, more than 45
                  probe receives began 1 late
                  began at 110.0 from 110.0, 0.0 s of 0.5 s
                  probe receives moved 1
                  moved at 180.0 from 110.0, 0.5 s of 0.5 s
                  tap reset
            750   probe receives moved 1
                  moved at 185.0 from 180.0, 0.75 s of 0.75 s
            1000  probe receives ended 1
                  ended at 185.0 from 185.0, 1.0 s of 1.0 s
            """)
    }

    @Test(.rules("T-07", "B-130", "B-132", "S-026")) func `a quick tap that delays touches never reaches the view`() {
        let stage = Stage { $0.addTap().delaysTouchesBegan = true }
        stage.hands.tap(at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  tap watches 1
                  tap receives began 1
                  view waits for began 1: tap
            50    tap receives ended 1
                  view never receives 1
                  tap ended
                  tap reset
            """)
    }

    @Test(.rules("T-10", "B-117", "B-165"))
    func `a held single tap fires when the double tap has failed, both are reset together`() {
        let stage = Stage { $0.addTap("single").require(toFail: $0.addTap("double", count: 2)) }
        stage.hands.tap(at: stage.view)
        stage.wait(1)
        stage.expect(
            """
            0     view hit by 1
                  double, single watch 1
                  double, single receive began 1
                  view receives began 1
            50    double, single receive ended 1
                  single holds for double
                  view waits for ended 1: double, single
            400   double failed: no tap 2 within 0.35 s
                  view receives cancelled 1
                  single ended
                  double, single reset
            """)
    }

    @Test(.rules("T-11", "B-165")) func `a double tap makes the single tap that waits for it fail`() {
        let stage = Stage { $0.addTap("single").require(toFail: $0.addTap("double", count: 2)) }
        stage.hands.doubleTap(at: stage.view)
        stage.wait(1)
        stage.expect(
            """
            0     view hit by 1
                  double, single watch 1
                  double, single receive began 1
                  view receives began 1
            50    double, single receive ended 1
                  single holds for double
                  view waits for ended 1: double, single
            150   view hit by 2
                  double watches 2
                  single does not receive 2: already decided, waiting for its reset
                  double receives began 2
                  view receives began 2
            200   double receives ended 2
                  single failed: double recognized
                  view receives cancelled 1+2
                  double ended
                  double, single reset
            """)
    }

    @Test(.rules("T-12", "B-151", "S-081", "S-083")) func `taps stack when the double tap was attached last`() {
        let stage = Stage {
            $0.addTap("single")
            $0.addTap("double", count: 2)
        }
        stage.hands.doubleTap(at: stage.view)
        stage.wait(1)
        stage.expect(Self.stackedTaps(inOrder: "double, single"))
    }

    @Test(.rules("T-12", "B-151", "S-081", "S-083")) func `taps stack when the single tap was attached last`() {
        let stage = Stage {
            $0.addTap("double", count: 2)
            $0.addTap("single")
        }
        stage.hands.doubleTap(at: stage.view)
        stage.wait(1)
        stage.expect(Self.stackedTaps(inOrder: "single, double"))
    }

    /// Only the order in which the two receive their touches depends on the order of attachment.
    private static func stackedTaps(inOrder both: String) -> String {
        """
        0     view hit by 1
              \(both) watch 1
              \(both) receive began 1
              view receives began 1
        50    \(both) receive ended 1
              view receives cancelled 1
              single ended
              single reset
        150   view hit by 2
              \(both) watch 2
              \(both) receive began 2
              view receives began 2
        200   \(both) receive ended 2
              single failed: prevented by double
              view receives cancelled 2
              double ended
              \(both) reset
        """
    }
}
