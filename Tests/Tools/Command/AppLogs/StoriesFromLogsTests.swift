import Foundation
import TestSupport
import Testing
import TouchInput
import TouchRecordings
import TouchScenes
import TouchTrace
import Touchstone

@testable import TouchReplays
@testable import TouchstoneCommand

/// The stories of all scenes, and the puzzles: recorded, rebuilt from their logs alone, and asked.
struct `Stories that are rebuilt from logs` {
    /// A scene with what is played to it.
    struct Story {
        var name: String
        var scene: any Scene
        var trace: Trace
    }

    /// The stories in which the answers differ, since code of the app decides: delegates, own classes, actions that disable a
    /// recognizer. The log cannot show it; what follows from it is inferred.
    private static let decidedByCode: Set = [
        "puzzle-12-no-end", "puzzle-18-both", "checkmark", "dots", "drag-from-scroll", "dragview", "drawing",
        "field-recorder", "photos", "taps", "transform",
    ]

    @Test func `have the answers of the original, except where code of the app decides`() throws {
        var (count, equal, equalLate) = (0, 0, 0)
        var (countWithoutRequirements, equalWithoutRequirements) = (0, 0)
        for story in try Self.read.get() {
            let log = story.reading.log
            let run = Self.run(story.reading)
            let comparison = story.app.comparison(with: run)
            count += comparison.count
            equal += comparison.equalCount
            equalLate += story.app.comparison(with: RebuiltApp(log.asOfDevice).run()).equalCount
            if let reading = story.withoutRequirements {
                let comparison = story.app.comparison(with: Self.run(reading))
                countWithoutRequirements += comparison.count
                equalWithoutRequirements += comparison.equalCount
            }
            guard !Self.decidedByCode.contains(where: { story.name.hasPrefix($0) }) else { continue }
            for (original, rebuilt) in comparison.unequal {
                Issue.record("\(story.name): «\(original)» is «\(rebuilt)»")
            }
            let differences = run.differences(to: log).filter { $0.kind != .control }
            expect(differences.isEmpty, "\(story.name): \(differences)")
        }
        // Of all answers; those that are equal, and those that are with the times of a device. The same if UIKit prints no requirements.
        #expect((count, equal, equalLate) == (2_031, 1_938, 1_937))
        #expect((countWithoutRequirements, equalWithoutRequirements) == (532, 501))
    }

    /// A story with its trace and the readings of its log.
    struct ReadStory {
        var name: String
        var app: OriginalApp
        var reading: AppLogReading
        /// That of every fourth story.
        var withoutRequirements: AppLogReading?
    }

    /// The stories that have a log: those with touches. They are read once for all tests.
    static let read = Result {
        try stories().enumerated().compactMap { index, story -> ReadStory? in
            let app = record(story)
            guard let log = try? app.log() else { return nil }
            return ReadStory(
                name: story.name, app: app, reading: AppLogReading(log),
                withoutRequirements: index.isMultiple(of: 4) ? AppLogReading(log.withoutRequirements) : nil)
        }
    }

    /// Returns the run of the rebuilt app without a supposition.
    private static func run(_ reading: AppLogReading) -> RebuiltRun {
        reading.suppositions.isEmpty ? reading.run : RebuiltApp(reading.log).run()
    }

    static func record(_ story: Story) -> OriginalApp {
        let size = story.trace.screenSize ?? story.scene.windowSize
        return OriginalApp(size: size) {
            let window = story.scene.makeWindow(frame: CGRect(origin: .zero, size: size))
            window.accessibilityIdentifier = "window"
            story.scene.build(in: window)
            window.makeKeyAndVisible()
        } play: { host in
            for frame in story.trace.frames { host.receive(frame) }
            host.advance(to: max(story.trace.end, host.now))
        }
    }

    static func stories() throws -> [Story] {
        var stories = Puzzles.all.map { Story(name: $0.scene.name, scene: $0.scene, trace: $0.played()) }
        let folder = repository.appendingPathComponent("Tests/Data/Stories")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for path in paths.filter({ $0.hasSuffix(".trace") }).sorted() {
            let bytes = try Data(contentsOf: folder.appendingPathComponent(path))
            let trace = try Trace(parsing: Array(bytes), source: path)
            let name = try #require(trace[.scene])
            stories.append(Story(name: path, scene: try #require(Scenes.named(name)), trace: trace))
        }
        return stories
    }
}
