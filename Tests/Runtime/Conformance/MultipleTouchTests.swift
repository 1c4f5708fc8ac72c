import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Several fingers on views (B-055…B-061). That recognizers do not care (B-056) is in T-25, buttons (B-060) are in
/// UIControlTests.
struct MultipleTouchTests {
    @Test(.rules("B-055", "S-208"))
    func `a view that takes one touch never receives the second one, also not when the first is lifted`() {
        let stage = Stage()
        stage.hands.down(.leftIndex, at: stage.view)
        stage.wait(0.1)
        stage.hands.down(.rightIndex, at: stage.view)
        stage.wait(0.1)
        stage.hands.up(.leftIndex)
        stage.wait(0.1)
        stage.hands.move(.rightIndex, dx: 10)
        stage.hands.up(.rightIndex)
        stage.wait(1)
        stage.hands.down(.leftIndex, at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  view receives began 1
            100   view hit by 2
                  view never receives 2
            200   view receives ended 1
            1300  view hit by 3
                  view receives began 3
            """)
    }

    @Test(.rules("B-055")) func `of two touches that begin in one event a view that takes one receives one`() {
        let stage = Stage()
        stage.hands.together {
            stage.hands.down(.leftIndex, at: stage.view)
            stage.hands.down(.rightIndex, at: stage.view)
        }
        stage.expect(
            """
            0     view hit by 1
                  view hit by 2
                  view never receives 2
                  view receives began 1
            """)
    }

    @Test(.rules("B-033", "B-056", "S-202", "S-226"))
    func `a touch that its view may not receive is still known to be in that view`() {
        let stage = Stage { $0.addPinch() }
        let probe = stage.add(ProbeView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), "probe")
        stage.perform {
            let watcher = stage.add(ProbeRecognizer(), "watcher")
            watcher.onMoved = { [unowned stage, unowned probe] _, _, event in
                let views = (event.allTouches ?? []).map { $0.view?.accessibilityIdentifier ?? "none" }
                stage.note("views: \(views.sorted().joined(separator: ", "))")
                stage.note("in probe: \(event.touches(for: probe)?.count ?? 0)")
            }
        }
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
            stage.hands.down(.rightIndex, at: CGPoint(x: 100, y: 200))
        }
        stage.hands.move(.rightIndex, dy: 2)
        stage.hands.move(.rightIndex, dy: 20)
        stage.hands.move(.rightIndex, dy: 1)
        stage.expect(
            """
            0     probe hit by 1
                  watcher, pinch watch 1
                  probe hit by 2
                  watcher, pinch watch 2
                  watcher, pinch receive began 1+2
                  probe never receives 2
                  probe receives began 1
                  watcher receives moved 2
                  views: probe, probe
                  in probe: 2
                  pinch, watcher receive moved 2
                  views: probe, probe
                  in probe: 2
                  pinch receives moved 2
                  watcher failed: prevented by pinch
                  probe receives cancelled 1
                  pinch began
                  watcher reset
                  pinch receives moved 2
                  pinch changed
            """)
    }

    @Test(.rules("B-057")) func `multiple touch is a matter of each view, neither inherited nor shared`() {
        let stage = Stage { $0.view.isMultipleTouchEnabled = true }
        let child = stage.addView("child", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.hands.together {
            stage.hands.down(.leftIndex, at: child)
            stage.hands.down(.leftThumb, at: child)
            stage.hands.down(.rightIndex, at: CGPoint(x: 300, y: 100))
            stage.hands.down(.rightThumb, at: CGPoint(x: 300, y: 200))
        }
        stage.expect(
            """
            0     child hit by 1
                  child hit by 2
                  view hit by 3
                  view hit by 4
                  child never receives 2
                  child receives began 1
                  view receives began 3+4
            """)
    }

    @Test(.rules("B-058", "B-059"))
    func `while an exclusive view tracks, no other view of its window gets touches, recognizers do`() {
        let stage = Self.exclusivePair()
        let other = stage.perform { UIWindow(frame: CGRect(x: 0, y: 200, width: 400, height: 100)) }
        other.accessibilityIdentifier = "other"
        other.isHidden = false
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 50))
        stage.hands.down(.rightThumb, at: CGPoint(x: 250, y: 250))
        stage.hands.up(.rightIndex)
        stage.hands.up(.leftIndex)
        stage.wait(1)
        stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 50))
        stage.expect(
            """
            0     alone hit by 1
                  alone receives began 1
                  plain hit by 2
                  tap watches 2
                  tap receives began 2
                  plain never receives 2
                  other hit by 3
                  other receives began 3
                  tap receives ended 2
                  tap ended
                  tap reset
                  alone receives ended 1
            1000  plain hit by 4
                  tap watches 4
                  tap receives began 4
                  plain receives began 4
            """)
    }

    @Test(.rules("B-058")) func `an exclusive view gets no touch while another view of its window tracks`() {
        let stage = Self.exclusivePair()
        stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 50))
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        stage.hands.up(.leftIndex)
        stage.expect(
            """
            0     plain hit by 1
                  tap watches 1
                  tap receives began 1
                  plain receives began 1
                  alone hit by 2
                  alone never receives 2
            """)
    }

    @Test(.rules("B-058")) func `a view that has lost its touch to a recognizer tracks it no more`() {
        for isOther in [false, true] {
            let stage = Self.exclusivePair()
            stage.addPan(on: stage.view.subviews[isOther ? 1 : 0])
            let (first, second) = (CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50))
            stage.hands.down(.leftIndex, at: isOther ? second : first)
            stage.hands.move(.leftIndex, dx: 20)
            stage.clearLog()
            stage.hands.down(.rightIndex, at: isOther ? first : second)
            expect(stage.log.contains("\(isOther ? "alone" : "plain") hit by 2"))
            expect(!stage.log.contains("never receives 2"), "\(stage.log)")
        }
    }

    private static func exclusivePair() -> Stage {
        Stage {
            $0.addView("alone", frame: CGRect(x: 0, y: 0, width: 200, height: 100)).isExclusiveTouch = true
            $0.addTap(on: $0.addView("plain", frame: CGRect(x: 200, y: 0, width: 200, height: 100)))
        }
    }

    @Test(.rules("B-060")) func `two plain views can be touched at once`() {
        let stage = Stage {
            $0.addView("left", frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            $0.addView("right", frame: CGRect(x: 200, y: 0, width: 200, height: 100))
        }
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 50))
        stage.expect(
            """
            0     left hit by 1
                  left receives began 1
                  right hit by 2
                  right receives began 2
            """)
    }

    @Test(.rules("S-219", "S-222"))
    func `one event tells two views of beginnings, and each of what else its fingers do`() {
        let stage = Stage {
            for (name, x) in [("left", 0), ("right", 200)] as [(String, CGFloat)] {
                $0.addView(name, frame: CGRect(x: x, y: 0, width: 200, height: 300)).isMultipleTouchEnabled = true
            }
        }
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 50))
        stage.wait(0.1)
        stage.hands.together {
            stage.hands.up(.leftIndex)
            stage.hands.move(.rightIndex, dx: 5)
            stage.hands.down(.leftThumb, at: CGPoint(x: 50, y: 150))
            stage.hands.down(.rightThumb, at: CGPoint(x: 250, y: 150))
        }
        stage.expect(
            """
            0     left hit by 1
                  left receives began 1
                  right hit by 2
                  right receives began 2
            100   left hit by 3
                  right hit by 4
                  left receives began 3
                  right receives began 4
                  right receives moved 2
                  left receives ended 1
            """)
    }

    @Test(.rules("B-061", "S-202", "S-226"))
    func `touches of several subviews reach their parent together, though it takes one touch itself`() {
        let stage = Stage()
        let parent = stage.add(ProbeView(frame: stage.view.bounds), "parent")
        stage.addView("left", frame: CGRect(x: 0, y: 0, width: 200, height: 100), on: parent)
        stage.addView("right", frame: CGRect(x: 200, y: 0, width: 200, height: 100), on: parent)
        parent.onTouches = { [unowned stage, unowned parent] method, touches, event in
            let names = touches.map { $0.view?.accessibilityIdentifier ?? "none" }.sorted()
            let own = event?.touches(for: parent)?.count ?? -1
            stage.note("parent: \(method) of \(names.joined(separator: ", ")), \(own) its own")
        }
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
            stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 50))
        }
        stage.expect(
            """
            0     left hit by 1
                  right hit by 2
                  left receives began 1
                  parent: began of left, 0 its own
                  right receives began 2
                  parent: began of right, 0 its own
            """)
    }
}
