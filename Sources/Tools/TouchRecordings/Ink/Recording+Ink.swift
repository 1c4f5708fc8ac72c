public import TouchInput

extension Recording {
    /// Creates a recording from frames in points, such as those of a trace: points are its units, its window is `size`, time
    /// starts at the first frame, and contacts are renumbered, since frames may reuse an id.
    ///
    /// Earlier readings and updates are kept. It is in points already: write it without a window.
    ///
    /// - Parameters:
    ///   - source: A path, or any name that helps to find it again.
    ///   - frames: The frames, in order of time.
    ///   - size: The window in which they lie, from 0 to its width and height.
    public init(source: String, points frames: [InputFrame], window size: CGSize) {
        var numbering = PointFrames()
        let frames = frames.map { numbering.take($0) }
        self.init(
            source: source, xAxis: 0...max(EventScribe.whole(size.width), 1),
            yAxis: 0...max(EventScribe.whole(size.height), 1), frames: frames)
    }

    /// Creates a recording from the touches of a log: points are its device units, its window is the log's `extent`, time starts at
    /// the first event, and contacts are renumbered, since a log may reuse a name.
    ///
    /// Earlier readings and updates are kept; predictions are only in `InkLog`.
    public init(_ log: InkLog) {
        self.init(source: log.source, points: log.frames, window: log.extent)
        format = .inkable
        contactProtocol = self.frames.isEmpty ? nil : .phases
        if !holdsContacts {
            notes.append(
                LocatedIssue(
                    .warning, .noContacts, source: log.source, line: 1,
                    message: "this recording holds no contact: the log is empty",
                    remedy: "Record one with Inkable's TouchEventStream"))
        }
    }
}
