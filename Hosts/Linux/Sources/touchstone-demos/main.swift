import CairoPainter
import DemoKit
import Glibc
import HostKit
import SDLHost
import WaylandHost

/// The hosts, the preferred one first.
let hosts: [HostChoice] = [.wayland, .sdl]

func fail(_ message: String) -> Never {
    let bytes = Array("touchstone-demos: \(message)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    exit(2)
}

func openWindow(_ options: HostWindowOptions) -> any HostWindow {
    do throws(HostFailure) {
        return try HostChoice.open(hosts, options) { name in getenv(name).map { String(cString: $0) } }
    } catch {
        fail("\(error)\nWithout a window, the options --screenshot pictures write pictures of all scenes.")
    }
}

do throws(DemoFailure) {
    let options = try DemoOptions(Array(CommandLine.arguments.dropFirst()))
    let program = DemoProgram(options)
    if options.isHelp {
        print(DemoOptions.help, terminator: "")
    } else if let folder = options.screenshots {
        print(try program.writeScreenshots(to: folder))
    } else if options.isMeasuring {
        try program.measure { print($0) }
    } else {
        // Before there is a window: what is wrong is said at once.
        let opening = try program.opening()
        let window = openWindow(program.windowOptions)
        if case .disconnected(let reason) = try program.run(opening, in: window) { fail(reason) }
    }
} catch {
    fail(error.description)
}
