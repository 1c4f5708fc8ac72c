/// Input that is no contact with the screen.
public enum DeviceInput: Hashable, Sendable {
    /// A key or button went down, changed or came up.
    case press(PressSample)
    /// A pointer or pencil is over the screen without touching it.
    case hover(HoverSample)
    /// A wheel or a trackpad scrolls.
    case scroll(ScrollSample)
    /// Two fingers on a trackpad pinch or turn.
    case transform(TransformSample)
    /// The device is shaken, or is no longer.
    case motion(MotionSample)
    /// A media key or the button of a headset.
    case remoteCommand(RemoteCommand)
    /// The display shows its next frame: what moves by itself moves on.
    case display
}
