import TouchInput

// The requests to the host: the next wake-up, frames of the display, and a call that draws.

/// The loop that feeds the application, what it was last notified of, and what may have changed since.
struct HostLine {
    #if hasFeature(Embedded)
        unowned(unsafe) var loop: (any ApplicationHost)?
    #else
        weak var loop: (any ApplicationHost)?
    #endif
    fileprivate var wake: Instant?
    fileprivate(set) var areFramesWanted = false
    /// A Boolean value that indicates whether links or animations may have changed since it was last checked whether frames are
    /// wanted.
    fileprivate var mayFramesChange = false
    /// A Boolean value that indicates whether the displayed content has changed since the host took a draw list.
    fileprivate(set) var needsDisplay = false
    /// The images by name; `nil` as long as there are none, and none was asked for.
    var images: KnownImages?

    mutating func tookDrawList() { needsDisplay = false }
}

extension Dispatcher {
    /// Notes that the displayed content has changed; the host is notified once until it takes a draw list.
    func displayNeeded() {
        guard !host.needsDisplay else { return }
        host.needsDisplay = true
        host.loop?.displayNeeded()
    }

    /// Notes that links or animations have changed, or that time stands still.
    func framesMayChange() {
        host.mayFramesChange = true
        tellHost()
    }

    /// Asks the host for the next wake-up, if its instant has changed; during an event, that is done after the event.
    @export(interface) func tellHost() {
        guard !isBusy else { return }
        if host.mayFramesChange || host.areFramesWanted { tellOfFrames() }
        let wake = wakeInstant
        guard wake != host.wake else { return }
        host.wake = wake
        host.loop?.wake(at: wake)
    }

    /// Notifies the host of whether frames are wanted, if that has changed.
    private func tellOfFrames() {
        // They are wanted again when time advances.
        host.mayFramesChange = frames.standsStill(at: now)
        guard host.areFramesWanted != doesAnythingMove else { return }
        host.areFramesWanted.toggle()
        host.loop?.framesWanted(host.areFramesWanted)
    }
}
