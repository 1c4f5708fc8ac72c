import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The bars at the edges: when they are there, where, and how they go.
struct IndicatorTests {
    private func shown(_ scene: ScrollStage) -> [UIView] {
        scene.scroll.subviews.filter { $0 !== scene.content && !$0.isHidden && $0.alpha > 0 }
    }

    private func drag(_ scene: ScrollStage, dy: CGFloat = -60) {
        scene.hands.down(at: CGPoint(x: 200, y: 150))
        scene.hands.move(dy: dy, over: 0.1)
    }

    private func dragged(size: CGSize = CGSize(width: 400, height: 2_000)) -> ScrollStage {
        let scene = ScrollStage(size: size)
        drag(scene)
        return scene
    }

    @Test(.rules("N-55")) func `an indicator is as long a part of its track as what is seen is of the content`() throws
    {
        let scene = dragged(size: CGSize(width: 400, height: 600))
        let bar = try #require(shown(scene).first)
        // Half of the content is seen; the track is 300 pt without a margin of 3 on either side.
        expectEqual(bar.frame.height, 147)
        expectEqual(bar.frame.width, 3)
        expectEqual(bar.frame.maxX, 397)
        // 50 of 300 pt are scrolled: a sixth of the way of the bar.
        expectEqual(scene.scroll.contentOffset.y, 50)
        expect(abs(bar.frame.minY - 50 - 3 - 147 / 6) < 0.001)
    }

    @Test(.rules("N-55")) func `an indicator stays long enough to be seen, and reaches both ends of its track`() throws
    {
        let scene = dragged(size: CGSize(width: 400, height: 1_000_000))
        let bar = try #require(shown(scene).first)
        expectEqual(bar.frame.height, 36)
        scene.stage.perform { scene.scroll.contentOffset.y = 999_700 }
        expect(abs(bar.frame.maxY - (scene.scroll.bounds.maxY - 3)) < 0.001)
        scene.stage.perform { scene.scroll.contentOffset.y = 0 }
        expectEqual(bar.frame.minY, 3)
    }

    @Test(.rules("N-55")) func `an indicator is squeezed against the end beyond which content is pulled`() throws {
        let scene = ScrollStage()
        drag(scene)
        let whole = try #require(shown(scene).first).frame.height
        scene.hands.move(dy: 80, over: 0.1)
        let pulled = -scene.scroll.contentOffset.y
        expect(pulled > 10)
        let bar = try #require(shown(scene).first)
        expect(abs(bar.frame.height - (whole - pulled)) < 0.3)
        expect(abs(bar.frame.minY - (scene.scroll.bounds.minY + 3)) < 0.001)
        scene.hands.move(dy: 5_000, over: 0.1)
        expectEqual(bar.frame.height, 8)
    }

    @Test(.rules("N-55")) func `indicators keep to their insets and leave the corner to neither`() throws {
        let scene = ScrollStage(size: CGSize(width: 800, height: 600)) {
            $0.scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 10)
            $0.scroll.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 40, bottom: 5, right: 0)
        }
        drag(scene)
        let bars = shown(scene)
        let vertical = try #require(bars.first { $0.frame.width == 3 })
        let horizontal = try #require(bars.first { $0.frame.height == 3 })
        let bounds = scene.scroll.bounds
        expect(abs(vertical.frame.maxX - (bounds.maxX - 13)) < 0.001)
        expect(abs(horizontal.frame.maxY - (bounds.maxY - 8)) < 0.001)
        expectEqual(horizontal.frame.minX, 43)
        scene.stage.perform { scene.scroll.contentOffset = CGPoint(x: 400, y: 300) }
        expect(abs(vertical.frame.maxY - (600 - 30 - 9)) < 0.001)
        expect(abs(horizontal.frame.maxX - (800 - 9)) < 0.001)
        scene.stage.perform {
            scene.scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        }
        expectEqual(scene.scroll.horizontalScrollIndicatorInsets.left, 1)
        expectEqual(scene.scroll.scrollIndicatorInsets, scene.scroll.verticalScrollIndicatorInsets)
        expect(abs(vertical.frame.maxX - (800 - 4)) < 0.001)
    }

    @Test(.rules("N-55")) func `indicators stay for 0.3 s after a drag, fade within 0.25 s, and frames end with them`()
        throws
    {
        let scene = ScrollStage()
        expect(shown(scene).isEmpty)
        drag(scene)
        let bar = try #require(shown(scene).first)
        expect(!scene.stage.application.host.areFramesWanted)
        scene.hands.move(over: 0.2)
        scene.hands.up()
        scene.stage.wait(0.28)
        expectEqual(bar.alpha, 1)
        scene.stage.wait(0.15)
        expect(bar.alpha > 0.2 && bar.alpha < 0.8)
        expect(scene.stage.application.host.areFramesWanted)
        scene.stage.wait(0.17)
        expect(shown(scene).isEmpty)
        expect(!scene.stage.application.host.areFramesWanted)
    }

    @Test(.rules("N-55")) func `indicators stay during a fling and are whole again with the next drag`() throws {
        let scene = dragged()
        scene.hands.up()
        expect(scene.scroll.isDecelerating)
        scene.stage.wait(0.6)
        expect(scene.scroll.isDecelerating)
        try expectEqual(#require(shown(scene).first).alpha, 1)
        scene.stage.wait(8)
        expect(shown(scene).isEmpty)
        drag(scene)
        try expectEqual(#require(shown(scene).first).alpha, 1)
    }

    @Test(.rules("N-55")) func `indicators flash for a second, without a drag`() throws {
        let scene = ScrollStage()
        scene.stage.perform { scene.scroll.flashScrollIndicators() }
        scene.stage.wait(0.9)
        try expectEqual(#require(shown(scene).first).alpha, 1)
        scene.stage.wait(0.4)
        expect(shown(scene).isEmpty)
        expectEqual(scene.takeCalls(), [])
        expect(!scene.stage.application.host.areFramesWanted)
    }

    @Test(.rules("1.12")) func `changes of the offset show indicators only where the app says so`() {
        let scene = ScrollStage()
        scene.stage.perform { scene.scroll.contentOffset.y = 100 }
        expect(shown(scene).isEmpty)
        scene.stage.perform { scene.scroll.withScrollIndicatorsShown {} }
        expect(shown(scene).isEmpty)
        scene.stage.perform { scene.scroll.withScrollIndicatorsShown { scene.scroll.contentOffset.y = 200 } }
        expectEqual(shown(scene).count, 1)
        scene.stage.wait(0.6)
        expect(shown(scene).isEmpty)
    }

    @Test(.rules("1.12")) func `an indicator that is switched off, or has nothing to say, is not shown`() {
        let scene = ScrollStage { $0.scroll.alwaysBounceHorizontal = true }
        drag(scene)
        expectEqual(shown(scene).count, 1)
        scene.stage.perform { scene.scroll.showsVerticalScrollIndicator = false }
        expect(shown(scene).isEmpty)
        scene.stage.perform { scene.scroll.contentSize.width = 800 }
        expectEqual(shown(scene).count, 1)
        scene.stage.perform { scene.scroll.showsHorizontalScrollIndicator = false }
        expect(shown(scene).isEmpty)
    }

    @Test(.rules("B-021")) func `indicators are above the content and take no touches from it`() throws {
        let scene = dragged()
        let bar = try #require(shown(scene).first)
        let place = CGPoint(x: bar.frame.midX, y: bar.frame.midY)
        expect(scene.scroll.hitTest(place, with: nil) === scene.content)
        let late = scene.stage.perform { scene.stage.addView("late", frame: scene.content.frame, on: scene.scroll) }
        scene.stage.perform { late.backgroundColor = .red }
        expect(bar.layer.zPosition > late.layer.zPosition)
        expect(scene.scroll.hitTest(place, with: nil) === late)
    }

    @Test(.rules("1.12")) func `the style is the color of the bars`() throws {
        let scene = dragged()
        let bar = try #require(shown(scene).first)
        let dark = bar.layer.backgroundColor
        expect(bar.layer.borderWidth > 0)
        scene.stage.perform { scene.scroll.indicatorStyle = .black }
        expectEqual(bar.layer.borderWidth, 0)
        expectEqual(bar.layer.backgroundColor, dark)
        scene.stage.perform { scene.scroll.indicatorStyle = .white }
        expectEqual(bar.backgroundColor, UIColor(white: 1, alpha: 0.5))
        expectEqual(UIScrollView.IndicatorStyle.white.rawValue, 2)
        scene.stage.perform { scene.scroll.indicatorStyle = .default }
        expectEqual(bar.layer.backgroundColor, dark)
        scene.stage.application.host.setUserInterfaceStyle(.dark)
        expectEqual(bar.layer.backgroundColor, CGColor(gray: 1, alpha: 0.5))
    }

    @Test(.rules("N-55"))
    func `an app that empties the view gets its indicators back, one that takes it away no frames`() {
        let scene = dragged()
        scene.stage.perform { for view in scene.scroll.subviews { view.removeFromSuperview() } }
        scene.hands.move(dy: -10)
        expectEqual(shown(scene).count, 1)
        scene.hands.up()
        scene.stage.perform { scene.scroll.removeFromSuperview() }
        scene.stage.wait(0.05)
        expect(!scene.stage.application.host.areFramesWanted)
        expect(shown(scene).isEmpty)
    }
}
