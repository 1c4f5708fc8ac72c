import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The photos with touch methods` {
    @Test(.rules("S-207", "S-208"))
    func `receive their touches, also several, because they were told to, though they are image views`() {
        let stage = SceneStage(TouchPhotosScene())
        let sun = stage.view("sun")
        stage.hands.pinch(at: stage.middle("sun"), from: 40, to: 80)
        expect(sun.transform.difference(from: CGAffineTransform(scaleX: 2, y: 2)) < 1e-9)
        sun.isMultipleTouchEnabled = false
        stage.hands.down(.leftIndex, at: CGPoint(x: 80, y: 90))
        stage.hands.down(.rightIndex, at: CGPoint(x: 120, y: 90))
        stage.hands.move([(.leftIndex, CGPoint(x: 60, y: 90)), (.rightIndex, CGPoint(x: 140, y: 90))], over: 0.1)
        stage.hands.up(.rightIndex)
        stage.hands.up(.leftIndex)
        expect(sun.transform.difference(from: CGAffineTransform(a: 2, d: 2, tx: -20)) < 1e-9)
        sun.isUserInteractionEnabled = false
        stage.hands.drag(from: stage.middle("sun"), to: stage.middle("boat"))
        expect(sun.transform.difference(from: CGAffineTransform(a: 2, d: 2, tx: -20)) < 1e-9)
    }

    @Test(.rules("S-209", "S-094")) func `a finger that joins or leaves moves nothing`() {
        let stage = SceneStage(TouchPhotosScene())
        let sun = stage.view("sun")
        stage.hands.down(.leftIndex, at: CGPoint(x: 80, y: 90))
        stage.hands.move(.leftIndex, dx: 30)
        stage.hands.down(.rightIndex, at: CGPoint(x: 150, y: 110))
        stage.hands.move(.leftIndex, dx: 0)
        expect(sun.transform.difference(from: CGAffineTransform(translationX: 30, y: 0)) < 1e-9)
        stage.hands.move([(.leftIndex, CGPoint(x: 90, y: 60)), (.rightIndex, CGPoint(x: 190, y: 120))], over: 0)
        let both = sun.transform
        stage.hands.up(.rightIndex)
        stage.hands.move(.leftIndex, dx: 3)
        expect(sun.transform.difference(from: both.concatenating(CGAffineTransform(translationX: 3, y: 0))) < 1e-9)
    }

    @Test func `two fingers in two photos move both, and never the board`() {
        let stage = SceneStage(TouchPhotosScene())
        stage.hands.together {
            stage.hands.down(.leftIndex, at: stage.middle("sun"))
            stage.hands.down(.rightIndex, at: stage.middle("hills"))
        }
        stage.hands.move([(.leftIndex, CGPoint(x: 60, y: 90)), (.rightIndex, CGPoint(x: 320, y: 100))], over: 0.1)
        expect(stage.view("sun").transform.difference(from: CGAffineTransform(translationX: -40, y: 0)) < 1e-9)
        expect(stage.view("hills").transform.difference(from: CGAffineTransform(translationX: 20, y: 10)) < 1e-9)
        expectEqual(stage.view("board").transform, .identity)
    }

    @Test(arguments: ["photos-touches", "photos-window"])
    func `a double tap brings to the front, a single one and one that is taken away do not`(name: String) throws {
        let stage = SceneStage(try #require(Scenes.named(name)))
        func order() -> [String] { stage.view("board").subviews.compactMap(\.accessibilityIdentifier) }
        stage.hands.tap(at: stage.middle("hills"))
        stage.wait(1)
        stage.hands.tap(at: stage.middle("hills"))
        stage.hands.down(at: stage.middle("hills"))
        stage.hands.cancel()
        expectEqual(order(), ["sun", "hills", "boat"])
        stage.wait(1)
        stage.hands.doubleTap(at: stage.middle("hills"))
        expectEqual(order(), ["sun", "boat", "hills"])
    }

    @Test(.rules("S-199", "S-210"))
    func `a touch that is taken away drops the photo, and no superview receives an end`() {
        let stage = SceneStage(TouchPhotosScene())
        let above = Above()
        stage.hands.host.application.delegate = above
        stage.hands.down(at: stage.middle("sun"))
        stage.hands.move(dx: 20)
        stage.hands.cancel()
        stage.expect(
            """
            0     sun hit by 1
                  sun receives began 1
                  sun receives moved 1
                  sun receives cancelled 1
            """)
        expectEqual(above.received, [])
        expect(stage.view("sun").transform.difference(from: CGAffineTransform(translationX: 20, y: 0)) < 1e-9)
        stage.hands.drag(from: stage.middle("sun"), to: CGPoint(x: 120, y: 120))
        expect(stage.view("sun").transform.difference(from: CGAffineTransform(translationX: 20, y: 30)) < 1e-9)
    }

    /// The mistake that the talk warns of: with super in its `touchesEnded`, the same shortcut sends up the chain the end of a
    /// touch that was cancelled, and whose beginning was never sent there.
    @Test(.rules("S-210", "S-233"))
    func `calling its own end for a cancellation misleads those above if that calls super`() {
        let above = Above()
        let stage = Stage { stage in
            stage.add(Passing(frame: stage.view.bounds), "passing")
        }
        stage.application.delegate = above
        stage.hands.down(at: stage.view)
        stage.hands.cancel()
        expectEqual(above.received, ["ended, cancelled in truth"])
    }

    private final class Passing: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesEnded(touches, with: event)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            touchesEnded(touches, with: event)
        }
    }

    private final class Above: UIResponder, UIApplicationDelegate {
        var received: [String] = []

        private func receive(_ word: String, _ touches: Set<UITouch>) {
            received.append(touches.allSatisfy { $0.phase == .cancelled } ? "\(word), cancelled in truth" : word)
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { receive("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { receive("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { receive("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { receive("cancelled", touches) }
    }
}
