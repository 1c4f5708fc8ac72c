import HostKit
import Testing

@testable import DemoKit

struct DemoOptionsTests {
    private func failure(_ words: String...) -> String {
        do throws(HostFailure) {
            _ = try DemoOptions(words)
            return "none"
        } catch {
            return error.description
        }
    }

    @Test func `words become options, with their values behind them or behind an equals sign`() throws {
        let options = try DemoOptions([
            "--scene", "photos", "--replay=a=b.trace", "--screenshot", "out", "--scale", "2",
        ])
        #expect(options.scene == "photos")
        #expect(options.replay == "a=b.trace")
        #expect(options.screenshots == "out")
        #expect(options.scale == 2)
        #expect(!options.isKiosk)
        #expect(try DemoOptions([]).scene == nil)
        #expect(try DemoOptions(["-h"]).isHelp)
    }

    @Test func `a word that is no option is named, with what may be meant`() {
        #expect(failure("--replays") == "there is no option '--replays'; did you mean --replay?")
        #expect(failure("-x") == "there is no option '-x'; --help lists the options")
        #expect(failure("photos") == "'photos' is no option. To open a scene: --scene photos")
        #expect(failure("--\u{1B}[2J").contains("\u{1B}") == false)
    }

    @Test func `a value that is missing, or too much, is an error`() {
        #expect(failure("--scene") == "--scene needs the name of a scene")
        #expect(failure("--record=") == "--record needs a file")
        #expect(failure("--kiosk=yes") == "--kiosk takes no value, such as 'yes'")
        #expect(failure("--screenshot", "d", "--scale", "x") == "--scale takes a number from 0.25 to 8, not 'x'")
    }

    @Test func `options that do not go together are an error`() {
        #expect(failure("--kiosk") == "--kiosk shows one scene: name it with --scene NAME")
        #expect(failure("--record", "a") == "--record writes the trace of one scene: name it with --scene NAME")
        #expect(
            failure("--screenshot", "d", "--kiosk", "--scene", "photos")
                == "--screenshot opens no window; leave out --kiosk")
        #expect(failure("--scale", "2") == "--scale is for pictures: give --screenshot DIR as well")
        #expect(
            failure("--screenshot", "d", "--record", "a", "--scene", "photos")
                == "--record with --screenshot needs input: give --replay FILE as well")
        #expect(
            failure("--stories", "d")
                == "--stories is for pictures and measurements: give --screenshot DIR or --measure as well")
        for words in [["--screenshot", "d"], ["--replay", "a"], ["--scene", "photos", "--kiosk"]] {
            #expect(
                throws: HostFailure("--measure plays stories: leave out --screenshot, --record, --replay and --kiosk")
            ) { try DemoOptions(["--measure"] + words) }
        }
    }

    @Test func `colors are those of the desktop, or of an option`() throws {
        #expect(try DemoOptions([]).isDark == nil)
        #expect(try DemoOptions(["--dark"]).isDark == true)
        #expect(try DemoOptions(["--dark", "--light"]).isDark == false)
    }

    @Test func `the help text names every option`() {
        for name in [
            "--scene", "--record", "--replay", "--screenshot", "--scale", "--stories", "--measure", "--kiosk",
            "--dark, --light", "--help",
        ] {
            #expect(DemoOptions.help.contains("  \(name)"))
        }
    }
}
