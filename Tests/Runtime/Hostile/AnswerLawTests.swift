import Foundation
import TestSupport
import Testing
import TouchStory
import TouchTesting
import TouchTrace
@_spi(Subclass) import Touchstone

/// The answers to random worlds: every pair of a recognizer and a touch has one, and none contradicts the trace. `Scripts/fuzz COUNT` judges
/// some hundred pairs in each world.
extension `Random worlds` {
    @Test func `have an answer for each pair of a recognizer and a touch, and none contradicts the trace`() {
        let first = Self.setting("TOUCHSTONE_FUZZ_SEED", 1)
        let count = Self.setting("TOUCHSTONE_FUZZ", 75)
        var pairCount = 0
        var kinds: [String: Int] = [:]
        for seed in first..<first + count {
            let world = RandomWorld(seed: seed)
            world.play()
            let records = world.stage.records
            let judge = AnswerJudge(records)
            if !judge.contradictions.isEmpty {
                let law = { (world: RandomWorld) in AnswerJudge(world.stage.records).contradictions }
                Issue.record("\(ShrunkWorld(world.recording, seed: seed, law: law).text)")
            }
            pairCount += judge.pairCount
            kinds.merge(judge.kinds, uniquingKeysWith: +)
            // The same in a trace that ends in the middle of an event.
            var dice = SeededNumbers(seed: seed)
            let part = Array(records.prefix(dice.roll(records.count + 1)))
            let contradictions = AnswerJudge(part).contradictions
            expect(
                contradictions.isEmpty,
                "TOUCHSTONE_FUZZ_SEED=\(seed), \(part.count) records: \(contradictions.prefix(5))")
            // And when finished touches are taken as soon as possible.
            var reader = AnswerReader()
            var taken: [TouchAnswers] = []
            for record in records {
                reader.take(record)
                taken += reader.takeFinished()
            }
            taken += reader.finish()
            expectEqual(taken, AnswerReader.answers(to: records), "TOUCHSTONE_FUZZ_SEED=\(seed): streamed")
            // What begins in the middle has answers, too.
            for answers in AnswerReader.answers(to: Array(records.dropFirst(dice.roll(records.count + 1)))) {
                expect(!answers.why("any").description.isEmpty && !answers.delivery.description.isEmpty)
            }
        }
        // Worlds without touches prove nothing.
        expect(pairCount > Int(count) * 30)
        if count >= 75 {
            for kind in [
                "recognized", "failed", "lost", "refused", "ignored", "lost by first", "lost by precedence",
                "lost by prevention",
                "lost by waiting",
            ] {
                expect(kinds[kind] ?? 0 > 0, "no answer is \(kind)")
            }
        }
    }

    @Test(arguments: [9_108_243, 9_112_732, 9_165_716, 9_178_995, 9_833_578] as [UInt64])
    func `have answers for recognizers that were withdrawn`(seed: UInt64) {
        let world = RandomWorld(seed: seed)
        world.play()
        let judge = AnswerJudge(world.stage.records)
        expectEqual(judge.contradictions, [])
        expect(judge.kinds["withdrawn"] ?? 0 > 0)
    }
}
