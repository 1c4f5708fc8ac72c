import Touchstone

/// The number of pixels per point of a window: the fractional scale that the compositor prefers, else the largest scale of the outputs
/// that show the window.
struct SurfaceScale: Hashable {
    private var outputs: [Int32: Int] = [:]
    private var shown: Set<Int32> = []
    /// The preferred scale in 120ths.
    private var preferred: Int?

    /// The number of pixels per point.
    var value: CGFloat {
        if let preferred { return CGFloat(preferred) / 120 }
        return CGFloat(shown.compactMap { outputs[$0] }.max() ?? 1)
    }

    /// Notes the scale of an output.
    mutating func set(_ scale: Int, of output: Int32) { outputs[output] = max(1, scale) }
    /// Notes that the window is shown by an output.
    mutating func enter(_ output: Int32) { shown.insert(output) }
    /// Notes that the window is no longer shown by an output.
    mutating func leave(_ output: Int32) { shown.remove(output) }
    /// Forgets an output.
    mutating func remove(_ output: Int32) {
        shown.remove(output)
        outputs[output] = nil
    }
    /// Notes the scale that the compositor prefers, in 120ths.
    mutating func prefer(_ scale: Int) { preferred = max(1, scale) }
}
