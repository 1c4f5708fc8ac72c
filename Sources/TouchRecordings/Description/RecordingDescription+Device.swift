extension RecordingDescription {
    /// Describes an input device of this machine, except for what depends on its axes.
    public init(_ device: DeviceDescription) {
        var entries: [Entry] = []
        if let name = device.name { entries.append(Entry("device", .text(name))) }
        if let node = device.node { entries.append(Entry("node", .text(node))) }
        entries.append(Entry("kind", .text(device.kind.rawValue)))
        if let contacts = EventLanguage(of: device)?.contactProtocol {
            entries.append(Entry("protocol", .text(contacts.rawValue)))
        }
        self.init(entries)
    }
}
