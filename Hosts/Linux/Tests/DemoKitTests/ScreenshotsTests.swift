import CairoPainter
import Foundation
import HostKit
import TouchRecordings
import TouchScenes
import TouchTrace
import Touchstone
import Testing

@testable import DemoKit

struct ScreenshotsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "touchstone-\(UUID().uuidString)")

    private func write(_ words: String...) throws -> (said: String, names: [String]) {
        defer { try? FileManager.default.removeItem(at: folder) }
        let options = try DemoOptions(words + ["--screenshot", folder.path, "--stories", SceneReplayTests.stories])
        let said = try DemoProgram(options).writeScreenshots(to: folder.path)
        return (said, try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted())
    }

    @Test func `a scene is painted as it begins and after its story`() throws {
        let (said, names) = try write("--scene", "taps")
        #expect(names == ["taps-played.png", "taps.png"])
        #expect(said == "2 pictures in \(folder.path)")
    }

    @Test func `pictures have as many pixels per point as asked for`() throws {
        let shots = Screenshots(folder: folder.path, scale: 2, fonts: .dejaVu, stories: nil)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try shots.write([Scenes.named("photos")!]) == 1)
        let bitmap = UIImage(png: Array(try Data(contentsOf: folder.appendingPathComponent("photos.png"))))?.bitmap
        #expect(bitmap?.width == 800)
        #expect(bitmap?.height == 600)
    }

    @Test func `a replay is painted at its end, and recorded again`() throws {
        let story = "\(SceneReplayTests.stories)/photos/a-pinch-that-zooms-everything.trace"
        let again = FileManager.default.temporaryDirectory.appendingPathComponent(
            "touchstone-\(UUID().uuidString).trace")
        defer { try? FileManager.default.removeItem(at: again) }
        let (said, names) = try write("--replay", story, "--record", again.path)
        #expect(names == ["photos-replayed.png"])
        #expect(said == "1 picture in \(folder.path)")
        let trace = try Trace(parsing: Array(try Data(contentsOf: again)), source: "again")
        let before = try Trace(parsing: Array(try Data(contentsOf: URL(fileURLWithPath: story))), source: "before")
        let isSame = trace.records == before.records
        #expect(isSame)
    }

    @Test func `a link of the page is replayed as well`() throws {
        let story = "\(SceneReplayTests.stories)/photos/a-pinch-that-zooms-everything.trace"
        let trace = try Trace(parsing: Array(try Data(contentsOf: URL(fileURLWithPath: story))), source: "story")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("https://example.org/page#t=\(try PackedTrace(trace).text())\n".utf8).write(to: file)
        let input = try ReplayInput(file: file.path)
        #expect(input.scene == "photos")
        #expect(input.size == CGSize(width: 400, height: 300))
        #expect(input.frames.count == trace.frames.count)
    }

    @Test func `a folder that cannot be made is an error that names it`() throws {
        #expect(throws: HostFailure.self) {
            try DemoProgram(DemoOptions(["--screenshot", "x"])).writeScreenshots(to: "/dev/null/pictures")
        }
    }

    @Test func `a scene that is unknown is named, with those near it`() throws {
        #expect(
            throws: HostFailure(
                "there is no scene 'phot'. Near it are: photos, photos-eager, photos-touches, photos-window")
        ) {
            _ = try write("--scene", "phot")
        }
    }
}
