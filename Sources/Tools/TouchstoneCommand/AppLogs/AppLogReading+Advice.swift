import TouchAdvice
@_spi(Page) import TouchReplays
import TouchTrace

extension RebuiltApp: InputPlayer {}

extension AppLogReading {
    /// Returns the app, rebuilt anew, for changes. A touch that hits what the bounds of the views lead to does so in the changed app as well.
    func changeableApp() -> RebuiltApp {
        let app = RebuiltApp(log, suppositions)
        app.redirected = []
        for note in run.notes {
            if case .hit(let touch, instead: _) = note.kind { app.redirected?.insert(touch) }
        }
        return app
    }

    /// Returns what is not certain about what is wanted: for each want the answer and its word, if it is inferred or unknown.
    func doubts(about wants: [Want]) -> [(isUnknown: Bool, text: String)] {
        wants.compactMap { want in
            let touch = want.finger.map { finger in touches.last { $0.touch.finger == finger } } ?? touches.last
            guard let touch else { return nil }
            switch want.condition {
            case .recognized(let name, within: _), .notRecognized(let name):
                let names = run.names.values.filter { $0 == name || $0.label == name }
                let stated = names.first { $0 == name } ?? (names.count == 1 ? names.first : nil)
                guard let answer = stated.map({ StatedAnswer(touch.why($0)) }), answer.doubt != nil else { return nil }
                return (answer.isUnknown, answer.text)
            case .began, .ended: return touch.delivery.doubt.map { (true, $0) }
            @unknown default: return nil
            }
        }
    }

    /// Returns the proposals that can be made in UIKit and whose outcome hangs on no code that the log does not show.
    /// - Parameter wants: What is wanted.
    func certain(_ proposals: [Advice.Proposal], _ wants: [Want]) -> [Advice.Proposal] {
        let names = codeNames
        return proposals.filter { proposal in
            guard proposal.edits.allSatisfy(isPossible) else { return false }
            let words = proposal.edits.map(\.description) + wants.map(\.description) + proposal.then + proposal.changes
            return !words.contains { text in names.contains { text.contains($0) } }
        }
    }

    /// The names of the recognizers about which code decides that the log does not show: that of a class or a delegate.
    private var codeNames: [String] {
        var classes: [Int: Bool] = [:]
        var hasCode: [Int: Bool] = [:]
        for line in log.lines {
            switch line.content {
            case .view(let view): classes[view.id] = view.className != view.stock
            case .recognizer(let recognizer):
                hasCode[recognizer.id] =
                    recognizer.role == nil
                    ? !recognizer.isStock || recognizer.delegate.map { $0.answers?.isEmpty != true } == true
                    : classes[recognizer.maker ?? recognizer.view] == true
            case .gone, .event, .input, .state, .offset, .control, .frame, .left: break
            }
        }
        return hasCode.filter(\.value).map { run.name(of: $0.key).text }.sorted()
    }

    /// Returns a Boolean value that indicates whether UIKit has what an edit sets.
    private func isPossible(_ edit: Edit) -> Bool {
        guard case .set(let limit, _, of: let name) = edit else { return true }
        switch limit {
        case .minimumPressDuration: return true
        case .allowableMovement:
            return log.lines.contains { line in
                guard case .recognizer(let recognizer) = line.content else { return false }
                return recognizer.stock == "UILongPressGestureRecognizer" && run.name(of: recognizer.id) == name
            }
        case .maximumTapDuration, .hysteresis: return false
        }
    }
}
