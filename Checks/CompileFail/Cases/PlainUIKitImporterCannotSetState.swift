// S-035, S-040: the same through the umbrella that ported code imports.
import UIKit

@MainActor func interfere(with pan: UIPanGestureRecognizer) {
    // expect-error: 'state' is a get-only property
    pan.state = .cancelled
}
