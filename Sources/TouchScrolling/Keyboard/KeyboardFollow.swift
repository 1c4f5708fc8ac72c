import TouchGeometry

/// How far a finger pushes the keyboard down, and what becomes of it then.
///
///     finger      ↓ above it   ↓ at its top   ↓ ··· ↓         ↑ ··· lifted
///     drop        0            0              as far as the finger is below the top, and back with it
///     lifted                                                  slow: to the nearer end, else where the finger was going
struct KeyboardFollow: Hashable, Sendable {
    /// Where its top is when it is up.
    var top: CGFloat
    /// How far it goes until it is down.
    var way: CGFloat

    /// Points that it is below its place.
    func drop(finger: CGFloat) -> CGFloat { max(0, min(way, finger - top)) }

    /// Whether it goes when the finger lets go of it.
    func goes(from drop: CGFloat, velocity: CGFloat) -> Bool {
        guard drop > 0 else { return false }
        if abs(velocity) >= ScrollThresholds.keyboardVelocity { return velocity > 0 }
        return drop > way / 2
    }
}
