#if arch(wasm32)
    import TouchGeometry
    import TouchInput
    import TouchTrace

    /// The session that the page shows, the input that it is describing, and the buffers that it reads.
    final class PageState {
        nonisolated(unsafe) static let shared = PageState()

        var session: Session?
        /// The frame that is being described by calls, until `receive`.
        var frame = InputFrame(at: .zero)
        /// What the latest call returned.
        let words = WordBuffer()
        /// The lines of the trace that the page has not taken.
        let lines = WordBuffer()
        var lineCount = 0
        private(set) var drawing: DrawListWriter
        /// Text from the page.
        var room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1, alignment: 1)

        private init() { drawing = DrawListWriter(words) }

        func start(_ scene: WebScene, size: CGSize, scale: CGFloat) {
            session?.close()
            drawing = DrawListWriter(words)
            lines.clear()
            lineCount = 0
            session = Session(scene, size: size, scale: scale) { [unowned(unsafe) self] record in
                lines.string(record.description)
                lineCount += 1
            }
        }

        /// Feeds the described frame; the next one is empty again, with the memory of this one.
        func receive(at seconds: Double, modifiers: Int, buttons: Int) {
            frame.instant = Instant(seconds: seconds)
            frame.modifiers = KeyModifiers(rawValue: modifiers)
            frame.buttons = PointerButtons(rawValue: buttons)
            session?.receive(frame)
            frame.contacts.removeAll(keepingCapacity: true)
            frame.earlier.removeAll(keepingCapacity: true)
            frame.others.removeAll(keepingCapacity: true)
        }

        /// The text that the page wrote.
        func text(from start: Int, count: Int) -> String {
            guard start + count <= room.count else { return "" }
            return String(decoding: UnsafeRawBufferPointer(rebasing: room[start..<start + count]), as: UTF8.self)
        }

        /// Runs code that writes words; returns their number.
        func output(_ write: (WordBuffer) -> Void) -> Int {
            words.clear()
            write(words)
            return words.count
        }
    }
#endif
