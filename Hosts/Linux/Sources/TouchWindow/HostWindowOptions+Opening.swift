import Glibc
public import HostKit
import SDLHost
import WaylandHost

extension HostChoice {
    /// The hosts, the preferred one first: Wayland, then SDL for X11.
    public static let all: [HostChoice] = [.wayland, .sdl]
}

extension HostWindowOptions {
    /// Opens a window with the first host that can.
    /// - Parameter hosts: The hosts, the preferred one first; all of them by default.
    /// - Throws: The reasons of all hosts whose window systems are there, or that there is none.
    public func open(_ hosts: [HostChoice] = HostChoice.all) throws(HostFailure) -> any HostWindow {
        try HostChoice.open(hosts, self) { name in getenv(name).map { String(cString: $0) } }
    }

    /// Opens a window for a program with the option `--screenshot`, which a failure names.
    package func openOrAdvise() throws(HostFailure) -> any HostWindow {
        do throws(HostFailure) {
            return try open()
        } catch {
            throw HostFailure("\(error)\nWithout a window, --screenshot writes pictures.")
        }
    }
}
