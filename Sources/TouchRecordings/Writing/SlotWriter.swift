internal import TouchGeometry
internal import TouchInput

/// Writes the events of frames, and remembers which contact is in which slot.
struct SlotWriter {
    private struct Slot {
        /// Nil while it is free.
        var contact: Int?
        var x = 0
        var y = 0
        /// ABS_MT_TOOL_TYPE; stays when the contact goes.
        var tool = 0
    }

    /// Device units in a point.
    let units: CGFloat
    private(set) var text = ""
    private var slots: [Slot] = []
    private var places: [Int: Int] = [:]
    private var current = 0
    private var nextID = 0
    private var time = ""

    init(units: CGFloat) {
        self.units = units
    }

    var highestSlot: Int { slots.count - 1 }

    mutating func write(_ frame: InputFrame) {
        time = Self.seconds(frame.instant)
        let before = text.utf8.count
        let wasTouched = !places.isEmpty
        for sample in frame.contacts {
            switch sample.phase {
            case .began, .moved: move(sample)
            case .stationary: break
            case .ended, .cancelled: end(sample)
            }
        }
        if wasTouched == places.isEmpty { event(.touch, places.isEmpty ? 0 : 1) }
        if text.utf8.count > before { event(.report, 0) }
    }

    /// The nearest whole number that the kernel's 32 bits can hold; 0 for what is not a number.
    static func whole(_ value: CGFloat) -> Int {
        value.isNaN ? 0 : Int(min(max(value, -2e9), 2e9).rounded())
    }

    private mutating func move(_ sample: ContactSample) {
        if sample.phase == .began || places[sample.id] == nil {
            begin(sample)
            return
        }
        guard let place = places[sample.id] else { return }
        let (x, y) = (Self.whole(sample.location.x * units), Self.whole(sample.location.y * units))
        let slot = slots[place]
        if x != slot.x || y != slot.y { select(place) }
        if x != slot.x { event(.contactX, x) }
        if y != slot.y { event(.contactY, y) }
        slots[place].x = x
        slots[place].y = y
    }

    private mutating func begin(_ sample: ContactSample) {
        // A contact that begins again without having ended takes its slot over.
        let place = places[sample.id] ?? slots.firstIndex { $0.contact == nil } ?? slots.count
        if place == slots.count { slots.append(Slot()) }
        places[sample.id] = place
        select(place)
        event(.trackingID, nextID)
        nextID = (nextID + 1) % 65536
        let tool = sample.tool == .pencil ? ContactState.pen : 0
        if slots[place].tool != tool { event(.contactTool, tool) }
        let (x, y) = (Self.whole(sample.location.x * units), Self.whole(sample.location.y * units))
        event(.contactX, x)
        event(.contactY, y)
        slots[place] = Slot(contact: sample.id, x: x, y: y, tool: tool)
    }

    private mutating func end(_ sample: ContactSample) {
        guard let place = places[sample.id] else { return }
        move(sample)
        select(place)
        if sample.phase == .cancelled {
            event(.contactTool, ContactState.palm)
            slots[place].tool = ContactState.palm
        }
        event(.trackingID, -1)
        slots[place].contact = nil
        places[sample.id] = nil
    }

    private mutating func select(_ place: Int) {
        if place != current { event(.slot, place) }
        current = place
    }

    private mutating func event(_ code: EventCode, _ value: Int) {
        text += "E: \(time) \(code.description) \(value)\n"
    }

    /// Seconds with six decimals, rounded to the microsecond; what is before zero counts as zero.
    private static func seconds(_ instant: Instant) -> String {
        let microseconds = max(instant.nanoseconds, 0) / 1000 + (max(instant.nanoseconds, 0) % 1000 >= 500 ? 1 : 0)
        let fraction = String(microseconds % 1_000_000)
        return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - fraction.count) + fraction
    }
}
