import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UICoordinateSpaceTests {
    private let stage = Stage()
    private let card: UIView
    private let other = UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100))

    init() {
        card = stage.addView("card", frame: CGRect(x: 20, y: 30, width: 40, height: 40))
        card.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage.window.frame.origin = CGPoint(x: 5, y: 7)
    }

    @Test func `points of a view are converted to the screen and back`() {
        let space = stage.window.screen.coordinateSpace
        let onScreen = card.convert(CGPoint(x: 10, y: 10), to: space)
        expectEqual(onScreen, CGPoint(x: 25, y: 37))
        expectEqual(card.convert(onScreen, from: space), CGPoint(x: 10, y: 10))
        expectEqual(space.convert(onScreen, to: card), CGPoint(x: 10, y: 10))
        expectEqual(space.convert(CGPoint(x: 10, y: 10), from: card), onScreen)
        expectEqual(space.convert(onScreen, to: space), onScreen)
    }

    @Test func `rectangles are converted to their bounding boxes`() {
        let space = stage.window.screen.fixedCoordinateSpace
        let rect = card.convert(card.bounds, to: space)
        expectEqual(rect, CGRect(x: 5, y: 17, width: 80, height: 80))
        expectEqual(space.convert(rect, to: card), card.bounds)
        expectEqual(space.bounds, stage.window.screen.bounds)
    }

    @Test func `views of two windows are related through the screen, also as spaces`() {
        let space: any UICoordinateSpace = other
        expectEqual(card.convert(CGPoint(x: 10, y: 10), to: space), card.convert(CGPoint(x: 10, y: 10), to: other))
        expectEqual(space.convert(CGPoint.zero, to: card), card.convert(CGPoint.zero, from: other))
    }
}
