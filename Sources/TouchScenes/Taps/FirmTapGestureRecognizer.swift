import TouchSceneRecognizers
import Touchstone

/// UIKit's tap, which no simple tap excludes: it says so itself, from the victim's side (S-084).
final class FirmTapGestureRecognizer: UITapGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is SimpleTapGestureRecognizer)
    }
}
