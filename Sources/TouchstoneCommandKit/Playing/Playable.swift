import TouchInput
public import TouchRecordings
import Touchstone

/// Something that can be played to a scene: where its frames come from, and what is to be said of it.
public struct Playable {
    /// Where it came from.
    public let source: String
    /// What it is, for people: `a recording of Acme Touchscreen`.
    let kind: String
    /// The name of the device; `nil` where nobody said.
    let device: String?
    /// How many contacts came down.
    let contactCount: Int
    /// The window that suits it, in points.
    let size: CGSize
    /// What was odd about it, one warning a line.
    let warnings: [String]
    /// Why there is nothing to play; `nil` if there is something.
    let emptiness: String?
    /// The frames in a window of that size, in points.
    let frames: (CGSize) -> [InputFrame]

    /// A recording of a device: its surface is mapped to the window.
    public init(_ recording: Recording) {
        source = recording.source
        device = recording.deviceName
        kind = "a recording" + (device.map { " of \($0)" } ?? "")
        contactCount = recording.contactCount
        size = Replay.windowSize(for: recording)
        // Why a recording without contacts has none is its result, not a warning.
        warnings = recording.notes.filter { recording.holdsContacts || $0.kind != .noContacts }.map(\.description)
        let reason = recording.notes.first { $0.kind == .noContacts }
        emptiness =
            recording.holdsContacts
            ? nil : "\(reason?.message ?? "this recording holds no contact"). \(reason?.remedy ?? "")"
        frames = { recording.frames(in: $0) }
    }

    /// A log of an iPad's touches: its places are points and stay as they are.
    public init(_ log: InkLog) {
        source = log.source
        device = nil
        kind = "a log of UIKit's touches"
        contactCount = log.contactCount
        size = log.extent
        warnings = []
        emptiness = nil
        frames = { _ in log.frames }
    }
}
