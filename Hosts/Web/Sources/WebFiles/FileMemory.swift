#if arch(wasm32)
    // The memory that Hosts/Web/page/files.mjs shares with a module that answers. The page writes the parts of a file or a question to `room`, one after the
    // other, and reads the bytes of the answer.

    nonisolated(unsafe) private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    /// Returns where bytes are to be written; what was there before is lost.
    @_expose(wasm, "room") @_cdecl("files_room")
    public func room(_ count: Int) -> UnsafeMutableRawPointer? {
        memory.deallocate()
        memory = .allocate(byteCount: max(1, count), alignment: 1)
        return memory.baseAddress
    }

    /// Returns the address of the answer.
    @_expose(wasm, "answer") @_cdecl("files_answer")
    public func answer() -> UnsafeMutableRawPointer? { memory.baseAddress }

    /// Returns the parts of these lengths that the page has written; `nil` if they are not there.
    public func parts(_ counts: Int...) -> [[UInt8]]? {
        var start = 0
        var parts: [[UInt8]] = []
        for count in counts {
            guard count >= 0, count <= memory.count - start else { return nil }
            parts.append(Array(memory[start..<start + count]))
            start += count
        }
        return parts
    }

    /// Writes an answer: 1 and a text, or 0 and why there is none. Returns the number of bytes.
    public func write(_ isRead: Bool, _ text: String) -> Int {
        let bytes = Array(text.utf8)
        _ = room(bytes.count + 1)
        memory[0] = isRead ? 1 : 0
        memory[1...].copyBytes(from: bytes)
        return bytes.count + 1
    }
#endif
