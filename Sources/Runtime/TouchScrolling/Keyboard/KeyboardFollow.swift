import TouchInput

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
