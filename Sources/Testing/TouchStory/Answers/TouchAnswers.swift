public import TouchCore
public import TouchInput
import TouchTrace

/// The answers to a trace about one touch: one for each recognizer, and one for the responder.
///
/// An `AnswerReader` makes them.
public struct TouchAnswers: Hashable, Sendable {
    /// The touch.
    public let touch: AnsweredTouch
    /// The view that was hit; `nil` if none was. For a press, the responder that it goes to.
    public let hit: ResponderName?
    /// The window of that view.
    public let window: ResponderName?
    /// The answers for the recognizers that were asked, in the order in which they were, then for those whose views the hit test
    /// passed over.
    public let gestures: [GestureAnswer]
    /// The answer for the responder.
    public let delivery: DeliveryAnswer
    /// A Boolean value that indicates whether it is down at the end of what was read.
    package let isDown: Bool
    /// The reason why a contact became no touch.
    let rejection: String?
    /// The views that the hit test passed over.
    let skips: [TouchStory.Skipped]

    /// Returns the reason why the hit test passed over a view, and the view that it applies to; `nil` if it did not.
    package func skip(of view: ResponderName) -> (reason: TraceRecord.Skip, by: ResponderName)? {
        skips.first { $0.view == view }.map { ($0.reason, $0.by) }
    }

    /// Returns the answer for a recognizer by its name in traces, also for one that the trace never mentions.
    ///
    /// A recognizer that no touch has reached has no number in records of hit tests: `UITapGestureRecognizer` is found for
    /// `UITapGestureRecognizer#3`, and `pan` for `pan (2)`, if only one view has such a recognizer.
    /// - Parameters:
    ///   - recognizer: The name of the recognizer.
    ///   - view: The view of the recognizer, if several views have one of that name and no number.
    public func why(_ recognizer: RecognizerName, on view: ResponderName? = nil) -> GestureAnswer {
        let known = gestures.filter { $0.recognizer == recognizer }
        if let answer = known.first(where: { $0.skippedView == nil || $0.skippedView == view }) ?? known.first {
            return answer
        }
        let gate = gate(of: recognizer, on: view)
        return GestureAnswer(recognizer: recognizer, touch: touch, outcome: .notAsked(gate))
    }

    private func gate(of recognizer: RecognizerName, on view: ResponderName?) -> GestureAnswer.Gate {
        let label = recognizer.label
        var found: GestureAnswer.Gate?
        var isOne = true
        for answer in gestures where answer.recognizer == label {
            guard case .notAsked(let gate) = answer.outcome, let skipped = answer.skippedView else { continue }
            if skipped == view { return gate }
            isOne = isOne && (found == nil || found == gate)
            found = gate
        }
        if let found, isOne { return found }
        if let rejection { return .noTouch(rejection) }
        return .elsewhere(hit: hit ?? "no view")
    }
}

extension [AnsweredTouch] {
    /// A sentence that states that these touches are down at the end, without its period; `nil` if there are none.
    package var notOver: String? {
        guard let last else { return nil }
        let all = map { $0.description }
        return "Not over: "
            + (count == 1 ? "\(last) is down" : "\(all.dropLast().joined(separator: ", ")) and \(last) are down")
    }
}

extension GestureAnswer {
    /// The view of the recognizer, if the hit test passed over it.
    var skippedView: ResponderName? {
        switch outcome {
        case .notAsked(.view(let view, _, by: _)), .notAsked(.otherWindow(let view, of: _, hit: _)): view
        case .notAsked, .recognized, .withdrawn, .failed, .lost, .refused, .waiting, .undecided, .ignored, .reset: nil
        }
    }
}

/// A touch or press of a trace, the subject of an answer.
public struct AnsweredTouch: Hashable, Sendable, CustomStringConvertible {
    /// The kind of the touch, with its number.
    public enum Kind: Hashable, Sendable {
        /// A touch, by its number.
        case finger(Int)
        /// A press, by its number; touches and presses are numbered together.
        case press(Int)
        /// A contact that became no touch, by the host's number.
        case contact(Int)
    }

    /// The kind of the touch, with its number.
    public let kind: Kind
    /// The instant at which it came down.
    public let began: Instant

    /// Creates a touch.
    public init(_ kind: Kind, began: Instant) {
        (self.kind, self.began) = (kind, began)
    }

    /// The number of a touch or press; `nil` for a contact that became no touch.
    public var finger: Int? {
        switch kind {
        case .finger(let number), .press(let number): number
        case .contact: nil
        }
    }

    /// The name as text: `finger 1`.
    public var description: String {
        switch kind {
        case .finger(let number): "finger \(number)"
        case .press(let number): "press \(number)"
        case .contact(let number): "contact \(number)"
        }
    }

    /// Returns the seconds from the beginning of the touch to an instant, as text with three places: `0.350 s`.
    func after(_ instant: Instant) -> String {
        let (difference, overflow) = instant.nanoseconds.subtractingReportingOverflow(began.nanoseconds)
        return "\(Instant(nanoseconds: overflow ? .max : difference).text(places: 3)) s"
    }
}

extension UIApplication {
    /// Returns the answer to the question why a recognizer did, or did not, recognize with a touch.
    ///
    ///     application.flightRecorder = FlightRecorder()
    ///     // Later, when a tap was not recognized:
    ///     print(application.why(tap)?.description ?? "no touch was recorded")
    ///
    /// It is computed from the records of the flight recorder, and takes time in proportion to their number.
    /// - Parameters:
    ///   - recognizer: The recognizer; also one that no touch has reached.
    ///   - touch: The touch; `nil`, the default, for the last one that came down.
    /// - Returns: The answer; `nil` without a flight recorder, or if it has no record of the touch.
    public func why(_ recognizer: UIGestureRecognizer, _ touch: UITouch? = nil) -> GestureAnswer? {
        flightRecorder.flatMap { why(recognizer, finger: touch?.number, in: $0.records) }
    }

    /// Returns the answer to the question why the view that a touch has hit received what it received.
    /// - Parameter touch: The touch; `nil`, the default, for the last one that came down.
    /// - Returns: The answer; `nil` without a flight recorder, or if it has no record of the touch.
    public func whyDelivered(_ touch: UITouch? = nil) -> DeliveryAnswer? {
        flightRecorder.flatMap { Self.answers(finger: touch?.number, in: $0.records)?.delivery }
    }

    /// Returns the answer for a recognizer and a touch, the last one by default, from records of this application.
    package func why(
        _ recognizer: UIGestureRecognizer, finger: Int?, in records: [TraceRecord]
    ) -> GestureAnswer? {
        Self.answers(finger: finger, in: records)?.why(
            traceName(of: recognizer), on: recognizer.view.map { traceName(of: $0) })
    }

    package static func answers(finger: Int?, in records: [TraceRecord]) -> TouchAnswers? {
        AnswerReader.answers(to: records, finger: finger)
    }
}
