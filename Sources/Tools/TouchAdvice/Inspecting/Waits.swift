internal import Touchstone

/// The taps that wait after the lift until other recognizers have failed.
///
/// A recognizer that is required fails by its own timer even while it waits itself: of several waits, also along a chain, the longest
/// one counts. Requirements of delegates and of other classes are found by playing touches.
struct Waits {
    private(set) var findings: [Finding] = []

    init(_ tree: InspectedTree) {
        for case let tap as UITapGestureRecognizer in tree.recognizers where tap.isEnabled {
            let waits = tap.requiredToFail.compactMap { other in
                Self.wait(of: tap, for: other).map { (other: other, seconds: $0) }
            }
            guard let longest = waits.map(\.seconds).max() else { continue }
            let name = tree.name(tap)
            let others = waits.map { tree.name($0.other) }
            findings.append(
                Finding(
                    kind: .waits, severity: .note, subjects: [name] + others,
                    text:
                        "\(name) waits until \(InspectedTree.list(others)) \(others.count == 1 ? "has" : "have") failed: up to "
                        + "\((longest * 1_000).rounded() / 1_000) s after the lift, and longer if another touch follows."
                ))
        }
    }

    /// Returns the time after the lift of a tap, in seconds, until another recognizer fails if no other touch follows.
    private static func wait(of tap: UITapGestureRecognizer, for other: UIGestureRecognizer) -> Double? {
        guard other.isEnabled, InspectedTree.isAround(other, tap) || InspectedTree.isAround(tap, other) else {
            return nil
        }
        switch other {
        case let other as UITapGestureRecognizer:
            return other.numberOfTouchesRequired == tap.numberOfTouchesRequired
                && other.numberOfTapsRequired > tap.numberOfTapsRequired ? other.maximumTapInterval : nil
        case let press as UILongPressGestureRecognizer:
            return press.numberOfTouchesRequired == tap.numberOfTouchesRequired
                && press.numberOfTapsRequired >= tap.numberOfTapsRequired ? press.maximumTapInterval : nil
        default: return nil
        }
    }
}
