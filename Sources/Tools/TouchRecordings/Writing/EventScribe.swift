internal import TouchInput

/// A writer of frames as events of multi-touch protocol B, which keeps track of the contacts in slots.
struct EventScribe {
    private struct Slot {
        /// The contact; `nil` while the slot is free.
        var contact: Int?
        /// The values last written; they stay when the contact ends.
        var values: [EventCode: Int] = [:]
    }

    /// The axis on which force is written, of the kernel's 32 bits; `nil` if none is.
    let pressure: ClosedRange<Int>?
    /// A Boolean value that indicates whether radii are written.
    let writesRadii: Bool
    /// The events that were not taken yet.
    private var events: [WrittenEvent] = []
    private var hasBegun = false
    private var slots: [Slot] = []
    private var places: [Int: Int] = [:]
    private var current = 0
    private var nextID = 0
    private var now: Int64 = 0

    init(pressure: ClosedRange<Int>?, writesRadii: Bool) {
        self.pressure = pressure
        self.writesRadii = writesRadii
    }

    var highestSlot: Int { slots.count - 1 }

    /// Returns and removes the events since the last call.
    mutating func takeEvents() -> [WrittenEvent] {
        defer { events.removeAll(keepingCapacity: true) }
        return events
    }

    /// Writes a frame in device units.
    mutating func write(_ frame: InputFrame) {
        // Rounded to the microsecond; a time before zero counts as zero.
        let nanoseconds = max(frame.instant.nanoseconds, 0)
        now = nanoseconds / 1000 + (nanoseconds % 1000 >= 500 ? 1 : 0)
        let before = events.count
        let wasTouched = !places.isEmpty
        for sample in frame.contacts {
            switch sample.phase {
            case .began, .moved: move(sample)
            case .stationary: break
            case .ended, .cancelled: end(sample)
            }
        }
        if wasTouched == places.isEmpty { add(.touch, places.isEmpty ? 0 : 1) }
        if events.count > before { add(.report, 0) }
    }

    /// Returns the nearest whole number in the kernel's 32 bits; 0 for NaN.
    static func whole(_ value: CGFloat) -> Int {
        value.isNaN ? 0 : Int(min(max(value, CGFloat(Int32.min)), CGFloat(Int32.max)).rounded())
    }

    private mutating func move(_ sample: ContactSample) {
        guard sample.phase != .began, let place = places[sample.id] else {
            begin(sample)
            return
        }
        set(place, values(of: sample, in: place))
    }

    private mutating func begin(_ sample: ContactSample) {
        // A contact that begins again without having ended takes over its slot.
        let place = places[sample.id] ?? slots.firstIndex { $0.contact == nil } ?? slots.count
        if place == slots.count { slots.append(Slot()) }
        places[sample.id] = place
        slots[place].contact = sample.id
        select(place)
        add(.trackingID, nextID)
        nextID = (nextID + 1) % 65536
        // The position where it comes down is always written.
        slots[place].values[.contactX] = nil
        slots[place].values[.contactY] = nil
        let tool = sample.tool == .pencil ? ContactState.pen : 0
        if slots[place].values[.contactTool] ?? 0 != tool { set(place, [(.contactTool, tool)]) }
        set(place, values(of: sample, in: place))
    }

    private mutating func end(_ sample: ContactSample) {
        guard let place = places[sample.id] else { return }
        move(sample)
        select(place)
        if sample.phase == .cancelled { set(place, [(.contactTool, ContactState.palm)]) }
        add(.trackingID, -1)
        slots[place].contact = nil
        places[sample.id] = nil
    }

    private func values(of sample: ContactSample, in place: Int) -> [(EventCode, Int)] {
        var values = [
            (EventCode.contactX, Self.whole(sample.location.x)), (.contactY, Self.whole(sample.location.y)),
        ]
        let known = slots[place].values
        // Zero would mean that it hovers.
        if writesRadii, sample.details.radius > 0 {
            values.append((.contactMajor, max(Self.whole(sample.details.radius * 2), 1)))
        } else if known[.contactMajor] != nil {
            values.append((.contactMajor, Self.nothing))
        }
        if let pressure, sample.details.force > 0 {
            let share = min(sample.details.force / ContactScale.maximumForce, 1)
            let span = CGFloat(pressure.upperBound - pressure.lowerBound)
            let value = pressure.lowerBound + Int((share * span).rounded())
            values.append((.contactPressure, value == 0 ? 1 : value))
        } else if let pressure, known[.contactPressure] != nil {
            values.append((.contactPressure, pressure.lowerBound == 0 ? Self.nothing : pressure.lowerBound))
        }
        return values
    }

    /// The value for an unknown length or pressure if the slot has another one: it lies below the axis, and readers take it for
    /// none. Zero would mean that the contact hovers.
    private static let nothing = -1

    private mutating func set(_ place: Int, _ values: [(EventCode, Int)]) {
        for (code, value) in values where slots[place].values[code] != value {
            select(place)
            add(code, value)
            slots[place].values[code] = value
        }
    }

    private mutating func select(_ place: Int) {
        if place != current { add(.slot, place) }
        current = place
    }

    private mutating func add(_ code: EventCode, _ value: Int) {
        // Readers count time from the first event: an empty report marks the zero point.
        if !hasBegun && now > 0 { events.append(WrittenEvent(microseconds: 0, code: .report, value: 0)) }
        hasBegun = true
        events.append(WrittenEvent(microseconds: now, code: code, value: value))
    }
}

/// A kernel event that is to be written.
struct WrittenEvent {
    /// The time since the zero point in microseconds, not negative.
    var microseconds: Int64
    var code: EventCode
    var value: Int

    var seconds: Int64 { microseconds / 1_000_000 }

    /// The microseconds beside the seconds, six digits.
    var fraction: String { Self.padded(String(microseconds % 1_000_000), to: 6, with: "0") }

    static func padded(_ text: String, to count: Int, with character: Character = " ") -> String {
        String(repeating: character, count: max(0, count - text.count)) + text
    }
}
