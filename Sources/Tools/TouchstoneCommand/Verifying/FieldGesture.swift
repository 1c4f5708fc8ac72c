import Touchstone

/// The lines of a log from one moment at which the first finger comes down to the next.
struct FieldGesture {
    let log: FieldLog
    /// The number of the gesture, from 1.
    let number: Int
    let lines: ArraySlice<FieldLine>
    let events: [(line: FieldLine, touches: [FieldTouch])]
    let reports: [(line: FieldLine, report: FieldReport)]
    let calls: [(line: FieldLine, call: FieldCall)]
    let frames: [(line: FieldLine, frame: FieldFrame)]
    /// The positions of the only finger, if there was only one; else empty.
    let way: [CGPoint]
    /// The greatest distance of the only finger from its first position, in points.
    let farthest: Double?

    init(log: FieldLog, number: Int, lines: ArraySlice<FieldLine>) {
        (self.log, self.number, self.lines) = (log, number, lines)
        events = lines.compactMap { line in if case .event(let touches) = line.content { (line, touches) } else { nil }
        }
        reports = lines.compactMap { line in
            if case .recognizer(let report) = line.content { (line, report) } else { nil }
        }
        calls = lines.compactMap { line in if case .call(let call) = line.content { (line, call) } else { nil } }
        frames = lines.compactMap { line in if case .frame(let frame) = line.content { (line, frame) } else { nil } }
        let way =
            events.allSatisfy({ $0.touches.count == 1 }) ? events.compactMap { $0.touches.first?.place } : []
        self.way = way
        farthest = way.map { $0.distance(to: way[0]) }.max()
    }

    /// The number of the line with the last event.
    var lastEvent: Int { events.last?.line.number ?? 0 }

    /// The time at which the first finger came down.
    var down: Double { lines.first?.at ?? 0 }

    /// The time at which the last finger was lifted; `nil` if one stays down, or is cancelled.
    var lift: Double? {
        guard let (line, touches) = events.last, touches.allSatisfy({ $0.phase == .ended }) else { return nil }
        return line.at
    }

    /// The view in which the first finger came down.
    var view: String { events.first?.touches.first?.view ?? "" }

    /// Returns the actions of a recognizer with that state.
    func actions(_ name: String, _ state: String) -> [(line: FieldLine, report: FieldReport)] {
        reports.filter { $0.report.isAction && $0.report.name == name && $0.report.state == state }
    }

    /// Returns the names of recognizers of one kind that sent actions, in order of name: `pan`, `plain pan`.
    func names(_ kind: String) -> [String] {
        FieldReport.names.filter { name in
            (name == kind || name.hasSuffix(" \(kind)")) && reports.contains { $0.report.name == name }
        }.sorted()
    }

    func calls(_ view: String, _ name: String) -> [(line: FieldLine, call: FieldCall)] {
        calls.filter { $0.call.view == view && $0.call.name == name }
    }

    /// Returns the distance of the plain scroll view's content beyond its ends, in points; negative above the top.
    func excess(_ frame: FieldFrame) -> Double {
        let offset = frame.offsets[0].y
        let end = max(0, log.content.height - (log.places["plain"]?.height ?? 0))
        return offset < 0 ? offset : max(0, offset - end)
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
