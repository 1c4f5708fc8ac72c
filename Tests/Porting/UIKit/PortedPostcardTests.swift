import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import UIKit

/// A picture and a recognizer that were written for iOS, with initializers of their own.
struct PortedPostcardTests {
    /// Made inside each test: between the initializer of a suite and its test, plain code of other tests would run in this application.
    private func show() throws -> (stage: Stage, card: PostcardView) {
        let image = try #require(UIImage(pixels: Array(repeating: 90, count: 120 * 80 * 4), width: 120, height: 80))
        let stage = Stage()
        let card = stage.add(PostcardView(image: image), "card")
        card.center = CGPoint(x: 200, y: 150)
        for (recognizer, name) in zip(card.gestureRecognizers ?? [], ["pinch", "pan", "twist"]) {
            recognizer.name = name
        }
        return (stage, card)
    }

    @Test func `of gestures that go on together the one added last acts first`() throws {
        let (stage, card) = try show()
        expectEqual(card.gestureRecognizers?.allSatisfy { $0.delegate === card && $0.view === card }, true)
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: 170, y: 150))
            stage.hands.down(.rightIndex, at: CGPoint(x: 230, y: 150))
        }
        stage.hands.move([(.leftIndex, CGPoint(x: 160, y: 190)), (.rightIndex, CGPoint(x: 270, y: 140))], over: 0.2)
        let width = card.bounds.width
        expectEqual(Set(card.diary), ["twisted", "carried", "stretched"])
        let before = card.diary.count
        stage.hands.move([(.leftIndex, CGPoint(x: 160, y: 200)), (.rightIndex, CGPoint(x: 280, y: 140))], over: 0)
        expectEqual(Array(card.diary.dropFirst(before)), ["twisted", "carried", "stretched"])
        expect(card.bounds.width > width)
        stage.hands.together {
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
        }
    }

    @Test(.rules("S-138")) func `a third touch in a row still counts three when a pan takes it`() throws {
        let (stage, card) = try show()
        for _ in 0..<2 {
            stage.hands.tap(at: CGPoint(x: 200, y: 150))
            stage.wait(0.1)
        }
        expect(card.isFaceDown)
        stage.hands.down(at: CGPoint(x: 200, y: 150))
        stage.hands.move(dx: 15)
        expectEqual(card.interruptedTaps, [3])
        expectEqual(card.diary, ["carried"])
        stage.hands.up()
        expect(card.isFaceDown, "the lift was no tap of its own")
    }

    @Test(.rules("S-127")) func `a hold from an archive is recognized when the finger has not strayed`() throws {
        let (stage, _) = try show()
        let hold = try #require(SteadyHoldGestureRecognizer(coder: NSCoder()))
        hold.encode(with: NSCoder())
        expect((hold as Any) is any NSCoding)
        expect(hold.allowance == 8 && SteadyHoldGestureRecognizer(target: nil, action: nil).allowance == 4)
        stage.add(hold, "hold")
        stage.hands.down(.rightIndex, at: CGPoint(x: 20, y: 20))
        stage.hands.move(.rightIndex, dx: 6)
        expectEqual(hold.tremble, 6)
        stage.hands.down(.leftIndex, at: CGPoint(x: 60, y: 20))
        stage.hands.up(.leftIndex)
        stage.hands.up(.rightIndex)
        expectEqual(hold.tremble, 0)
        stage.hands.down(at: CGPoint(x: 20, y: 20))
        stage.hands.move(dx: 6, dy: 6)
        stage.hands.up()
        stage.expect(
            """
            0     view hit by 1
                  hold watches 1
                  hold receives began 1
                  view receives began 1
                  hold receives moved 1
                  view receives moved 1
                  view hit by 2
                  hold watches 2
                  hold receives began 2
                  hold ignores 2
                  view never receives 2
                  hold receives ended 1
                  view receives cancelled 1
                  hold ended
                  hold reset
                  view hit by 3
                  hold watches 3
                  hold receives began 3
                  view receives began 3
                  hold receives moved 3
                  hold failed: own decision
                  view receives moved 3
                  hold reset
                  view receives ended 3
            """)
    }
}
