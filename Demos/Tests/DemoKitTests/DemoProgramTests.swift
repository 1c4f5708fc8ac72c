import HostKit
import HostTesting
import Testing
import Touchstone

@testable import DemoKit

@Suite struct DemoProgramTests {
    @Test(arguments: [HostEvent.closeRequested, .disconnected("gone")])
    func `a window that ends with a scene in it is not used any more`(_ event: HostEvent) throws {
        let script = ScriptedWindow(size: CGSize(width: 1_000, height: 700), [(1, event)])
        let window = CheckedWindow(script)
        let program = DemoProgram(try DemoOptions(["--scene", "photos"]))
        let end = try program.run(program.opening(), in: window)
        #expect(end == (event == .closeRequested ? .closed : .disconnected("gone")))
        #expect(script.title == "Photos – Touchstone")
        #expect(script.log == ["1.0 close"])
        #expect(window.breaches == [])
    }
}
