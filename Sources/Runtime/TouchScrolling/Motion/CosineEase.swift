import TouchInput

/// The progress of an animated scroll over time: half a wave of a cosine (M-10).
///
///     progress  0 ·.        .·¨ 1
///                   `·.__.·´         (1 − cos π·part) / 2
enum CosineEase {
    /// Returns the progress after a part of the time: 0 at 0 and before, 1 at 1 and after.
    static func progress(at part: CGFloat) -> CGFloat {
        guard part > 0 else { return 0 }
        return part < 1 ? (1 - cosine(.pi * part)) / 2 : 1
    }
}
