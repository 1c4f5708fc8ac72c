internal import TouchInput

/// The meaning of a device's pressures and sizes.
///
/// A value counts only if the device declares its range: without it the value has no scale.
struct ContactScale {
    /// The force of the greatest pressure. In recordings of touchpads that report pressure, the median of a touching finger
    /// lies between a quarter and a third of the range (GlidePoint, DualPoint, Cypress: 0.25 … 0.36), and an average touch
    /// has force 1.
    static let maximumForce: CGFloat = 3

    private var pressure: DeviceDescription.Axis?
    private var singlePressure: DeviceDescription.Axis?
    /// The device units of the x axis for each unit of a contact's length.
    private var length: CGFloat?
    /// The greatest length that the device declares.
    private var longest = 0

    init(_ device: DeviceDescription) {
        pressure = device.axes[EventCode.contactPressure.code].flatMap { $0.range == nil ? nil : $0 }
        singlePressure = device.axes[EventCode.pressure.code].flatMap { $0.range == nil ? nil : $0 }
        guard let major = device.axes[EventCode.contactMajor.code], major.range != nil else { return }
        longest = major.maximum
        let x = device.axes[EventCode.contactX.code]?.resolution ?? 0
        // The kernel requires units of the surface; a resolution of its own indicates that a driver has others.
        length = major.resolution > 0 && x > 0 ? CGFloat(x) / CGFloat(major.resolution) : 1
    }

    /// Creates a scale for a device without declared ranges.
    init() {}

    /// Returns the details of a contact with these values; the radius is in units of the x axis.
    func details(of state: ContactState) -> ContactDetails {
        var details = ContactDetails()
        if let pressure { Self.set(state.pressure, on: pressure, in: &details) }
        if let length, longest > 0, let major = state.major, major > 0 {
            details.radius = CGFloat(min(major, longest)) * length / 2
        }
        return details
    }

    /// Returns the details of a single touch with this pressure.
    func details(pressure: Int?) -> ContactDetails {
        var details = ContactDetails()
        if let singlePressure { Self.set(pressure, on: singlePressure, in: &details) }
        return details
    }

    private static func set(
        _ value: Int?, on axis: DeviceDescription.Axis, in details: inout ContactDetails
    ) {
        details.maximumForce = maximumForce
        guard let value else { return }
        let share = (CGFloat(value) - CGFloat(axis.minimum)) / (CGFloat(axis.maximum) - CGFloat(axis.minimum))
        details.force = min(max(share, 0), 1) * maximumForce
    }
}
