import TouchRecordings
import TouchReports
import TouchTrace

/// The shortest part of the script of a mischief scene that still breaks a law: without any one of its steps it does not.
struct ShrunkMischief {
    /// The steps that are left.
    let steps: [MischiefStep]
    /// The violations.
    let faults: [String]
    private let trace: Trace

    /// Makes the script shorter.
    /// - Parameters:
    ///   - make: Makes a scene that has not been played.
    ///   - law: Returns the violations in a scene that was played.
    init(of make: () -> MischiefScene, law: (MischiefScene) -> [String]) {
        func played(_ steps: [MischiefStep]) -> MischiefScene {
            let scene = make()
            scene.play(steps)
            return scene
        }
        steps = shrink(list: MischiefStep.script) { !law(played($0)).isEmpty }
        let scene = played(steps)
        faults = law(scene)
        trace = Trace(scene.stage.records)
    }

    /// The report about a failure.
    var text: String {
        let first = "\(faults.joined(separator: "; "))\n"
        let count = "\(steps.count) of \(MischiefStep.script.count) steps are enough:\n"
        return first + count + steps.map { "    \($0.text)\n" }.joined() + "the trace:\n\(trace.text)"
    }
}
