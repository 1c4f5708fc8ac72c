import Foundation
import TestSupport

/// The numbers of the tables in Documentation/Prediction.md, by the names of the methods.
struct PredictionPage {
    /// For each time ahead: root mean square and 95th percentile of every group, in the order of the columns.
    private(set) var errors: [[String: [Double]]] = [[:], [:]]
    /// The last column of the first table.
    private(set) var ratios: [String: Double] = [:]

    init() throws {
        let text = try String(contentsOf: repository.appendingPathComponent("Documentation/Prediction.md"), encoding: .utf8)
        let starts = ["8 ms ahead:", "1/60 s ahead:"]
        var table: Int?
        for line in text.split(separator: "\n") {
            guard line.hasPrefix("| ") else {
                table = starts.firstIndex(of: String(line))
                continue
            }
            guard let table else { continue }
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let name = cells[0].replacingOccurrences(of: "**", with: "")
            // Methods are named in lower case but for names of types.
            let method = name.prefix(1).lowercased() + name.dropFirst()
            let pairs = cells.dropFirst().filter { $0.contains("/") }
            errors[table][method] = pairs.flatMap { $0.split(separator: "/") }
                .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
            if table == 0, let last = cells.last, let ratio = Double(last) { ratios[method] = ratio }
        }
    }
}
