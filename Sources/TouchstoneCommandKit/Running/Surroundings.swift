public import TouchRecordings
public import TouchTimeline

/// Where a command runs.
public struct Surroundings {
    /// How timelines and other text are drawn.
    public let drawing: TimelineOptions
    /// Is told now and then what is being done and how much of it is over, from 0 to 1; `nil` where that is not known.
    public let progress: (_ stage: String, _ part: Double?) -> Void
    /// Takes what is to be written while it is made, and where: a path, or `-` for standard output; and whether what goes to
    /// standard output is for another program, and not made for a terminal. Without it all is kept until the end.
    public let write: ((_ path: String, _ bytes: [UInt8], _ isData: Bool) -> Void)?
    /// The files in which the machine describes its devices.
    public let deviceFiles: DeviceFiles

    /// Describes the surroundings; by default nobody watches, and the machine has no devices.
    public init(
        drawing: TimelineOptions = TimelineOptions(), deviceFiles: DeviceFiles = .none,
        progress: @escaping (String, Double?) -> Void = { _, _ in },
        write: ((_ path: String, _ bytes: [UInt8], _ isData: Bool) -> Void)? = nil
    ) {
        self.write = write
        self.drawing = drawing
        self.deviceFiles = deviceFiles
        self.progress = progress
    }
}
