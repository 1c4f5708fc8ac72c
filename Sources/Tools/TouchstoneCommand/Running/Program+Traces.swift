import TouchScenes
import TouchTrace
import Touchstone

extension Program {
    /// Returns the name of the scene of a trace. A trace that names none is of the only scene, if there is only one.
    func sceneName(of trace: Trace) -> String? {
        trace[.scene].flatMap { $0.isEmpty ? nil : $0 } ?? onlyScene?.name
    }

    /// Returns the scene of a trace.
    /// - Parameter source: The name of its file, for messages.
    func scene(of trace: Trace, _ source: String) throws(CommandFailure) -> AnyScene {
        guard let name = sceneName(of: trace) else {
            throw CommandFailure("\(source):1: error: the trace names no scene. \(adviceWithoutScene(source))")
        }
        guard let scene = scene(named: name) else {
            throw CommandFailure("\(source):\(trace.sceneLine): error: \(absence(of: name)). \(advice(about: name))")
        }
        return scene
    }

    /// Returns the fact that there is no such scene.
    func absence(of name: String) -> String {
        "the trace is of the scene '\(name.drawable(isASCII: false))', which \(self.name) does not have"
    }

    /// Returns what to do with a trace of a scene that is not here.
    func advice(about name: String) -> String {
        let name = name.drawable(isASCII: false)
        guard isTouchstone else {
            return
                "Add that scene to TouchstoneCommand.main(scenes:) in this program; \(self.name) scenes lists those that it has"
        }
        return
            "If it is your own app's, make a command that has it: an executable that depends on the product TouchstoneCommand and calls "
            + "TouchstoneCommand.main(scenes: [MyScene()]), where MyScene().name is \"\(name)\" (Examples/Sources/own-command); "
            + "\(self.name) scenes lists those of \(self.name)"
    }

    /// Returns what to do with a trace that names no scene.
    func adviceWithoutScene(_ source: String) -> String {
        "Write scene=\"NAME\" into its second line, or play it to a scene first: "
            + "\(name) replay \(source) --scene NAME --trace OUT; \(name) scenes lists the scenes"
            + (isTouchstone ? ". Your own app's are in a command of your own (Examples/Sources/own-command)" : "")
    }
}

extension Trace {
    /// The number of the line with the scene; the header's lines follow the first one.
    var sceneLine: Int { header.firstIndex { $0.key == .scene }.map { $0 + 2 } ?? 1 }
}
