import Foundation
import TestSupport
import Testing
import TouchRecordings
import TouchScenes
import TouchTrace
import Touchstone

@testable import TouchReplays
@testable import TouchstoneCommand

/// Every fourth story and puzzle, with the app recorder and without it.
struct `An app with the recorder` {
    @Test func `decides as it does without it`() throws {
        var differences: [String] = []
        for (path, trace, scene) in try Self.traces() {
            let (without, _) = Self.play(trace, to: scene, isRecorded: false)
            let (with, lines) = Self.play(trace, to: scene, isRecorded: true)
            expect(lines.count > 1, "\(path): there is no log")
            for line in lines {
                #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
            }
            if let index = zip(without, with).enumerated().first(where: { $1.0 != $1.1 })?.offset {
                differences.append("\(path): \(without[index])\n    \(with[index])")
            } else if without.count != with.count {
                let more = (without.count < with.count ? with : without)[min(without.count, with.count)]
                differences.append("\(path): \(without.count < with.count ? "more" : "less"): \(more)")
            }
        }
        expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    /// The traces of the stories and puzzles, with the scene of each.
    private static func traces() throws -> [(String, Trace, any Scene)] {
        let folders = ["Tests/Data/Stories", "Tests/Data/Puzzles"]
        let scenes: [any Scene] = Scenes.all.map { $0 } + Puzzles.all.map { $0.scene }
        return try folders.flatMap { folder in
            let url = repository.appendingPathComponent(folder)
            let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
            let all = names.filter { $0.hasSuffix(".trace") }.sorted()
            return try stride(from: 0, to: all.count, by: 4).map { all[$0] }.map { name in
                let bytes = try Data(contentsOf: url.appendingPathComponent(name))
                let trace = try Trace(parsing: Array(bytes), source: name)
                return (name, trace, try #require(scenes.first { $0.name == trace[.scene] }))
            }
        }
    }

    /// Returns the records without those that name the recorder, and its log.
    ///
    /// Its attempt ends in a turn of its own. So the call that closes a turn is left out, what follows when nothing has changed (`precedence`),
    /// and a list of requirements that is written once more.
    private static func play(_ trace: Trace, to scene: any Scene, isRecorded: Bool) -> ([String], [String]) {
        let player = ScenePlayer(scene, size: trace.screenSize ?? scene.windowSize, scale: trace.screenScale)
        let recorder = isRecorded ? player.application.host.perform { AppRecorder.start() } : nil
        for frame in trace.frames { player.receive(frame) }
        player.finish(at: trace.end)
        var records: [String] = []
        var latest: Set = ["precedence recognizers=[]"]
        for record in player.takeRecords() {
            // A frame of the display that only the recorder wants.
            if case .frame(let frame) = record.step, frame.others == [.display], frame.contacts.isEmpty { continue }
            var line = "\(record)"
            if line.contains("AppRecorder") {
                line = line.replacing(/AppRecorder \(\d\)/, with: "AppRecorder")
                line = line.replacing(",\"AppRecorder\"", with: "").replacing("\"AppRecorder\",", with: "")
                line = line.replacing("[\"AppRecorder\"]", with: "[]")
            }
            if line.contains(" skip ") { line = line.replacing(" recognizers=[]", with: "") }
            if line.contains(" enroll ") { line = line.replacing(/\ slot=\d+/, with: "") }
            if line.contains("AppRecorder") || line.hasSuffix(" close") { continue }
            let step = line.drop { $0 != " " }.dropFirst()
            if let word = ["precedence", "require"].first(where: step.hasPrefix) {
                let subject = step.prefix { $0 != "=" }
                if latest.contains(String(step)) { continue }
                latest = latest.filter { !$0.hasPrefix(word == "require" ? step.prefix { $0 != "[" } : subject) }
                latest.insert(String(step))
            }
            records.append(line)
        }
        recorder?.stop()
        player.close()
        return (records, recorder?.lines ?? [])
    }
}
