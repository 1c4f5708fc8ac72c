import Touchstone

/// UIKit's tap, which simple taps cannot prevent: it declares that itself, as the prevented recognizer (S-084).
final class FirmTapGestureRecognizer: UITapGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is SimpleTapGestureRecognizer)
    }
}
