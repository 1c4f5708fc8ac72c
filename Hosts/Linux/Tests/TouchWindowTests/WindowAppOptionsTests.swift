import HostKit
import Testing

@testable import TouchWindow

@Suite struct WindowAppOptionsTests {
    private func failure(_ words: String...) -> String {
        do throws(HostFailure) {
            _ = try WindowAppOptions(words)
            return "none"
        } catch {
            return error.description
        }
    }

    @Test func `words become options`() throws {
        let options = try WindowAppOptions(["--kiosk", "--record=a=b.trace"])
        #expect(options.isKiosk)
        #expect(options.record == "a=b.trace")
        #expect(try WindowAppOptions(["--screenshot", "app.png"]).screenshot == "app.png")
        #expect(try !WindowAppOptions([]).isKiosk)
        #expect(try WindowAppOptions([]).isDark == nil)
        #expect(try WindowAppOptions(["--dark"]).isDark == true)
        #expect(try WindowAppOptions(["--dark", "--light"]).isDark == false)
        #expect(try WindowAppOptions(["--kiosk", "--screenshot", "app.png", "-h"]).isHelp)
    }

    @Test func `words that are wrong are named`() {
        #expect(failure("--kiosks") == "there is no option '--kiosks'; did you mean --kiosk?")
        #expect(failure("kiosk") == "there is no option 'kiosk'; --help lists the options")
        #expect(failure("--kiosk=yes") == "--kiosk takes no value, such as 'yes'")
        #expect(failure("--record") == "--record needs a file")
        let both = "--screenshot opens no window; leave out --kiosk and --record"
        #expect(failure("--screenshot", "a", "--kiosk") == both)
    }

    @Test func `the help text lists every option`() {
        let help = WindowAppOptions.help("Counter")
        #expect(help.hasPrefix("Usage: Counter [OPTIONS]\n"))
        for name in ["--kiosk", "--record", "--screenshot", "--dark, --light", "--help"] {
            #expect(help.contains("\n  \(name) "))
        }
    }
}
