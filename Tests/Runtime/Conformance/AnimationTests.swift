import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Touches on views that are animated (B-014).
struct AnimationTests {
    /// A card at the left that moves to the right in half a second, a badge inside it, and a tap on the card.
    private func stage(_ options: UIView.AnimationOptions) -> Stage {
        let stage = Stage {
            let card = $0.addView("card", frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            $0.addView("badge", frame: CGRect(x: 0, y: 0, width: 20, height: 20), on: card)
            $0.addTap(on: card)
        }
        let card = stage.view.subviews[0]
        stage.perform {
            UIView.animate(
                withDuration: 0.5, delay: 0, options: options, animations: { card.frame.origin.x = 300 },
                completion: { [unowned stage] in stage.note("completion \($0)") })
        }
        return stage
    }

    @Test(.rules("B-014")) func `a view that is animated, and what is inside it, takes no touches until its end`() {
        let stage = stage([])
        stage.hands.tap(at: CGPoint(x: 10, y: 110), holding: 0)
        stage.hands.tap(at: CGPoint(x: 310, y: 110), holding: 0)
        stage.wait(0.25)
        stage.hands.tap(at: CGPoint(x: 200, y: 150), holding: 0)
        stage.wait(0.25)
        stage.hands.tap(at: CGPoint(x: 350, y: 150), holding: 0)
        stage.expect(
            """
            0     view hit by 1
                  view receives began 1
                  view receives ended 1
                  view hit by 2
                  view receives began 2
                  view receives ended 2
            250   view hit by 3
                  view receives began 3
                  view receives ended 3
            500   completion true
                  card hit by 4
                  tap watches 4
                  tap receives began 4
                  card receives began 4
                  tap receives ended 4
                  card receives cancelled 4
                  tap ended
                  tap reset
            """)
    }

    @Test(.rules("B-014", "B-020"))
    func `with allowUserInteraction a view is hit where it is going to be, not where it shows`() {
        let stage = stage(.allowUserInteraction)
        stage.hands.tap(at: CGPoint(x: 10, y: 110), holding: 0)
        stage.hands.tap(at: CGPoint(x: 310, y: 110), holding: 0)
        stage.wait(0.25)
        stage.hands.tap(at: CGPoint(x: 200, y: 150), holding: 0)
        stage.wait(0.5)
        stage.expect(
            """
            0     view hit by 1
                  view receives began 1
                  view receives ended 1
                  badge hit by 2
                  tap watches 2
                  tap receives began 2
                  badge receives began 2
                  tap receives ended 2
                  badge receives cancelled 2
                  tap ended
                  tap reset
            250   view hit by 3
                  view receives began 3
                  view receives ended 3
            500   completion true
            """)
    }

    @Test(.rules("B-014")) func `a touch that is down when its view is animated goes on`() {
        let stage = Stage()
        let card = stage.addView("card", frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        stage.hands.down(at: card)
        stage.perform { UIView.animate(withDuration: 0.1) { card.alpha = 0.5 } }
        stage.hands.move(dx: 5, over: 0.01)
        stage.hands.up()
        stage.expect(
            """
            0     card hit by 1
                  card receives began 1
            10    card receives moved 1
                  card receives ended 1
            """)
    }

    @Test(.rules("B-014"))
    func `the animation that allows no touches decides, in its delay too, until it is interrupted`() {
        let stage = Stage()
        let card = stage.addView("card", frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        stage.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { card.alpha = 0.5 })
            stage.hands.tap(at: card, holding: 0)
            stage.hands.mayMiss = true
            UIView.animate(withDuration: 1, delay: 5, animations: { card.bounds.size.width = 80 })
            stage.hands.tap(at: card, holding: 0)
            card.layer.removeAllAnimations()
            stage.hands.tap(at: card, holding: 0)
        }
        stage.expect(
            """
            0     card hit by 1
                  card receives began 1
                  card receives ended 1
                  view hit by 2
                  view receives began 2
                  view receives ended 2
                  card hit by 3
                  card receives began 3
                  card receives ended 3
            """)
    }

    @Test(.rules("B-014")) func `an animated window lets touches through to the one behind it`() {
        let stage = Stage()
        let front = stage.perform { UIWindow(frame: stage.window.bounds) }
        front.accessibilityIdentifier = "front"
        front.isHidden = false
        stage.hands.tap(at: CGPoint(x: 10, y: 10), holding: 0)
        UIView.animate(withDuration: 1) { front.alpha = 0.5 }
        stage.hands.tap(at: CGPoint(x: 10, y: 10), holding: 0)
        stage.expect(
            """
            0     front hit by 1
                  front receives began 1
                  front receives ended 1
                  view hit by 2
                  view receives began 2
                  view receives ended 2
            """)
        front.isHidden = true
    }

    @Test(.rules("B-021")) func `a view that fades in can be hit at once, one that fades out cannot`() {
        let stage = Stage()
        let coming = stage.addView("coming", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let going = stage.addView("going", frame: CGRect(x: 50, y: 0, width: 50, height: 50))
        coming.alpha = 0
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            coming.alpha = 1
            going.alpha = 0
        }
        stage.hands.tap(at: coming, holding: 0)
        stage.hands.mayMiss = true
        stage.hands.tap(at: going, holding: 0)
        stage.expect(
            """
            0     coming hit by 1
                  coming receives began 1
                  coming receives ended 1
                  view hit by 2
                  view receives began 2
                  view receives ended 2
            """)
        coming.layer.removeAllAnimations()
        going.layer.removeAllAnimations()
    }

    @Test(.rules("B-023")) func `what an animation shows outside of its ancestors is not hit there`() {
        let stage = Stage()
        let parent = stage.addView("parent", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = stage.addView("child", frame: CGRect(x: 200, y: 0, width: 50, height: 50), on: parent)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { child.frame.origin.x = 80 }
        stage.hands.tap(at: CGPoint(x: 210, y: 10), holding: 0)
        stage.hands.tap(at: CGPoint(x: 90, y: 10), holding: 0)
        stage.hands.tap(at: CGPoint(x: 110, y: 10), holding: 0)
        stage.expect(
            """
            0     view hit by 1
                  view receives began 1
                  view receives ended 1
                  child hit by 2
                  child receives began 2
                  child receives ended 2
                  view hit by 3
                  view receives began 3
                  view receives ended 3
            """)
        child.layer.removeAllAnimations()
    }

    @Test(.rules("B-014")) func `a card that flies away cannot be tapped`() {
        let stage = Stage()
        let card = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { card.frame.origin.x = 200 }
        stage.wait(0.1)
        expectEqual(card.layer.presentation()?.frame.minX, 100)
        stage.hands.mayMiss = true
        stage.hands.tap(at: card, holding: 0)
        stage.expect(
            """
            100   view hit by 1
                  view receives began 1
                  view receives ended 1
            """)
        stage.wait(0.1)
        expect(!stage.application.host.areFramesWanted)
    }

    @Test(.rules("B-014")) func `the frames of a trace, played again, give the same trace`() {
        func stage() -> Stage {
            let stage = self.stage([])
            let card = stage.view.subviews[0]
            stage.perform {
                UIView.animate(withDuration: 0.2, delay: 0.31, options: .allowUserInteraction) {
                    card.alpha = 0.5
                } completion: { _ in
                    let end: (Bool) -> Void = { _ in card.layer.removeAllAnimations() }
                    UIView.animate(withDuration: 0, animations: {}, completion: end)
                }
            }
            return stage
        }
        let (first, second) = (stage(), stage())
        first.hands.tap(at: CGPoint(x: 310, y: 150))
        first.wait(0.5)
        first.hands.tap(at: CGPoint(x: 310, y: 150))
        first.wait(1)
        second.host.framesPerSecond = 0
        var displayFrames = 0
        for record in first.records {
            guard case .frame(let frame) = record.step else { continue }
            if frame.others == [.display] { displayFrames += 1 }
            second.host.receive(frame)
        }
        second.wait(1)
        // From 0 to 0.51 s.
        expectEqual(displayFrames, 31)
        expectEqual(second.records, first.records)
    }
}
