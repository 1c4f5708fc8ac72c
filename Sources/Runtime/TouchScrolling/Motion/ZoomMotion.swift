import TouchInput

/// An animated zoom. Scale and offset have their final values from its start; what is shown goes there by an animation of views, in
/// which both cover the same share of their way, so that one point of the picture stays in place.
///
///     scale     from ●╲
///                     `·._         shown
///     limit ●┄┄┄┄┄┄┄┄┄┄┄┄┄`¨··──●  zoomScale
struct ZoomMotion: Hashable, Sendable {
    /// The cause of a motion.
    enum Kind: Hashable, Sendable {
        /// Fingers were lifted beyond a limit.
        case bounce
        /// The app asked for an animated zoom.
        case animation
    }

    let kind: Kind
    /// The number of the motion, counted by the view.
    let number: Int
    /// The point about which it zooms, from the upper left corner of the bounds, unless an end of the content prevents it.
    let focus: CGPoint
}
