/// What a file says about one device and its events, before it is known what the events mean. All readers of kernel events
/// end here, and `contacts(notes:)` goes on.
struct KernelRecording {
    var device = DeviceDescription()
    /// The line that describes the axis of a code.
    var axisLines: [Int: Int] = [:]
    var events: [KernelEvent] = []
    /// The number of the last line that is not empty, counted from 1.
    var lastLine = 1
    private var clock = RecordingClock()

    /// Takes an event at `time`, in nanoseconds of the file's own clock.
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
