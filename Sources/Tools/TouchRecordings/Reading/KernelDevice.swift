/// The description of a device in a file. Its events are not kept: each is passed on when it has been read.
struct KernelDevice {
    /// The number of the device among those that the file names, counted from 0.
    let number: Int
    var description = DeviceDescription()
    /// The line that describes the axis of a code.
    var axisLines: [Int: Int] = [:]
    /// The number of the last line that is not empty, counted from 1.
    var lastLine = 1
    /// A Boolean value that indicates whether there is any event.
    private(set) var hasEvents = false
    private var clock = RecordingClock()

    init(number: Int = 0) { self.number = number }

    /// Makes an event at `time`, in nanoseconds of the file's own clock.
    mutating func event(_ code: EventCode, value: Int, time: Int64, line: Int, notes: inout NoteBook) -> KernelEvent {
        hasEvents = true
        return KernelEvent(
            instant: clock.instant(of: time, line: line, notes: &notes), code: code, value: value, line: line)
    }

    mutating func setAxis(_ code: Int, _ axis: DeviceDescription.Axis, line: Int) {
        description.axes[code] = axis
        axisLines[code] = line
    }
}
