internal import TouchInput

/// A recording as the kernel could have reported it: the description of the device, and its events, which are not kept in memory.
struct WrittenRecording {
    var device: DeviceDescription
    private let stream: RecordingStream
    private let pressure: ClosedRange<Int>?
    private let writesRadii: Bool

    /// Creates the recording.
    ///
    /// - Parameter survey: The survey of the stream.
    init(_ stream: RecordingStream, _ survey: WritingSurvey) {
        let recording = stream.recording
        self.stream = stream
        writesRadii = survey.hasRadii
        var pressure: ClosedRange<Int>?
        if survey.hasForce {
            let declared = [EventCode.contactPressure, .pressure].lazy
                .compactMap { recording.device.axes[$0.code]?.range?.clamped(to: Self.kernel) }
                .first { $0.lowerBound < $0.upperBound }
            // Steps of 0.001 if the recording does not contain the precision of its device.
            pressure = declared ?? 0...Int(ContactScale.maximumForce * 1000)
        }
        self.pressure = pressure

        device = DeviceDescription(
            name: recording.deviceName, node: Self.node(recording.device.node),
            properties: recording.device.properties ?? .direct, keys: [EventCode.touch.code])
        let (x, y) = (recording.xAxis, recording.yAxis)
        device.axes[EventCode.slot.code] = .init(minimum: 0, maximum: max(survey.highestSlot, 9))
        device.axes[EventCode.contactX.code] = .init(
            minimum: x.lowerBound, maximum: x.upperBound, resolution: recording.xResolution ?? 0)
        device.axes[EventCode.contactY.code] = .init(
            minimum: y.lowerBound, maximum: y.upperBound, resolution: recording.yResolution ?? 0)
        device.axes[EventCode.contactTool.code] = .init(minimum: 0, maximum: 2)
        device.axes[EventCode.trackingID.code] = .init(minimum: 0, maximum: 65535)
        if writesRadii {
            device.axes[EventCode.contactMajor.code] = .init(
                minimum: 0, maximum: max(EventScribe.whole(x.length), survey.longest))
        }
        if let pressure {
            device.axes[EventCode.contactPressure.code] = .init(
                minimum: pressure.lowerBound, maximum: pressure.upperBound)
        }
    }

    /// Calls a closure for each event, without keeping any.
    func forEachEvent(_ body: (WrittenEvent) -> Void) {
        var scribe = EventScribe(pressure: pressure, writesRadii: writesRadii)
        stream.forEachReport { report in
            scribe.write(report)
            scribe.takeEvents().forEach(body)
        }
    }

    /// The range of the kernel's values.
    private static let kernel = Int(Int32.min)...Int(Int32.max)

    /// Returns a path without anything that would end it on its line; one like the kernel's if there is none.
    private static func node(_ path: String?) -> String {
        guard let path, path.hasPrefix("/"),
            path.utf8.allSatisfy({ (0x21...0x7e).contains($0) && !":#".utf8.contains($0) })
        else { return "/dev/input/event0" }
        return path
    }

    /// The axes in the order of their codes.
    var axes: [(code: Int, axis: DeviceDescription.Axis)] {
        device.axes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Returns text on one line, without characters that control a terminal: users print these files with `cat`.
    static func oneLine(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 }).printable
    }
}
