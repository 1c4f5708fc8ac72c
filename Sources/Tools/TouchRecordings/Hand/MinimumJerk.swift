/// The course of a hand's movement from one place to another: with the least jerk (change of acceleration).
///
/// Flash and Hogan (1985): 10τ³ − 15τ⁴ + 6τ⁵. It starts and ends at rest, is fastest in the middle (1.875 times the mean)
/// and never turns back.
package enum MinimumJerk {
    /// Returns the part of the way, from 0 to 1, that is done after the part `time` of the duration.
    ///
    /// Before 0 and after 1 it rests; NaN counts as 0.
    package static func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        if time >= 1 { return 1 }
        return time * time * time * (10 + time * (6 * time - 15))
    }
}
