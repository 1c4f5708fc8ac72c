import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

/// The scroll view that a drag moves, among several.
struct `Nested scroll views` {
    /// Drags and stops before the lift, so that nothing is flung.
    private func drag(_ stage: SceneStage, from place: CGPoint, dx: CGFloat = 0, dy: CGFloat = 0) {
        stage.hands.down(at: place)
        stage.hands.move(dx: dx, dy: dy, over: 0.2)
        stage.hands.move(over: 0.15)
        stage.hands.up()
    }

    private func offsets(_ stage: SceneStage) -> [CGPoint] { ["feed", "photos", "notes", "films"].map(stage.offset) }

    private let photos = CGPoint(x: 160, y: 70)
    private let notes = CGPoint(x: 160, y: 200)

    @Test(.rules("S-144", "B-356")) func `a drag to the side turns a page, one up moves the feed, wherever it starts`()
    {
        let stage = SceneStage(NestedScrollingScene())
        drag(stage, from: photos, dx: -170)
        stage.wait(1)
        expectEqual(offsets(stage), [.zero, CGPoint(x: 296, y: 0), .zero, .zero])
        drag(stage, from: photos, dy: -60)
        stage.wait(1)
        expectEqual(offsets(stage), [CGPoint(x: 0, y: 50), CGPoint(x: 296, y: 0), .zero, .zero])
    }

    @Test(.rules("B-355")) func `a drag that starts where the notes are at their end moves the feed`() {
        let stage = SceneStage(NestedScrollingScene())
        drag(stage, from: notes, dy: -150)
        stage.wait(2)
        expectEqual(offsets(stage), [.zero, .zero, CGPoint(x: 0, y: 120), .zero])
        drag(stage, from: notes, dy: -60)
        expectEqual(offsets(stage), [CGPoint(x: 0, y: 50), .zero, CGPoint(x: 0, y: 120), .zero])
        // And back: the notes have room downwards again.
        drag(stage, from: notes, dy: 60)
        expectEqual(offsets(stage), [CGPoint(x: 0, y: 50), .zero, CGPoint(x: 0, y: 70), .zero])
    }

    @Test(.rules("B-355")) func `a drag that has begun keeps its view, which gives way beyond its end and comes back`()
    {
        let stage = SceneStage(NestedScrollingScene())
        stage.hands.down(at: notes)
        stage.hands.move(dy: -190, over: 0.2)
        expect(stage.offset("notes").y > 120 && stage.offset("notes").y < 180)
        expectEqual(stage.offset("feed"), .zero)
        stage.hands.up()
        stage.wait(2)
        expectEqual(offsets(stage), [.zero, .zero, CGPoint(x: 0, y: 120), .zero])

        // No page before the first, and no other view to scroll sideways: it bounces.
        stage.hands.down(at: photos)
        stage.hands.move(dx: 100, over: 0.1)
        expect(stage.offset("photos").x < -20)
        stage.hands.up()
        stage.wait(2)
        expectEqual(offsets(stage), [.zero, .zero, CGPoint(x: 0, y: 120), .zero])
    }

    @Test(.rules("B-355", "B-311")) func `the touch of the inner view is one of both pans, and only one begins`() {
        let stage = SceneStage(NestedScrollingScene())
        stage.hands.down(at: notes)
        stage.wait(0.02)
        stage.hands.move(dy: -12)
        stage.hands.move(dy: -12)
        stage.hands.up()
        stage.expect(
            """
            0     notes hit by 1
                  notes pan, notes delay, feed pan, feed delay watch 1
                  notes pan, notes delay, feed pan, feed delay receive began 1
                  notes waits for began 1: notes delay, feed delay
            20    notes pan, notes delay, feed pan, feed delay receive moved 1
                  notes delay failed: prevented by notes pan
                  feed pan failed: prevented by notes pan
                  feed delay failed: prevented by notes pan
                  notes never receives 1
                  notes pan began
                  notes delay, feed pan, feed delay reset
                  notes pan receives moved 1
                  notes pan changed
                  notes pan receives ended 1
                  notes pan ended
                  notes pan reset
            """)
    }
}
