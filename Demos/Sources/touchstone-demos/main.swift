import DemoKit
import Glibc

func print(error: String) {
    let bytes = Array("touchstone-demos: \(error)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
}

do throws(DemoFailure) {
    let options = try DemoOptions(Array(CommandLine.arguments.dropFirst()))
    if options.isHelp {
        print(DemoOptions.help, terminator: "")
    } else if let folder = options.screenshots {
        print(try DemoProgram(options).writeScreenshots(to: folder))
    } else {
        throw DemoFailure.noDisplay
    }
} catch {
    print(error: "\(error)")
    exit(2)
}
