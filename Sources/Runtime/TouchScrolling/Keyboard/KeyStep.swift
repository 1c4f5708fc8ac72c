import TouchCore
import TouchInput

/// The scroll that a key asks for.
struct KeyStep: Hashable, Sendable {
    enum Way: Hashable, Sendable {
        case arrow
        case page
        case end
    }

    var axis: ScrollAxis
    /// The direction: above 0 towards greater offsets.
    var sign: CGFloat
    var way: Way

    /// Creates the step for a key; `nil` for a key that does not scroll.
    init?(_ key: UIKey) {
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (key.keyCode, modifiers) {
        case (.keyboardUpArrow, []): self.init(.vertical, -1, .arrow)
        case (.keyboardDownArrow, []): self.init(.vertical, 1, .arrow)
        case (.keyboardLeftArrow, []): self.init(.horizontal, -1, .arrow)
        case (.keyboardRightArrow, []): self.init(.horizontal, 1, .arrow)
        case (.keyboardPageUp, []), (.keyboardSpacebar, .shift): self.init(.vertical, -1, .page)
        case (.keyboardPageDown, []), (.keyboardSpacebar, []): self.init(.vertical, 1, .page)
        case (.keyboardHome, []), (.keyboardUpArrow, .command): self.init(.vertical, -1, .end)
        case (.keyboardEnd, []), (.keyboardDownArrow, .command): self.init(.vertical, 1, .end)
        default: return nil
        }
    }

    private init(_ axis: ScrollAxis, _ sign: CGFloat, _ way: Way) {
        (self.axis, self.sign, self.way) = (axis, sign, way)
    }
}
