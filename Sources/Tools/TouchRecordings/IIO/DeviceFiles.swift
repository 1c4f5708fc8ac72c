/// The files in which a kernel describes its devices, as read by the program: a library opens none.
public struct DeviceFiles {
    /// Returns the names in a folder, in any order; none if it cannot be read.
    public let names: (_ folder: String) -> [String]
    /// Returns the content of a file; `nil` if it cannot be read.
    public let text: (_ path: String) -> String?

    /// Creates the files from two functions that read them.
    /// - Parameters:
    ///   - names: Returns the names in a folder; none if it cannot be read.
    ///   - text: Returns the content of a file; `nil` if it cannot be read.
    public init(names: @escaping (_ folder: String) -> [String], text: @escaping (_ path: String) -> String?) {
        (self.names, self.text) = (names, text)
    }

    /// No files at all.
    public static var none: DeviceFiles { DeviceFiles(names: { _ in [] }, text: { _ in nil }) }

    /// Returns the first line of a file without the spaces around it.
    func line(_ path: String) -> String? {
        guard let text = text(path) else { return nil }
        var lines = TextLines(Array(text.utf8))
        let bytes = lines.next().map { TextLine($0.bytes).bytes } ?? []
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the number in a file; `nil` if there is none, or it is not finite.
    func number(_ path: String) -> Double? {
        line(path).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
}
