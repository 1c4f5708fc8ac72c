/// A conversion that adds samples of resting fingers: a contact that is down and for which nothing was reported for a display frame
/// gets a sample at the same place, and one more after the next frame.
///
///     reports      b   m m m              m      e       | every bar a display frame
///     samples      b   m m m     r   r    m      e       r an added one
///
/// Kernels and browsers leave out reports of a finger that does not move. The velocity of a pan is that of the last movements,
/// so without these samples a finger that stops, rests and is lifted would fling. Two are enough: after them the velocity is
/// zero, and nothing more is added until there is a report. They have the phase `stationary`, at their own time: velocities take them,
/// and nothing else does (M-18).
///
/// A device that reports less often than a display shows frames is silent between two reports while a finger moves. So a
/// contact counts as silent only when two of the device's usual reports are missing, or more if they do not fill a display
/// frame. The rate of reports is tracked as they arrive. An added sample lies in the middle between two possible reports:
/// a finger that moves on right after it has not jumped in no time.
///
/// It reads no clock: the added samples are a function of the frames and of the time that is passed in, the same for live
/// input and for a recording.
///
///     var rests = RestingContacts()
///     host.feed(rests.take(frame))                    // for each frame
///     host.feed(rests.advance(to: now))               // at rests.wakeInstant, without a frame until then
public struct RestingContacts: Hashable, Sendable {
    /// The default interval in seconds: the frame of a display of 60 Hz.
    public static let usualInterval = 1.0 / 60

    private struct Contact: Hashable {
        /// The sample that is added.
        var sample: ContactSample
        /// The time of its last report.
        var reported: Instant
        /// The number of its last sample, reported or added.
        var serial: Int
        /// The number of samples that were added since its last report.
        var rests: Int
    }

    /// A sample after which the contact may be silent.
    private struct Silence: Hashable {
        var contact: Int
        var serial: Int
        var since: Instant
    }

    /// The number of samples after which the velocity of a pan is zero: it comes from two differences (M-01).
    private static let most = 2
    /// The longest interval of a digitizer while a finger moves, in nanoseconds (the slowest recorded one reports every 25 ms); longer
    /// pauses are those of the finger.
    private static let longestReport: Int64 = 40_000_000

    /// The unit of the times that are added to those of reports, in nanoseconds: that of browsers, and of short links.
    private static let grain: Int64 = 100_000

    /// The display's interval in nanoseconds.
    private let interval: Int64
    /// The recent interval between two reports of the device in nanoseconds; 0 before there were two.
    private var usualReport: Int64 = 0
    private var contacts: [Int: Contact] = [:]
    /// The silences in order of time; those before `first` are over.
    private var silences: [Silence] = []
    private var first = 0
    private var serial = 0
    private var now: Instant?
    private var modifiers: KeyModifiers = []
    private var buttons: PointerButtons = []

    /// Creates the value before any input.
    /// - Parameter interval: The display's interval in seconds. NaN, or less than a millisecond, counts as a millisecond, and
    ///   more than an hour as an hour.
    public init(interval: Double = usualInterval) {
        self.interval = max(Instant(seconds: min(interval, 3600)).nanoseconds, 1_000_000)
    }

    /// Returns the frame, preceded by samples of contacts that were silent until then. Frames must be in order of time.
    public mutating func take(_ frame: InputFrame) -> [InputFrame] {
        var frames = advance(to: frame.instant)
        follow(frame)
        frames.append(frame)
        return frames
    }

    /// Notes a frame that is passed on after the samples that `advance(to:)` has returned for its instant, as `take(_:)` does.
    public mutating func follow(_ frame: InputFrame) {
        measure(frame)
        for sample in frame.contacts {
            switch sample.phase {
            case .began: keep(sample, at: frame.instant)
            // A contact that moves without being down is not followed.
            case .moved: if contacts[sample.id] != nil { keep(sample, at: frame.instant) }
            case .stationary:
                // Input that has samples of rests already gets no others.
                guard let contact = contacts[sample.id] else { break }
                store(contact, rests: contact.rests + 1, at: frame.instant)
            case .ended, .cancelled: contacts[sample.id] = nil
            }
        }
        now = max(frame.instant, now ?? frame.instant)
        (modifiers, buttons) = (frame.modifiers, frame.buttons)
    }

    /// The instant at which `advance(to:)` returns samples if there is no frame until then; `nil` if nothing is to be added.
    public var wakeInstant: Instant? { nextInstant?.later(by: Self.grain) }

    /// The instant of the next sample if there is no frame until then; `nil` if nothing is to be added.
    package var nextInstant: Instant? {
        for silence in silences[first...] {
            guard let contact = contact(of: silence) else { continue }
            return silence.since.later(by: patience(contact))
        }
        return nil
    }

    /// Returns the samples of contacts that were silent before `instant`; a later frame may still have that time.
    public mutating func advance(to instant: Instant) -> [InputFrame] {
        var frames: [InputFrame] = []
        while first < silences.count {
            let silence = silences[first]
            if let contact = contact(of: silence) {
                let due = silence.since.later(by: patience(contact))
                guard due < instant else { break }
                rest(contact, at: max(due, now ?? due), in: &frames)
            }
            first += 1
        }
        if first * 2 > silences.count {
            silences.removeFirst(first)
            first = 0
        }
        return frames
    }

    /// Returns the contact that has been silent since; `nil` if it has not.
    private func contact(of silence: Silence) -> Contact? {
        contacts[silence.contact].flatMap { $0.serial == silence.serial ? $0 : nil }
    }

    /// Returns the time after its last sample, reported or added, after which a contact is silent, in nanoseconds.
    private func patience(_ contact: Contact) -> Int64 {
        guard usualReport > 0 else { return Self.grained(interval) }
        let frame = max(2, (interval + usualReport - 1) / usualReport) * usualReport
        return Self.grained(contact.rests == 0 ? frame + usualReport / 2 : frame)
    }

    private static func grained(_ nanoseconds: Int64) -> Int64 { (nanoseconds + grain - 1) / grain * grain }

    private mutating func rest(_ contact: Contact, at instant: Instant, in frames: inout [InputFrame]) {
        now = instant
        if frames.last?.instant == instant {
            frames[frames.count - 1].contacts.append(contact.sample)
        } else {
            frames.append(InputFrame(at: instant, [contact.sample], modifiers: modifiers, buttons: buttons))
        }
        store(contact, rests: contact.rests + 1, at: instant)
    }

    private mutating func keep(_ sample: ContactSample, at instant: Instant) {
        var sample = sample
        sample.phase = .stationary
        // An added sample was not measured, so no better values will follow.
        sample.details.estimation = ContactDetails.Estimation()
        store(Contact(sample: sample, reported: instant, serial: 0, rests: 0), rests: 0, at: instant)
    }

    private mutating func store(_ contact: Contact, rests: Int, at instant: Instant) {
        serial += 1
        var contact = contact
        (contact.serial, contact.rests) = (serial, rests)
        contacts[contact.sample.id] = contact
        guard rests < Self.most else { return }
        silences.append(Silence(contact: contact.sample.id, serial: serial, since: instant))
    }

    /// Updates the usual interval of reports: by a quarter of each difference.
    private mutating func measure(_ frame: InputFrame) {
        guard let moved = frame.contacts.first(where: { $0.phase == .moved && contacts[$0.id] != nil }),
            let before = contacts[moved.id]?.reported
        else { return }
        let gap = frame.instant.nanoseconds.subtractingReportingOverflow(before.nanoseconds)
        guard !gap.overflow, gap.partialValue > 0, gap.partialValue <= Self.longestReport else { return }
        usualReport = usualReport == 0 ? gap.partialValue : usualReport + (gap.partialValue - usualReport) / 4
    }
}

extension Instant {
    /// Returns the instant so many nanoseconds later, limited to the last possible instant.
    fileprivate func later(by nanoseconds: Int64) -> Instant {
        let (sum, overflow) = self.nanoseconds.addingReportingOverflow(nanoseconds)
        return Instant(nanoseconds: overflow ? .max : sum)
    }
}
