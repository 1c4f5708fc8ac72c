/// The kind of a device, if it is known.
@nonexhaustive public enum DeviceKind: String, Hashable, Sendable, CaseIterable {
    /// Fingers on a screen.
    case touchscreen
    /// Fingers beside a screen.
    case touchpad
    /// A pen on a screen.
    case penDisplay
    /// A pen beside a screen.
    case penTablet
    /// An unknown device; its contacts are taken for fingers on a screen.
    case unknown
}

extension DeviceDescription {
    /// The kind, by the properties and keys.
    public var kind: DeviceKind {
        let hasPen = keys.contains { (0x140...0x144).contains($0) }
        let hasFinger =
            keys.contains { [0x145, 0x148, 0x14d, 0x14e, 0x14f].contains($0) }
            || axes[EventCode.contactX.code] != nil
        if hasPen && !hasFinger { return properties?.contains(.direct) == true ? .penDisplay : .penTablet }
        guard let properties else { return .unknown }
        if properties.contains(.direct) { return .touchscreen }
        return properties.isPad ? .touchpad : .unknown
    }
}
