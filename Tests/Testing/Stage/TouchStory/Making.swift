import TouchInput
import TouchRecordings
import TouchScenes
import TouchTesting
import TouchStory
import Touchstone

// Short words for hand-made traces, and the parts of a timeline that tests look at.

func at(_ seconds: Double, _ step: TraceRecord.Step) -> TraceRecord {
    TraceRecord(instant: Instant(seconds: seconds), step: step)
}

func contact(_ id: Int, _ phase: ContactSample.Phase) -> ContactSample {
    ContactSample(id: id, phase: phase, location: .zero)
}

func down(_ id: Int) -> TraceRecord.Step { .frame(InputFrame(at: .zero, [contact(id, .began)])) }

func up(_ id: Int) -> TraceRecord.Step { .frame(InputFrame(at: .zero, [contact(id, .ended)])) }

func received(_ step: TraceRecord.TouchStep, _ fingers: [Int]) -> TraceRecord.Step {
    .deliver(responder: "v", step: step, fingers: fingers, isLate: false)
}

/// The bundled recording in its scene, as a timeline.
func demonstration(_ options: TimelineOptions) -> String {
    let scene = TwoSubviewsScene()
    let application = UIApplication()
    application.host.setScreen(bounds: CGRect(origin: .zero, size: scene.windowSize))
    var records: [TraceRecord] = []
    application.traceHandler = { records.append($0) }
    let host = VirtualHost(application: application)
    let window = UIWindow(frame: CGRect(origin: .zero, size: scene.windowSize))
    application.host.perform {
        scene.build(in: window)
        window.makeKeyAndVisible()
    }
    for frame in TwoSubviewsScript.frames { host.receive(frame) }
    host.advance(by: 3)
    return Timeline(records).text(options)
}

func lines(_ trace: [TraceRecord], _ options: TimelineOptions = TimelineOptions()) -> [String] {
    Timeline(trace).text(options).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// The lanes: what stands between the ruler and the list, without the headings.
func lanes(_ trace: [TraceRecord], _ options: TimelineOptions = TimelineOptions()) -> [String] {
    let lines = lines(trace, options)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("seconds") }) else { return [] }
    return lines[(start + 2)...].prefix { !$0.isEmpty }.filter { $0.contains(" ") }
}

/// The entries of the list.
func list(_ trace: [TraceRecord], _ options: TimelineOptions = TimelineOptions()) -> [String] {
    let lines = lines(trace, options)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("what was decided") }) else { return [] }
    return lines[(start + 1)...].prefix { !$0.isEmpty }.map { $0 }
}
