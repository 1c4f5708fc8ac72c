import TouchScenes
import TouchStage
import TouchStory
import TouchTrace
import Touchstone
import TouchReports

/// A scene that a client drives: an application of its own, its hands, and the records of its trace, up to a limit.
final class ServedScene {
    /// The scene of a client's choice, and how it is shown.
    struct Choice {
        let scene: AnyScene
        /// The size of the window in points.
        let size: CGSize
        /// The number of records that are kept.
        let keep: Int
    }

    let choice: Choice
    let hands: Hands
    /// The presses that are down, by the client's numbers.
    var pressed: [Int: PressSample.Button] = [:]
    private let player: ScenePlayer
    private let recorder: FlightRecorder
    private var tally = GestureTally()
    /// The number of records so far, including those that are not kept any more.
    private(set) var recordCount = 0

    init(_ choice: Choice) {
        self.choice = choice
        player = ScenePlayer(choice.scene, size: choice.size)
        recorder = FlightRecorder(capacity: choice.keep)
        hands = Hands(host: player.host, window: player.window)
    }

    /// Ends the application.
    func close() { player.close() }

    var application: UIApplication { player.application }
    var host: VirtualHost { player.host }
    var window: UIWindow { player.window }

    // MARK: Time

    /// Lets something happen and returns what it was.
    func course(_ body: () -> Void) -> Course {
        let before = tally.summary
        body()
        host.forgetFeedback()
        let new = player.takeRecords()
        for record in new {
            recorder.record(record)
            tally.take(record)
            recordCount += 1
        }
        return Course(
            now: host.now, recordCount: recordCount, records: new, before: before, after: tally.summary)
    }

    // MARK: Records

    /// The number of records at the beginning that are not kept any more.
    var droppedCount: Int { recorder.droppedCount }

    /// The records that are kept, oldest first.
    var records: [TraceRecord] { recorder.records }

    /// The trace of these records.
    var trace: Trace {
        var trace = player.header(choice.scene, source: "touchstone serve")
        trace.droppedCount = droppedCount
        trace.records = records
        return trace
    }
}
