internal import TouchGeometry
internal import TouchInput

/// Writes a table of contacts.
enum CSVText {
    static func text(of recording: Recording, window: CGSize?) -> String {
        let reports = recording.reports
        let mapping = window.map { recording.mapping(to: $0) }
        let (low, high) = (recording.xAxis, recording.yAxis)
        let columns = columns(of: reports)
        let size =
            window
            ?? CGSize(width: low.upperBound - low.lowerBound, height: high.upperBound - high.lowerBound)
        var text =
            "# window: \(EventScribe.whole(size.width.rounded(.up))) \(EventScribe.whole(size.height.rounded(.up)))\n"
        text += columns.map(\.rawValue).joined(separator: ",") + "\n"
        var before: Instant?
        for report in reports {
            // Two frames of one time.
            if report.instant == before { text += "\n" }
            before = report.instant
            for var sample in mapping?.frame(report).contacts ?? report.contacts {
                if mapping == nil {
                    sample.location.x -= CGFloat(low.lowerBound)
                    sample.location.y -= CGFloat(high.lowerBound)
                }
                text += columns.map { field($0, sample, report.instant) }.joined(separator: ",") + "\n"
            }
        }
        return text
    }

    /// Those that are needed, and those in which anything stands.
    private static func columns(of reports: [InputFrame]) -> [CSVColumn] {
        let usual = ContactSample(id: 0, phase: .began, location: .zero)
        var columns = CSVColumn.allCases.filter(\.isNeeded)
        for column in CSVColumn.allCases where !column.isNeeded {
            let common = field(column, usual, .zero)
            let isUsed = reports.contains { $0.contacts.contains { field(column, $0, .zero) != common } }
            if isUsed { columns.append(column) }
        }
        return columns
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
        case .radius: number(sample.details.radius)
        case .altitude: number(sample.details.altitude)
        case .azimuth: number(sample.details.azimuth)
        case .roll: number(sample.details.roll)
        }
    }

    /// As short as reads back as the same number.
    private static func number(_ value: CGFloat) -> String {
        let text = String(Double(value))
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// At least six decimals, nine where they are needed.
    static func seconds(_ instant: Instant) -> String {
        let nanoseconds = max(instant.nanoseconds, 0)
        let fraction = WrittenEvent.padded(String(nanoseconds % 1_000_000_000), to: 9, with: "0")
        return "\(nanoseconds / 1_000_000_000)." + (fraction.hasSuffix("000") ? String(fraction.dropLast(3)) : fraction)
    }
}
