/// Takes a line of a table apart.
enum CSVFields {
    /// The fields between commas, without the spaces around them. A field in quotation marks may hold commas, and a
    /// quotation mark that stands there twice. Nil where a mark is not closed, or something follows its end.
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

    /// What stands between bytes of that kind, without the spaces around it.
    static func words(_ line: TextLine, between separator: UInt8) -> [String] {
        line.bytes.split(separator: separator).map { String(decoding: TextLine($0).bytes, as: UTF8.self) }
    }

    /// A field that reads back as the same text.
    static func quoted(_ text: String) -> String {
        let text = WrittenRecording.oneLine(text)
        let isPlain = text.utf8.allSatisfy { ![0x22, 0x2c, 0x23, 0x20, 0x09].contains($0) }
        return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
