internal import TouchInput

/// Takes a decoder through the events of a file.
///
///     events     e e e SYN_REPORT   e e SYN_DROPPED   e e SYN_REPORT   e e SYN_REPORT   e e (end of the file)
///     decoder    take… report       take… forget      takeAfterDrop…   take… report     take… report
///     frames     close              cancel, close     (not looked at)  close            close, cancel, close
struct EventReplay<Decoder: ContactDecoder> {
    private var decoder: Decoder
    private var frames: FrameBuilder
    private var isDropping = false
    private var isInReport = false

    init(_ decoder: Decoder, into frames: FrameBuilder) {
        self.decoder = decoder
        self.frames = frames
    }

    /// The builder with all frames, every contact ended or cancelled.
    mutating func run(_ events: [KernelEvent]) -> FrameBuilder {
        for event in events {
            if event.code == .dropped {
                drop(event)
            } else if isDropping {
                isDropping = event.code != .report
                decoder.takeAfterDrop(event)
            } else if event.code == .report {
                report(event)
            } else {
                decoder.take(event, into: &frames)
                isInReport = true
            }
        }
        if let last = events.last { finish(last) }
        return frames
    }

    private mutating func report(_ event: KernelEvent) {
        decoder.report(line: event.line, into: &frames)
        frames.close(at: event.instant)
        isInReport = false
    }

    private mutating func drop(_ event: KernelEvent) {
        let lines = frames.cancelAll()
        decoder.forget()
        frames.close(at: event.instant)
        frames.notes.add(
            .eventsDropped, line: event.line,
            "the kernel lost events here (SYN_DROPPED), with \(lines.count) contacts down",
            "They were cancelled and everything up to the next SYN_REPORT left out; what still moves begins anew")
        isDropping = true
        isInReport = false
    }

    private mutating func finish(_ last: KernelEvent) {
        if isInReport {
            frames.notes.add(
                .truncated, line: last.line, "the file ends without the SYN_REPORT that completes the last events",
                "They were taken as complete")
            report(last)
        }
        for line in frames.cancelAll() {
            frames.notes.add(
                .neverLifted, line: line, "the contact that came down here is never lifted",
                "It was cancelled at the end of the recording")
        }
        frames.close(at: last.instant)
    }
}
