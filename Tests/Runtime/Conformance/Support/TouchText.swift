import Touchstone

// Touches in a few words, for tests that compare everything.

extension UITouch {
    /// `moved 50 ms at 110,100 from 100,100`, in the coordinates of its window.
    var text: String {
        let (here, before) = (location(in: nil), previousLocation(in: nil))
        return "\(phase) \((timestamp * 1_000).brief) ms at \(here.brief) from \(before.brief)"
    }

    /// `#7 force 0.5, expecting force`, and where it was.
    var estimateText: String {
        let index = estimationUpdateIndex.map { "#\($0)" } ?? "no index"
        return "\(index) \(phase) \((timestamp * 1_000).brief) ms at \(location(in: nil).brief) force \(force.brief)"
            + " estimated \(estimatedProperties.rawValue) expecting \(estimatedPropertiesExpectingUpdates.rawValue)"
    }
}

extension Set<UITouch> {
    /// By index, each in a line.
    var estimateTexts: [String] {
        sorted { ($0.estimationUpdateIndex?.intValue ?? 0) < ($1.estimationUpdateIndex?.intValue ?? 0) }
            .map(\.estimateText)
    }
}

extension CGPoint {
    var brief: String { "\(x.brief),\(y.brief)" }
}

extension BinaryFloatingPoint {
    /// To three decimals, whole numbers without any.
    var brief: String {
        let rounded = (Double(self) * 1_000).rounded() / 1_000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
