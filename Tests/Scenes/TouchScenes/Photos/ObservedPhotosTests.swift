import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The photos that the window observes` {
    /// Receives its touches after the gesture beside it, and notes both.
    private final class NotingView: UIView {
        var note: (String) -> Void = { _ in }

        private func moved(_ gesture: TransformGesture, event: UIEvent) { note("target: \(Int(gesture.transform.tx))") }

        func makeGesture() -> TransformGesture {
            TransformGesture(view: self, target: self, action: NotingView.moved)
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("the view is told") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }

    private func expectPhotos(
        _ stage: SceneStage, moved: [String: CGAffineTransform], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for name in ["sun", "hills", "boat", "board"] {
            let (found, wanted) = (stage.view(name).transform, moved[name] ?? .identity)
            #expect(found.difference(from: wanted) < 1e-9, "\(name): \(found)", sourceLocation: sourceLocation)
        }
    }

    @Test(.rules("S-221", "S-225")) func `the target is called with each change, before the view receives the event`()
        throws
    {
        let stage = Stage(window: EventObserverWindow()) { stage in
            let view = stage.add(NotingView(frame: stage.view.bounds), "noting")
            view.note = { [unowned stage] in stage.note($0) }
            (stage.window as? EventObserverWindow)?.transformGestures = [view.makeGesture()]
        }
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 5)
        stage.hands.details.force = 0.5
        stage.hands.move(dx: 0)
        stage.hands.move(dx: 4)
        stage.hands.up()
        stage.expect(
            """
            0     noting hit by 1
                  noting receives began 1
                  target: 5
                  noting receives moved 1
                  the view is told
                  noting receives moved 1
                  the view is told
                  target: 9
                  noting receives moved 1
                  the view is told
                  noting receives ended 1
            """)
    }

    @Test(.rules("S-224")) func `views are hit and receive everything as without the gestures beside them`() {
        func log(_ scene: any Scene, _ play: (SceneStage) -> Void) -> String {
            let stage = SceneStage(scene)
            play(stage)
            return stage.log
        }
        func play(_ stage: SceneStage) {
            stage.hands.samplesPerSecond = 10
            stage.hands.down(.leftIndex, at: stage.middle("sun"))
            stage.hands.down(.rightIndex, at: stage.middle("hills"))
            stage.hands.move([(.leftIndex, CGPoint(x: 60, y: 90)), (.rightIndex, CGPoint(x: 320, y: 100))], over: 0.2)
            stage.hands.cancel(.leftIndex)
            stage.hands.up(.rightIndex)
        }
        expectEqual(log(ObservedPhotosScene(), play), log(TouchPhotosScene(), play))
        expect(log(ObservedPhotosScene(), play) != "")
    }

    @Test(.rules("S-226")) func `two fingers in one photo transform it, in different views everything`() {
        let stage = SceneStage(ObservedPhotosScene())
        stage.hands.pinch(at: stage.middle("sun"), from: 40, to: 60)
        expectPhotos(stage, moved: ["sun": CGAffineTransform(scaleX: 1.5, y: 1.5)])
        stage.hands.together {
            stage.hands.down(.leftIndex, at: stage.middle("sun"))
            stage.hands.down(.rightIndex, at: stage.middle("hills"))
        }
        stage.hands.move([(.leftIndex, CGPoint(x: 50, y: 90)), (.rightIndex, CGPoint(x: 350, y: 90))], over: 0.2)
        expectPhotos(
            stage,
            moved: [
                "sun": CGAffineTransform(scaleX: 1.5, y: 1.5),
                "board": CGAffineTransform(a: 1.5, d: 1.5, tx: 0, ty: 30),
            ])
    }

    @Test(.rules("S-226")) func `one finger moves a photo, on the board it moves nothing`() {
        let stage = SceneStage(ObservedPhotosScene())
        stage.hands.drag(from: stage.middle("boat"), to: CGPoint(x: 230, y: 220))
        stage.hands.drag(from: CGPoint(x: 20, y: 280), to: CGPoint(x: 60, y: 280))
        expectPhotos(stage, moved: ["boat": CGAffineTransform(translationX: 30, y: 10)])
    }

    @Test(.rules("S-226")) func `two fingers in each of two photos zoom both, not everything`() {
        let stage = SceneStage(ObservedPhotosScene())
        stage.hands.together {
            stage.hands.down(.leftThumb, at: CGPoint(x: 80, y: 90))
            stage.hands.down(.rightThumb, at: CGPoint(x: 280, y: 90))
            stage.hands.down(.leftIndex, at: CGPoint(x: 120, y: 90))
            stage.hands.down(.rightIndex, at: CGPoint(x: 320, y: 90))
        }
        stage.hands.move(
            [
                (.leftThumb, CGPoint(x: 60, y: 90)), (.leftIndex, CGPoint(x: 140, y: 90)),
                (.rightThumb, CGPoint(x: 270, y: 90)), (.rightIndex, CGPoint(x: 330, y: 90)),
            ], over: 0.2)
        expectPhotos(
            stage,
            moved: ["sun": CGAffineTransform(scaleX: 2, y: 2), "hills": CGAffineTransform(scaleX: 1.5, y: 1.5)])
    }

    @Test(.rules("S-226")) func `what one finger did before the other came stays, and nothing jumps when it is lifted`()
    {
        let stage = SceneStage(ObservedPhotosScene())
        stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 90))
        stage.hands.move(.leftIndex, dx: 0, dy: 30, over: 0.1)
        stage.hands.down(.rightIndex, at: CGPoint(x: 300, y: 120))
        stage.hands.move([(.leftIndex, CGPoint(x: 50, y: 120)), (.rightIndex, CGPoint(x: 350, y: 120))], over: 0.1)
        let board = CGAffineTransform(a: 1.5, d: 1.5, tx: 0, ty: 15)
        expectPhotos(stage, moved: ["sun": CGAffineTransform(translationX: 0, y: 30), "board": board])
        stage.hands.up(.rightIndex)
        stage.hands.move(.leftIndex, dx: 15)
        expectPhotos(stage, moved: ["sun": CGAffineTransform(translationX: 10, y: 30), "board": board])
    }

    @Test(.rules("S-219", "S-222", "S-225"), arguments: 1...15 as ClosedRange<UInt64>)
    func `any fingers on one photo do to it what they do by its own touch methods`(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let (observed, touched) = (SceneStage(ObservedPhotosScene()), SceneStage(TouchPhotosScene()))
        let fingers: [Finger] = [.leftIndex, .rightIndex, .rightThumb]
        var down: Set<Finger> = []
        let sun = touched.view("sun")
        for step in 1...40 {
            // What each finger does, all in one event: several phases at once.
            var acts: [(Hands) -> Void] = []
            for finger in fingers {
                let place = random.place(in: CGRect(x: 20, y: 20, width: 360, height: 260))
                let onSun = sun.convert(random.place(in: CGRect(x: 1, y: 1, width: 118, height: 88)), to: nil)
                let choice = Int.random(in: 0..<6, using: &random)
                if !down.contains(finger) {
                    guard choice < 2, touched.window.hitTest(onSun, with: nil) === sun else { continue }
                    down.insert(finger)
                    acts.append { $0.down(finger, at: onSun) }
                } else if choice == 0 {
                    down.remove(finger)
                    acts.append { random.next() % 2 == 0 ? $0.up(finger) : $0.cancel(finger) }
                } else if choice < 5 {
                    acts.append { $0.move(finger, to: place) }
                }
            }
            let state = random
            for stage in [observed, touched] {
                random = state
                stage.hands.together { for act in acts { act(stage.hands) } }
                stage.wait(0.05)
            }
            for name in ["sun", "hills", "boat", "board"] {
                let (one, other) = (observed.view(name).transform, touched.view(name).transform)
                expect(one.difference(from: other) < 1e-9, "seed \(seed), step \(step), \(name)")
            }
        }
        expect(sun.transform != .identity)
    }
}
