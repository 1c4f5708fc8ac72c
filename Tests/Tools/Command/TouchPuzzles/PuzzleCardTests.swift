import Foundation
import TestSupport
import Testing
@_spi(Page) import TouchReplays
import TouchScenes
@_spi(Host) import TouchStory
import TouchTrace
import Touchstone

@testable import TouchstoneCommand

/// The cards that a page opens about the puzzles, and the changes that it tries.
struct `The card about a puzzle` {
    @Test(arguments: Array(`The answer to a puzzle`.answers.enumerated()))
    func `has the words of why`(index: Int, answer: String) throws {
        let puzzle = Puzzles.all[index]
        let records = puzzle.played().records
        let (name, recognizers) = subject(puzzle, records)
        let card = try object(
            CardQuestion(about: name, touch: touch(puzzle, records), recognizers: recognizers).answer(to: records))
        expectEqual("\(name) \(card["text"] as? String ?? "")", answer)
        expectEqual((card["rule"] as? [String])?.count, 3)
        expect(!(card["wants"] as? [String] ?? []).isEmpty)
    }

    @Test func `tries the change that it proposes first`() throws {
        for puzzle in Puzzles.all {
            let records = puzzle.played().records
            let (name, recognizers) = subject(puzzle, records)
            let card = try object(
                CardQuestion(about: name, touch: touch(puzzle, records), recognizers: recognizers).answer(to: records))
            let want = try #require((card["wants"] as? [String])?.first)
            let scene = puzzle.scene
            let advisor = Advisor(RecordedInput(records, source: "puzzle")) {
                RestartableApp(AnyScene(scene), size: scene.windowSize)
            }
            var parts: [Double] = []
            let page = try AdvicePage(advisor, wanting: want) { parts.append($0) }
            let advice = try object(page.json)
            let proposals = try #require(advice["proposals"] as? [[String: Any]])
            expect(!proposals.isEmpty && proposals.count <= 3, "\(puzzle.question)")
            expect(parts.first == 0 && parts.allSatisfy { $0 < 1 })
            let text = page.trial(of: 0, about: name, touch: card["touch"] as? String)
            let trial = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]] ?? []
            let texts = trial.compactMap { ($0["card"] as? [String: Any])?["text"] as? String }
            let then = (proposals.first?["remarks"] as? [String])?.first ?? ""
            expect(texts.count == 2 && texts[0] == card["text"] as? String)
            expectEqual(then, "Then: \(name) \(texts[1])")
            expectEqual(trial.first?["lines"] as? [String], records.map(\.description))
        }
    }

    @Test func `is about every recognizer, about a touch`() throws {
        let records = Puzzles.all[0].played().records
        let card = try object(CardQuestion(about: "finger 1", recognizers: ["other"]).answer(to: records))
        let list = try #require(card["list"] as? [[String: Any]])
        expectEqual(list.compactMap { $0["name"] as? String }, ["parent tap", "other", "control"])
        expectEqual(card["text"] as? String, "finger 1, down at 0.000 s on control")
    }

    @Test func `says that there is nothing to tell`() throws {
        let records = Puzzles.all[0].played().records
        try expectEqual(
            object(CardQuestion(about: "no view").answer(to: records))["text"] as? String, "Nothing was decided here.")
        try expectEqual(object(CardQuestion(about: "tap").answer(to: []))["text"] as? String, "No finger came down.")
    }

    private func subject(_ puzzle: Puzzle, _ records: [TraceRecord]) -> (name: String, recognizers: [String]) {
        switch puzzle.subject {
        case .recognizer(let name): (name.text, [name.text])
        case .view(let finger): (hit(finger, records), [])
        }
    }

    private func hit(_ finger: Int?, _ records: [TraceRecord]) -> String {
        let answers = AnswerReader.answers(to: records)
        let answer = finger.flatMap { number in answers.first { $0.touch.finger == number } } ?? answers.last
        return answer?.hit?.text ?? ""
    }

    /// The touch that is asked about, the last one by default.
    private func touch(_ puzzle: Puzzle, _ records: [TraceRecord]) -> String? {
        if case .view(let finger?) = puzzle.subject { return "finger \(finger)" }
        return AnswerReader.answers(to: records).last?.touch.description
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}
