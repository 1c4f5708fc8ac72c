/// The splitting of a table's lines into fields.
enum CSVFields {
    /// Returns the fields between commas, without the spaces around them. A field in quotation marks may contain commas, and a
    /// doubled quotation mark. Returns `nil` if a quotation mark is not closed, or is followed by other text.
    static func split(_ line: TextLine) -> [String]? {
        var fields: [String] = []
        var rest = line.bytes
        while true {
            rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
            var field: [UInt8] = []
            if rest.first == 0x22 {
                rest = rest.dropFirst()
                var isClosed = false
                while let byte = rest.first {
                    rest = rest.dropFirst()
                    if byte != 0x22 {
                        field.append(byte)
                    } else if rest.first == 0x22 {
                        field.append(byte)
                        rest = rest.dropFirst()
                    } else {
                        isClosed = true
                        break
                    }
                }
                rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
                guard isClosed, rest.isEmpty || rest.first == 0x2c else { return nil }
            } else {
                let end = rest.firstIndex(of: 0x2c) ?? rest.endIndex
                field = Array(TextLine(rest[..<end]).bytes)
                rest = rest[end...]
            }
            fields.append(String(decoding: field, as: UTF8.self))
            guard rest.first == 0x2c else { return fields }
            rest = rest.dropFirst()
        }
    }

    /// Returns the texts between separators, without the spaces around them.
    static func words(_ line: TextLine, between separator: UInt8) -> [String] {
        line.bytes.split(separator: separator).map { String(decoding: TextLine($0).bytes, as: UTF8.self) }
    }

    /// Returns a field that parses to the same text.
    static func quoted(_ text: String) -> String {
        let text = WrittenRecording.oneLine(text)
        let isPlain = text.utf8.allSatisfy { ![0x22, 0x2c, 0x23, 0x20, 0x09].contains($0) }
        return isPlain
            ? text
            : "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
