import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `What is seen is what is touched` {
    private let stage = SceneStage(HitShapesScene())

    private func hit(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> String? {
        let point = view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.height * y), to: nil)
        return stage.window.hitTest(point, with: nil)?.accessibilityIdentifier
    }

    @Test func `a coin is a circle`() {
        let coin = stage.view("coin")
        expectEqual(hit(coin, 0.5, 0.5), "coin")
        expectEqual(hit(coin, 0.02, 0.5), "coin")
        expectEqual(hit(coin, 0.16, 0.16), "coin")
        for (x, y) in [(0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)] {
            expectEqual(hit(coin, CGFloat(x), CGFloat(y)), "card", "the corners belong to the card")
        }
    }

    @Test func `a flower is where its picture is opaque`() {
        let flower = stage.view("flower")
        expectEqual(hit(flower, 0.5, 0.5), "flower")
        expectEqual(hit(flower, 0.5, 0.05), "flower", "a petal")
        expectEqual(hit(flower, 0.5, 0.97), "card", "the gap between two petals")
        expectEqual(hit(flower, 0.05, 0.05), "card")
    }

    @Test func `touches on what is transparent go to the view behind`() {
        let (coin, card) = (stage.view("coin"), stage.view("card"))
        let (coinStart, cardStart) = (coin.center, card.center)
        let corner = coin.convert(CGPoint(x: 6, y: 6), to: nil)
        stage.hands.down(at: corner)
        stage.hands.move(dx: 15, dy: -5)
        stage.hands.up()
        expectEqual(coin.center, coinStart)
        expectEqual(card.center, CGPoint(x: cardStart.x + 15, y: cardStart.y - 5))
        stage.expect(
            """
            0     card hit by 1
                  card receives began 1
                  card receives moved 1
                  card receives ended 1
            """)
    }

    @Test func `a touch that is taken away leaves everything where it was`() {
        let (flower, start) = (stage.view("flower"), stage.view("flower").center)
        stage.hands.down(at: stage.middle("flower"))
        stage.hands.move(dx: 40, dy: 40, over: 0.1)
        expectEqual(flower.center, CGPoint(x: start.x + 40, y: start.y + 40))
        stage.hands.cancel()
        expectEqual(flower.center, start)
    }
}
