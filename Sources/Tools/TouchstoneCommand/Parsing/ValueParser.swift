import TouchRecordings
import TouchStory
import Touchstone

/// A parser of the values of options that are not words of a list.
struct ValueParser {
    private let arguments: Arguments
    private let command: String

    init(_ arguments: Arguments, _ command: CommandDescription) {
        self.arguments = arguments
        self.command = command.name
    }

    /// Returns the size of `--window`.
    func window() throws(UsageError) -> CGSize? {
        guard let text = arguments.value(SharedOptions.window) else { return nil }
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        let range = 1.0...10_000.0
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
            range.contains(width), range.contains(height)
        else {
            throw error(
                "'\(text)' is not the size of a window; write width and height in points from 1 to 10000, such as 400x300"
            )
        }
        return CGSize(width: width, height: height)
    }

    /// Returns the part that `--from`, `--to` and `--lane` select.
    func selection() throws(UsageError) -> TimelineSelection {
        let selection = TimelineSelection(
            from: try seconds(SharedOptions.from), to: try seconds(SharedOptions.to),
            lanes: arguments.all(SharedOptions.lane))
        if let from = selection.from, let to = selection.to, from > to {
            throw error("--from is later than --to; write the earlier second first")
        }
        return selection
    }

    /// Returns the files of `--trace`, `--svg` and `--app-log`.
    func files() throws(UsageError) -> ReplayFiles {
        let files = try outputs(SharedOptions.trace, SharedOptions.picture, SharedOptions.appLog)
        return ReplayFiles(trace: files[0], picture: files[1], appLog: files[2])
    }

    /// Returns the files of options that write, in their order; none of them may be an input file, and only one standard output.
    func outputs(_ options: OptionDescription...) throws(UsageError) -> [String?] {
        var written: [(option: OptionDescription, file: String)] = []
        for option in options {
            guard let file = arguments.value(option) else { continue }
            if file == "-", arguments.has(SharedOptions.json) {
                throw error("--json goes to standard output; name a file for --\(option.name)")
            }
            if file != "-", arguments.operands.contains(file) {
                throw error("--\(option.name) would write over '\(file)', which is read; name another file")
            }
            if let other = written.first(where: { $0.file == file })?.option {
                throw error(
                    file == "-"
                        ? "--\(other.name) and --\(option.name) cannot both go to standard output; name a file for one of them"
                        : "--\(other.name) and --\(option.name) name the same file; name two")
            }
            written.append((option, file))
        }
        return options.map { arguments.value($0) }
    }

    /// Returns the choices of `--true-size`, `--turn`, `--display-rate` and `--rests`.
    func surface() throws(UsageError) -> SurfaceChoice {
        var choice = SurfaceChoice()
        choice.isTrueSize = arguments.has(SharedOptions.trueSize)
        if choice.isTrueSize, arguments.has(SharedOptions.window) {
            throw error("--true-size and --window both set the size of the window; leave one of them out")
        }
        switch arguments.value(SharedOptions.turn) {
        case "90": choice.orientation = .clockwise
        case "180": choice.orientation = .upsideDown
        case "270": choice.orientation = .counterclockwise
        default: break
        }
        if let text = arguments.value(SharedOptions.displayRate) {
            guard let rate = Double(text), (1.0...1_000.0).contains(rate) else {
                throw error("'\(text)' is not a display rate; write frames a second from 1 to 1000, such as 60")
            }
            choice.displayRate = rate
        }
        switch arguments.value(SharedOptions.rests) {
        case "on": choice.rests = .after(choice.displayRate.map { 1 / $0 } ?? RestingContacts.usualInterval)
        case "off": choice.rests = .none
        default: break
        }
        return choice
    }

    /// Returns the index of `--device`.
    func device() throws(UsageError) -> Int? { try count(SharedOptions.device, from: 1) }

    /// Returns a whole number.
    func count(_ option: OptionDescription, from least: Int = 0) throws(UsageError) -> Int? {
        guard let text = arguments.value(option) else { return nil }
        return try count(text, option, from: least)
    }

    /// Returns the whole numbers of an option that may be given more than once.
    func counts(_ option: OptionDescription, from least: Int = 0) throws(UsageError) -> [Int] {
        var counts: [Int] = []
        for text in arguments.all(option) { counts.append(try count(text, option, from: least)) }
        return counts
    }

    private func count(_ text: String, _ option: OptionDescription, from least: Int) throws(UsageError) -> Int {
        guard let count = Int(text), (least...1_000_000).contains(count) else {
            throw error("'\(text)' is not a number for --\(option.name); write a whole number, such as 5")
        }
        return count
    }

    private func seconds(_ option: OptionDescription) throws(UsageError) -> Double? {
        guard let text = arguments.value(option) else { return nil }
        guard let seconds = Double(text), seconds.isFinite, text.allSatisfy({ "0123456789.-+eE".contains($0) }) else {
            throw error("'\(text)' is not a time for --\(option.name); write seconds, such as 1.5")
        }
        return seconds
    }

    private func error(_ message: String) -> UsageError { UsageError(message, command: command) }
}
