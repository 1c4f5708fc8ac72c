import TouchScenes
import TouchTesting
import Touchstone

/// The finished app first, then the wrong steps; at the end each with its right counterpart before it.
enum DotsStories {
    static let all = finished + overlay + dragging + fingers + touches

    private static func story(
        _ step: DotsStep, _ name: String, play: @escaping (SceneStage) -> Void
    ) -> SceneStory {
        SceneStory(DotsScene(step: step), name, play: play)
    }

    private static let finished = [
        story(
            .finished, "a dot goes into the drawer that another finger pulls in"
        ) { stage in
            stage.hold("dot 12", for: 0.6)
            pull(stage)
            stage.hands.move(to: CGPoint(x: 330, y: 60), over: 0.3)
            stage.hands.up()
        }
    ]

    private static let overlay = [
        story(.blocked, "a tap and a drag that the overlay takes") { stage in
            stage.hands.tap(at: stage.middle("dot 12"))
            stage.wait(0.2)
            stage.pullDrawer(by: 100)
            // It stays there, and the dot under it is not lit.
            stage.hold("dot 12", for: 0.2)
        },
        story(.noScrolling, "a tap goes through and a drag scrolls nothing") { stage in
            stage.hands.tap(at: stage.middle("dot 12"))
            stage.wait(0.2)
            stage.hands.drag(from: SceneStage.freePlace, to: CGPoint(x: 180, y: 340), over: 0.3)
        },
        story(
            .throughDrawer, "a finger on a dot of the drawer picks up one behind it"
        ) { stage in
            stage.pullDrawer()
            stage.hold("dot 44", for: 0.6)
            stage.hands.move(to: CGPoint(x: 240, y: 120), over: 0.2)
        },
        story(.stuckPan, "a drag on the canvas") { stage in
            stage.hands.down(at: SceneStage.freePlace)
            stage.hands.move(dy: 160, over: 0.3)
        },
    ]

    private static let dragging = [
        story(.unhighlighted, "a finger stays on a dot") { stage in
            stage.hold("dot 12", for: 0.7)
        },
        story(
            .displaced, "a dot is picked up from a drawer that is half open"
        ) { stage in
            stage.pullDrawer(by: 100)
            stage.hold("dot 44", for: 0.7)
        },
        story(.jump, "a dot is picked up at its rim") { stage in
            stage.hands.down(at: stage.beside("dot 12", dx: 24, dy: 0))
            stage.wait(0.7)
        },
        story(
            .messy, "a dot leaves a gap and comes back anywhere"
        ) { stage in
            stage.pullDrawer()
            stage.hold("dot 30", for: 0.6)
            stage.hands.move(to: CGPoint(x: 380, y: 170), over: 0.2)
            stage.hands.up()
        },
    ]

    private static let fingers = [
        story(
            .exclusive, "another finger would scroll while one holds a dot"
        ) { stage in
            stage.hold("dot 12", for: 0.6)
            pull(stage)
        },
        story(.sameFinger, "a dot is dragged") { stage in
            stage.hold("dot 13", for: 0.6)
            stage.hands.move(to: CGPoint(x: 318, y: 211), over: 0.3)
        },
        story(.panOff, "nobody scrolls while a dot is held") { stage in
            stage.hold("dot 13", for: 0.6)
            stage.hands.move(to: CGPoint(x: 318, y: 211), over: 0.2)
            pull(stage)
        },
    ]

    private static let touches = [
        story(
            .finished, "a fast pan that starts on a dot"
        ) { stage in
            stage.hands.drag(from: stage.middle("dot 12"), to: CGPoint(x: 332, y: 470), over: 0.15)
        },
        story(
            .flash, "a dot flashes when a fast pan starts on it"
        ) { stage in
            stage.hands.down(at: stage.middle("dot 12"))
            stage.hands.move(dy: 90, over: 0.1)
        },
        story(.finished, "a finger beside a small dot") {
            missNarrowly($0)
        },
        story(.small, "a finger misses a small dot") { missNarrowly($0) },
    ]

    // MARK: What hands do in more than one story

    private static func pull(_ stage: SceneStage) {
        stage.hands.drag(.leftIndex, from: SceneStage.freePlace, to: CGPoint(x: 180, y: 420), over: 0.3)
    }

    private static func missNarrowly(_ stage: SceneStage) {
        stage.hands.down(at: stage.beside("dot 9", dx: 12, dy: 16))
        stage.wait(0.6)
    }
}
