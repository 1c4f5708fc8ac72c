#if arch(wasm32)
    import TouchRecordings
    import TouchTrace
    import WebFiles

    /// Reads a file, its name and the name of a scene. Writes the text of the packed trace and, in lines of their own, what is odd about the
    /// file; or why it cannot be played. Returns the number of bytes.
    @_expose(wasm, "read") @_cdecl("filereader_read")
    public func read(_ count: Int, _ nameCount: Int, _ sceneCount: Int) -> Int {
        guard let parts = parts(count, nameCount, sceneCount) else { return 0 }
        let file = InputFile(bytes: parts[0], name: String(decoding: parts[1], as: UTF8.self))
        let (isRead, message) = answer(to: file, for: sceneCount > 0 ? String(decoding: parts[2], as: UTF8.self) : nil)
        return write(isRead, message)
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
