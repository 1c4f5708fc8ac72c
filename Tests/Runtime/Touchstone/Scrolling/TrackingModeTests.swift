import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Work of the default mode of the loop rests while a scroll view is tracked (B-012).
struct TrackingModeTests {
    private func counted(_ scene: ScrollStage, _ body: () -> Void) -> (common: Int, standard: Int) {
        var (common, standard) = (0, 0)
        let links = (CADisplayLink { _ in common += 1 }, CADisplayLink { _ in standard += 1 })
        scene.stage.perform {
            links.0.add(to: .main, forMode: .common)
            links.1.add(to: .main, forMode: .default)
        }
        body()
        scene.stage.wait(0.1)
        links.0.invalidate()
        links.1.invalidate()
        return (common, standard)
    }

    @Test(.rules("B-012"))
    func `links of the default mode rest from the first touch of a scroll view to the last lift`() {
        let scene = ScrollStage()
        #expect(counted(scene) {} == (6, 6))
        #expect(counted(scene) { scene.hands.down(at: CGPoint(x: 200, y: 280)) } == (6, 0))
        #expect(counted(scene) { scene.hands.move(dy: -50) } == (6, 0))
        #expect(counted(scene) { scene.hands.down(.leftIndex, at: CGPoint(x: 100, y: 280)) } == (6, 0))
        #expect(counted(scene) { scene.hands.up(.leftIndex) } == (6, 0))
        scene.hands.up()
        #expect(counted(scene) {} == (6, 6))
    }

    @Test(.rules("B-012")) func `a scroll view that is not scrolled, or was refused, leaves nothing waiting`() {
        let deaf = ScrollStage { $0.scroll.isScrollEnabled = false }
        #expect(counted(deaf) { deaf.hands.down(at: CGPoint(x: 200, y: 280)) } == (6, 6))
        let control = ScrollStage(content: PressedControl(frame: .zero))
        control.hands.down(at: CGPoint(x: 200, y: 280))
        control.stage.wait(0.2)
        control.hands.move(dy: -50)
        #expect(counted(control) {} == (6, 6))
        let left = ScrollStage()
        left.hands.down(at: CGPoint(x: 200, y: 280))
        left.stage.perform { left.scroll.removeFromSuperview() }
        #expect(counted(left) {} == (6, 6))
    }

    @Test(.rules("B-012")) func `a scroll view that goes while it is tracked from elsewhere leaves nothing waiting`() {
        let stage = Stage()
        weak var witness: UIScrollView?
        stage.perform {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            witness = scroll
            stage.view.addSubview(scroll)
            stage.view.addGestureRecognizer(scroll.panGestureRecognizer)
        }
        stage.hands.down(at: CGPoint(x: 200, y: 200))
        stage.perform { witness?.removeFromSuperview() }
        expectNil(witness)
        stage.hands.move(dx: 50, over: 0.1)
        stage.hands.up()
        var count = 0
        let link = CADisplayLink { _ in count += 1 }
        stage.perform { link.add(to: .main, forMode: .default) }
        stage.wait(0.1)
        expectEqual(count, 6)
        link.invalidate()
    }

    @Test(.rules("B-012")) func `links of the tracking mode run only meanwhile, those of both modes always`() {
        let scene = ScrollStage()
        var (tracking, both) = (0, 0)
        let links = (CADisplayLink { _ in tracking += 1 }, CADisplayLink { _ in both += 1 })
        scene.stage.perform {
            links.0.add(to: .main, forMode: .tracking)
            links.1.add(to: .main, forMode: .tracking)
            links.1.add(to: .main, forMode: .default)
        }
        scene.stage.wait(0.1)
        #expect((tracking, both) == (0, 6))
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.stage.wait(0.1)
        #expect((tracking, both) == (6, 12))
        links.0.invalidate()
        links.1.invalidate()
    }

    @Test func `a scroll view that is dragged, flung or animated goes with its stage`() {
        for deed in 0..<4 {
            weak var witness: UIScrollView?
            do {
                let scene = ScrollStage()
                witness = scene.scroll
                scene.hands.down(at: CGPoint(x: 200, y: 280))
                if deed > 0 { scene.hands.move(dy: -100, over: 0.1) }
                if deed > 1 { scene.hands.up() }
                if deed > 2 { scene.stage.perform { scene.scroll.setContentOffset(.zero, animated: true) } }
                scene.stage.wait(0.05)
                expectEqual(witness?.isTracking, deed < 2)
                expectEqual(scene.stage.application.host.areFramesWanted, deed > 1)
            }
            expectNil(witness, "\(deed)")
        }
    }
}
