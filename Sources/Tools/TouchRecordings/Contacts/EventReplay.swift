internal import TouchInput

/// A run of a decoder through events, all of a file or one after the other as they arrive.
///
///     events     e e e SYN_REPORT   e e SYN_DROPPED   e e SYN_REPORT   e e SYN_REPORT   e e (the end)
///     decoder    take… report       take… forget      takeAfterDrop…   take… report     take… report
///     frames     close              cancel, close     (ignored)        close            close, cancel, close
struct EventReplay {
    private var decoder: ContactDecoder
    /// The builder; after `finish` it contains all frames, every contact ended or cancelled.
    var frames: FrameBuilder
    private var last: KernelEvent?
    private var isDropping = false
    private var isInReport = false

    init(_ decoder: ContactDecoder, into frames: FrameBuilder) {
        self.decoder = decoder
        self.frames = frames
    }

    mutating func take(_ event: KernelEvent) {
        last = event
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

    /// Ends the events.
    mutating func finish() {
        guard let last else { return }
        if isInReport {
            frames.notes.add(
                .truncated, line: last.line, "the recording ends without the SYN_REPORT that completes the last events",
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
            "They were cancelled and everything up to the next SYN_REPORT left out; what still moves begins again")
        isDropping = true
        isInReport = false
    }
}
