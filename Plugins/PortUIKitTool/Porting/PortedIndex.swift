import Foundation

/// The statements about the files of a target that remain from the last time.
struct PortedIndex: Codable {
    /// A statement about a file.
    struct Entry: Codable, Equatable {
        /// The digest of the original.
        let original: Digest
        /// The declarations of the original.
        let declarations: Declarations
        /// The keys of what its rewriting asked about the module, sorted.
        let needs: [String]
        /// The digest of the answers.
        let answers: Digest
        /// The digest of the rewritten text.
        let ported: Digest
    }

    /// The version of the tool.
    let tool: String
    /// The statements, by the paths of the originals.
    var entries: [String: Entry] = [:]

    init(tool: String) { self.tool = tool }

    /// Reads an index; it is empty if the file is missing, is damaged, or is that of another version of the tool.
    init(contentsOf file: URL, tool: String) {
        let read = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(PortedIndex.self, from: $0) }
        self = read?.tool == tool ? read! : PortedIndex(tool: tool)
    }

    /// Writes the index as a whole. Without it the next run rewrites all files.
    func write(to file: URL) {
        try? JSONEncoder().encode(self).write(to: file, options: .atomic)
    }
}

/// A number that stands for bytes: 64 bits and the length.
struct Digest: Codable, Equatable {
    private let count: Int
    private let value: UInt64

    init(_ data: Data) {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ word: UInt64) {
            value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
            value ^= value >> 29
        }
        data.withUnsafeBytes { bytes in
            let words = bytes.count / 8
            for word in 0..<words { mix(bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)) }
            for byte in words * 8..<bytes.count { mix(UInt64(bytes[byte])) }
        }
        (count, self.value) = (data.count, value)
    }

    init(_ text: String) { self.init(Data(text.utf8)) }

    /// The digest as a text.
    var text: String { "\(count)-\(String(value, radix: 16))" }
}
