import TouchTrace

public import TouchInput

/// The card that a question opens: the answer, and what can be asked next.
@_spi(Host) public struct OpenedCard: Hashable, Sendable {
    /// The words in front of what could happen instead, wherever changes are searched that give it.
    public static let asking = "What would make this happen:"

    /// The lane that was asked about.
    public let subject: AnswerCard.Lane
    /// The name of the touch; `nil` if no touch concerns the subject.
    public let touch: String?
    /// The name of the touch before for which there is an answer as well; `nil` if there is none.
    public let before: String?
    /// The name of the touch after for which there is an answer as well; `nil` if there is none.
    public let after: String?
    /// The instant of the decision, or of the touch.
    public let instant: Instant?
    /// The answer in words without its subject; about a touch, where it came down.
    public let text: String
    /// The answer about the touch; `nil` if the question is about a touch, or nothing was decided.
    public let answer: AnswerCard?
    /// The things that could happen instead, as `Want` reads them.
    public let wants: [String]
    /// About a touch, the answers for each recognizer and for the view.
    public let list: [AnswerCard]

    /// The lanes that are the cause.
    public var causes: [AnswerCard.Lane] { answer?.causes ?? [] }
}

extension OpenedCard {
    /// The card as an object of JSON without line ends. Characters that mean something in HTML are escaped.
    ///
    ///     {"kind":"recognizer","name":"tap","title":"tap","touch":"finger 1","before":null,"after":"finger 2","at":0.25,
    ///      "text":"failed …","record":12,"causes":[{"kind":"recognizer","name":"pan","title":"pan"}],
    ///      "asking":"…","wants":["tap recognized with finger 1"],"measure":[47.5,45],"rule":["B-221","…","Documentation/…"],"list":[]}
    ///
    /// `measure` has `null` for a number that is unknown, and it and `rule` are absent where there are none. `list` has
    /// `{"kind":…,"name":…,"title":…,"text":…}`.
    public var json: String {
        func name(_ touch: String?) -> String { touch.map { CompactJSON.string($0) } ?? "null" }
        var fields = [
            Self.lane(subject), "\"touch\":\(name(touch))", "\"before\":\(name(before))", "\"after\":\(name(after))",
            "\"at\":\(instant?.text(places: 6) ?? "null")", "\"text\":\(CompactJSON.string(text))",
            "\"record\":\(answer?.record?.description ?? "null")",
            "\"causes\":\(CompactJSON.list(causes) { "{\(Self.lane($0))}" })",
            "\"asking\":\(CompactJSON.string(Self.asking))", "\"wants\":\(CompactJSON.strings(wants))",
            "\"list\":\(CompactJSON.list(list) { "{\(Self.lane($0.subject)),\"text\":\(CompactJSON.string($0.predicate))}" })",
        ]
        if let measure = answer?.measure {
            fields.append("\"measure\":[\(measure.value?.description ?? "null"),\(measure.limit)]")
        }
        if let rule = answer?.rule {
            fields.append("\"rule\":\(CompactJSON.strings([rule.number, rule.text, rule.address]))")
        }
        return "{\(fields.joined(separator: ","))}"
    }

    private static func lane(_ lane: AnswerCard.Lane) -> String {
        let kind =
            switch lane {
            case .touch: "touch"
            case .recognizer: "recognizer"
            case .view: "view"
            }
        let title = CompactJSON.string(lane.title)
        return "\"kind\":\"\(kind)\",\"name\":\(CompactJSON.string(lane.name)),\"title\":\(title)"
    }
}
