import TouchInput
import TouchTrace
import Touchstone

/// A script that was played to a new app: what happened, and the state in which it left the app.
struct ExploredRun {
    /// The state before the fingers that are still down are lifted; scripts that lead to equal ones have equal continuations, as far as
    /// the state contains what decides.
    struct State: Hashable {
        var decisions: UInt64
        var down: [Int: [FingerScript.Direction?]]
        var places: [Int: Int]
        var rests: Int
        var looks: Int
    }

    let state: State
    let records: [TraceRecord]
    let answers: [TouchAnswers]
    /// The recognizers of the scroll views, of which an app knows nothing.
    private(set) var hiddenNames: Set<RecognizerName> = []
    /// The positions of the recognizers that recognized.
    private(set) var fired: Set<LiveTree.Position> = []
    /// The positions of the recognizers that received a touch.
    private(set) var received: Set<LiveTree.Position> = []

    init(_ script: FingerScript, at places: ExploredPlaces, _ rehearsal: Rehearsal) {
        let played = PlayedScript(script, at: places)
        let tree = LiveTree(rehearsal.application)
        var looks = 0
        records = rehearsal.play(
            RehearsedInput(played.frames, until: played.end, source: "exploration"), lookingAt: played.over
        ) { looks = Self.looks($0) }
        let decisions = Self.decisions(records.prefix { $0.instant <= played.over })
        state = State(
            decisions: decisions ?? 0, down: script.down, places: script.places,
            rests: decisions == nil ? 0 : script.trailingRests, looks: looks)
        answers = AnswerReader.answers(to: records)
        let recognized = Set(answers.flatMap { $0.gestures.filter(\.isRecognized).map(\.recognizer) })
        let asked = Set(answers.flatMap { $0.gestures.filter(\.hasReceivedTouch).map(\.recognizer) })
        for (recognizer, position) in tree.recognizers {
            let name = rehearsal.application.traceName(of: recognizer)
            if Positions.isHidden(recognizer) { hiddenNames.insert(name) }
            if asked.contains(name) { received.insert(position) }
            if recognized.contains(name) { fired.insert(position) }
        }
    }

    /// Returns the digest of the decisions since all was at rest, without their times; `nil` if all is at rest.
    private static func decisions(_ records: ArraySlice<TraceRecord>) -> UInt64? {
        var digest = DecisionDigest()
        var open: Set<RecognizerName> = []
        var fingers: Set<Int> = []
        var isResting = true
        for record in records {
            switch record.step {
            case .frame(let frame):
                for contact in frame.contacts {
                    switch contact.phase {
                    case .began: fingers.insert(contact.id)
                    case .ended, .cancelled: fingers.remove(contact.id)
                    case .moved, .stationary: break
                    }
                }
            case .timerSet: continue
            case .watch(let recognizer, _), .join(let recognizer, _): open.insert(recognizer)
            case .reset(let recognizer): open.remove(recognizer)
            default: break
            }
            isResting = open.isEmpty && fingers.isEmpty
            if isResting {
                digest = DecisionDigest()
            } else if case .frame = record.step {
                continue
            } else {
                let line = record.description
                digest.take(line: String(line[(line.firstIndex(of: " ") ?? line.startIndex)...]))
            }
        }
        return isResting ? nil : digest.value
    }

    /// Returns a digest of the properties of views that decide about later touches.
    private static func looks(_ application: UIApplication) -> Int {
        var hasher = Hasher()
        let tree = LiveTree(application)
        for (view, position) in tree.views {
            hasher.combine(position)
            for number in [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height, view.bounds.minY] {
                hasher.combine((number * 8).rounded())
            }
            hasher.combine(view.isHidden)
            hasher.combine(view.isUserInteractionEnabled)
        }
        for (recognizer, position) in tree.recognizers {
            hasher.combine(position)
            hasher.combine(recognizer.isEnabled)
        }
        return hasher.finalize()
    }
}
