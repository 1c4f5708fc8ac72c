public import Touchstone

/// Something that happened to a window.
public enum HostEvent: Hashable, Sendable {
    /// Input of one moment, with the hardware's time stamp in the window's clock: all fingers of one scan in one frame, and everything
    /// else in `others`, in its order.
    ///
    /// Fingers have the tool `direct`; a mouse or trackpad reports contacts of its buttons as `indirectPointer`, and hovers while
    /// no button is down; a pen is a `pencil` and hovers. Every contact that began ends with `ended` or `cancelled`: when the window
    /// system takes a gesture, the fingers that it takes are `cancelled` here. Identifiers are small numbers that are not in use.
    /// Keys are press samples with codes of USB HID's keyboard page. Keys that the system repeats are reported once.
    case input(InputFrame)
    /// The display is ready for the next picture, as requested by `requestFrame()`: an instant of the window's clock, later than that of
    /// the frame before. One comes without a request when the window can be painted for the first time.
    case frame(Instant)
    /// The size in points or the scale has changed: the next `present` shows a picture of the new size.
    case resized(CGSize, scale: CGFloat)
    /// The window has got the focus of the keyboard, or lost it. What is in progress when it is lost gets the phase `cancelled` before:
    /// contacts, keys, scrolls and transforms. What the same fingers and buttons do afterwards does not come. A window has
    /// the focus until the first of these events.
    case focus(Bool)
    /// The user has asked to close the window.
    case closeRequested
    /// The connection has ended, for this reason: nothing will happen any more, and the window shows nothing.
    case disconnected(String)
}
