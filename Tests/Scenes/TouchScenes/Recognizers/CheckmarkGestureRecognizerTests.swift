import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The checkmark` {
    /// A checkmark, from (100, 100) to (180, 90).
    private static let good = [(100, 100), (110, 120), (120, 140), (140, 120), (160, 100), (180, 90)].map {
        point($0, $1)
    }

    private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func stage() -> Stage {
        Stage { stage in
            stage.view.isMultipleTouchEnabled = true
            stage.add(CheckmarkGestureRecognizer(), "checkmark")
        }
    }

    /// The outcome of a stroke: the reason of its failure, or `recognized`.
    private func outcome(_ points: (CGFloat, CGFloat)...) -> String {
        let stage = stage()
        var actions = 0
        stage.view.gestureRecognizers?.first?.addAction { _ in actions += 1 }
        stage.hands.draw(points.map { Self.point($0.0, $0.1) })
        let reason = stage.view.gestureRecognizers?.first?.failureReason.map { "\($0)" }
        expectEqual(actions, reason == nil ? 1 : 0)
        return reason ?? "recognized"
    }

    @Test(.rules("S-100", "S-106", "S-118")) func `a checkmark is possible until its lift, which sends one action`() {
        let stage = stage()
        stage.hands.draw(Self.good)
        stage.expect(
            """
            0     view hit by 1
                  checkmark watches 1
                  checkmark receives began 1
                  view receives began 1
            10    checkmark receives moved 1
                  view receives moved 1
            20    checkmark receives moved 1
                  view receives moved 1
            30    checkmark receives moved 1
                  view receives moved 1
            40    checkmark receives moved 1
                  view receives moved 1
            50    checkmark receives moved 1
                  view receives moved 1
                  checkmark receives ended 1
                  view receives cancelled 1
                  checkmark ended
                  checkmark reset
            """)
    }

    @Test(.rules("S-111")) func `two touches in the first event make it fail`() {
        let stage = stage()
        stage.hands.together {
            stage.hands.down(.leftIndex, at: Self.point(100, 100))
            stage.hands.down(.rightIndex, at: Self.point(200, 100))
        }
        stage.expect(
            """
            0     view hit by 1
                  checkmark watches 1
                  view hit by 2
                  checkmark watches 2
                  checkmark receives began 1+2
                  checkmark failed: two fingers at once
                  view receives began 1+2
                  checkmark reset
            """)
    }

    @Test(.rules("S-112")) func `it remembers where its touch began, which the touch itself does not`() {
        // The same way until the lift, one from a little higher: only the remembered point can tell them apart.
        expectEqual(outcome((100, 100), (110, 140), (120, 101), (130, 99)), "recognized")
        expectEqual(outcome((100, 98), (110, 140), (120, 101), (130, 99)), "it did not end above its beginning")
    }

    @Test(.rules("S-113", "S-114")) func `later fingers are ignored, also two at once, and only the first is received`()
    {
        let stage = stage()
        stage.hands.draw(Array(Self.good.prefix(3)), with: .rightIndex, lifts: false)
        stage.clearLog()
        stage.hands.together {
            stage.hands.down(.leftIndex, at: Self.point(300, 200))
            stage.hands.down(.leftMiddle, at: Self.point(340, 200))
        }
        stage.wait(0.01)
        stage.hands.move(
            [(.rightIndex, Self.good[3]), (.leftIndex, Self.point(250, 250)), (.leftMiddle, Self.point(300, 250))],
            over: 0)
        stage.wait(0.01)
        stage.hands.move(.rightIndex, to: Self.good[5])
        stage.hands.up(.rightIndex)
        stage.expect(
            """
            20    view hit by 2
                  checkmark watches 2
                  view hit by 3
                  checkmark watches 3
                  checkmark receives began 2+3
                  checkmark ignores 2
                  checkmark ignores 3
                  view receives began 2+3
            30    checkmark receives moved 1
                  view receives moved 1+2+3
            40    checkmark receives moved 1
                  view receives moved 1
                  checkmark receives ended 1
                  view receives cancelled 1
                  checkmark ended
                  checkmark reset
            """)
    }

    @Test(.rules("S-115")) func `the first movement has to go down and to the right, or along one of the two`() {
        let wrong = "the first movement was not down and to the right"
        for (dx, dy) in [(10, 20), (10, 0), (0, 20)] as [(CGFloat, CGFloat)] {
            expectEqual(outcome((100, 100), (100 + dx, 100 + dy), (120, 130), (130, 110), (140, 90)), "recognized")
        }
        for (dx, dy) in [(-1, 20), (10, -1), (-10, -20)] as [(CGFloat, CGFloat)] {
            expectEqual(outcome((100, 100), (100 + dx, 100 + dy), (120, 130), (130, 110), (140, 90)), wrong)
        }
    }

    @Test(.rules("S-116")) func `on the way down a movement to the left fails, one upwards begins the way up`() {
        expectEqual(outcome((100, 100), (110, 120), (109, 140), (150, 90)), "it went to the left on its way down")
        // Straight down and to the right alone are no turn.
        expectEqual(outcome((100, 100), (110, 120), (110, 140), (130, 140), (150, 90)), "recognized")
        // Along the level it is still on its way down.
        expectEqual(outcome((100, 100), (110, 120), (120, 120), (130, 140), (150, 90)), "recognized")
        // The turn is upwards: from there on down is wrong, before it was not.
        expectEqual(outcome((100, 100), (110, 120), (120, 119), (130, 120), (150, 90)), "it went down again")
        // To the left and up in one movement is to the left.
        expectEqual(outcome((100, 100), (110, 120), (109, 110), (150, 90)), "it went to the left on its way down")
    }

    @Test(.rules("S-117")) func `on the way up a movement to the left or down fails`() {
        expectEqual(
            outcome((100, 100), (110, 140), (120, 120), (119, 100), (150, 90)), "it went to the left on its way up")
        expectEqual(outcome((100, 100), (110, 140), (120, 120), (130, 121), (150, 90)), "it went down again")
        expectEqual(outcome((100, 100), (110, 140), (120, 120), (120, 100), (140, 100), (150, 90)), "recognized")
    }

    @Test(.rules("S-118")) func `at the lift it has to go up, and to be above its beginning`() {
        expectEqual(outcome((100, 100), (110, 120), (120, 140)), "it did not go up at the end")
        expectEqual(outcome((100, 100)), "it did not go up at the end")
        expectEqual(outcome((100, 100), (110, 140), (150, 101)), "it did not end above its beginning")
        expectEqual(outcome((100, 100), (110, 140), (150, 100)), "it did not end above its beginning")
        expectEqual(outcome((100, 100), (110, 140), (150, 99)), "recognized")
    }

    @Test(.rules("S-107", "S-119"))
    func `a touch that is taken away sends no action, and the next checkmark is recognized`() {
        let stage = stage()
        stage.hands.draw(Self.good, lifts: false)
        stage.clearLog()
        stage.hands.cancel()
        stage.expect(
            """
            50    checkmark receives cancelled 1
                  checkmark failed: system cancelled
                  view receives cancelled 1
                  checkmark reset
            """)
        stage.hands.draw(Self.good)
        expect(stage.log.contains("checkmark ended"))
    }

    @Test(.rules("S-098", "S-108", "S-109")) func `after a failure it receives nothing until the next touch`() {
        let stage = stage()
        let checkmark = stage.view.gestureRecognizers?.first
        stage.hands.draw([Self.point(100, 100), Self.point(50, 100)], lifts: false)
        stage.hands.wait(0.01)
        // What follows would be a whole checkmark.
        stage.hands.move(to: Self.point(120, 140))
        stage.hands.move(to: Self.point(150, 50))
        expect(!stage.log.contains("checkmark ended"))
        stage.hands.up()
        expectEqual(checkmark?.state, .possible)
        stage.hands.draw(Self.good)
        expect(stage.log.contains("checkmark ended"))
    }

    @Test(.rules("S-105")) func `a pan on the same view begins first, and takes it`() {
        let stage = stage()
        stage.perform { _ = stage.addPan() }
        stage.hands.draw(Self.good)
        expect(stage.log.contains("checkmark failed: prevented by pan"))
        expect(!stage.log.contains("checkmark ended"))
    }

    @Test(.rules("S-104"))
    func `it fails on the wrong movement itself, so a pan that waits for it begins before the lift`() {
        let stage = stage()
        stage.perform { stage.addPan().require(toFail: stage.view.gestureRecognizers?[0] ?? UIGestureRecognizer()) }
        stage.hands.draw([Self.point(100, 100), Self.point(80, 80), Self.point(60, 60)], lifts: false)
        expect(stage.log.contains("pan began"))
    }

    @Test(.rules("S-120")) func `the places of one moved event follow each other`() {
        final class Pairs: UIGestureRecognizer {
            var pairs: [(CGPoint, CGPoint)] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                for touch in touches { pairs.append((touch.previousLocation(in: view), touch.location(in: view))) }
            }
        }
        let stage = Stage { stage in
            stage.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        let pairs = stage.perform { stage.add(Pairs(), "pairs") }
        stage.hands.draw(Self.good)
        let places = Self.good.map { stage.view.convert($0, from: nil) }
        expectEqual(pairs.pairs.map(\.0), Array(places.dropLast()))
        expectEqual(pairs.pairs.map(\.1), Array(places.dropFirst()))
    }
}
