/// The distance of predictions from the truth, in points.
struct PredictionError: CustomStringConvertible {
    private(set) var distances: [Double] = []

    mutating func add(_ distance: Double) { distances.append(distance) }

    var rootMeanSquare: Double {
        (distances.reduce(0) { $0 + $1 * $1 } / Double(max(1, distances.count))).squareRoot()
    }

    /// 95 of 100 are no greater.
    var percentile95: Double {
        guard !distances.isEmpty else { return 0 }
        return distances.sorted()[Int(Double(distances.count - 1) * 0.95 + 0.5)]
    }

    var description: String { "\(Self.text(rootMeanSquare)) / \(Self.text(percentile95))" }

    /// With two decimals.
    static func text(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}
