#if arch(wasm32)
    /// The text of the last part; the page reads it from the module's memory.
    nonisolated(unsafe) private var text: [UInt8] = []

    /// Returns the number of parts.
    @_expose(wasm, "part_count") @_cdecl("part_count")
    public func partCount() -> Int { Parts.count }

    /// Plays a part and keeps its text.
    ///
    /// - Returns: The length of the text in bytes.
    @_expose(wasm, "part_play") @_cdecl("part_play")
    public func partPlay(_ number: Int) -> Int {
        text = Array(Parts.play(number).utf8)
        return text.count
    }

    /// Returns one byte of the text of the last part; 0 beyond its end.
    @_expose(wasm, "part_byte") @_cdecl("part_byte")
    public func partByte(_ index: Int) -> Int {
        text.indices.contains(index) ? Int(text[index]) : 0
    }
#endif
