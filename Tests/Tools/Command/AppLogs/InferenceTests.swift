import Foundation
import TestSupport
import Testing
import TouchStory
import TouchTesting
import TouchTrace
import Touchstone

@testable import TouchReplays

struct `An inference` {
    /// Reads a planted app; returns what contradicts the truth, and a Boolean value that indicates whether the truth was found.
    private func judge(_ app: PlantedApp, awaits: Bool = true) throws -> (isFound: Bool, faults: [String]) {
        let recorded = app.run()
        let log = try recorded.log(awaits: awaits)
        let reading = AppLogReading(log)
        let judge = ReadingJudge(reading, recorded.answers, recorded.names, fingers: recorded.fingers(in: log))
        var isFound = true
        switch app.truth {
        case .code(let truth):
            let place = truth { name in reading.number(of: name) ?? -1 }
            isFound = reading.places.contains(place) && reading.explanations.allSatisfy { $0.places.contains(place) }
        case .shown(let name):
            isFound = reading.touches.allSatisfy { touch in
                if case .certain = touch.why(RecognizerName(name)).certainty { true } else { false }
            }
        }
        return (isFound, judge.contradictions)
    }

    @Test(arguments: [true, false]) func `names the code that decided, and no other as a fact`(awaits: Bool) throws {
        var missed: [String] = []
        // Each in one kind of log, in turn; in both under Scripts/fuzz.
        let isThorough = ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ"] != nil
        for (index, app) in PlantedApp.all.enumerated() where isThorough || (index % 2 == 0) == awaits {
            let (isFound, faults) = try judge(app, awaits: awaits)
            if !isFound { missed.append(app.description) }
            expectEqual(faults, [], "\(app)")
        }
        expect(PlantedApp.all.count >= 20)
        expectEqual(missed, [])
    }

    @Test func `states once that two recognize together, and counts it for all touches`() throws {
        let (stage, delegate) = (Stage(), Together())
        for name in ["one", "other"] { stage.addPan(name).delegate = delegate }
        let recorder = StageRecorder(stage)
        for _ in 1...3 {
            stage.hands.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150), over: 0.1)
            stage.wait(2)
        }
        recorder.stop()
        let reading = AppLogReading(try recorder.log())
        expectEqual(reading.explanations.map { $0.at.seconds < 1 }, [true])
        expectEqual(reading.touches.count, 3)
        for touch in reading.touches {
            for answer in touch.gestures {
                guard case .inferred(let inferred) = answer.certainty else {
                    Issue.record("\(answer)")
                    continue
                }
                expect(answer.answer.isRecognized && inferred.note == reading.explanations[0].text)
            }
        }
    }

    /// A delegate that allows everything at once.
    private final class Together: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }
}

extension AppLogReading {
    /// All code that explanations, answers and touches name.
    var places: Set<CodePlace> {
        var all = Set(explanations.flatMap { $0.places })
        for touch in touches {
            for answer in touch.gestures {
                if case .inferred(let inferred) = answer.certainty { all.formUnion(inferred.places) }
            }
        }
        return all
    }

    /// Returns the number of a recognizer or view by its name.
    func number(of name: String) -> Int? {
        for line in log.lines {
            switch line.content {
            case .view(let view) where view.name == name: return view.id
            case .recognizer(let recognizer) where recognizer.name == name: return recognizer.id
            default: break
            }
        }
        return nil
    }
}
