public import TouchInput

/// Adds samples of fingers that rest: a contact that is down and of which nothing was reported for a display frame gets one
/// at the same place, and one more after the next.
///
///     reports      b   m m m              m      e       | every bar a display frame
///     samples      b   m m m     r   r    m      e       r one that was added
///
/// Kernels and browsers leave out reports of a finger that does not move. The velocity of a pan is that of the last movements,
/// so without these samples a finger that stops, rests and is lifted would fling. Two are enough: after them the velocity is
/// zero, and nothing more is added until something is reported. They are movements by nothing, at their own time.
///
/// A device that reports less often than a display shows frames is silent between two reports while a finger moves. So a
/// contact counts as silent only when two of the device's usual reports were left out, or more where they do not fill a display
/// frame. How often it reports is followed as the reports come. What is added lies in the middle between two possible reports:
/// a finger that moves on right after it has not jumped in no time.
///
/// It knows no clock: what it adds is a function of the frames and of the time that it is given, the same for input that comes
/// live and for a recording.
///
///     var rests = RestingContacts()
///     host.feed(rests.take(frame))                    // whenever a frame comes
///     host.feed(rests.advance(to: now))               // when time passed and none came
public struct RestingContacts: Hashable, Sendable {
    /// Seconds: the frame of a display of 60 Hz, which is taken unless told.
    public static let usualInterval = 1.0 / 60

    private struct Contact: Hashable {
        /// What is added.
        var sample: ContactSample
        /// When something was reported of it.
        var reported: Instant
        /// Which sample was its last one, reported or added.
        var serial: Int
        /// How many were added since something was reported.
        var rests: Int
    }

    /// A sample after which the contact may be silent.
    private struct Silence: Hashable {
        var contact: Int
        var serial: Int
        var since: Instant
    }

    /// After so many samples the velocity of a pan is zero: it comes from two differences (M-01).
    private static let most = 2
    /// Nanoseconds. Digitizers report more often than this while a finger moves (the slowest recorded one every 25 ms); longer
    /// pauses are those of the finger.
    private static let longestReport: Int64 = 40_000_000

    /// Nanoseconds.
    private let interval: Int64
    /// Nanoseconds between two reports of the device, as usual lately; 0 before there were two.
    private var usualReport: Int64 = 0
    private var contacts: [Int: Contact] = [:]
    /// In order of time; those before `first` are over.
    private var silences: [Silence] = []
    private var first = 0
    private var serial = 0
    private var now: Instant?
    private var modifiers: KeyModifiers = []
    private var buttons: PointerButtons = []

    /// Creates the value before any input.
    /// - Parameter interval: Seconds of a display frame. What is no number or less than a millisecond is taken as one, and
    ///   more than an hour as that.
    public init(interval: Double = usualInterval) {
        self.interval = max(Instant(seconds: min(interval, 3600)).nanoseconds, 1_000_000)
    }

    /// The frame, and before it samples of contacts that were silent until then. Frames come in order of time.
    public mutating func take(_ frame: InputFrame) -> [InputFrame] {
        var frames = advance(to: frame.instant)
        measure(frame)
        for sample in frame.contacts {
            switch sample.phase {
            case .began: keep(sample, at: frame.instant)
            // What moves without being down is not followed.
            case .moved, .stationary: if contacts[sample.id] != nil { keep(sample, at: frame.instant) }
            case .ended, .cancelled: contacts[sample.id] = nil
            }
        }
        now = max(frame.instant, now ?? frame.instant)
        (modifiers, buttons) = (frame.modifiers, frame.buttons)
        frames.append(frame)
        return frames
    }

    /// The samples of contacts that were silent before `instant`; a later frame may still have that time.
    public mutating func advance(to instant: Instant) -> [InputFrame] {
        var frames: [InputFrame] = []
        while first < silences.count {
            let silence = silences[first]
            if let contact = contacts[silence.contact], contact.serial == silence.serial {
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

    /// Nanoseconds after its last sample, reported or added, after which a contact is silent.
    private func patience(_ contact: Contact) -> Int64 {
        guard usualReport > 0 else { return interval }
        let frame = max(2, (interval + usualReport - 1) / usualReport) * usualReport
        return contact.rests == 0 ? frame + usualReport / 2 : frame
    }

    private mutating func rest(_ contact: Contact, at instant: Instant, in frames: inout [InputFrame]) {
        now = instant
        if frames.last?.instant == instant {
            frames[frames.count - 1].contacts.append(contact.sample)
        } else {
            frames.append(InputFrame(at: instant, [contact.sample], modifiers: modifiers, buttons: buttons))
        }
        var contact = contact
        contact.rests += 1
        store(contact, at: instant)
    }

    private mutating func keep(_ sample: ContactSample, at instant: Instant) {
        var sample = sample
        sample.phase = .moved
        // No better values are to come for what was not measured.
        sample.details.estimation = ContactDetails.Estimation()
        store(Contact(sample: sample, reported: instant, serial: 0, rests: 0), at: instant)
    }

    private mutating func store(_ contact: Contact, at instant: Instant) {
        serial += 1
        contacts[contact.sample.id] = contact
        contacts[contact.sample.id]?.serial = serial
        guard contact.rests < Self.most else { return }
        silences.append(Silence(contact: contact.sample.id, serial: serial, since: instant))
    }

    /// Follows how often the device reports: a quarter of each difference at a time.
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
    /// So many nanoseconds later; the last instant there is where that would be beyond it.
    fileprivate func later(by nanoseconds: Int64) -> Instant {
        let (sum, overflow) = self.nanoseconds.addingReportingOverflow(nanoseconds)
        return Instant(nanoseconds: overflow ? .max : sum)
    }
}
