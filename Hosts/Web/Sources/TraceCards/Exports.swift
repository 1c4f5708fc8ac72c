#if arch(wasm32)
    import TouchRecordings
    @_spi(Host) import TouchStory
    import TouchTrace
    import WebFiles

    /// Reads the records of a trace and a question: the name of what is asked about, a touch and a time in seconds, which may be empty, and the names
    /// of the recognizers that there are, each followed by a zero. About a place the name is empty, the touch is the number of records at the end that a
    /// finger there would add, and the names are those of the views there. Writes the card as JSON. Returns the number of bytes.
    @_expose(wasm, "read") @_cdecl("tracecards_read")
    public func read(_ count: Int, _ questionCount: Int) -> Int {
        guard let parts = parts(count, questionCount) else { return 0 }
        let words = parts[1].split(separator: 0, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard words.count >= 4 else { return write(false, "the question is cut off") }
        let names = Array(words[3..<words.count - 1])
        do throws(TraceError) {
            let records = try Trace(
                parsing: Array((TraceRecord.header + "\n").utf8) + parts[0], source: "trace"
            ).records
            if words[0].isEmpty, let added = Int(words[1]), 0...records.count ~= added {
                let question = CardQuestion(aboutPlaceOf: Array(records.suffix(added)), views: names)
                return write(true, question.answer(to: Array(records.dropLast(added))))
            }
            let question = CardQuestion(
                about: words[0], touch: words[1].isEmpty ? nil : words[1],
                at: Double(words[2]).map { Instant(seconds: $0) }, recognizers: names)
            return write(true, question.answer(to: records))
        } catch {
            return write(false, error.description)
        }
    }
#endif
