internal import TouchGeometry
internal import TouchInput

/// A recording as the kernel could have reported it: the device that is described, and its events.
struct WrittenRecording {
    var device: DeviceDescription
    var events: [WrittenEvent]

    init(_ recording: Recording) {
        let reports = recording.reports
        let samples = reports.lazy.flatMap(\.contacts)
        var pressure: ClosedRange<Int>?
        if samples.contains(where: { $0.details.force > 0 }) {
            let declared = [EventCode.contactPressure, .pressure].lazy
                .compactMap { recording.device.axes[$0.code]?.range?.clamped(to: Self.kernel) }
                .first { $0.lowerBound < $0.upperBound }
            // Steps of 0.001 where the recording does not say how finely its device measures.
            pressure = declared ?? 0...Int(ContactScale.maximumForce * 1000)
        }
        let longest = samples.map { max(EventScribe.whole($0.details.radius * 2), 1) }.max() ?? 1
        let hasRadii = samples.contains { $0.details.radius > 0 }
        var scribe = EventScribe(pressure: pressure, writesRadii: hasRadii)
        for report in reports { scribe.write(report) }
        events = scribe.events

        device = DeviceDescription(
            name: recording.deviceName, node: Self.node(recording.device.node),
            properties: recording.device.properties ?? .direct, keys: [EventCode.touch.code])
        let (x, y) = (recording.xAxis, recording.yAxis)
        device.axes[EventCode.slot.code] = .init(minimum: 0, maximum: max(scribe.highestSlot, 9))
        device.axes[EventCode.contactX.code] = .init(
            minimum: x.lowerBound, maximum: x.upperBound, resolution: recording.xResolution ?? 0)
        device.axes[EventCode.contactY.code] = .init(
            minimum: y.lowerBound, maximum: y.upperBound, resolution: recording.yResolution ?? 0)
        device.axes[EventCode.contactTool.code] = .init(minimum: 0, maximum: 2)
        device.axes[EventCode.trackingID.code] = .init(minimum: 0, maximum: 65535)
        if hasRadii {
            device.axes[EventCode.contactMajor.code] = .init(
                minimum: 0, maximum: max(EventScribe.whole(x.length), longest))
        }
        if let pressure {
            device.axes[EventCode.contactPressure.code] = .init(
                minimum: pressure.lowerBound, maximum: pressure.upperBound)
        }
    }

    /// The values that the kernel has room for.
    private static let kernel = Int(Int32.min)...Int(Int32.max)

    /// A path without anything that would end it on its line; one like the kernel's for what is none.
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

    /// On one line, and without what steers a terminal: people look at these files with `cat`.
    static func oneLine(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 }).printable
    }
}
