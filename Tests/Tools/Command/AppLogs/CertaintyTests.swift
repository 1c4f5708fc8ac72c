import TestSupport
import Testing
import TouchStory
import TouchTrace

@testable import TouchReplays

/// The stories of all scenes and the puzzles, read from their logs alone: how certain the answers are. A fourth of them without requirements.
extension `Stories that are rebuilt from logs` {
    @Test(arguments: [true, false]) func `are read without a claim that the trace contradicts`(awaits: Bool) throws {
        var (certain, inferred, unknown) = (0, 0, 0)
        for story in try Self.read.get() {
            guard let reading = awaits ? story.reading : story.withoutRequirements else { continue }
            let judge = ReadingJudge(
                reading, AnswerReader.answers(to: story.app.records),
                story.app.names, fingers: StageRecorder.fingers(in: reading.log, story.app.records))
            for contradiction in judge.contradictions { Issue.record("\(story.name): \(contradiction)") }
            (certain, inferred) = (certain + judge.certain, inferred + judge.inferred)
            unknown += judge.unknown
        }
        #expect((certain, inferred, unknown) == (awaits ? (1_657, 107, 97) : (419, 36, 26)))
    }
}
