import Foundation
import TestSupport
import Testing
import TouchStory
import TouchTesting
import TouchTrace

@testable import TouchReplays

/// Random worlds, recorded and read: what a reading claims is never contradicted by the trace of the world.
struct `Logs of random worlds` {
    @Test(arguments: [true, false]) func `are read without a claim that the trace contradicts`(awaits: Bool) throws {
        let first = Self.setting("TOUCHSTONE_FUZZ_SEED", 1)
        let count = Self.setting("TOUCHSTONE_FUZZ", 2)
        let (certain, inferred, unknown) = Self.read(first..<first + count, awaits: awaits)
        let all = certain + inferred + unknown
        if count > 2 { print("Of \(all) answers, \(certain) are certain, \(inferred) inferred, \(unknown) unknown.") }
        expect(all > Int(count) * 10)
        expect(certain * 4 > all, "of \(all) answers, \(certain) are certain")
    }

    /// The worlds in which a claim was once contradicted, by what the log did not show. `Scripts/fuzz logs` reads all, both kinds of log; all tests
    /// the first of each line, which is read soonest, its log with and without relations in turn.
    private static let onceContradicted: [[UInt64]] = [
        // Who received a touch, and its number, if a window is in front.
        [7_099, 7_533],
        // When touches were taken or cancelled, and when their view left.
        [8_328, 7_254, 8_006],
        // A gesture of the system, a hover, a later opponent.
        [8_627, 7_448, 7_189, 8_325],
        // Whether an attempt went on.
        [8_778, 7_681, 8_508, 12_305],
        // What another touch, the class, or a removal decided.
        [10_303, 8_695, 8_768, 8_934, 9_322, 9_556, 10_198, 10_562],
        // What came back without its recognizers.
        [10_728],
        // A failure that was not seen, and one that would have been.
        [13_213, 13_486, 13_690, 14_987, 13_115, 13_234, 21_235],
        // Which of two things at one instant was first; whether an attempt went on until it recognized.
        [13_592, 14_986],
        // A decision at the moment at which touches were cancelled, or the recognizer was removed.
        [16_539, 15_538, 14_428, 16_508],
        // For which others it waited, in a cycle as well, and what recognized in its event.
        [17_988, 18_496, 18_924, 19_552],
        // A view that was hidden for a moment; a recognizer that was a gesture of the system before.
        [19_686, 19_207, 22_298],
        // What it awaits, which recognized between two taps; a touch that an attempt without touches may have ignored.
        [25_080, 23_301],
        // Code that sets the state of another recognizer: in another attempt, between two events, in the event of a failure or removal.
        [27_199, 26_509, 26_731, 27_355],
        // Events of one instant in two windows; another one that failed in the event in which it waited.
        [29_725, 32_742, 33_059],
        // For which others one that was ready waited when another one was first; whether what other code set was refused.
        [36_146, 36_416, 35_953],
        // A timer that was due when another one recognized.
        [37_482],
        // A touch and a scroll at one instant, or in one frame; several events at one; what was seen a moment later.
        [111_912, 42_184, 50_888, 44_658, 58_010, 66_789, 76_362],
        // Once code had set its state: another touch, a wait and a refusal, for what it waited.
        [63_514, 43_926, 44_844, 44_727, 51_223, 109_964, 131_096],
        // What hit tests changed from one touch to the next, or found for the first time; what was in no view, or not in the log yet.
        [68_271, 45_696, 48_041, 60_926, 105_104, 118_102],
        // Who took a touch from its view: another one than in the rebuilt app, the system, the view's own move.
        [67_321, 54_113, 70_756, 94_618],
        // One of an own class that lost at once; a requirement that came later; a removal as touches were cancelled.
        [89_877, 74_005, 83_041, 165_669],
    ]

    @Test(arguments: [true, false]) func `are read without a claim that is not proven`(awaits: Bool) {
        let isThorough = ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ"] != nil
        let seeds = Self.onceContradicted.enumerated().flatMap { index, seeds in
            isThorough ? seeds : (index % 2 == 0) == awaits ? [seeds[0]] : []
        }
        expect(Self.read(seeds, awaits: awaits).certain > 100)
    }

    /// Plays, records and reads worlds, and records an issue for each contradiction; returns the number of answers of each certainty.
    private static func read(
        _ seeds: some Sequence<UInt64>, awaits: Bool
    ) -> (certain: Int, inferred: Int, unknown: Int) {
        var (certain, inferred, unknown) = (0, 0, 0)
        for seed in seeds {
            let world = RandomWorld(seed: seed)
            // A log does not have them.
            world.statesEdges = false
            let recorder = StageRecorder(world.stage)
            world.play()
            recorder.stop()
            guard let log = try? recorder.log(awaits: awaits) else { continue }
            let reading = AppLogReading(log)
            let judge = ReadingJudge(
                reading, recorder.answers, recorder.names, fingers: recorder.fingers(in: log),
                altered: recorder.altered(unlike: log))
            for contradiction in judge.contradictions {
                Issue.record("TOUCHSTONE_FUZZ_SEED=\(seed): \(contradiction)")
            }
            (certain, inferred) = (certain + judge.certain, inferred + judge.inferred)
            unknown += judge.unknown
        }
        return (certain, inferred, unknown)
    }

    private static func setting(_ name: String, _ usual: UInt64) -> UInt64 {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? usual
    }
}
