import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The simple tap` {
    private let place = CGPoint(x: 100, y: 100)

    private func stage(_ taps: Int...) -> Stage {
        Stage { stage in
            for count in taps {
                stage.add(SimpleTapGestureRecognizer(), "simple \(count)").numberOfTapsRequired = count
            }
        }
    }

    @Test(.rules("S-074", "S-075"))
    func `one touch of its own that counts one tap is recognized at the lift, a second tap fails`() {
        let stage = stage(1)
        stage.hands.doubleTap(at: place)
        stage.expect(
            """
            0     view hit by 1
                  simple 1 watches 1
                  simple 1 receives began 1
                  view receives began 1
            50    simple 1 receives ended 1
                  view receives cancelled 1
                  simple 1 ended
                  simple 1 reset
            150   view hit by 2
                  simple 1 watches 2
                  simple 1 receives began 2
                  view receives began 2
            200   simple 1 receives ended 2
                  simple 1 failed: tap 2 in a row, not 1
                  view receives ended 2
                  simple 1 reset
            """)
    }

    @Test(.rules("S-075")) func `a finger elsewhere is no touch of its own`() {
        let stage = stage(1)
        stage.perform { _ = stage.addView("other", frame: CGRect(x: 0, y: 0, width: 50, height: 50), on: stage.window) }
        stage.hands.down(.leftIndex, at: CGPoint(x: 20, y: 20))
        stage.hands.tap(at: place)
        expect(stage.log.contains("simple 1 ended"))
    }

    @Test(.rules("S-077")) func `a second finger makes it fail at once`() {
        let stage = stage(1)
        stage.hands.down(.leftIndex, at: place)
        stage.wait(0.02)
        stage.hands.down(.rightIndex, at: CGPoint(x: 200, y: 100))
        stage.expect(
            """
            0     view hit by 1
                  simple 1 watches 1
                  simple 1 receives began 1
                  view receives began 1
            20    view hit by 2
                  simple 1 watches 2
                  simple 1 receives began 2
                  simple 1 failed: more than one finger
                  view never receives 2
                  simple 1 reset
            """)
    }

    @Test(.rules("S-078")) func `a finger that goes too far makes it fail while it moves`() {
        let stage = stage(1)
        stage.hands.down(at: place)
        stage.hands.move(dx: 9, over: 0.01)
        expect(!stage.log.contains("failed"))
        stage.clearLog()
        stage.hands.move(dx: 200, over: 0)
        stage.expect(
            """
            10    simple 1 receives moved 1
                  simple 1 failed: the finger moved too far
                  view receives moved 1
                  simple 1 reset
            """)
    }

    @Test(.rules("S-076")) func `a touch that is taken away makes it fail at any point`() {
        let stage = stage(2)
        stage.hands.tap(at: place)
        stage.wait(0.1)
        stage.hands.down(at: place)
        stage.clearLog()
        stage.hands.cancel()
        stage.expect(
            """
            150   simple 2 receives cancelled 2
                  simple 2 failed: the touch was cancelled
                  view receives ended 1 late
                  view receives cancelled 2
                  simple 2 reset
            """)
    }

    @Test func `two taps are counted by the touches, and the second must come in time`() {
        let stage = stage(2)
        stage.hands.doubleTap(at: place)
        expect(stage.log.contains("simple 2 ended"))
        stage.wait(1)
        stage.clearLog()
        stage.hands.tap(at: place)
        stage.wait(0.349)
        expect(!stage.log.contains("failed"))
        stage.wait(0.002)
        expect(stage.log.contains("simple 2 failed: tap 2 did not come"))
    }

    @Test func `two taps far from each other are two first taps`() {
        let stage = stage(2)
        stage.hands.tap(at: place)
        stage.wait(0.1)
        stage.hands.tap(at: CGPoint(x: 300, y: 200))
        expect(!stage.log.contains("simple 2 ended"))
        stage.wait(0.1)
        stage.hands.tap(at: CGPoint(x: 300, y: 200))
        expect(stage.log.contains("simple 2 ended"))
    }

    @Test(.rules("S-081", "S-082", "S-083"))
    func `taps stack: the first tap tells the single tap, the second the double tap`() {
        let stage = stage(1, 2)
        stage.hands.doubleTap(at: place)
        stage.expect(
            """
            0     view hit by 1
                  simple 2, simple 1 watch 1
                  simple 2, simple 1 receive began 1
                  view receives began 1
            50    simple 2, simple 1 receive ended 1
                  view receives cancelled 1
                  simple 1 ended
                  simple 1 reset
            150   view hit by 2
                  simple 2, simple 1 watch 2
                  simple 2, simple 1 receive began 2
                  view receives began 2
            200   simple 2, simple 1 receive ended 2
                  simple 1 failed: tap 2 in a row, not 1
                  view receives cancelled 2
                  simple 2 ended
                  simple 2, simple 1 reset
            """)
    }

    @Test(.rules("S-083")) func `a tap that needs fewer is excluded`() {
        let (double, single) = (SimpleTapGestureRecognizer(), SimpleTapGestureRecognizer())
        double.numberOfTapsRequired = 2
        expectEqual(single.canPrevent(double), false)
        expect(double.canPrevent(single))
        expect(single.canPrevent(SimpleTapGestureRecognizer()))
        expect(single.canPrevent(UIPanGestureRecognizer()))
    }

    @Test(.rules("S-080")) func `without the rule the single tap excludes the double tap, since it recognizes first`() {
        let stage = stage(1, 2)
        for case let tap as SimpleTapGestureRecognizer in stage.view.gestureRecognizers ?? [] { tap.stacks = false }
        stage.hands.doubleTap(at: place)
        stage.wait(1)
        stage.expect(
            """
            0     view hit by 1
                  simple 2, simple 1 watch 1
                  simple 2, simple 1 receive began 1
                  view receives began 1
            50    simple 2, simple 1 receive ended 1
                  simple 2 failed: prevented by simple 1
                  view receives cancelled 1
                  simple 1 ended
                  simple 2, simple 1 reset
            150   view hit by 2
                  simple 2, simple 1 watch 2
                  simple 2, simple 1 receive began 2
                  view receives began 2
            200   simple 2, simple 1 receive ended 2
                  simple 2 failed: tap 2 in a row, not 1
                  simple 1 failed: tap 2 in a row, not 1
                  view receives ended 2
                  simple 2, simple 1 reset
            """)
    }

    @Test(.rules("S-084")) func `the victim can say the same: it is not excluded`() {
        final class Stubborn: UITapGestureRecognizer {
            override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
                !(other is SimpleTapGestureRecognizer)
            }
        }
        func log(_ double: UITapGestureRecognizer) -> String {
            let stage = stage(1)
            double.numberOfTapsRequired = 2
            stage.add(double, "double")
            stage.hands.doubleTap(at: place)
            return stage.log
        }
        expect(!log(UITapGestureRecognizer()).contains("double ended"))
        expect(log(Stubborn()).contains("double ended"))
    }

    @Test(.rules("S-085")) func `a delegate's yes does for two recognizers what the hooks do for a class`() {
        final class Yes: UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let stage = stage(1, 2)
        let delegate = Yes()
        for case let tap as SimpleTapGestureRecognizer in stage.view.gestureRecognizers ?? [] { tap.stacks = false }
        stage.view.gestureRecognizers?.last?.delegate = delegate
        stage.hands.doubleTap(at: place)
        expect(stage.log.contains("simple 1 ended") && stage.log.contains("simple 2 ended"))
    }
}
