import HostKit
import HostTesting
import Testing
import Touchstone

struct HostChoiceTests {
    private let options = HostWindowOptions(title: "t", applicationName: "a", size: CGSize(width: 9, height: 9))

    private func host(_ name: String, _ variable: String, _ reason: String? = nil) -> HostChoice {
        HostChoice(name: name, variable: variable) { (options) throws(HostFailure) in
            if let reason { throw HostFailure(reason) }
            let window = ScriptedWindow(size: options.size)
            window.title = name
            return window
        }
    }

    @Test func `the first host whose window system is there opens the window`() throws {
        let hosts = [host("Wayland", "W"), host("X11", "X")]
        let window = try HostChoice.open(hosts, options) { $0 == "X" ? ":0" : "" }
        #expect(window.title == "X11")
        let both = try HostChoice.open(hosts, options) { _ in "1" }
        #expect(both.title == "Wayland")
    }

    @Test func `the next host is tried if one fails`() throws {
        let window = try HostChoice.open([host("Wayland", "W", "no"), host("X11", "X")], options) { _ in "1" }
        #expect(window.title == "X11")
    }

    @Test func `all reasons are given if every host fails`() {
        do throws(HostFailure) {
            _ = try HostChoice.open([host("Wayland", "W", "no seat"), host("X11", "X", "no screen")], options) { _ in
                ":5"
            }
            Issue.record("a window was opened")
        } catch {
            #expect(error.description.hasPrefix("Wayland, W=:5: no seat\nX11, X=:5: no screen\nStart it in a terminal"))
        }
    }

    @Test func `without a display the message says what to do`() {
        do throws(HostFailure) {
            _ = try HostChoice.open([host("Wayland", "W"), host("X11", "X")], options) { _ in nil }
            Issue.record("a window was opened")
        } catch {
            #expect(error.description.hasPrefix("there is no display: neither W nor X is set.\n"))
            #expect(error.description.contains("ssh -X"))
        }
    }
}
