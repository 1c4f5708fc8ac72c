@_spi(Page) import TouchReplays
@_spi(Host) import TouchReports
@_spi(Host) import TouchStory
import TouchTrace
import Touchstone

// What the panel shows of a scene and of the questions about it. The words of answers come from the engine.

extension Inquiry {
    /// The names that are marked: of what the card is about, and of its cause.
    private var marked: Set<String> {
        card.map { card in Set([card.subject.name] + card.causes.map(\.name)) } ?? []
    }

    /// The corners of the views that are the cause, or of the one that the card is about, in points of the scene.
    func outlines(of scene: RunningScene) -> [[CGPoint]] {
        guard let card else { return [] }
        let isTouch = if case .touch = card.subject { true } else { false }
        let names = card.causes.isEmpty ? isTouch ? [] : [card.subject.name] : card.causes.map(\.name)
        return scene.outlines(of: Set(names))
    }

    /// The lines of the card.
    var cardLines: [PanelLine] {
        if let failure {
            return [
                PanelLine(style: .title, text: "No answer", end: .init(text: "✕", tone: .soft), action: .closeCard),
                PanelLine(style: .answer, text: "There is no answer: \(failure)"),
            ]
        }
        guard let card else { return [] }
        let time = [card.instant?.inSeconds, card.touch].compactMap(\.self).joined(separator: ", ")
        var lines = [
            PanelLine(style: .title, text: card.subject.title, end: .init(text: "✕", tone: .soft), action: .closeCard)
        ]
        if !time.isEmpty { lines.append(PanelLine(style: .small, text: time, tone: .soft)) }
        lines.append(PanelLine(style: .answer, text: card.text))
        if let measure = card.answer?.measure, let value = measure.value {
            lines.append(
                PanelLine(
                    style: .small, text: "measured \(value), limit \(measure.limit)", tone: .soft, measure: measure))
        }
        lines += card.causes.map { link("Cause: \($0.title)", $0.name, card.touch) }
        lines += (question?.others ?? []).map {
            link("Also: \(AnswerCard.Lane.recognizer($0).title)", $0, nil, at: question?.instant)
        }
        lines += wants(card)
        lines += card.list.map { answer in
            // A view that was passed over at a place need not have met the same finger.
            let isElsewhere =
                if case (.view, .view) = (card.subject, answer.subject) { true } else { false }
            return PanelLine(
                text: answer.sentence,
                action: .ask(Question(name: answer.subject.name, touch: isElsewhere ? nil : card.touch)))
        }
        if let rule = card.answer?.rule {
            let text = rule.text.filter { $0 != "`" }
            lines.append(PanelLine(style: .small, text: "Rule \(rule.number). \(text) \(rule.address)", tone: .soft))
        }
        return lines + touches(card)
    }

    private func link(_ text: String, _ name: String, _ touch: String?, at instant: Instant? = nil) -> PanelLine {
        PanelLine(text: text, tone: .accent, action: .ask(Question(name: name, touch: touch, instant: instant)))
    }

    /// The way to the touch, and to the answers about others.
    private func touches(_ card: OpenedCard) -> [PanelLine] {
        let isTouch = card.touch == card.subject.name
        func step(_ touch: String?, _ sign: String) -> [PanelLine] {
            guard let touch else { return [] }
            return [link("\(sign) \(touch)", isTouch ? touch : card.subject.name, touch)]
        }
        let all = isTouch ? [] : card.touch.map { [link("All about \($0)", $0, nil)] } ?? []
        return all + step(card.before, "‹") + step(card.after, "›")
    }

    private func wants(_ card: OpenedCard) -> [PanelLine] {
        guard !card.wants.isEmpty else { return [] }
        let head = PanelLine(style: .small, text: OpenedCard.asking, tone: .soft)
        return [head] + card.wants.map { PanelLine(style: .button, text: $0, action: .search($0)) } + advice
    }

    private var advice: [PanelLine] {
        switch advising {
        case .none: []
        case .waiting: searching(0)
        case .searching(let search, _, _): searching(search.progress)
        case .failed(let reason): [PanelLine(text: "There is no advice: \(reason)")]
        case .found(let page):
            [PanelLine(text: page.text)]
                + page.proposals.enumerated().flatMap { index, proposal in
                    [PanelLine(text: proposal.code, tone: .accent)]
                        + proposal.remarks.map { PanelLine(style: .small, text: $0, tone: .soft) }
                        + [PanelLine(style: .button, text: "Try it", action: .attempt(index))]
                }
        }
    }

    private func searching(_ part: Double) -> [PanelLine] {
        [
            PanelLine(text: "Trying changes: \(Int(part * 100)) %"),
            PanelLine(style: .button, text: "Stop", action: .stopSearch),
        ]
    }

    /// The fingers, recognizers and decisions of a scene.
    func lines(of scene: RunningScene) -> [PanelLine] {
        let asking = PanelLine(style: .button, text: "Ask about a view", action: .pick, isMarked: isPicking)
        if isPicking { return [asking] + views(of: scene) }
        var lines = [asking, PanelLine(style: .heading, text: "Fingers")]
        let fingers = scene.fingers
        if fingers.isEmpty { lines.append(PanelLine(text: "none is down", tone: .soft)) }
        lines += fingers.map { finger($0.number, $0.place, .ink) }
        lines += scene.liftedFingers.map { finger($0.number, $0.place, .soft) }
        lines.append(PanelLine(style: .heading, text: "Recognizers"))
        let rows = scene.explanation.rows
        if rows.isEmpty { lines.append(PanelLine(text: "touch the scene", tone: .soft)) }
        lines += rows.map { recognizer($0.name, .init(text: $0.state, tone: $0.outcome.tone)) }
        lines += others(of: scene, rows)
        lines.append(PanelLine(style: .heading, text: "Decisions"))
        let decisions = scene.explanation.decisions
        if decisions.isEmpty { lines.append(PanelLine(text: "none yet", tone: .soft)) }
        var last: Instant?
        for entry in decisions {
            if entry.instant != last {
                lines.append(PanelLine(style: .small, text: entry.instant.inSeconds, tone: .soft))
            }
            last = entry.instant
            lines.append(decision(entry))
        }
        return lines
    }

    /// The views of a scene, each of which can be asked about like those that are tapped.
    private func views(of scene: RunningScene) -> [PanelLine] {
        [PanelLine(text: "Tap the scene, or choose a view:", tone: .soft)]
            + scene.views.enumerated().map { index, view in
                let space = String(repeating: "\u{2003}", count: min(view.depth, 8))
                return PanelLine(
                    text: space + AnswerCard.Lane.view(view.name).title,
                    action: .ask(Question(name: "", place: .view(index))))
            }
    }

    private func finger(_ number: Int, _ place: String, _ tone: Tone) -> PanelLine {
        PanelLine(text: "\(number)  \(place)", tone: tone, action: .ask(Question(name: "finger \(number)")))
    }

    private func recognizer(_ name: String, _ end: PanelLine.Word?) -> PanelLine {
        PanelLine(
            text: AnswerCard.Lane.recognizer(name).title, end: end, action: .ask(Question(name: name)),
            isMarked: marked.contains(name))
    }

    /// The recognizers that follow no finger, for which people ask as well.
    private func others(of scene: RunningScene, _ rows: [Explanation.Row]) -> [PanelLine] {
        let others = scene.recognizers.filter { one in !rows.contains { $0.name == one.name } }
        return others.map { recognizer($0.name, .init(text: "not asked", tone: .soft)) }
    }

    private func decision(_ entry: DecisionStream.Entry) -> PanelLine {
        let question = Question(
            name: entry.names[0], instant: entry.instant, others: Array(entry.names.dropFirst()))
        return PanelLine(
            text: "\(entry.subjects.joined(separator: ", ")): \(entry.text)",
            sign: .init(text: String(entry.mark), tone: entry.outcome.tone), action: .ask(question),
            isMarked: entry.instant == card?.instant && entry.names.contains { marked.contains($0) })
    }
}

extension DecisionStream.Entry.Outcome {
    /// The tone of a decision.
    var tone: Tone {
        switch self {
        case .finger: .hit
        case .recognized: .good
        case .waiting: .accent
        case .failed: .bad
        case .cancelled: .finger
        case .other: .soft
        }
    }
}

extension Instant {
    /// The seconds with three places: `0.042 s`.
    var inSeconds: String {
        let milliseconds = Int((seconds * 1_000).rounded())
        let rest = String(milliseconds % 1_000 + 1_000).dropFirst()
        return "\(milliseconds / 1_000).\(rest) s"
    }
}
