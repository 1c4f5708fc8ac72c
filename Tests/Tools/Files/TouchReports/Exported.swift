import Foundation
import Testing
import TouchRecordings
import TouchStory
import TouchTrace

@testable import TouchReports

/// Exports of small traces, for tests.
enum Exported {
    /// A tap that waits for a double tap, and a pan that it prevents.
    static let tap = """
        touchstone-trace 2
        width="400"
        height="300"
        0.000000 frame 1:began@40,60
        0.000000 hit finger=1 view="card" window="window"
        0.000000 enroll recognizer="tap" slot=0 touches=cancels kind="tap"
        0.000000 watch recognizer="double tap" finger=1
        0.000000 watch recognizer="tap" finger=1
        0.000000 watch recognizer="pan" finger=1
        0.000000 watch recognizer="ScrollPanGestureRecognizer#2" finger=1
        0.000000 deliver view="card" step=began fingers=1
        0.040000 frame 1:moved@41.25,60
        0.050000 frame 1:ended@42,60
        0.050000 hold recognizer="tap" for=["double tap"]
        0.050000 withhold view="card" step=ended finger=1 because=["tap"]
        0.400000 enter recognizer="double tap" phase=failed cause=own:"no tap 2"
        0.400000 enter recognizer="tap" phase=ended
        0.400000 enter recognizer="pan" phase=failed cause=prevented:"tap"
        0.400000 action recognizer="tap" phase=ended
        0.400000 deliver view="card" step=cancelled fingers=1

        """

    /// Returns the export of a trace.
    static func export(_ text: String = tap, _ part: TimelineSelection = TimelineSelection()) throws -> TimelineExport {
        var trace = try Trace(parsing: Array(text.utf8), source: "t")
        var export = TimelineExport("t", keeping: part)
        for record in trace.records { export.take(record) }
        trace.records = []
        export.header = trace
        return export
    }

    /// Returns a page.
    static func page(_ export: TimelineExport) -> String {
        var text = ""
        export.writeHTML { text += $0 }
        return text
    }

    /// Returns the text of the data in a page.
    static func dataText(_ page: String) throws -> String {
        let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">"))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        return String(page[start.upperBound..<end.lowerBound])
    }

    /// Returns the data in a page.
    static func data(_ page: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(try dataText(page).utf8)) as? [String: Any])
    }

    /// Returns the events for Perfetto.
    static func events(_ export: TimelineExport) throws -> [[String: Any]] {
        var text = ""
        export.writePerfetto { text += $0 }
        let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        return try #require(document["traceEvents"] as? [[String: Any]])
    }
}
