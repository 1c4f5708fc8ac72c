import Testing
import TouchTesting
import UIKit

/// The view that the recipe prints (`Scripts/check-listings`), translated from Objective-C.
struct `The printed DragView` {
    private let stage = Stage()
    private let other: DragView
    private let view: DragView

    init() throws {
        let image = try #require(
            UIImage(pixels: Array(repeating: 128, count: 100 * 100 * 4), width: 100, height: 100))
        view = stage.add(DragView(image: image), "flower")
        other = stage.add(DragView(image: image), "other")
        for (view, x) in [(view, CGFloat(150)), (other, 280)] {
            view.center = CGPoint(x: x, y: 150)
            let names = ["turn", "pinch", "pan"]
            for (recognizer, name) in zip(view.gestureRecognizers ?? [], names) { recognizer.name = name }
        }
    }

    /// Two fingers come down beside the middle of the view, at the same height, and move to where they are told.
    private func fingers(
        from left: CGPoint, _ right: CGPoint, to leftEnd: CGPoint, _ rightEnd: CGPoint, over seconds: Double = 0.025,
        lift: Bool = true
    ) {
        stage.hands.together {
            stage.hands.down(.leftIndex, at: left)
            stage.hands.down(.rightIndex, at: right)
        }
        stage.hands.move([(.leftIndex, leftEnd), (.rightIndex, rightEnd)], over: seconds)
        guard lift else { return }
        stage.hands.together {
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
        }
    }

    private var states: [String] {
        stage.log.split(separator: "\n").map { $0.drop { " .0123456789".contains($0) } }.filter {
            $0.hasSuffix(" began") && !$0.contains("receives")
        }
        .map(String.init)
    }

    @Test func `S-130 S-131 S-134 has three recognizers, is the delegate of each, and takes touches`() {
        #expect(
            view.gestureRecognizers?.map { "\(type(of: $0))" } == [
                "UIRotationGestureRecognizer", "UIPinchGestureRecognizer", "UIPanGestureRecognizer",
            ])
        for recognizer in view.gestureRecognizers ?? [] {
            #expect(recognizer.delegate === view)
            #expect(recognizer.view === view)
        }
        stage.hands.tap(at: view)
        #expect(stage.log.contains("flower hit by 1"))
        view.isUserInteractionEnabled = false
        stage.hands.mayMiss = true
        stage.hands.tap(at: view)
        #expect(stage.log.contains("view hit by 2"), "what every image view is until it is told otherwise")
    }

    @Test func `S-129 is moved, zoomed and turned by the same two fingers`() {
        fingers(
            from: CGPoint(x: 120, y: 150), CGPoint(x: 180, y: 150), to: CGPoint(x: 120, y: 220),
            CGPoint(x: 240, y: 80), over: 0.2)
        #expect(Set(states) == ["turn began", "pinch began", "pan began"])
        #expect(view.scale > 1.2 && view.theta < -0.3)
        #expect((view.gestureRecognizers?.last as? UIPanGestureRecognizer)?.translation(in: stage.view).x ?? 0 > 10)
    }

    @Test func `S-128 without the delegate only one of them takes charge`() {
        for recognizer in view.gestureRecognizers ?? [] { recognizer.delegate = nil }
        fingers(
            from: CGPoint(x: 120, y: 150), CGPoint(x: 180, y: 150), to: CGPoint(x: 120, y: 200),
            CGPoint(x: 240, y: 110))
        #expect(states.count == 1)
        stage.expect(
            """
            0     flower hit by 1
                  pan, pinch, turn watch 1
                  flower hit by 2
                  pan, pinch, turn watch 2
                  pan, pinch, turn receive began 1+2
                  flower never receives 2
                  flower receives began 1
            8.333 pan, pinch, turn receive moved 1+2
                  pinch failed: prevented by pan
                  turn failed: prevented by pan
                  flower receives cancelled 1
                  pan began
                  pinch, turn reset
            16.667 pan receives moved 1+2
                  pan changed
            25    pan receives moved 1+2
                  pan changed
                  pan receives ended 1+2
                  pan ended
                  pan reset
            """)
    }

    @Test func `S-132 comes to the front when it is touched`() {
        #expect(stage.view.subviews.last === other)
        stage.hands.down(at: view)
        #expect(stage.view.subviews.last === view)
        #expect(view.gestureRecognizers?.allSatisfy { $0.state == .possible } == true)
    }

    @Test func `S-135 S-137 a pan moves it by the whole way in the superview, from where it was`() {
        stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage.hands.down(at: view)
        stage.hands.move(dx: 40, dy: 20)
        #expect(view.transform == CGAffineTransform(translationX: 20, y: 10))
        stage.hands.move(dx: 40)
        #expect(view.transform == CGAffineTransform(translationX: 40, y: 10))
        stage.hands.up()
        stage.wait(1)
        stage.hands.down(at: view)
        #expect((view.tx, view.ty) == (40, 10))
        stage.hands.move(dx: -20, dy: 60)
        #expect(view.transform == CGAffineTransform(translationX: 30, y: 40))
    }

    @Test func `S-136 the scale and the angle stay at their last values`() {
        fingers(
            from: CGPoint(x: 130, y: 150), CGPoint(x: 170, y: 150), to: CGPoint(x: 110, y: 150),
            CGPoint(x: 190, y: 150))
        let pinch = view.gestureRecognizers?[1] as? UIPinchGestureRecognizer
        #expect(view.scale > 1.3)
        #expect(pinch?.scale == view.scale)
        stage.wait(1)
        #expect(pinch?.scale == view.scale, "also when it is over")
    }

    @Test func `S-133 the third tap in a row resets it`() {
        stage.hands.drag(from: view, to: CGPoint(x: 200, y: 200))
        #expect(view.transform == CGAffineTransform(translationX: 50, y: 50))
        stage.wait(1)
        stage.clearLog()
        for _ in 0..<3 {
            #expect(view.transform != .identity)
            stage.hands.tap(at: CGPoint(x: 200, y: 200))
            stage.wait(0.1)
        }
        #expect(view.transform == .identity)
        #expect((view.tx, view.ty, view.scale, view.theta) == (0, 0, 1, 0))
        stage.expect(
            """
            1300  flower hit by 2
                  pan, pinch, turn watch 2
                  pan, pinch, turn receive began 2
                  flower receives began 2
            1350  pan, pinch, turn receive ended 2
                  pan failed: lifted before it moved 10 pt
                  pinch failed: lifted before 2 fingers were down
                  turn failed: lifted before 2 fingers were down
                  flower receives ended 2
                  pan, pinch, turn reset
            1450  flower hit by 3
                  pan, pinch, turn watch 3
                  pan, pinch, turn receive began 3
                  flower receives began 3
            1500  pan, pinch, turn receive ended 3
                  pan failed: lifted before it moved 10 pt
                  pinch failed: lifted before 2 fingers were down
                  turn failed: lifted before 2 fingers were down
                  flower receives ended 3
                  pan, pinch, turn reset
            1600  flower hit by 4
                  pan, pinch, turn watch 4
                  pan, pinch, turn receive began 4
                  flower receives began 4
            1650  pan, pinch, turn receive ended 4
                  pan failed: lifted before it moved 10 pt
                  pinch failed: lifted before 2 fingers were down
                  turn failed: lifted before 2 fingers were down
                  flower receives ended 4
                  pan, pinch, turn reset
            """)
    }

    @Test func `S-138 its touchesCancelled comes when the pan takes over, and does what touchesEnded does`() {
        stage.hands.drag(from: view, to: CGPoint(x: 200, y: 200))
        stage.wait(1)
        for _ in 0..<2 {
            stage.hands.tap(at: CGPoint(x: 200, y: 200))
            stage.wait(0.1)
        }
        stage.clearLog()
        stage.hands.down(at: CGPoint(x: 200, y: 200))
        stage.hands.move(dx: 5)
        #expect(view.transform == CGAffineTransform(translationX: 50, y: 50))
        stage.hands.move(dx: 15)
        // The third touch in a row that becomes a drag counts as a third tap: the view is back where it came from, under
        // no finger, and the pan goes on from there.
        #expect(view.transform == CGAffineTransform(translationX: 20, y: 0))
        stage.expect(
            """
            1600  flower hit by 4
                  pan, pinch, turn watch 4
                  pan, pinch, turn receive began 4
                  flower receives began 4
                  pan, pinch, turn receive moved 4
                  flower receives moved 4
                  pan, pinch, turn receive moved 4
                  flower receives cancelled 4
                  pan began
            """)
    }

    @Test func `a second pinch begins at the size of the first, not of the view`() {
        fingers(
            from: CGPoint(x: 130, y: 150), CGPoint(x: 170, y: 150), to: CGPoint(x: 110, y: 150),
            CGPoint(x: 190, y: 150))
        #expect(view.scale > 1.3)
        stage.wait(1)
        fingers(
            from: CGPoint(x: 130, y: 150), CGPoint(x: 170, y: 150), to: CGPoint(x: 124, y: 150),
            CGPoint(x: 176, y: 150))
        #expect(abs(view.scale - 52 / 48) < 1e-9, "it has jumped back")
    }

    @Test func `a pinch undoes what the pan of the same fingers has just done`() {
        fingers(
            from: CGPoint(x: 120, y: 150), CGPoint(x: 180, y: 150), to: CGPoint(x: 150, y: 180),
            CGPoint(x: 210, y: 180), lift: false)
        #expect(view.transform == CGAffineTransform(translationX: 30, y: 30))
        stage.clearLog()
        stage.hands.move([(.leftIndex, CGPoint(x: 140, y: 180)), (.rightIndex, CGPoint(x: 220, y: 180))], over: 0)
        // Pan first, then pinch, which sets the transform without the pan's translation.
        #expect(abs(view.scale - 80 / 68) < 1e-9 && view.transform.tx == 0 && view.transform.ty == 0)
        stage.expect(
            """
            25    pan, pinch, turn receive moved 1+2
                  pan changed
                  pinch began
            """)
    }
}
