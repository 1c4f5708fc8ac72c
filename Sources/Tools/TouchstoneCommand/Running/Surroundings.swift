import TouchRecordings
import TouchStory

/// The environment of a command.
struct Surroundings {
    /// The options for drawing timelines and other text.
    let drawing: TimelineOptions
    /// Receives the present stage and its completed part from time to time, from 0 to 1; `nil` if that is unknown.
    let progress: (_ stage: String, _ part: Double?) -> Void
    /// Receives output while it is made, with its destination, a path or `-` for standard output, and whether standard output is for
    /// another program rather than a terminal. Without it all output is kept until the end.
    let write: ((_ path: String, _ bytes: [UInt8], _ isData: Bool) -> Void)?
    /// The files in which the machine describes its devices.
    let deviceFiles: DeviceFiles

    /// Creates an environment; by default without receivers, on a machine without devices.
    init(
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
