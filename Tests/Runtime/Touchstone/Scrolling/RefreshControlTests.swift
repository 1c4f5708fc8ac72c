import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Content that is pulled down refreshes.
struct RefreshControlTests {
    private struct Scene {
        var scene: ScrollStage
        var control: UIRefreshControl
        var y: CGFloat { scene.scroll.contentOffset.y }

        /// Pulls the content down by a finger, as far as it is shown there or further.
        func pull(to shown: CGFloat) {
            scene.hands.down(at: CGPoint(x: 200, y: 20))
            pullOn(to: shown)
        }

        func pullOn(to shown: CGFloat) {
            for _ in 0..<100 where scene.scroll.contentOffset.y > -shown { scene.hands.move(dy: 5, over: 0.02) }
        }
    }

    private func make(
        build: (ScrollStage) -> Void = { _ in }, action: ((UIRefreshControl, ScrollStage) -> Void)? = nil
    ) -> Scene {
        let scene = ScrollStage { build($0) }
        return scene.stage.perform {
            let control = UIRefreshControl(frame: .zero)
            scene.scroll.refreshControl = control
            control.addAction(
                UIAction { [unowned scene, unowned control] _ in
                    scene.stage.note("valueChanged")
                    scene.diary.calls.append("valueChanged")
                    action?(control, scene)
                }, for: .valueChanged)
            return Scene(scene: scene, control: control)
        }
    }

    @Test(.rules("B-372", "N-55"))
    func `a pull of 80 pt refreshes while the finger is still down, a shorter one does not`() {
        let scene = make()
        scene.pull(to: 70)
        expect(!scene.control.isRefreshing)
        scene.scene.hands.up()
        scene.scene.stage.wait(2)
        expectEqual(scene.y, 0)
        expect(!scene.scene.diary.calls.contains("valueChanged"))
        scene.pull(to: 80)
        expect(scene.control.isRefreshing)
        expectEqual(scene.scene.takeCalls().filter { $0 == "valueChanged" }.count, 1)
        scene.scene.hands.move(dy: 20, over: 0.1)
        expectEqual(scene.scene.takeCalls(), ["didScroll"])
    }

    @Test(.rules("B-372")) func `while it refreshes its room stays free, and it leaves without a jump`() {
        let scene = make()
        scene.pull(to: 80)
        let pulled = scene.y
        expectEqual(scene.scene.scroll.adjustedContentInset.top, 60)
        expectEqual(scene.scene.scroll.contentInset.top, 0)
        scene.scene.hands.up()
        expectEqual(scene.y, pulled)
        scene.scene.stage.wait(2)
        expectEqual(scene.y, -60)
        expectEqual(scene.control.frame, CGRect(x: 0, y: -60, width: 400, height: 60))
        scene.scene.diary.isDetailed = true
        _ = scene.scene.takeCalls()
        let before = scene.scene.diary.offsets.count
        scene.scene.stage.perform { scene.control.endRefreshing() }
        expectEqual(scene.y, -60)
        scene.scene.stage.wait(2)
        expectEqual(scene.y, 0)
        expectEqual(scene.scene.scroll.adjustedContentInset, .zero)
        var last: CGFloat = -60
        for offset in scene.scene.diary.offsets.dropFirst(before) {
            expect(offset.y >= last && offset.y - last < 20)
            last = offset.y
        }
        expect(!scene.scene.stage.application.host.areFramesWanted)
    }

    @Test(.rules("B-372")) func `content that was scrolled away stays where it is when refreshing is over`() {
        let scene = make()
        scene.pull(to: 80)
        scene.scene.hands.up()
        scene.scene.stage.wait(2)
        scene.scene.stage.perform { scene.scene.scroll.contentOffset.y = 500 }
        scene.scene.stage.perform { scene.control.endRefreshing() }
        scene.scene.stage.wait(1)
        expectEqual(scene.y, 500)
    }

    @Test(.rules("B-372"))
    func `refreshing that is over under the finger moves nothing, and the same pull begins no other`() {
        let scene = make(action: { control, _ in control.endRefreshing() })
        scene.pull(to: 80)
        expect(!scene.control.isRefreshing)
        let shown = scene.y
        scene.scene.hands.move(dy: 1)
        expect(abs(scene.y - shown) < 2)
        scene.scene.hands.move(dy: 60, over: 0.2)
        expectEqual(scene.scene.diary.calls.filter { $0 == "valueChanged" }.count, 1)
        scene.scene.hands.up()
        scene.scene.stage.wait(2)
        expectEqual(scene.y, 0)
        scene.pull(to: 80)
        expectEqual(scene.scene.diary.calls.filter { $0 == "valueChanged" }.count, 2)
    }

    @Test(.rules("B-372")) func `refreshing that begins or ends in mid-drag does not move what is under the finger`() {
        let scene = make()
        scene.pull(to: 80)
        let shown = scene.y
        scene.scene.stage.perform { scene.control.endRefreshing() }
        expectEqual(scene.y, shown)
        scene.scene.hands.move(dy: 0.5)
        expect(abs(scene.y - shown) <= 1)
    }

    @Test(.rules("B-372")) func `the app can begin: no event is sent, and nothing scrolls`() {
        let scene = make()
        scene.scene.stage.perform {
            scene.control.beginRefreshing()
            scene.control.beginRefreshing()
        }
        scene.scene.stage.wait(1)
        expect(scene.control.isRefreshing)
        expectEqual(scene.y, 0)
        expectEqual(scene.scene.scroll.adjustedContentInset.top, 60)
        expectEqual(scene.scene.takeCalls(), [])
        scene.scene.stage.perform { scene.control.endRefreshing() }
        scene.scene.stage.wait(1)
        expect(!scene.control.isRefreshing)
        expectEqual(scene.scene.takeCalls(), [])
    }

    @Test(.rules("B-372")) func `neither a wheel nor a fling nor the app refreshes, a trackpad does`() {
        let scene = make()
        let middle = CGPoint(x: 200, y: 150)
        scene.scene.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: 200), count: 3)
        scene.scene.stage.perform { scene.scene.scroll.contentOffset.y = -150 }
        scene.scene.stage.wait(1)
        scene.scene.stage.perform { scene.scene.scroll.contentOffset.y = 100 }
        scene.scene.hands.down(at: middle)
        scene.scene.hands.move(dy: 90, over: 0.02)
        scene.scene.hands.up()
        scene.scene.stage.wait(3)
        expectEqual(scene.y, 0)
        expect(!scene.scene.diary.calls.contains("valueChanged"))
        scene.scene.hands.scroll(at: middle, by: CGVector(dx: 0, dy: 400), over: 0.5)
        expect(scene.control.isRefreshing)
    }

    @Test(.rules("B-372")) func `a control that is disabled does not refresh`() {
        let scene = make()
        scene.scene.stage.perform { scene.control.isEnabled = false }
        scene.pull(to: 90)
        expect(!scene.control.isRefreshing)
    }

    @Test(.rules("B-372")) func `the insets of the app count, and the delegate is notified that they changed`() {
        let scene = make(build: { $0.scroll.contentInset.top = 30 })
        scene.scene.stage.perform { scene.scene.scroll.contentOffset.y = -30 }
        expectEqual(scene.control.frame.maxY, -30)
        scene.pull(to: 105)
        expect(!scene.control.isRefreshing)
        scene.scene.hands.up()
        scene.scene.stage.wait(2)
        scene.pull(to: 110)
        expect(scene.control.isRefreshing)
        scene.scene.hands.up()
        scene.scene.stage.wait(2)
        expectEqual(scene.y, -90)
        expectEqual(scene.scene.scroll.adjustedContentInset.top, 90)
    }

    @Test(.rules("B-372")) func `an action that takes the control or the view away harms nothing`() {
        for deed in 0..<3 {
            let scene = make(action: { control, scene in
                switch deed {
                case 0: scene.scroll.refreshControl = nil
                case 1: scene.scroll.removeFromSuperview()
                default: control.removeFromSuperview()
                }
            })
            scene.pull(to: 80)
            scene.scene.hands.move(dy: 20, over: 0.1)
            scene.scene.hands.up()
            scene.scene.stage.wait(3)
            if deed == 0 {
                expectNil(scene.control.superview)
                expectEqual(scene.y, 0)
            }
            if deed < 2 { expect(!scene.scene.stage.application.host.areFramesWanted) }
        }
    }

    @Test(.rules("B-372")) func `a control moves from one scroll view to another with its room`() {
        let scene = make()
        let other = scene.scene.stage.perform {
            let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scene.scene.stage.add(other, "other")
            scene.control.beginRefreshing()
            other.refreshControl = scene.control
            return other
        }
        expectNil(scene.scene.scroll.refreshControl)
        expectEqual(scene.scene.scroll.adjustedContentInset.top, 0)
        expectEqual(other.adjustedContentInset.top, 60)
        expect(scene.control.superview === other)
        expectEqual(scene.control.frame.width, 100)
    }

    @Test(.rules("N-55")) func `an arc grows with the pull and turns while it refreshes, as long as that is seen`() {
        let scene = make()
        scene.pull(to: 30)
        let spinner = scene.control.subviews[0]
        let short = scene.control.drawList
        scene.scene.hands.move(dy: 20, over: 0.1)
        expect(scene.control.drawList != short)
        expect(spinner.transform.isIdentity)
        scene.pullOn(to: 80)
        scene.scene.hands.up()
        scene.scene.stage.wait(1.3)
        expect(!spinner.transform.isIdentity)
        expect(scene.scene.stage.application.host.areFramesWanted)
        scene.scene.stage.perform { scene.control.endRefreshing() }
        expect(spinner.transform.isIdentity)
    }

    @Test(.rules("B-295")) func `the primary action of a control is performed, after valueChanged, when it refreshes`()
    {
        var received: [String] = []
        let stage = ScrollStage()
        let control = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in received.append("primary") })
        control.addAction(UIAction { _ in received.append("changed") }, for: .valueChanged)
        stage.stage.perform { stage.scroll.refreshControl = control }
        let scene = Scene(scene: stage, control: control)
        scene.pull(to: 80)
        expectEqual(received, ["changed", "primary"])
        stage.stage.perform { control.sendActions(for: .valueChanged) }
        expectEqual(received, ["changed", "primary", "changed"])
    }
}
