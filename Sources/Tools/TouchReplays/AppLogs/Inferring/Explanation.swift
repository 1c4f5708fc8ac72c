package import TouchInput
internal import TouchTrace

/// The decision that the app's code must have made, where the app that was rebuilt differed from a log without it.
package struct Explanation {
    /// The number of the recognizer that differed.
    package let recognizer: Int
    /// The number of the line at which it differed.
    package let line: Int
    /// The instant at which it differed.
    package let at: Instant
    /// The suppositions after each of which the rebuilt app agrees with the log for longer, the best first, which was made.
    package private(set) var alternatives: [Supposition]
    /// The code that may be behind them, without repetition. The log does not tell which of it.
    package let places: [CodePlace]
    /// The explanation in words, as one sentence.
    package let text: String

    init(_ conflict: AppLogDifference, _ alternatives: [Supposition], _ names: LogNames) {
        (recognizer, line, at) = (conflict.id, conflict.line, conflict.at)
        self.alternatives = alternatives
        var places: [CodePlace] = []
        for place in alternatives.flatMap(names.evidence.places) where !places.contains(place) { places.append(place) }
        self.places = places
        text = conflict.clause(alternatives[0], names) + ": " + names.causes(places, of: conflict.id) + "."
    }

    /// Creates the explanation of what the rebuilt app was made to do; `nil` for what needs none.
    init?(_ note: RebuiltRun.Note, _ log: AppLog, _ names: LogNames) {
        guard let line = log.lines.first(where: { $0.number == note.line }) else { return nil }
        (recognizer, self.line, at) = (0, note.line, line.at)
        let time = "at \(line.at.text(places: 3)) s"
        switch note.kind {
        case .hit(let touch, let other):
            (alternatives, places) = ([.hits(touch: touch, view: note.id)], [.hitTest(note.id)])
            text =
                "touch \(touch) hit \(names.view(note.id)) \(time), and the bounds of the views lead to "
                + "\(other.map { names.view($0) } ?? "no view"): \(names.causes(places, of: 0))."
        case .takesFromControls:
            (alternatives, places) = ([], [.cancelsControls(note.id)])
            text = "\(names.view(note.id)) took a touch from a control \(time): \(names.causes(places, of: 0))."
        case .offset: return nil
        }
    }

    /// Returns the explanation with other suppositions for those that it has.
    func with(_ body: (Supposition) -> Supposition) -> Explanation {
        var other = self
        other.alternatives = alternatives.map(body)
        return other
    }

    /// A Boolean value that indicates whether it is about a relation of two recognizers, which holds in all attempts.
    var isRelation: Bool { alternatives.contains { $0.other != nil } }
}

extension LogNames {
    /// Returns alternatives as a clause.
    func causes(_ places: [CodePlace], of id: Int) -> String { either(places.map { $0.clause(self, subject: id) }) }

    /// Returns clauses as alternatives: `a`, or `either a; or b`.
    func either(_ clauses: [String]) -> String {
        precondition(!clauses.isEmpty, "There is nothing to choose from.")
        return clauses.count == 1 ? clauses[0] : "either " + clauses.joined(separator: "; or ")
    }
}

extension Supposition {
    /// Returns a Boolean value that indicates whether it is about the view that a touch hit.
    func isHit(by touch: Int) -> Bool { if case .hits(touch, view: _) = self { true } else { false } }

    /// The recognizer that it is about; of a hit, none.
    var subject: Int? {
        switch self {
        case .together(let id, _), .waits(let id, for: _), .doesNotPrevent(let id, _), .refusesToBegin(let id, _),
            .fails(let id, _, _), .proposes(let id, _, _, _), .refusesTouch(let id, _):
            id
        case .hits: nil
        }
    }

    /// The other recognizer of a relation.
    var other: Int? {
        switch self {
        case .together(_, let other), .waits(_, for: let other), .doesNotPrevent(_, let other): other
        case .refusesToBegin, .fails, .proposes, .refusesTouch, .hits: nil
        }
    }
}

extension AppLogDifference {
    /// Returns what the log shows, as a clause.
    func clause(_ supposition: Supposition, _ names: LogNames) -> String {
        let (name, time) = (names.recognizer(id), "at \(at.text(places: 3)) s")
        let stock = names.evidence.recognizers[id]?.stock ?? "recognizer"
        switch supposition {
        case .refusesToBegin, .fails:
            if logged == .cancelled { return "\(name) was cancelled \(time), where a \(stock) goes on" }
            return "\(name) did not recognize \(time), where a \(stock) with its settings does"
        case .proposes(_, _, let state, _):
            return
                "\(name) \(state == .failed ? "failed" : state.rawValue) \(time), where a \(stock) with its settings does not"
        case .waits(_, for: let other):
            return "\(name) waited \(time) for \(names.recognizer(other)), whose failure nothing in the log requires"
        case .together(let one, let other):
            return "\(names.recognizer(one)) and \(names.recognizer(other)) recognize together \(time)"
        case .doesNotPrevent(let one, let other):
            return "\(names.recognizer(one)) does not prevent \(names.recognizer(other)) \(time)"
        case .refusesTouch(_, let touch): return "\(name) did not receive touch \(touch) \(time)"
        case .hits(let touch, let view): return "touch \(touch) hit \(names.view(view)) \(time)"
        }
    }
}
