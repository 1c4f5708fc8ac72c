import Foundation
import HostKit
import HostTesting
import PictureTesting
import Testing
import TouchScenes
import Touchstone

@testable import DemoKit

struct DemoProgramTests {
    @Test func `a recording that is there is kept until a new one begins`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data("valuable".utf8).write(to: URL(fileURLWithPath: file))
        let program = DemoProgram(try DemoOptions(["--scene", "photos", "--record", file]))
        let opening = try program.opening()
        // What follows may fail: there may be no display.
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "valuable")
        let script = ScriptedWindow(size: CGSize(width: 1_000, height: 700), [(1, .closeRequested)])
        #expect(try program.run(opening, in: script) == .closed)
        #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("touchstone-trace 2\n"))
    }

    @Test func `a scene knows the pixels of its points, also when that alone changes`() {
        let desk = Desk(fonts: .dejaVu, start: .zero)
        let size = CGSize(width: 1_000, height: 700)
        desk.resize(size, scale: 1, at: .zero)
        desk.open(Scenes.named("photos")!)
        desk.resize(size, scale: 2, at: Instant(seconds: 1))
        #expect(desk.running?.session.application.host.perform { UIScreen.main.scale } == 2 * desk.place.scale)
        desk.close()
    }

    @Test(arguments: [HostEvent.closeRequested, .disconnected("gone")])
    func `a window that ends with a scene in it is not used any more`(_ event: HostEvent) throws {
        let script = ScriptedWindow(size: CGSize(width: 1_000, height: 700), [(1, event)])
        let window = CheckedWindow(script)
        let program = DemoProgram(try DemoOptions(["--scene", "photos"]))
        let end = try program.run(program.opening(), in: window)
        #expect(end == (event == .closeRequested ? .closed : .disconnected("gone")))
        #expect(script.title == "Photos on a board – Touchstone")
        #expect(script.log == ["1.0 close"])
        #expect(window.breaches == [])
    }

    @Test(arguments: [([], true), (["--dark"], false), (["--light"], false)])
    func `the desktop is asked for its colors unless an option gives them`(words: [String], isAsked: Bool) throws {
        let script = ScriptedWindow(size: CGSize(width: 1_000, height: 700), [(0.1, .closeRequested)])
        let program = DemoProgram(try DemoOptions(["--scene", "photos"] + words))
        var count = 0
        func ask() -> Bool {
            count += 1
            return false
        }
        _ = try program.run(program.opening(), in: script, isDark: ask())
        #expect(count == (isAsked ? 1 : 0))
    }
}
