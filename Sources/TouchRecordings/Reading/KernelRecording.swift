/// The content of a file about one device and its events, before they are interpreted. All readers of kernel events
/// produce it, and `contacts(notes:)` interprets it.
struct KernelRecording {
    var device = DeviceDescription()
    /// The lines that describe axes, by code.
    var axisLines: [Int: Int] = [:]
    var events: [KernelEvent] = []
    /// The number of the last line that is not empty, from 1.
    var lastLine = 1
    private var clock = RecordingClock()

    /// Adds an event at `time`, in nanoseconds of the file's own clock.
    mutating func add(_ code: EventCode, value: Int, time: Int64, line: Int, notes: inout NoteBook) {
        events.append(
            KernelEvent(
                instant: clock.instant(of: time, line: line, notes: &notes), code: code, value: value, line: line))
    }

    mutating func setAxis(_ code: Int, _ axis: DeviceDescription.Axis, line: Int) {
        device.axes[code] = axis
        axisLines[code] = line
    }
}
