import TouchTesting
import Touchstone

@testable import TouchReplays

/// A small app with one piece of code that decides a gesture, hands that play to it, and the truth about it.
struct PlantedApp: CustomStringConvertible {
    /// The truth about a gesture of the app.
    enum Truth {
        /// The code that decided, by the numbers of named objects in the log: an explanation must name it.
        case code((_ number: (String) -> Int) -> CodePlace)
        /// The log shows what happened: the answers for this recognizer are certain, and those of the app.
        case shown(String)
    }

    let description: String
    let truth: Truth
    /// Builds the app; returns what must be retained.
    let build: (Stage) -> [AnyObject]
    let play: (Stage) -> Void

    init(
        _ description: String, _ truth: Truth, build: @escaping (Stage) -> [AnyObject], play: @escaping (Stage) -> Void
    ) {
        (self.description, self.truth, self.build, self.play) = (description, truth, build, play)
    }

    /// Plays the app with a recorder.
    func run() -> StageRecorder {
        let stage = Stage()
        let retained = stage.perform { build(stage) }
        let recorder = StageRecorder(stage)
        play(stage)
        stage.wait(2)
        recorder.stop()
        withExtendedLifetime(retained) {}
        return recorder
    }

    static let all = delegates + classes + views + objects
}

/// A delegate whose answers are closures.
final class PlantedDelegate: UIGestureRecognizerDelegate {
    var begins: () -> Bool = { true }
    var receives = true
    var isTogether = false
    var requires = false
    var isRequired = false

    init(_ recognizers: UIGestureRecognizer..., set: (PlantedDelegate) -> Void) {
        set(self)
        for recognizer in recognizers { recognizer.delegate = self }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins() }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { isTogether }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { requires && other.name == "double" }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { isRequired && other.name == "single" }
}
