import Foundation

/// The errors of each method, as measured on the recordings: root mean square / 95th percentile, in points.
struct PredictionTables {
    /// For each time ahead: root mean square and 95th percentile of every group, in the order of the columns.
    private(set) var errors: [[String: [Double]]] = [[:], [:]]
    /// The last column of the first table: the geometric mean, over groups and times, of the root mean square divided by that of no
    /// prediction.
    private(set) var ratios: [String: Double] = [:]

    init() {
        for (index, table) in Self.tables.enumerated() {
            for line in table.split(separator: "\n") {
                let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                errors[index][cells[0]] = cells.dropFirst().filter { $0.contains("/") }
                    .flatMap { $0.split(separator: "/").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) } }
                if index == 0, let last = cells.last { ratios[cells[0]] = Double(last) }
            }
        }
    }

    /// 8 ms and 1/60 s ahead: the iPad's pencil, Android's flings, touch screens, touchpads.
    private static let tables = [
        """
        no prediction | 8.03 / 11.93 | 21.64 / 46.67 | 1.18 / 2.60 | 3.25 / 5.37 | 1.00
        linear, `weighted` velocity | 5.85 / 9.24 | 14.48 / 32.32 | 0.40 / 0.83 | 1.69 / 2.02 | 0.54
        linear, `lsq2` velocity | 6.80 / 11.57 | 11.43 / 26.19 | 0.37 / 0.72 | 2.00 / 1.90 | 0.56
        linear, `threeSample` velocity | 2.55 / 3.95 | 10.67 / 22.35 | 0.38 / 0.77 | 1.64 / 1.80 | 0.42
        linear, last two samples | 2.31 / 3.95 | 9.47 / 20.06 | 0.48 / 1.04 | 1.89 / 2.01 | 0.44
        constant acceleration, last three samples | 3.74 / 6.79 | 14.34 / 27.78 | 0.84 / 1.88 | 2.78 / 3.18 | 0.73
        constant acceleration, parabola through 6 | 2.17 / 4.20 | 10.82 / 25.19 | 0.39 / 0.73 | 2.10 / 1.99 | 0.45
        constant acceleration, parabola through 20 | 7.15 / 12.19 | 11.40 / 27.90 | 0.38 / 0.73 | 2.06 / 1.94 | 0.59
        `TouchPredictor`, damped in 0.06 s | 1.87 / 2.99 | 9.55 / 21.12 | 0.40 / 0.81 | 1.83 / 1.87 | 0.39
        `TouchPredictor` | 1.99 / 3.19 | 9.25 / 20.87 | 0.39 / 0.78 | 1.88 / 1.84 | 0.40
        """,
        """
        no prediction | 16.38 / 24.35 | 43.30 / 95.94 | 2.37 / 5.11 | 6.68 / 10.94
        linear, `weighted` velocity | 13.49 / 22.91 | 31.20 / 75.87 | 0.71 / 1.40 | 3.37 / 3.99
        linear, `lsq2` velocity | 16.42 / 27.51 | 28.58 / 63.71 | 0.64 / 1.19 | 4.02 / 3.34
        linear, `threeSample` velocity | 7.39 / 11.80 | 27.09 / 54.74 | 0.63 / 1.14 | 3.24 / 3.44
        linear, last two samples | 6.70 / 11.14 | 25.46 / 49.37 | 0.82 / 1.60 | 3.77 / 3.68
        constant acceleration, last three samples | 11.51 / 21.57 | 33.03 / 75.48 | 1.97 / 4.22 | 6.52 / 7.67
        constant acceleration, parabola through 6 | 6.26 / 11.30 | 29.80 / 67.83 | 0.72 / 1.21 | 4.44 / 4.12
        constant acceleration, parabola through 20 | 18.11 / 30.89 | 30.27 / 67.83 | 0.69 / 1.29 | 4.34 / 3.69
        `TouchPredictor`, damped in 0.06 s | 4.91 / 7.71 | 25.22 / 60.22 | 0.68 / 1.24 | 3.66 / 3.55
        `TouchPredictor` | 5.71 / 9.08 | 23.83 / 50.92 | 0.67 / 1.11 | 3.87 / 3.55
        """,
    ]
}
