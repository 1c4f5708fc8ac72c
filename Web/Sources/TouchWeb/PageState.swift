#if arch(wasm32)
    import TouchCore
    import TouchGeometry
    import TouchInput
    import TouchTrace

    /// The session that the page shows, the input that it is describing, and the buffers that it reads.
    final class PageState {
        nonisolated(unsafe) static let shared = PageState()

        var session: Session?
        /// The frame that is being described by calls, until `receive`.
        var frame = InputFrame(at: .zero)
        /// The answer of the latest call.
        let words = WordBuffer()
        /// The lines of the trace that the page has not taken.
        let lines = WordBuffer()
        var lineCount = 0
        private(set) var drawing: DrawListWriter
        /// Text from the page.
        var room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1, alignment: 1)

        private init() { drawing = DrawListWriter(words) }

        /// A Boolean value that indicates whether the records of the trace are kept for the page.
        var isTracing = true { didSet { session?.application.traceHandler = traceHandler } }
        /// The trace that the page is packing.
        var packing: PackedTrace?
        var digest = DecisionDigest()
        /// The trace that is replayed, and the number of steps that were played since the start.
        var replayed: PackedTrace?
        var playedCount = 0

        func start(_ scene: WebScene, screen: PackedTrace.Screen) {
            session?.close()
            session = nil
            drawing = DrawListWriter(words)
            lines.clear()
            lineCount = 0
            playedCount = 0
            session = Session(scene, screen: screen, traceHandler: traceHandler)
        }

        private var traceHandler: ((TraceRecord) -> Void)? {
            guard isTracing else { return nil }
            return { [unowned(unsafe) self] record in
                lines.string(record.description)
                lineCount += 1
            }
        }

        /// Plays the steps of the unpacked trace up to an instant.
        func replay(until instant: Instant) {
            guard let session, let replayed else { return }
            while playedCount < replayed.steps.count, replayed.steps[playedCount].instant <= instant {
                session.play(replayed.steps[playedCount])
                playedCount += 1
            }
            session.advance(to: instant)
        }

        /// Passes the described frame on; the next one is empty again, with the memory of this one.
        func takeFrame(at seconds: Double, modifiers: Int, buttons: Int, _ use: (InputFrame) -> Void) {
            frame.instant = Instant(seconds: seconds)
            frame.modifiers = KeyModifiers(rawValue: modifiers)
            frame.buttons = PointerButtons(rawValue: buttons)
            use(frame)
            frame.contacts.removeAll(keepingCapacity: true)
            frame.earlier.removeAll(keepingCapacity: true)
            frame.others.removeAll(keepingCapacity: true)
        }

        /// The text that the page wrote.
        func text(from start: Int, count: Int) -> String {
            guard start + count <= room.count else { return "" }
            return String(decoding: UnsafeRawBufferPointer(rebasing: room[start..<start + count]), as: UTF8.self)
        }

        /// The bytes that the page wrote.
        func bytes(count: Int) -> [UInt8] { Array(room.prefix(max(0, count))) }

        /// Runs code that writes words; returns their number.
        func output(_ write: (WordBuffer) -> Void) -> Int {
            words.clear()
            write(words)
            return words.count
        }
    }
#endif
