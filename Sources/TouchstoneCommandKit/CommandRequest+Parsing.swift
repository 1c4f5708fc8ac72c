import Touchstone

extension CommandRequest {
    /// Reads the arguments, without the name of the program.
    ///
    /// Options may stand anywhere, as `--trace OUT` or `--trace=OUT`; what follows `--` is no option.
    public static func parse(_ arguments: [String]) throws(UsageError) -> CommandRequest {
        var rest = arguments[...]
        var words: [String] = []
        var values: [String: String] = [:]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            }
            if argument == "--help" || argument == "-h" { return .help }
            if argument == "--version" { return .version }
            guard argument.hasPrefix("-"), argument != "-" else {
                words.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard let placeholder = placeholders[name] else {
                throw UsageError("there is no option \(name)")
            }
            guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
                throw UsageError("\(name) needs a value: \(name) \(placeholder)")
            }
            guard values.updateValue(value, forKey: name) == nil else {
                throw UsageError("\(name) is given twice; give it once")
            }
        }
        return try request(words, values)
    }

    private static let placeholders = ["--svg": "OUT", "--trace": "OUT", "--window": "WxH"]

    private static func request(_ words: [String], _ values: [String: String]) throws(UsageError) -> CommandRequest {
        let files = Files(trace: values["--trace"], picture: values["--svg"])
        if files.trace == "-", files.picture == "-" {
            throw UsageError("--trace and --svg cannot both go to standard output; name a file for one of them")
        }
        guard let command = words.first else {
            if values["--window"] != nil {
                throw UsageError("--window belongs to a replay: touchstone replay FILE --window WxH")
            }
            return .demonstrate(files)
        }
        guard command == "replay" else {
            throw UsageError("there is no command '\(command)'; to play a recording write: touchstone replay FILE")
        }
        guard words.count > 1 else { throw UsageError("replay needs a recording: touchstone replay FILE") }
        guard words.count == 2 else {
            throw UsageError("replay takes one recording at a time; '\(words[2])' is one more")
        }
        var window: CGSize?
        if let text = values["--window"] { window = try size(text) }
        return .replay(file: words[1], window: window, files)
    }

    private static func size(_ text: String) throws(UsageError) -> CGSize {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        let range = 1.0...10_000.0
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
            range.contains(width), range.contains(height)
        else {
            throw UsageError("'\(text)' is no size of a window; write width and height in points, such as 400x300")
        }
        return CGSize(width: width, height: height)
    }
}
