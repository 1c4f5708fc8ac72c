import Foundation

/// The files for iOS of a target, of which those are rewritten again that are changed, or depend on what others declare and have changed.
///
/// The index is a list of statements about contents, not about times: a file with this digest, whose questions about the module have these answers,
/// is rewritten to a text with that digest by this version of the tool. A statement stays true, so an index that is old, or that another process has
/// written meanwhile, saves less work, and does not lead to another text.
struct PortedFolder {
    /// A file and where its rewritten text is written.
    struct File {
        let original: String
        let ported: String
    }

    /// The work that was done.
    struct Report: Equatable {
        /// The originals that were rewritten.
        var rewritten: [String] = []
        /// The files whose text has changed, and was therefore written.
        var written: [String] = []
        /// The messages, in the form of the compiler's.
        var messages: [String] = []
    }

    private let files: [File]
    private let index: URL
    private let tool: String

    /// - Parameters:
    ///   - files: All files of the module, and where to write each.
    ///   - index: The path of the index, which is made if it is missing, and is ignored if it cannot be read.
    ///   - tool: The version of the tool. The index of another one is ignored.
    init(_ files: [File], index: String, tool: String) {
        self.files = files
        self.index = URL(fileURLWithPath: index)
        self.tool = tool
    }

    /// Rewrites what has to be. A file with a message has no statement in the index, so that the message comes again.
    func port() -> Report {
        let before = PortedIndex(contentsOf: index, tool: tool)
        var report = Report()
        var originals: [(file: File, source: Source, declarations: Declarations)] = []
        for file in files {
            do {
                let source = try Source(file.original)
                let known = before.entries[file.original].flatMap { $0.original == source.digest ? $0 : nil }
                originals.append((file, source, known?.declarations ?? Declarations(source.tokens)))
            } catch {
                report.messages.append("\(file.original):1: error: \(error)")
            }
        }
        let all = Knowledge(originals.map(\.declarations))
        var after = PortedIndex(tool: tool)
        for (file, source, declarations) in originals {
            let present = FileManager.default.contents(atPath: file.ported)
            if let entry = before.entries[file.original], entry.original == source.digest,
                entry.answers == Digest(all.answers(to: entry.needs)), entry.ported == present.map({ Digest($0) })
            {
                after.entries[file.original] = entry
                continue
            }
            report.rewritten.append(file.original)
            let knowledge = Knowledge(all)
            let ported = PortedSource(source.tokens, path: file.original, knowledge)
            report.messages += ported.issues.map(\.description)
            let data = Data(ported.text.utf8)
            if data != present {
                do {
                    try data.write(to: URL(fileURLWithPath: file.ported), options: .atomic)
                    report.written.append(file.original)
                } catch {
                    report.messages.append("\(file.ported):1: error: cannot be written: \(error.localizedDescription)")
                    continue
                }
            }
            guard ported.issues.isEmpty else { continue }
            let needs = knowledge.needs.sorted()
            after.entries[file.original] = PortedIndex.Entry(
                original: source.digest, declarations: declarations, needs: needs,
                answers: Digest(all.answers(to: needs)), ported: Digest(data))
        }
        if after.entries != before.entries { after.write(to: index) }
        return report
    }
}

/// The text of an original.
private final class Source {
    enum Failure: Error, CustomStringConvertible {
        case unreadable, notUTF8

        var description: String {
            self == .unreadable ? "the file cannot be read" : "the file is not UTF-8: convert it"
        }
    }

    let digest: Digest
    private let text: String
    /// The tokens, which are read when they are needed.
    lazy var tokens = Tokens(text)

    init(_ path: String) throws(Failure) {
        guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
        guard let text = String(data: data, encoding: .utf8) else { throw .notUTF8 }
        (self.text, digest) = (text, Digest(data))
    }
}
