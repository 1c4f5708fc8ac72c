import Glibc
import HostKit
import SDLHost
import Testing
import Touchstone

struct SDLWindowTests {
    @Test func `a display that cannot be reached is a failure, and no window that is not shown`() {
        setenv("DISPLAY", ":5599", 1)
        unsetenv("SDL_VIDEODRIVER")
        let options = HostWindowOptions(title: "t", applicationName: "t", size: CGSize(width: 9, height: 9))
        do throws(HostFailure) {
            _ = try SDLWindow(options)
            Issue.record("a window was opened")
        } catch {
            #expect(error.description.hasPrefix("SDL cannot open a window: "))
        }
    }
}
