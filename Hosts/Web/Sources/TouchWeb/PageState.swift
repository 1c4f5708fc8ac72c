#if arch(wasm32)
    import TouchCore
    import TouchDrawing
    import TouchInput

    /// The session that the page shows, the input that it is describing, and the buffers that it reads.
    package final class PageState {
        package nonisolated(unsafe) static let shared = PageState()

        package private(set) var session: Session?
        /// The style of the interface, of the session and of those that start later.
        var style = UIUserInterfaceStyle.light { didSet { session?.application.host.setUserInterfaceStyle(style) } }
        /// The frame that is being described by calls, until `receive`.
        var frame = InputFrame(at: .zero)
        /// The answer of the latest call.
        let words = WordBuffer()
        private(set) var drawing: DrawListWriter
        /// Text from the page.
        var room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1, alignment: 1)

        private init() { drawing = DrawListWriter(words) }

        /// Prepares each application; does nothing by default. A page that prepares none for traces has no code for them.
        package var prepare: (UIApplication) -> Void = { _ in } {
            didSet { if let session { prepare(session.application) } }
        }
        /// The number of steps of a trace that were played since the start.
        package var playedCount = 0

        func start(_ scene: WebScene, size: CGSize, scale: CGFloat) {
            session?.close()
            session = nil
            drawing = DrawListWriter(words)
            playedCount = 0
            session = Session(scene, size: size, scale: scale) { application in
                application.host.setUserInterfaceStyle(style)
                prepare(application)
            }
        }

        /// Passes the described frame on; the next one is empty again, with the memory of this one.
        package func takeFrame(at seconds: Double, modifiers: Int, buttons: Int, _ use: (InputFrame) -> Void) {
            frame.instant = Instant(seconds: seconds)
            frame.modifiers = KeyModifiers(rawValue: modifiers)
            frame.buttons = PointerButtons(rawValue: buttons)
            use(frame)
            frame.contacts.removeAll(keepingCapacity: true)
            frame.earlier.removeAll(keepingCapacity: true)
            frame.others.removeAll(keepingCapacity: true)
        }

        /// The text that the page wrote.
        package func text(from start: Int, count: Int) -> String {
            guard start + count <= room.count else { return "" }
            return String(decoding: UnsafeRawBufferPointer(rebasing: room[start..<start + count]), as: UTF8.self)
        }

        /// The bytes that the page wrote.
        package func bytes(count: Int) -> [UInt8] { Array(room.prefix(max(0, count))) }

        /// Runs code that writes words; returns their number.
        package func output(_ write: (WordBuffer) -> Void) -> Int {
            words.clear()
            write(words)
            return words.count
        }
    }
#endif
