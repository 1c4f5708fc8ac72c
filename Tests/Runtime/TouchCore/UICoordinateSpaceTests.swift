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
        #expect(onScreen == CGPoint(x: 25, y: 37))
        #expect(card.convert(onScreen, from: space) == CGPoint(x: 10, y: 10))
        #expect(space.convert(onScreen, to: card) == CGPoint(x: 10, y: 10))
        #expect(space.convert(CGPoint(x: 10, y: 10), from: card) == onScreen)
        #expect(space.convert(onScreen, to: space) == onScreen)
    }

    @Test func `rectangles are converted to their bounding boxes`() {
        let space = stage.window.screen.fixedCoordinateSpace
        let rect = card.convert(card.bounds, to: space)
        #expect(rect == CGRect(x: 5, y: 17, width: 80, height: 80))
        #expect(space.convert(rect, to: card) == card.bounds)
        #expect(space.bounds == stage.window.screen.bounds)
    }

    @Test func `views of two windows are related through the screen, also as spaces`() {
        let space: any UICoordinateSpace = other
        #expect(card.convert(CGPoint(x: 10, y: 10), to: space) == card.convert(CGPoint(x: 10, y: 10), to: other))
        #expect(space.convert(CGPoint.zero, to: card) == card.convert(CGPoint.zero, from: other))
    }
}
