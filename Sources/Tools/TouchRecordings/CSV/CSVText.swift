internal import TouchInput

/// A writer of tables of contacts.
enum CSVText {
    static func write(
        _ stream: RecordingStream, _ columns: [CSVColumn], window: CGSize?, to take: (String) -> Void
    ) {
        let recording = stream.recording
        let mapping = window.map { recording.mapping(to: $0) }
        // The positions of a table are points already, including those outside its window.
        let isTable = recording.format == .csv
        let origin =
            isTable
            ? .zero : CGPoint(x: CGFloat(recording.xAxis.lowerBound), y: CGFloat(recording.yAxis.lowerBound))
        let size =
            window
            ?? CGSize(
                width: CGFloat(recording.xAxis.upperBound) - origin.x,
                height: CGFloat(recording.yAxis.upperBound) - origin.y)
        take("# window: \(whole(size.width)) \(whole(size.height))\n")
        take(columns.map { $0.rawValue }.joined(separator: ",") + "\n")
        var before: String?
        stream.forEachReport { report in
            // Two frames of one time.
            let time = seconds(report.instant)
            if time == before { take("\n") }
            before = time
            for var sample in mapping?.frame(report).contacts ?? report.contacts {
                if mapping == nil {
                    sample.location.x -= origin.x
                    sample.location.y -= origin.y
                }
                take(columns.map { field($0, sample, report.instant) }.joined(separator: ",") + "\n")
            }
        }
    }

    /// Finds the optional columns that contain anything.
    static func findColumns(of report: InputFrame, in found: inout Set<CSVColumn>) {
        for column in optionalColumns where !found.contains(column.column) {
            if report.contacts.contains(where: { field(column.column, $0, .zero) != column.usual }) {
                found.insert(column.column)
            }
        }
    }

    /// The optional columns, each with its default.
    private static let optionalColumns = CSVColumn.allCases.filter { !$0.isNeeded }.map { column in
        (column: column, usual: field(column, ContactSample(id: 0, phase: .began, location: .zero), .zero))
    }

    private static func field(_ column: CSVColumn, _ sample: ContactSample, _ instant: Instant) -> String {
        switch column {
        case .time: seconds(instant)
        case .id: String(sample.id)
        case .phase: CSVRow.phases.first { $0.value == sample.phase }?.key ?? ""
        case .x: number(sample.location.x)
        case .y: number(sample.location.y)
        case .tool: CSVRow.tools.first { $0.value == sample.tool }?.key ?? ""
        case .force: number(sample.details.force)
        case .maximumForce: number(sample.details.maximumForce)
        case .radius: number(sample.details.radius, atLeast: 0)
        case .altitude: number(sample.details.altitude)
        case .azimuth: number(sample.details.azimuth)
        case .roll: number(sample.details.roll)
        }
    }

    /// Returns a length in whole points, limited to what can be read; 0 for NaN.
    private static func whole(_ length: CGFloat) -> Int64 {
        length.isNaN ? 0 : Int64(min(max(length, 0), CSVRow.farthest).rounded(.up))
    }

    /// Returns the shortest text that parses to the same number, or to the nearest that can be read.
    private static func number(_ value: CGFloat, atLeast least: Double = -CSVRow.farthest) -> String {
        let text = String(value.isNaN ? 0 : min(max(Double(value), least), CSVRow.farthest))
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Returns seconds with at least six decimals, nine if necessary.
    static func seconds(_ instant: Instant) -> String {
        let nanoseconds = max(instant.nanoseconds, 0)
        let fraction = WrittenEvent.padded(String(nanoseconds % 1_000_000_000), to: 9, with: "0")
        return "\(nanoseconds / 1_000_000_000)." + (fraction.hasSuffix("000") ? String(fraction.dropLast(3)) : fraction)
    }
}
