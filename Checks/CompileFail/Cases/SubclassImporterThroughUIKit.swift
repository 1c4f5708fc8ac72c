// S-035: the subclass interface is also available through the umbrella that ported code imports.
@_spi(Subclass) import UIKit

final class Immediate: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
    }
}
