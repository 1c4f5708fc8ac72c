import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Two fingers, and the views under them (T-08, T-09, T-25).
/// The expected logs were written from the rule before they were compared with the runtime.
struct CanonicalPinchTraces {
    @Test(.rules("T-08", "B-127", "S-004", "S-005", "S-006", "S-008", "S-009", "S-011", "S-012", "S-015", "S-016"))
    func `a pinch cancels both views under it`() {
        let stage = Self.tapUnderPinch()
        Self.closeIn(stage)
        stage.expect(
            Self.untilPinchBegins + """

                      upper receives cancelled 1
                      lower receives cancelled 2
                      pinch began
                      tap reset
                300   pinch receives moved 1+2
                      pinch changed
                400   pinch receives ended 1+2
                      pinch ended
                      pinch reset
                """)
    }

    @Test(.rules("T-09", "B-129", "S-017", "S-034"))
    func `under a pinch that cancels nothing the views receive everything`() {
        let stage = Self.tapUnderPinch()
        stage.view.gestureRecognizers?.first?.cancelsTouchesInView = false
        Self.closeIn(stage)
        stage.expect(
            Self.untilPinchBegins + """

                      pinch began
                      upper receives moved 1
                      lower receives moved 2
                      tap reset
                300   pinch receives moved 1+2
                      pinch changed
                      upper receives moved 1
                      lower receives moved 2
                400   pinch receives ended 1+2
                      pinch ended
                      upper receives ended 1
                      lower receives ended 2
                      pinch reset
                """)
    }

    private static func tapUnderPinch() -> Stage {
        Stage {
            $0.addView("upper", frame: CGRect(x: 0, y: 0, width: 400, height: 150))
            $0.addTap(on: $0.addView("lower", frame: CGRect(x: 0, y: 150, width: 400, height: 150)))
            $0.addPinch()
        }
    }

    /// The fingers start 200 pt apart.
    private static func closeIn(_ stage: Stage) {
        stage.hands.together {
            stage.hands.down(.rightThumb, at: CGPoint(x: 200, y: 50))
            stage.hands.down(.rightIndex, at: CGPoint(x: 200, y: 250))
        }
        for inset in [2.0, 52, 60] {
            stage.wait(0.1)
            stage.hands.together {
                stage.hands.move(.rightThumb, to: CGPoint(x: 200, y: 50 + inset))
                stage.hands.move(.rightIndex, to: CGPoint(x: 200, y: 250 - inset))
            }
        }
        stage.wait(0.1)
        stage.hands.together {
            stage.hands.up(.rightThumb)
            stage.hands.up(.rightIndex)
        }
    }

    private static let untilPinchBegins = """
        0     upper hit by 1
              pinch watches 1
              lower hit by 2
              tap, pinch watch 2
              tap receives began 2
              pinch receives began 1+2
              upper receives began 1
              lower receives began 2
        100   tap receives moved 2
              pinch receives moved 1+2
              upper receives moved 1
              lower receives moved 2
        200   tap receives moved 2
              pinch receives moved 1+2
              tap failed: moved 52 pt, more than 45
        """

    @Test(.rules("T-25", "B-055", "B-056", "S-208"))
    func `a view that takes one touch receives the first finger, a pinch on it sees both`() {
        let stage = Stage { $0.addPinch() }
        stage.hands.down(.rightThumb, at: CGPoint(x: 100, y: 150))
        stage.wait(0.1)
        stage.hands.down(.rightIndex, at: CGPoint(x: 200, y: 150))
        stage.wait(0.1)
        stage.hands.move(.rightIndex, dx: 4)
        stage.wait(0.1)
        stage.hands.move(.rightIndex, dx: 20)
        stage.wait(0.1)
        stage.hands.up(.rightThumb)
        stage.hands.up(.rightIndex)
        stage.expect(
            """
            0     view hit by 1
                  pinch watches 1
                  pinch receives began 1
                  view receives began 1
            100   view hit by 2
                  pinch watches 2
                  pinch receives began 2
                  view never receives 2
            200   pinch receives moved 2
            300   pinch receives moved 2
                  view receives cancelled 1
                  pinch began
            400   pinch receives ended 1
                  pinch receives ended 2
                  pinch ended
                  pinch reset
            """)
    }
}
