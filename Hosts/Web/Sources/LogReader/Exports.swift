#if arch(wasm32)
    @_spi(Page) import TouchReplays
    import TouchRecordings
    import WebFiles

    /// Reads a log of the app recorder and its name. Writes the answers as JSON in a line and, after it, the timeline as a page of HTML; or why it
    /// cannot be read. Returns the number of bytes.
    @_expose(wasm, "read") @_cdecl("logreader_read")
    public func read(_ count: Int, _ nameCount: Int) -> Int {
        guard let parts = parts(count, nameCount) else { return 0 }
        let page: AppLogPage
        do throws(RecordingError) {
            page = try AppLogPage(parts[0], source: String(decoding: parts[1], as: UTF8.self))
        } catch {
            return write(false, error.description)
        }
        var text = page.answers + "\n"
        page.writeTimeline { text += $0 }
        return write(true, text)
    }
#endif
