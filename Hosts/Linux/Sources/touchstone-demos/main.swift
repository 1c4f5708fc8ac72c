import DemoKit
import Glibc
import HostKit
import TouchWindow

HostFailure.end("touchstone-demos") { () throws(HostFailure) in
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
        let window = try program.windowOptions.openOrAdvise()
        let end = try program.run(
            opening, in: window, isDark: DesktopAppearance.isDark { name in getenv(name).map { String(cString: $0) } })
        if case .disconnected(let reason) = end { throw HostFailure(reason) }
    }
}
