import TouchArbitration

/// The identity of a pending call; see `UIGestureRecognizer.after(_:_:)` and `UIApplication.after(_:_:)`.
public struct VirtualTimer: Hashable, Sendable {
    let token: Deadlines.Token
}
