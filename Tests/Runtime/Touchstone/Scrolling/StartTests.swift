import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The start of a drag: the distance, the axis, the fingers.
struct StartTests {
    @Test(.rules("N-32", "N-10", "B-317"))
    func `a drag starts at 10 pt and the content goes on from there without a jump`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        expect(scene.scroll.isTracking && !scene.scroll.isDragging)
        scene.hands.move(dy: -9.5)
        expectEqual(scene.takeCalls(), [])
        expect(!scene.scroll.isDragging)
        scene.hands.move(dy: -0.5)
        expectEqual(scene.takeCalls(), ["willBeginDragging"])
        expect(scene.scroll.isDragging && scene.scroll.isTracking && !scene.scroll.isDecelerating)
        expectEqual(scene.scroll.contentOffset, .zero)
        scene.hands.move(dy: -1)
        expectEqual(scene.scroll.contentOffset.y, 1)
        scene.hands.up()
        expect(!scene.scroll.isTracking && !scene.scroll.isDragging)
    }

    @Test(.rules("N-32")) func `a first move of 25 scrolls by 15`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.hands.move(dy: -25)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 15))
    }

    @Test(.rules("B-317"))
    func `isTracking from the first touch, isDragging after 10 pt, isDecelerating after the lift`() {
        let scene = ScrollStage()
        func flags() -> [Bool] { [scene.scroll.isTracking, scene.scroll.isDragging, scene.scroll.isDecelerating] }
        expectEqual(flags(), [false, false, false])
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        expectEqual(flags(), [true, false, false])
        scene.hands.move(dy: -100, over: 0.1)
        expectEqual(flags(), [true, true, false])
        scene.hands.up()
        expectEqual(flags(), [false, false, true])
        scene.stage.wait(5)
        expectEqual(flags(), [false, false, false])
    }

    @Test(.rules("B-318", "S-148")) func `a resting thumb neither blocks a finger nor holds it back`() {
        let scene = ScrollStage()
        scene.hands.down(.leftThumb, at: CGPoint(x: 30, y: 280))
        scene.stage.wait(1)
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: -110, over: 0.2)
        expectEqual(scene.scroll.contentOffset.y, 100)
        scene.hands.up(.leftThumb)
        expectEqual(scene.scroll.contentOffset.y, 100)
        scene.hands.move(dy: -50, over: 0.1)
        expectEqual(scene.scroll.contentOffset.y, 150)
    }

    @Test(.rules("S-147", "B-318")) func `the first finger down need not be the one that scrolls`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.down(.leftThumb, at: CGPoint(x: 30, y: 280))
        scene.hands.move(.leftThumb, dy: -60, over: 0.2)
        expectEqual(scene.scroll.contentOffset.y, 50)
    }

    @Test(.rules("B-242", "S-094")) func `a finger that is added, lifted or replaced in a drag moves nothing`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: -60, over: 0.2)
        let before = scene.scroll.contentOffset
        expectEqual(before.y, 50)
        scene.hands.down(.leftIndex, at: CGPoint(x: 100, y: 20))
        expectEqual(scene.scroll.contentOffset, before)
        scene.hands.up()
        expectEqual(scene.scroll.contentOffset, before)
        expect(scene.scroll.isDragging)
        scene.hands.move(.leftIndex, dy: 20)
        expectEqual(scene.scroll.contentOffset.y, 30)
        scene.hands.down(at: CGPoint(x: 300, y: 290))
        scene.hands.move([(.leftIndex, CGPoint(x: 100, y: 30)), (.rightIndex, CGPoint(x: 300, y: 280))], over: 0.1)
        expectEqual(scene.scroll.contentOffset.y, 40)
        expectEqual(scene.takeCalls(), ["willBeginDragging", "didScroll"])
    }

    @Test func `a scroll view ignores how many fingers its pan takes at most`() {
        let scene = ScrollStage { $0.scroll.panGestureRecognizer.maximumNumberOfTouches = 1 }
        let fingers: [Finger] = [.rightIndex, .rightMiddle, .rightRing]
        scene.hands.together {
            for (index, finger) in fingers.enumerated() {
                scene.hands.down(finger, at: CGPoint(x: 100 + 50 * CGFloat(index), y: 280))
            }
        }
        scene.hands.move(
            fingers.enumerated().map { ($1, CGPoint(x: 100 + 50 * CGFloat($0), y: 180)) }, over: 0.2)
        expectEqual(scene.scroll.contentOffset.y, 90)
    }

    @Test(.rules("B-240")) func `a pan that wants two fingers scrolls with two`() {
        let scene = ScrollStage { $0.scroll.panGestureRecognizer.minimumNumberOfTouches = 2 }
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: -60, over: 0.2)
        expectEqual(scene.takeCalls(), [])
        scene.hands.down(.rightMiddle, at: CGPoint(x: 250, y: 220))
        scene.hands.move([(.rightIndex, CGPoint(x: 200, y: 180)), (.rightMiddle, CGPoint(x: 250, y: 180))], over: 0.2)
        expectEqual(scene.takeCalls().first, "willBeginDragging")
    }

    // MARK: Axes

    private func dragged(_ way: CGVector, then more: CGVector, isLocked: Bool) -> CGPoint {
        let scene = ScrollStage(size: CGSize(width: 2_000, height: 2_000)) {
            $0.scroll.contentOffset = CGPoint(x: 500, y: 500)
            $0.scroll.isDirectionalLockEnabled = isLocked
        }
        scene.hands.down(at: CGPoint(x: 200, y: 150))
        scene.hands.move(dx: way.dx, dy: way.dy)
        scene.hands.move(dx: more.dx, dy: more.dy)
        return CGPoint(x: scene.scroll.contentOffset.x - 500, y: scene.scroll.contentOffset.y - 500)
    }

    @Test(.rules("B-322")) func `a drag that begins mainly along one axis freezes the other, a diagonal one is free`() {
        let more = CGVector(dx: -30, dy: -30)
        expectEqual(dragged(CGVector(dx: 0, dy: -20), then: more, isLocked: true), CGPoint(x: 0, y: 40))
        expectEqual(dragged(CGVector(dx: -20, dy: -4), then: more, isLocked: true), CGPoint(x: 40, y: 0))
        expectEqual(dragged(CGVector(dx: -20, dy: -20), then: more, isLocked: true), CGPoint(x: 40, y: 40))
        expectEqual(dragged(CGVector(dx: 0, dy: -20), then: more, isLocked: false), CGPoint(x: 30, y: 40))
    }

    @Test(.rules("B-322")) func `an axis is frozen for one drag`() {
        let scene = ScrollStage(size: CGSize(width: 2_000, height: 2_000)) {
            $0.scroll.isDirectionalLockEnabled = true
        }
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.hands.move(dy: -20)
        scene.hands.move(over: 0.2)
        scene.hands.up()
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.hands.move(dx: -20)
        scene.hands.move(dy: -20)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 10, y: 10))
    }

    @Test(.rules("B-323")) func `an axis whose content fits scrolls only if it always bounces and may bounce`() {
        func pulled(_ build: (UIScrollView) -> Void) -> CGPoint {
            let scene = ScrollStage(size: CGSize(width: 400, height: 300)) { build($0.scroll) }
            scene.hands.down(at: CGPoint(x: 100, y: 100))
            scene.hands.move(dx: 50, dy: 50)
            return scene.scroll.contentOffset
        }
        expectEqual(pulled { _ in }, .zero)
        expect(pulled { $0.alwaysBounceVertical = true }.y < 0)
        expectEqual(pulled { $0.alwaysBounceVertical = true }.x, 0)
        expect(pulled { $0.alwaysBounceHorizontal = true }.x < 0)
        expectEqual(pulled { ($0.alwaysBounceVertical, $0.bouncesVertically) = (true, false) }, .zero)
        expect(pulled { ($0.alwaysBounceVertical, $0.bouncesHorizontally) = (true, false) }.y < 0)
        let deaf = pulled { ($0.alwaysBounceVertical, $0.alwaysBounceHorizontal, $0.bounces) = (true, true, false) }
        expectEqual(deaf, .zero)
    }

    @Test(.rules("B-316")) func `a view that does not scroll lets its content receive touches at once`() {
        let scene = ScrollStage { $0.scroll.isScrollEnabled = false }
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.hands.move(dy: -25)
        scene.hands.up()
        scene.stage.expect(
            """
            0     content hit by 1
                  pan does not receive 1: disabled
                  delay does not receive 1: disabled
                  content receives began 1
                  content receives moved 1
                  content receives ended 1
            """)
        expectEqual(scene.scroll.contentOffset, .zero)
    }

    @Test(.rules("B-316", "B-200")) func `a drag of a view that stops scrolling is over`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.hands.move(dy: -60, over: 0.1)
        scene.stage.perform { scene.scroll.isScrollEnabled = false }
        scene.hands.move(dy: -60, over: 0.1)
        scene.hands.up()
        expectEqual(scene.takeCalls(), ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
        expectEqual(scene.scroll.contentOffset.y, 50)
        expect(!scene.scroll.isTracking && !scene.scroll.isDragging)
    }

    @Test(.rules("S-146"), arguments: [false, true])
    func `a recognizer can wait for the pan of a scroll view to fail, and the pan for it`(isAround: Bool) {
        typealias Relate = (UIPanGestureRecognizer, UISwipeGestureRecognizer) -> Void
        func play(_ relate: @escaping Relate, dx: CGFloat, dy: CGFloat) -> (swipes: Int, offset: CGFloat) {
            var swipes = 0
            let scene = ScrollStage { scene in
                let swipe = scene.stage.addSwipe("swipe", .left, on: isAround ? scene.stage.view : scene.scroll)
                swipe.addAction { _ in swipes += 1 }
                relate(scene.scroll.panGestureRecognizer, swipe)
            }
            scene.hands.drag(
                from: CGPoint(x: 300, y: 250), to: CGPoint(x: 300 + dx, y: 250 + dy), over: 0.1)
            return (swipes, scene.scroll.contentOffset.y)
        }
        // The pan waits for the swipe: along the axis of the view it scrolls once the swipe has failed, else it is excluded.
        let waits = play({ pan, swipe in pan.require(toFail: swipe) }, dx: 0, dy: -150)
        expect(waits.swipes == 0 && waits.offset > 50)
        let gives = play({ pan, swipe in pan.require(toFail: swipe) }, dx: -150, dy: -12)
        expect(gives.swipes == 1 && gives.offset == 0)
        // The swipe waits for the pan, which begins.
        let loses = play({ pan, swipe in swipe.require(toFail: pan) }, dx: -150, dy: -12)
        expectEqual(loses.swipes, 0)
    }
}
