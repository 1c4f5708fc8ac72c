import Foundation
import Notes
import TouchRecordings
import TouchStory
import TouchTrace
import Touchstone

// Plays a recording to the wall of notes (or to a view of your own, which you put there instead), prints why each gesture was recognized or not, and writes the trace:
//
//     swift run --package-path Examples Recorder FILE OUT.trace
//
// `swift run touchstone show OUT.trace` shows the trace again, `diff` compares it with that of another version of the app.

/// Moves time from request to request of the application: a recording needs no clock.
final class ReplayHost: ApplicationHost {
    private var wakeInstant: Instant?
    private var areFramesWanted = false

    func wake(at instant: Instant?) { wakeInstant = instant }
    func framesWanted(_ areWanted: Bool) { areFramesWanted = areWanted }

    /// Advances the application, with every request on the way.
    func advance(_ application: UIApplication, to end: Instant) {
        while true {
            let frame = areFramesWanted ? Instant.nextFrame(after: application.now, rate: 60) : nil
            guard let next = [wakeInstant, frame].compactMap(\.self).min(), next <= end else { return }
            if next == wakeInstant {
                wakeInstant = nil
                application.host.advance(to: next)
            } else {
                application.host.displayFrame(at: next)
            }
        }
    }
}

/// Plays the file and writes the trace.
func record(_ file: String, to output: String) throws {
    let recording = try Recording(parsing: [UInt8](Data(contentsOf: URL(filePath: file))), source: file)
    for note in recording.notes { FileHandle.standardError.write(Data("\(note)\n".utf8)) }

    let screen = CGRect(x: 0, y: 0, width: 400, height: 300)
    let application = UIApplication()
    let host = ReplayHost()
    application.host.loop = host
    application.host.setScreen(bounds: screen)
    var records: [TraceRecord] = []
    application.traceHandler = { records.append($0) }
    application.host.perform {
        let window = UIWindow(frame: screen)
        let wall = NoteWall(frame: screen)
        wall.report = { print($0) }
        window.addSubview(wall)
        window.makeKeyAndVisible()
    }
    for frame in recording.frames(in: screen.size) {
        host.advance(application, to: frame.instant)
        application.host.receive(frame)
    }
    // Long enough for what only time decides, such as a double tap.
    host.advance(application, to: application.now.advanced(by: 2))

    print(Timeline(records).text())
    try Trace(records).text.write(toFile: output, atomically: true, encoding: .utf8)
}

guard CommandLine.arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: Recorder FILE OUT.trace\n".utf8))
    exit(2)
}
do {
    try record(CommandLine.arguments[1], to: CommandLine.arguments[2])
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
