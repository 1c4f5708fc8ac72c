@_spi(Subclass) import Touchstone

/// A view that lets the views inside it have touches, or not.
final class Referee: UIView {
    var isAllowed = true

    override func allowsBeginning(of touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { isAllowed }
}
