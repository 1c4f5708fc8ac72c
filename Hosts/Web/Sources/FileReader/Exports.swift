#if arch(wasm32)
    import TouchRecordings
    import TouchTrace

    // The functions that Hosts/Web/page/files.mjs calls. The page writes the bytes of a file, its name and the name of a scene to `room`, one
    // after the other, and reads the bytes of the answer.

    nonisolated(unsafe) private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    /// Returns where bytes are to be written; what was there before is lost.
    @_expose(wasm, "room") @_cdecl("filereader_room")
    public func room(_ count: Int) -> UnsafeMutableRawPointer? {
        memory.deallocate()
        memory = .allocate(byteCount: max(1, count), alignment: 1)
        return memory.baseAddress
    }

    /// Returns the address of the answer.
    @_expose(wasm, "answer") @_cdecl("filereader_answer")
    public func answer() -> UnsafeMutableRawPointer? { memory.baseAddress }

    /// Reads the file. Writes 1, the text of the packed trace and, in lines of their own, what is odd about the file; or 0 and why it cannot
    /// be played. Returns the number of bytes.
    @_expose(wasm, "read") @_cdecl("filereader_read")
    public func read(_ count: Int, _ nameCount: Int, _ sceneCount: Int) -> Int {
        guard count >= 0, nameCount >= 0, sceneCount >= 0, count + nameCount + sceneCount <= memory.count else {
            return 0
        }
        let text = { (start: Int, count: Int) in String(decoding: memory[start..<start + count], as: UTF8.self) }
        let file = InputFile(bytes: Array(memory[..<count]), name: text(count, nameCount))
        let (isRead, message) = answer(to: file, for: sceneCount > 0 ? text(count + nameCount, sceneCount) : nil)
        let bytes = Array(message.utf8)
        _ = room(bytes.count + 1)
        memory[0] = isRead ? 1 : 0
        memory[1...].copyBytes(from: bytes)
        return bytes.count + 1
    }

    private func answer(to file: InputFile, for scene: String?) -> (isRead: Bool, text: String) {
        let contents: InputFile.Contents
        do throws(InputFile.Unreadable) {
            contents = try file.contents(for: scene)
        } catch {
            return (false, error.message)
        }
        do throws(TraceError) {
            return (true, ([try contents.packed.text()] + contents.notes).joined(separator: "\n"))
        } catch {
            return (false, error.description)
        }
    }
#endif
