extension RecordingDescription {
    /// Describes an accelerometer of this machine.
    public init(_ accelerometer: IIODevice) {
        var entries: [Entry] = []
        if let name = accelerometer.name { entries.append(Entry("device", .text(name))) }
        entries.append(Entry("node", .text(accelerometer.path)))
        entries.append(Entry("kind", .text("accelerometer")))
        if let label = accelerometer.label { entries.append(Entry("label", .text(label))) }
        if let rate = accelerometer.rate {
            entries.append(Entry("reports.per.second", .number((rate * 10).rounded() / 10)))
        }
        self.init(entries)
    }
}
