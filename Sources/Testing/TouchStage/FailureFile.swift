import Foundation

/// A file for a failing expectation, named after the line of the test.
package struct FailureFile {
    /// The number of files of each line of a test: one with arguments fails on one line several times.
    private static var counts: [String: Int] = [:]

    /// The test's file and line.
    package let title: String
    private let url: URL

    /// Counts a further failure of a line.
    /// - Parameters:
    ///   - folder: The folder of the new file.
    ///   - test: The path of the test's file.
    ///   - line: The line of the expectation.
    ///   - type: The extension of the new file.
    package init(in folder: String, of test: String, line: Int, type: String) {
        let test = URL(fileURLWithPath: test).deletingPathExtension().lastPathComponent
        title = "\(test), line \(line)"
        let place = "\(test)-\(line)"
        let count = Self.counts["\(place).\(type)", default: 0] + 1
        Self.counts["\(place).\(type)"] = count
        url = URL(fileURLWithPath: folder).appendingPathComponent(
            count == 1 ? "\(place).\(type)" : "\(place)-\(count).\(type)")
    }

    /// Writes the file.
    /// - Parameters:
    ///   - content: The content.
    ///   - form: The form in which it has the run: `a page`.
    ///   - variable: The variable of the environment that names the folder.
    /// - Returns: A sentence that names the file, or states why there is none.
    package func write(_ content: String, as form: String, askedBy variable: String) -> String {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try content.write(to: url, atomically: true, encoding: .utf8)
        } catch {
            return
                "No \(form.dropFirst(2)) of this run: \(url.path) could not be written (\(error.localizedDescription)). Set \(variable) to a "
                + "folder in which files can be created."
        }
        return "This run as \(form): \(url.path)"
    }
}
