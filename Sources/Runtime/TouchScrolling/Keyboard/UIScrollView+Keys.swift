import TouchCore
import TouchInput

// Scrolling with keys (B-371).
//
//     key       ↑ ↓ ← →     page up, page down     home, end, ⌘↑, ⌘↓    space, ⇧ space
//     scrolls   40 pt       a page less 40 pt      to an end             as page down, page up
//
// A key that cannot scroll any further is not taken: it goes to the next responder, for instance an enclosing scroll view.

extension UIScrollView {
    /// A Boolean value that indicates whether keys scroll the view while it, or a view inside it, is first responder; `true` by
    /// default (B-371). One press is one animated step: hosts whose keyboards repeat keys send a press for each.
    public final var allowsKeyboardScrolling: Bool {
        get { extras.allowsKeyboardScrolling }
        set { extras.allowsKeyboardScrolling = newValue }
    }

    /// Scrolls for those presses whose keys scroll, and returns the others.
    final func scrollingKeysBegan(_ presses: Set<UIPress>) -> Set<UIPress> {
        guard allowsKeyboardScrolling, isScrollEnabled, !isTracking else { return presses }
        var others = presses
        for press in presses where press.responder?.isFirstResponder == true {
            guard let key = press.key, let target = target(of: key) else { continue }
            others.remove(press)
            extras.takenPresses.append(press)
            setContentOffset(target, animated: true)
        }
        return others
    }

    final func otherThanScrollingKeys(_ presses: Set<UIPress>) -> Set<UIPress> {
        if extras.takenPresses.isEmpty { return presses }
        return presses.filter { press in !extras.takenPresses.contains { $0 === press } }
    }

    final func scrollingKeysWent(_ presses: Set<UIPress>) -> Set<UIPress> {
        let others = otherThanScrollingKeys(presses)
        extras.takenPresses.removeAll { presses.contains($0) }
        return others
    }

    /// Returns the offset that a key scrolls to; `nil` if it does not scroll, or not from here.
    private final func target(of key: UIKey) -> CGPoint? {
        guard let step = KeyStep(key) else { return nil }
        let range = range(step.axis)
        guard range.greatest > range.least else { return nil }
        // The steps of keys in quick succession add up.
        var offset = contentOffset
        if case .moving(let motion) = phase, motion.kind == .animation { offset = motion.target }
        let goal = offset
        let before = range.clamped(offset[step.axis])
        switch step.way {
        case .arrow: offset[step.axis] = before + step.sign * ScrollThresholds.arrowStep
        case .page:
            let page = bounds.size[step.axis]
            offset[step.axis] = before + step.sign * max(page / 2, page - ScrollThresholds.pageOverlap)
        case .end: offset[step.axis] = step.sign > 0 ? range.greatest : range.least
        }
        offset[step.axis] = range.clamped(offset[step.axis])
        return rounded(offset)[step.axis] == rounded(goal)[step.axis] ? nil : offset
    }
}

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
