import TouchAdvice
import TouchScenes
import TouchTrace
import Touchstone

/// The trace of the shortest script that shows a finding.
struct Witness {
    /// The path of the file.
    let path: String
    let result: Exploration.Result

    /// Creates the witness of a result; `nil` for what no script has shown.
    /// - Parameters:
    ///   - number: The number of the result, which the file is named after.
    ///   - folder: The folder of the file.
    init?(_ result: Exploration.Result, number: Int, in folder: String) {
        guard result.script != nil else { return nil }
        self.result = result
        let kind = result.finding.kind.rawValue.map { $0 == " " ? "-" : String($0) }.joined()
        path = "\(folder)/\(number)-\(kind).trace"
    }

    /// Returns the text of the trace, which can be replayed.
    func trace(of scene: AnyScene) -> String {
        var trace = Trace()
        trace[.program] = CommandTable.version
        trace[.source] = result.finding.text
        trace[.scene] = scene.name
        trace.screenSize = scene.windowSize
        trace.records = result.records
        return trace.text
    }
}
