import TestSupport
import Testing
import TouchStory
import TouchTrace

@testable import TouchstoneCommand

/// The answer names the cause of each of the twenty puzzles, with its number if there is one.
struct `The answer to a puzzle` {
    @Test(arguments: Array(Self.answers.enumerated()))
    func `names the cause, and its number`(index: Int, answer: String) throws {
        let puzzle = Puzzles.all[index]
        expectEqual(puzzle.number, index + 1)
        expectEqual(puzzle.answer(in: puzzle.played()), answer, "\(puzzle.question)")
    }

    @Test func `is there for all twenty`() {
        expectEqual(Puzzles.all.count, 20)
        expectEqual(Self.answers.count, 20)
        expectEqual(Set(Puzzles.all.map(\.scene.name)).count, 20)
    }

    @Test func `is never unknown, whichever recognizer and touch are meant`() {
        for puzzle in Puzzles.all {
            let answers = AnswerReader.answers(to: puzzle.played().records)
            for touch in answers {
                for gesture in touch.gestures { expectEqual(touch.why(gesture.recognizer), gesture) }
            }
        }
    }

    nonisolated static let answers = [
        "parent tap recognized 0.050 s after finger 1 came down.",
        "row received finger 1, and its cancellation: dismiss took it 0.050 s after it came down.",
        "label tap was not asked about finger 1: its view label has isUserInteractionEnabled off.",
        "link tap lost to row pan 0.042 s after finger 1 came down: row pan recognized first and prevents it.",
        "row received finger 1, and its cancellation: row pan took it 0.042 s after it came down.",
        "single recognized 0.400 s after finger 1 came down. It waited 0.350 s for double to fail.",
        "list pan lost to card pan 0.017 s after finger 1 came down: both were ready, and card pan has the higher precedence.",
        "old pan lost to new pan 0.033 s after finger 1 came down: both were ready, and new pan has the higher precedence.",
        "card received finger 1, and its cancellation: pinch took it 0.117 s after it came down.",
        "content tap was not asked about finger 1: the location is outside of sheet, which is around its view content.",
        "card tap was not asked about finger 2: new card was hit, and its view is neither that nor around it.",
        "view received finger 1, and not its end: unfinished may still recognize.",
        "below was not asked about finger 1: upper, in front of its view lower, was hit.",
        "tap was not asked about contact 1: window, around its view view, has isUserInteractionEnabled off.",
        "list pan lost to row press 0.500 s after finger 1 came down: row press recognized first and prevents it.",
        "list pan lost to content pan 0.033 s after finger 1 came down: both were ready, and content pan has the higher precedence.",
        "parent tap was ready 0.050 s after finger 1 came down, and shouldBegin of button returned false.",
        "parent tap recognized 0.050 s after finger 1 came down.",
        "canvas never receives finger 2: it takes one touch at a time.",
        "row swipe lost to list pan 0.017 s after finger 1 came down: list pan recognized first and prevents it.",
    ]
}
