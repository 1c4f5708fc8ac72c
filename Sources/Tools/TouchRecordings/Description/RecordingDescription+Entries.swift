internal import TouchInput

extension RecordingDescription {
    static func device(_ recording: Recording) -> [Entry] {
        var entries = [Entry("file", .text(recording.source))]
        if let format = recording.format { entries.append(Entry("format", .text(format.name))) }
        if let name = recording.device.name { entries.append(Entry("device", .text(name))) }
        if let node = recording.device.node { entries.append(Entry("node", .text(node))) }
        entries.append(Entry("kind", .text(recording.device.kind.rawValue)))
        if let contacts = recording.contactProtocol { entries.append(Entry("protocol", .text(contacts.rawValue))) }
        return entries
    }

    static func axes(_ recording: Recording) -> [Entry] {
        let axis = { (name: String, range: ClosedRange<Int>, resolution: Int?) in
            [
                Entry("axis.\(name).minimum", .whole(range.lowerBound)),
                Entry("axis.\(name).maximum", .whole(range.upperBound)),
            ] + (resolution.map { [Entry("axis.\(name).resolution", .whole($0))] } ?? [])
        }
        var entries =
            axis("x", recording.xAxis, recording.xResolution) + axis("y", recording.yAxis, recording.yResolution)
        if let size = recording.physicalSize {
            entries.append(Entry("size.width.mm", .number(rounded(size.width, 10))))
            entries.append(Entry("size.height.mm", .number(rounded(size.height, 10))))
        }
        if let slots = recording.device.slots {
            entries.append(Entry("slots", .whole(EventScribe.whole(slots.length) + 1)))
        }
        let others: [(String, [EventCode])] = [
            ("pressure", [.contactPressure, .pressure]), ("major", [.contactMajor]),
            ("distance", [.contactDistance, EventCode(type: 3, code: 0x19)]),
            ("orientation", [EventCode(type: 3, code: 0x34)]), ("tilt", [EventCode(type: 3, code: 0x1a)]),
        ]
        for (name, codes) in others {
            guard let found = codes.lazy.compactMap({ recording.device.axes[$0.code] }).first else { continue }
            entries.append(Entry("axis.\(name).minimum", .whole(found.minimum)))
            entries.append(Entry("axis.\(name).maximum", .whole(found.maximum)))
            if found.resolution != 0 { entries.append(Entry("axis.\(name).resolution", .whole(found.resolution))) }
        }
        return entries
    }

    static func contacts(_ recording: Recording) -> [Entry] {
        var entries = [
            Entry("frames", .whole(recording.frames.count)), Entry("contacts", .whole(recording.contactCount)),
            Entry("most.at.once", .whole(recording.maximumSimultaneousContacts)),
            Entry("duration.s", .number(rounded(recording.duration, 1e6))),
        ]
        if let rate = recording.reportRate { entries.append(Entry("reports.per.second", .number(rounded(rate, 10)))) }
        return entries
    }

    private static func rounded(_ value: CGFloat, _ parts: Double) -> Double {
        (Double(value) * parts).rounded() / parts
    }
}
