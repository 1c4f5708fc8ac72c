internal import TouchInput
package import TouchRecordings

extension AppLog {
    /// Reads a log, line by line.
    ///
    /// Members that are not known are ignored. A last line that is cut off is left out, and noted.
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - source: The name of the file, for errors.
    /// - Throws: `file:line: error: what is wrong. what to do`.
    package static func read(_ bytes: [UInt8], source: String) throws(RecordingError) -> AppLog {
        var reader = AppLogReader(source: source)
        var start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
        var number = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            number += 1
            let line = bytes[start..<end]
            start = end + 1
            guard line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { continue }
            do {
                try reader.take(JSONReader.read(Array(line), source: source, line: number))
            } catch {
                guard end == bytes.count, error.kind == .malformedJSON, reader.hasHead else { throw error }
                reader.noteCutOff(at: number)
            }
        }
        return try reader.finish()
    }

    /// The greatest number of a view or recognizer.
    var lastNumber: Int {
        var last = 0
        for line in lines {
            switch line.content {
            case .view(let view): last = max(last, view.id)
            case .recognizer(let recognizer): last = max(last, recognizer.id)
            case .gone, .event, .input, .state, .offset, .control, .frame, .left: break
            }
        }
        return last
    }

    /// Returns a Boolean value that indicates whether the bytes begin as a log of the app recorder does.
    package static func isBeginning(_ bytes: some Sequence<UInt8>) -> Bool {
        let text = String(decoding: bytes.lazy.filter { $0 > 0x20 }.prefix(16), as: UTF8.self)
        return text.hasPrefix("{\"kind\":\"app\"")
    }
}

extension LocatedIssue.Kind {
    static let noTouches = LocatedIssue.Kind(rawValue: "noTouches")
}
