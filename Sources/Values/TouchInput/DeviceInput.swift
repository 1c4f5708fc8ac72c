/// Input that is not a contact with the screen.
@nonexhaustive public enum DeviceInput: Hashable, Sendable {
    /// A key or button went down, changed or came up.
    case press(PressSample)
    /// A pointer or pencil is over the screen without touching it.
    case hover(HoverSample)
    /// A wheel or a trackpad scrolls.
    case scroll(ScrollSample)
    /// Two fingers on a trackpad pinch or rotate.
    case transform(TransformSample)
    /// A sample of a shake detector.
    case motion(MotionSample)
    /// A media key or the button of a headset.
    case remoteCommand(RemoteCommand)
    /// A new frame of the display: animations and display links advance.
    case display
}
