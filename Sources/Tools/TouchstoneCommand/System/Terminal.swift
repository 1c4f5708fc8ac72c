import Foundation
import TouchStory

/// The properties of standard output, and the related environment.
enum Terminal {
    /// The options that suit the terminal.
    static var options: TimelineOptions {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let columns = environment("COLUMNS").flatMap(Int.init) ?? (isTerminal ? terminalWidth : nil)
        return TimelineOptions(
            width: min(columns.flatMap { $0 > 0 ? $0 : nil } ?? TimelineOptions.defaultWidth, widest),
            isASCII: !isUTF8, isColored: isTerminal && environment("NO_COLOR") == nil)
    }

    private static let widest = 1_000

    /// A Boolean value that indicates whether the locale is UTF-8. The first of these variables that is set decides, as in the C library.
    private static var isUTF8: Bool {
        guard let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first else { return false }
        let name = locale.lowercased()
        return name.contains("utf-8") || name.contains("utf8")
    }

    private static var terminalWidth: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Returns the value of a variable that is set and not empty.
    private static func environment(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
