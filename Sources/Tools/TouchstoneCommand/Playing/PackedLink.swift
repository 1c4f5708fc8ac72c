import TouchRecordings
import TouchTrace
import Touchstone

/// A link that holds a packed trace in its fragment: `https://…/#t=…`.
enum PackedLink {
    /// The address of the page that `Scripts/page` serves.
    static let localPage = "http://127.0.0.1:8000/"
    /// The name of links in messages: they are too long to be repeated.
    static let name = "the link"
    private static let key = "t="

    /// Returns a link to a page.
    static func address(_ page: String, _ text: String) -> String { "\(page)#\(key)\(text)" }

    /// Returns the packed trace of a link or of its fragment, still as text; `nil` for anything else, such as a file.
    static func text(in link: some StringProtocol) -> String? {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        return parts[1].split(separator: "&").first { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) }
    }

    /// Returns the same for the content of a file that holds a link and nothing else.
    static func text(inFile bytes: [UInt8]) -> String? {
        guard let first = bytes.first, first == UInt8(ascii: "#") || first == UInt8(ascii: "h") else { return nil }
        let lines = bytes.split { $0 == 10 || $0 == 13 }
        guard lines.count == 1 else { return nil }
        return text(in: String(decoding: lines[0], as: UTF8.self))
    }

    /// Reads the text of a packed trace.
    static func read(_ text: String, _ name: String) throws(CommandFailure) -> PackedTrace {
        do {
            return try PackedTrace(parsing: Array(text.utf8), source: name)
        } catch {
            throw CommandFailure("\(name): error: \(error.issue.advice)")
        }
    }
}

extension LocatedIssue {
    /// The message and the remedy, for a file or link without lines.
    var advice: String { "\(message). \(remedy)" }
}
