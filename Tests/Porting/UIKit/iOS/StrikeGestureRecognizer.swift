import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes the moment in which a finger comes down: for keys of a piano and other things that must not wait for the lift.
/// It gets no more of the touch once it has recognized, so it overrides one method only.
final class StrikeGestureRecognizer: UIGestureRecognizer {
    /// The location of the last strike.
    private(set) var place = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        place = location(in: view)
        state = .recognized
    }
}

class PianoKeyView: UIView {
    var notesPlayed = 0

    func listen() {
        addGestureRecognizer(StrikeGestureRecognizer(target: self, action: #selector(play)))
    }

    @objc private func play() {
        notesPlayed += 1
    }
}
