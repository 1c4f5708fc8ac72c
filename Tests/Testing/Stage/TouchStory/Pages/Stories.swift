import TouchTesting
import Touchstone

/// The timelines of the pages of the recognizers: at least a gesture that is recognized and one that is not, each.
enum Stories {
    /// The names of the pages.
    nonisolated static let pages = [
        "Hover", "LongPress", "Pan", "Pinch", "Rotation", "ScreenEdgePan", "Swipe", "Tap",
    ]

    /// By the name of the page.
    static let ofPage: [String: [Story]] = [
        "Tap": taps, "LongPress": presses, "Pan": pans, "Pinch": pinches, "Rotation": rotations, "Swipe": swipes,
        "ScreenEdgePan": edgePans, "Hover": hovers,
    ]

    /// A tap that waits for a double tap: what the page of the timeline shows.
    static let held = Story("a tap that waits for a double tap") {
        $0.addTap("tap").require(toFail: $0.addTap("double tap", count: 2))
    } play: {
        $0.hands.tap(at: $0.view)
        $0.wait(1)
    }

    private static let taps = [
        Story("a double tap") {
            $0.addTap("double tap", count: 2)
        } play: {
            $0.hands.doubleTap(at: $0.view)
        },
        Story("a finger that slides away") {
            $0.addTap()
        } play: {
            $0.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100), over: 0.2)
        },
    ]

    private static let presses = [
        Story("a long press") {
            $0.addLongPress()
        } play: {
            $0.hands.down(at: $0.view)
            $0.wait(0.6)
            $0.hands.move(dx: 40, over: 0.1)
            $0.hands.up()
        },
        Story("a finger that does not rest") {
            $0.addLongPress()
        } play: {
            $0.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 120, y: 100), over: 0.4)
        },
    ]

    private static let pans = [
        Story("a drag") {
            $0.addPan()
        } play: {
            $0.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100))
        },
        Story("a drag of less than the hysteresis") {
            $0.addPan()
        } play: {
            $0.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 109, y: 109))
        },
    ]

    private static let pinches = [
        Story("fingers that move apart") {
            $0.view.isMultipleTouchEnabled = true
            $0.addPinch()
        } play: {
            $0.hands.pinch(at: $0.view, from: 100, to: 200)
        },
        Story("fingers that hardly move apart") {
            $0.view.isMultipleTouchEnabled = true
            $0.addPinch()
        } play: {
            $0.hands.pinch(at: $0.view, from: 100, to: 107)
        },
    ]

    private static let rotations = [
        Story("fingers that turn") {
            $0.view.isMultipleTouchEnabled = true
            $0.addRotation()
        } play: {
            $0.hands.rotate(at: $0.view, by: 0.8)
        },
        Story("fingers that hardly turn") {
            $0.view.isMultipleTouchEnabled = true
            $0.addRotation()
        } play: {
            $0.hands.rotate(at: $0.view, by: 0.15)
        },
    ]

    private static let swipes = [
        Story("a swipe") {
            $0.addSwipe()
        } play: {
            $0.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 220, y: 110), over: 0.2)
        },
        Story("a stroke that is too slow") {
            $0.addSwipe()
        } play: {
            $0.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100), over: 0.8)
        },
    ]

    private static let addEdgePan: (Stage) -> Void = {
        $0.add(UIScreenEdgePanGestureRecognizer(), "edge pan").edges = .left
    }

    private static let edgePans = [
        Story("a drag from the left edge", build: addEdgePan) {
            $0.hands.drag(from: CGPoint(x: 4, y: 100), to: CGPoint(x: 104, y: 120))
        },
        Story("a drag from somewhere else", build: addEdgePan) {
            $0.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
        },
    ]

    private static let hovers = [
        Story("a pointer that comes, clicks and goes") {
            $0.application.supportsIndirectInputEvents = true
            $0.add(UIHoverGestureRecognizer(), "hover")
            $0.addTap()
        } play: {
            $0.hands.hover(at: $0.view)
            $0.wait(0.2)
            $0.hands.hover(at: $0.view.point(atX: 0.6, y: 0.6))
            $0.wait(0.2)
            $0.hands.click(at: $0.view.point(atX: 0.6, y: 0.6))
            $0.wait(0.2)
            $0.hands.stopHovering()
        },
        Story("a hover that is switched off") {
            $0.add(UIHoverGestureRecognizer(), "hover")
        } play: { stage in
            stage.hands.hover(at: stage.view)
            stage.wait(0.2)
            stage.perform { stage.view.gestureRecognizers?.first?.isEnabled = false }
            stage.wait(0.2)
            stage.hands.stopHovering()
        },
    ]
}
