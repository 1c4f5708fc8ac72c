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
