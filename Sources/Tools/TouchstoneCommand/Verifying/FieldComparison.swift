import TouchRecordings
import Touchstone

/// A comparison of a log with the log of this library for the same touches.
struct FieldComparison {
    /// The differences, in the order of the log.
    private(set) var differences: [FieldDifference] = []
    /// The number of frames that were compared.
    private(set) var frameCount = 0
    /// The number of display frames by which the device is later, for each gesture and view that moved on after the lift.
    private(set) var shifts: [(gesture: Int, view: String, frames: Int)] = []
    private let tolerance: Double

    /// - Parameters:
    ///   - measured: The log of a device.
    ///   - ours: The log of `FieldReplay`.
    init(_ measured: FieldLog, _ ours: FieldLog) {
        tolerance = FieldTolerances.frames / measured.rate
        compareFrames(measured, ours)
        let (gestures, others) = (measured.gestures(), ours.gestures())
        for (one, other) in zip(gestures, others) {
            compareReports(one, other)
            compareCalls(one, other)
        }
        compareCounts(gestures, others)
        differences.sort { ($0.line, $0.subject) < ($1.line, $1.subject) }
    }

    /// Compares the numbers of gestures. Touches that never came down, as in a log with missing lines, make no gesture here.
    private mutating func compareCounts(_ measured: [FieldGesture], _ ours: [FieldGesture]) {
        guard measured.count != ours.count, let last = measured.last, let line = last.lines.last else { return }
        differences.append(
            FieldDifference(
                kind: .recognizer, line: line.number, at: line.at, gesture: last.number, subject: "gestures",
                measured: "\(measured.count)", ours: "\(ours.count)"))
    }

    // MARK: Frames

    private struct Pair {
        let line: FieldLine
        let measured: FieldFrame
        let ours: FieldFrame
        let isAfterLift: Bool
    }

    /// Returns every frame of the log with the one that was shown here at the same moment, or the last one before if nothing moved
    /// here any more; by gesture.
    private static func pairs(_ measured: FieldLog, _ ours: FieldLog) -> [[Pair]] {
        let shown = ours.lines.compactMap { line -> (Instant, FieldFrame)? in
            if case .frame(let frame) = line.content { (line.instant, frame) } else { nil }
        }
        var instants = zip(measured.lines, FieldReplay.instants(measured.lines)).makeIterator()
        var index = -1
        return measured.gestures().map { gesture in
            let last = gesture.lastEvent
            return gesture.lines.compactMap { line in
                guard let (_, instant) = instants.next(), case .frame(let frame) = line.content else { return nil }
                if index + 1 < shown.count, shown[index + 1].0 <= instant { index += 1 }
                guard index >= 0 else { return nil }
                return Pair(line: line, measured: frame, ours: shown[index].1, isAfterLift: line.number > last)
            }
        }
    }

    private mutating func compareFrames(_ measured: FieldLog, _ ours: FieldLog) {
        for (index, pairs) in Self.pairs(measured, ours).enumerated() {
            frameCount += pairs.count
            let (held, free) = (pairs.filter { !$0.isAfterLift }, pairs.filter(\.isAfterLift))
            for (view, name) in FieldFrame.views.enumerated() {
                for pair in held { compare(pair, pair.ours, view, name, index + 1) }
                let shift = Self.shift(free, view)
                if shift != 0 { shifts.append((index + 1, name, shift)) }
                for place in free.indices {
                    compare(free[place], free[Self.inside(place - shift, free)].ours, view, name, index + 1)
                }
            }
            for pair in pairs where !FieldTolerances.agree("zoom", [pair.measured.zoom], [pair.ours.zoom]) {
                add(pair.line, .frame, index + 1, "zoom scale", [pair.measured.zoom], [pair.ours.zoom])
            }
        }
    }

    private static func inside(_ place: Int, _ pairs: [Pair]) -> Int { max(0, min(pairs.count - 1, place)) }

    /// Returns the number of frames by which the device's motion starts later than ours: the one of 0, 1 and -1 with the fewest
    /// differing frames. A device may skip the frame after a lift (M-12).
    private static func shift(_ pairs: [Pair], _ view: Int) -> Int {
        let counts = [0, 1, -1].map { shift in
            let count = pairs.indices.count { place in
                !agree(pairs[place].measured.offsets[view], pairs[inside(place - shift, pairs)].ours.offsets[view])
            }
            return (shift, count)
        }
        return counts.min { $0.1 < $1.1 }?.0 ?? 0
    }

    private static func agree(_ one: CGPoint, _ other: CGPoint) -> Bool {
        FieldTolerances.agree("offset", [one.x, one.y], [other.x, other.y])
    }

    private mutating func compare(_ pair: Pair, _ ours: FieldFrame, _ view: Int, _ name: String, _ gesture: Int) {
        let (one, other) = (pair.measured.offsets[view], ours.offsets[view])
        guard !Self.agree(one, other) else { return }
        add(pair.line, .frame, gesture, "\(name) offset", [one.x, one.y], [other.x, other.y])
    }

    // MARK: Recognizers

    private mutating func compareReports(_ measured: FieldGesture, _ ours: FieldGesture) {
        let tolerance = tolerance
        for name in FieldReport.names.sorted() {
            for isAction in [true, false] {
                let one = measured.reports.filter { $0.report.name == name && $0.report.isAction == isAction }
                let other = ours.reports.filter { $0.report.name == name && $0.report.isAction == isAction }
                let what = isAction ? name : "\(name) after the event"
                compare(one.map(\.line), other.map(\.line), measured, what, .recognizer) { first, second in
                    Self.unequal(first, second, tolerance)
                }
            }
        }
    }

    private struct Unequal {
        let what: String
        let measured: String
        let ours: String
        /// A Boolean value that indicates whether nothing after this can be compared.
        var isEnd = false
    }

    private static func unequal(_ one: FieldLine, _ other: FieldLine, _ tolerance: Double) -> [Unequal] {
        guard case .recognizer(let first) = one.content, case .recognizer(let second) = other.content else { return [] }
        guard first.state == second.state else {
            return [Unequal(what: "state", measured: first.state, ours: second.state, isEnd: true)]
        }
        var found = time(one, other, tolerance)
        var pairs = first.outputs.map { ($0.name, $0.values, second.output($0.name) ?? []) }
        pairs.append(("place", Self.numbers([first.place]), Self.numbers([second.place])))
        pairs.append(("touches", Self.numbers(first.places), Self.numbers(second.places)))
        for (name, values, others) in pairs where !FieldTolerances.agree(name, values, others) {
            found.append(
                Unequal(what: name, measured: FieldText.numbers(values), ours: FieldText.numbers(others)))
        }
        return found
    }

    private static func numbers(_ points: [CGPoint]) -> [Double] { points.flatMap { [Double($0.x), Double($0.y)] } }

    private static func time(_ one: FieldLine, _ other: FieldLine, _ tolerance: Double) -> [Unequal] {
        guard abs(one.at - other.at) > tolerance else { return [] }
        return [Unequal(what: "time", measured: FieldText.seconds(one.at), ours: FieldText.seconds(other.at))]
    }

    // MARK: Delegates

    private mutating func compareCalls(_ measured: FieldGesture, _ ours: FieldGesture) {
        let tolerance = tolerance
        for view in FieldFrame.views {
            compare(
                measured.calls.filter { $0.call.view == view }.map(\.line),
                ours.calls.filter { $0.call.view == view }.map(\.line), measured, view, .delegate
            ) { first, second in
                Self.unequalCall(first, second, tolerance)
            }
        }
    }

    private static func unequalCall(_ one: FieldLine, _ other: FieldLine, _ tolerance: Double) -> [Unequal] {
        guard case .call(let first) = one.content, case .call(let second) = other.content else { return [] }
        guard first.name == second.name else {
            return [Unequal(what: "call", measured: first.name, ours: second.name, isEnd: true)]
        }
        var found = time(one, other, tolerance)
        for (name, values) in first.values {
            let others = second.value(name) ?? []
            guard !FieldTolerances.agree(name == "velocity" ? "release" : name, values, others) else { continue }
            found.append(
                Unequal(
                    what: "\(first.name) \(name)", measured: FieldText.numbers(values),
                    ours: FieldText.numbers(others)))
        }
        return found
    }

    // MARK: Lists

    /// Compares lines one by one, until one of them is of another kind: everything after it would differ for the same reason.
    private mutating func compare(
        _ measured: [FieldLine], _ ours: [FieldLine], _ gesture: FieldGesture, _ subject: String,
        _ kind: FieldDifference.Kind, _ unequal: (FieldLine, FieldLine) -> [Unequal]
    ) {
        for (one, other) in zip(measured, ours) {
            let found = unequal(one, other)
            for difference in found {
                differences.append(
                    FieldDifference(
                        kind: kind, line: one.number, at: one.at, gesture: gesture.number,
                        subject: "\(subject) \(difference.what)", measured: difference.measured, ours: difference.ours))
            }
            if found.contains(where: \.isEnd) { return }
        }
        guard measured.count != ours.count else { return }
        let common = min(measured.count, ours.count)
        let line = common < measured.count ? measured[common] : measured.last ?? gesture.lines.first
        differences.append(
            FieldDifference(
                kind: kind, line: line?.number ?? 1, at: line?.at ?? 0, gesture: gesture.number,
                subject: "\(subject) reports", measured: "\(measured.count)", ours: "\(ours.count)"))
    }

    private mutating func add(
        _ line: FieldLine, _ kind: FieldDifference.Kind, _ gesture: Int, _ subject: String, _ one: [Double],
        _ other: [Double]
    ) {
        differences.append(
            FieldDifference(
                kind: kind, line: line.number, at: line.at, gesture: gesture, subject: subject,
                measured: FieldText.numbers(one), ours: FieldText.numbers(other)))
    }
}
