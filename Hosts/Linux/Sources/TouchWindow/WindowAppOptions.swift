import HostKit

/// The options of an app's command line.
struct WindowAppOptions: Hashable {
    /// A Boolean value that indicates whether the app fills the screen.
    private(set) var isKiosk = false
    /// The file that the trace is written to.
    private(set) var record: String?
    /// The file of a picture to write instead of opening a window.
    private(set) var screenshot: String?
    /// A Boolean value that indicates whether colors are dark; `nil` if they are those of the desktop.
    private(set) var isDark: Bool?
    /// A Boolean value that indicates whether to print the help text only.
    private(set) var isHelp = false

    /// Returns the help text.
    static func help(_ program: String) -> String {
        """
        Usage: \(program) [OPTIONS]

          --kiosk            fills the screen
          --record FILE      writes the trace, for touchstone show; the app keeps the size with which it begins
          --screenshot FILE  opens no window: writes a picture of the app as it begins
          --dark, --light    dark or light colors; by default those of the desktop, in a picture light ones
          --help             prints this text

        """
    }

    /// Reads the words of a command line.
    init(_ words: [String]) throws(HostFailure) {
        var words = OptionWords(words)
        while let name = try words.next() {
            switch name {
            case "--kiosk": isKiosk = true
            case "--record": record = try words.value("a file")
            case "--screenshot": screenshot = try words.value("a file")
            case "--dark": isDark = true
            case "--light": isDark = false
            case "--help", "-h": isHelp = true
            default: throw words.unknown(["--kiosk", "--record", "--screenshot", "--dark", "--light", "--help"])
            }
        }
        if !isHelp, screenshot != nil, isKiosk || record != nil {
            throw HostFailure("--screenshot opens no window; leave out --kiosk and --record")
        }
    }
}
