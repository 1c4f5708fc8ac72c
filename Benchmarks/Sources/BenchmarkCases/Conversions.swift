import Touchstone

/// A workload whose event is one `convert(_:from:)` of a point of the window to the leaf.
@MainActor
final class Conversions: Workload {
    private let nest: Nest
    private var events = 0
    private var sum: CGFloat = 0

    init(_ nest: Nest) {
        self.nest = nest
    }

    func run(_ events: Int) {
        self.events += events
        let (leaf, window) = (nest.leaf, nest.window)
        for _ in 0..<events { sum += leaf.convert(CGPoint(x: 100, y: 200), from: window).y }
    }

    /// Each of the views is a point further down than the one around it.
    var claims: [Claim] {
        [Claim("points down, summed up", Int(sum.rounded()), is: (200 - nest.views.count) * events)]
    }
}
