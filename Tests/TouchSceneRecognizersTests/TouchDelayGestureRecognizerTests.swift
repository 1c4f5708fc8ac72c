import Testing
import TouchSceneRecognizers
import TouchTesting
import Touchstone

@Suite struct `A touch delay recognizer` {
    @Test func `S-183 S-185 hands a resting touch on when its time is over`() {
        let stage = Stage { $0.add(TouchDelayGestureRecognizer(), "delay") }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.wait(0.149)
        #expect(!stage.log.contains("view hears"))
        stage.wait(0.002)
        #expect(stage.log.contains("view hears began 1"))
    }
}
