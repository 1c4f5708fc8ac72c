import HostKit
import Testing
import Touchstone
import WaylandHost

struct WaylandWindowTests {
    @Test func `a compositor that is not there is a failure`() {
        let options = HostWindowOptions(title: "t", applicationName: "t", size: CGSize(width: 9, height: 9))
        #expect(throws: HostFailure("there is no Wayland compositor")) {
            _ = try WaylandWindow(options, display: "/nowhere/wayland-99")
        }
    }
}
