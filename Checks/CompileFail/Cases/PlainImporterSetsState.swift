// S-035, S-040: as with today's SDK, a plain import is enough to set and override `state`.
import UIKit

final class Immediate: UIGestureRecognizer {
    // Interfaces of the library for its own recognizers do not collide with members of an app.
    var currentTouches: [UITouch] = []
    func shouldBegin() -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
    }
}

@MainActor func cancel(_ pan: UIPanGestureRecognizer) {
    if pan.state == .changed { pan.state = .cancelled }
}
