@_spi(Subclass) import TouchCore
import TouchInput
import TouchRecognizers

// The effect of a drag on the keyboard (B-370, S-149), and on the refresh control.

extension UIScrollView {
    /// The way in which a drag dismisses the keyboard, a `StandInKeyboardView` of the window; `none` by default (B-370).
    public final var keyboardDismissMode: KeyboardDismissMode {
        get { extras.keyboardDismissMode }
        set { extras.keyboardDismissMode = newValue }
    }

    /// Begins a drag: dismisses the keyboard, or lets the drag push it.
    final func holdKeyboard() {
        let mode = keyboardDismissMode
        guard mode != .none, case .dragging = phase, let keyboard = keyboardOfWindow else { return }
        switch mode {
        case .none: break
        case .onDrag, .onDragWithAccessory:
            if keyboard.isShown || mode.takesAccessory { keyboard.dismiss(withAccessory: mode.takesAccessory) }
        case .interactive, .interactiveWithAccessory:
            // A wheel or a trackpad has no finger that could push the keyboard.
            guard scrollPan.numberOfTouches > 0, keyboard.hold(withAccessory: mode.takesAccessory) else { return }
            extras.heldKeyboard = keyboard
        }
    }

    private final var keyboardOfWindow: StandInKeyboardView? {
        for view in window?.subviews ?? [] {
            if let keyboard = view as? StandInKeyboardView { return keyboard }
        }
        return nil
    }

    /// Continues a drag.
    final func extrasFollow() {
        guard case .dragging = phase else { return }
        if let keyboard = extras.heldKeyboard {
            // The lowest finger pushes the keyboard, even if others rest above it; when the last one is lifted, that one.
            var lowest = scrollPan.numberOfTouches == 0 ? scrollPan.location(in: window).y : -CGFloat.infinity
            for index in 0..<scrollPan.numberOfTouches {
                lowest = max(lowest, scrollPan.location(ofTouch: index, in: window).y)
            }
            keyboard.follow(finger: lowest)
        }
        extras.refreshControl?.pulled(by: refreshPull, in: self)
    }

    /// Ends a drag.
    final func extrasLetGo(isCancelled: Bool) {
        extras.refreshControl?.letGo()
        guard let keyboard = extras.heldKeyboard else { return }
        extras.heldKeyboard = nil
        keyboard.letGo(velocity: isCancelled ? nil : scrollPan.velocity(in: window).y)
    }
}

extension UIScrollView {
    /// The way in which a drag dismisses the keyboard (B-370).
    public enum KeyboardDismissMode: Int, Sendable {
        /// A drag does not dismiss the keyboard.
        case none = 0
        /// The keyboard is dismissed when a drag begins. Its accessory view stays.
        case onDrag = 1
        /// The finger pushes the keyboard down when it reaches it. The accessory view stays.
        case interactive = 2
        /// The keyboard and its accessory view are dismissed when a drag begins.
        case onDragWithAccessory = 3
        /// The finger pushes the keyboard down with its accessory view, when it reaches either.
        case interactiveWithAccessory = 4

        var takesAccessory: Bool { self == .onDragWithAccessory || self == .interactiveWithAccessory }
    }
}

/// The position of a keyboard that a finger pushes down, and its destination when the finger lifts.
///
///     finger      ↓ above it   ↓ at its top   ↓ ··· ↓         ↑ ··· lifted
///     drop        0            0              the distance of the finger below the top, in both directions
///     lifted                                                  slow: to the nearer end; fast: in the direction of the finger
struct KeyboardFollow: Hashable, Sendable {
    /// The position of the keyboard's top when it is fully shown.
    var top: CGFloat
    /// The distance that the keyboard moves from fully shown to hidden.
    var way: CGFloat

    /// Returns the distance of the keyboard below its full position, in points.
    func drop(finger: CGFloat) -> CGFloat { max(0, min(way, finger - top)) }

    /// Returns a Boolean value that indicates whether the keyboard hides when the finger lifts.
    func goes(from drop: CGFloat, velocity: CGFloat) -> Bool {
        guard drop > 0 else { return false }
        if abs(velocity) >= ScrollThresholds.keyboardVelocity { return velocity > 0 }
        return drop > way / 2
    }
}

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
