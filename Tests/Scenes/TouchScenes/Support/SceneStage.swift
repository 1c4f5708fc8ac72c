import Testing
import TouchScenes
import Touchstone
import TouchTesting

@testable import TouchStage
@testable import TouchstoneCommand

/// A scene with fingers, as the command plays it: alone in an application, in a window that fills the screen.
final class SceneStage {
    let scene: any Scene
    let hands: Hands
    let player: ScenePlayer
    private var firstOfLog = 0

    /// - Parameter size: The size of the window; the scene's own by default.
    init(_ scene: any Scene, size: CGSize? = nil) {
        self.scene = scene
        player = ScenePlayer(scene, size: size ?? scene.windowSize)
        hands = Hands(host: player.host, window: player.window)
        hands.misuseHandler = { misuse, _ in Issue.record("\(misuse)") }
    }

    var window: UIWindow { player.window }

    func wait(_ seconds: TimeInterval) { player.advance(by: seconds) }

    /// The view of that name, wherever it is in the window; a plain view that is nowhere, and a failed test, without one.
    func view(_ name: String) -> UIView {
        if let view = window.viewsInTree.first(where: { $0.accessibilityIdentifier == name }) { return view }
        Issue.record("there is no view «\(name)»")
        return UIView()
    }

    /// The recognizer of that name; one that is nowhere, and a failed test, without one.
    func recognizer(_ name: String) -> UIGestureRecognizer {
        let recognizers = window.viewsInTree.flatMap { $0.gestureRecognizers ?? [] }
        if let recognizer = recognizers.first(where: { $0.name == name }) { return recognizer }
        Issue.record("there is no recognizer «\(name)»")
        return UIGestureRecognizer()
    }

    /// The middle of a view, in the window.
    func middle(_ name: String) -> CGPoint {
        let view = view(name)
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Everything that happened, as `Stage.log` puts it, since the log was cleared.
    var log: String { StageLog(records: Array(player.records.dropFirst(firstOfLog)), notes: []).text }

    func clearLog() { firstOfLog = player.records.count }

    /// Compares everything that happened since the log was cleared.
    func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let difference = LogDifference(expected: expected, actual: log).description else { return }
        Issue.record(Comment(rawValue: difference), sourceLocation: sourceLocation)
    }
}
