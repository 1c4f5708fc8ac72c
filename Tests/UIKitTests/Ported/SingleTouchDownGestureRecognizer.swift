@_spi(Subclass) import UIKit

/// Recognizes as soon as a finger comes down: for keys of a piano and other things that must not wait for the lift.
class SingleTouchDownGestureRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.state == .possible {
            self.state = .recognized
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        self.state = .failed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        self.state = .failed
    }
}

class PianoKeyView: UIView {
    var notesPlayed = 0

    func listen() {
        let touchDown = SingleTouchDownGestureRecognizer(target: self, action: PianoKeyView.play)
        addGestureRecognizer(touchDown)
    }

    private func play() {
        notesPlayed += 1
    }
}
