import TouchInput

/// The contacts of the digitizer that become touches, those that are ignored to their end, and those that are errors of the host.
///
///     comes down   not finite        reported ┐
///                  no input wanted   traced   ├ ignored until it ends
///                  one too many      reported ┘ as are all that are down, which are cancelled
///                  otherwise         a touch, in a free slot
///     moves, ends  ignored           nothing
///                  otherwise unknown reported
struct ContactIntake {
    /// The maximum number of simultaneous contacts; one more cancels all of them.
    var maximumCount = GestureThresholds.maximumNumberOfContacts
    var taps = TapCounting()
    var refused = RefusedInputs<Int>()
    private var lastSerial = 0

    /// The consequence of a contact that comes down.
    enum Arrival {
        /// It becomes a touch, in this slot of the table.
        case touch(slot: Int)
        case notFinite
        /// The application takes no input, for this reason.
        case declined(String)
        case tooMany
    }

    /// Decides about a contact that comes down, none with its identifier being down.
    /// - Parameters:
    ///   - sample: The contact.
    ///   - table: The touches.
    ///   - refusal: The reason why the application takes no input, if it does not.
    mutating func begin(_ sample: ContactSample, in table: InputTable<UITouch>, refusal: String?) -> Arrival {
        refused.remove(sample.id)
        let arrival: Arrival
        if !sample.location.x.isFinite || !sample.location.y.isFinite {
            arrival = .notFinite
        } else if let refusal {
            arrival = .declined(refusal)
        } else if table.downCount < maximumCount, let slot = table.freeSlot {
            return .touch(slot: slot)
        } else {
            for touch in table.order where touch.isDown { refused.insert(touch.hostID) }
            arrival = .tooMany
        }
        refused.insert(sample.id)
        return arrival
    }

    /// Returns the cancellations of all contacts that are down, each of which is ignored from then on.
    mutating func cancellations(of table: InputTable<UITouch>) -> [ContactSample] {
        let samples = table.order.filter { $0.isDown }.map {
            ContactSample(id: $0.hostID, phase: .cancelled, location: .zero)
        }
        for sample in samples { refused.insert(sample.id) }
        return samples
    }

    /// Returns the number of a new touch; presses and pointers that do not touch are numbered with them.
    mutating func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }
}
