import TouchScenes
import TouchTesting
import Touchstone

/// The finished app first, then each wrong step, in the order of the talk.
enum DotsStories {
    static let all = finished + scrolling + dragging + polish

    /// A place on the canvas, below the drawer, where no dot is.
    static let free = CGPoint(x: 180, y: 240)

    private static func story(
        _ step: DotsStep, _ name: String, lanes: [String] = [], play: @escaping (SceneStage) -> Void
    ) -> SceneStory {
        SceneStory(DotsScene(step: step), name, lanes: lanes, play: play)
    }

    private static let finished = [
        story(
            .finished, "a dot goes into the drawer that another finger pulls in",
            lanes: ["fingers", "canvas delay", "press dot 12", "pan", "dot 12"]
        ) { stage in
            stage.hands.down(at: stage.middle("dot 12"))
            stage.wait(0.6)
            stage.hands.drag(.leftIndex, from: free, to: CGPoint(x: 180, y: 420), over: 0.3)
            stage.hands.move(to: CGPoint(x: 330, y: 60), over: 0.3)
            stage.hands.up()
        },
        story(
            .finished, "a fast pan that starts on a dot",
            lanes: ["fingers", "canvas delay", "press dot 12", "pan", "dot 12"]
        ) {
            stage in
            stage.hands.drag(from: stage.middle("dot 12"), to: CGPoint(x: 332, y: 470), over: 0.15)
        },
        story(.finished, "a finger beside a small dot", lanes: ["fingers", "press dot 9", "dot 9"]) { stage in
            stage.hands.down(at: stage.beside("dot 9", dx: 12, dy: 16))
            stage.wait(0.6)
        },
    ]

    private static let scrolling = [
        story(.blocked, "a tap and a drag that the overlay takes") { stage in
            stage.hands.tap(at: stage.middle("dot 12"))
            stage.wait(0.2)
            stage.hands.drag(from: free, to: CGPoint(x: 180, y: 340), over: 0.3)
        },
        story(.noScrolling, "a tap goes through and a drag scrolls nothing") { stage in
            stage.hands.tap(at: stage.middle("dot 12"))
            stage.wait(0.2)
            stage.hands.drag(from: free, to: CGPoint(x: 180, y: 340), over: 0.3)
        },
        story(
            .throughDrawer, "a finger on a dot of the drawer picks up one behind it",
            lanes: ["fingers", "press dot 20", "pan", "canvas", "dot 20"]
        ) { stage in
            stage.pullDrawer()
            stage.hands.down(at: stage.middle("dot 44"))
            stage.wait(0.6)
            stage.hands.move(to: CGPoint(x: 240, y: 120), over: 0.2)
        },
        story(.stuckPan, "a drag on the canvas") { stage in
            stage.hands.down(at: free)
            stage.hands.move(to: CGPoint(x: 180, y: 400), over: 0.3)
        },
    ]

    private static let dragging = [
        story(.unhighlighted, "a finger stays on a dot", lanes: ["fingers", "press dot 12", "dot 12"]) { stage in
            stage.hands.down(at: stage.middle("dot 12"))
            stage.wait(0.7)
        },
        story(
            .displaced, "a dot is picked up from a drawer that is half open",
            lanes: ["fingers", "press dot 44", "dot 44"]
        ) { stage in
            stage.hands.down(.leftIndex, at: free)
            stage.hands.move(.leftIndex, dy: 110, over: 0.3)
            stage.wait(0.2)
            stage.hands.up(.leftIndex)
            stage.hands.down(at: stage.middle("dot 44"))
            stage.wait(0.7)
        },
        story(.jump, "a dot is picked up at its rim", lanes: ["fingers", "press dot 12", "dot 12"]) { stage in
            stage.hands.down(at: stage.beside("dot 12", dx: 24, dy: 0))
            stage.wait(0.7)
        },
        story(
            .exclusive, "another finger would scroll while one holds a dot", lanes: ["fingers", "press dot 12", "pan"]
        ) { stage in
            stage.hands.down(at: stage.middle("dot 12"))
            stage.wait(0.6)
            stage.hands.drag(.leftIndex, from: free, to: CGPoint(x: 180, y: 420), over: 0.3)
        },
        story(.sameFinger, "a dot is dragged", lanes: ["fingers", "press dot 13", "pan", "dot 13"]) { stage in
            stage.hands.down(at: stage.middle("dot 13"))
            stage.wait(0.6)
            stage.hands.move(to: CGPoint(x: 318, y: 211), over: 0.3)
        },
    ]

    private static let polish = [
        story(
            .flash, "a dot flashes when a fast pan starts on it", lanes: ["fingers", "press dot 12", "pan", "dot 12"]
        ) { stage in
            stage.hands.drag(from: stage.middle("dot 12"), to: CGPoint(x: 332, y: 470), over: 0.15)
        },
        story(.small, "a finger misses a small dot") { stage in
            stage.hands.down(at: stage.beside("dot 9", dx: 12, dy: 16))
            stage.wait(0.6)
        },
    ]
}

extension SceneStage {
    /// A place near the middle of a view, in the window.
    func beside(_ name: String, dx: CGFloat, dy: CGFloat) -> CGPoint {
        let middle = middle(name)
        return CGPoint(x: middle.x + dx, y: middle.y + dy)
    }

    /// A finger pulls the drawer in as far as it goes; half a second later it has come to rest.
    func pullDrawer() {
        hands.drag(.leftThumb, from: DotsStories.free, to: CGPoint(x: 180, y: 450), over: 0.2)
        wait(0.5)
    }
}
