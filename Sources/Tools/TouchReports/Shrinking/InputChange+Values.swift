import TouchInput

extension InputChange {
    /// Returns the change that leaves out what samples report besides locations, and modifier keys and buttons; a place is a frame.
    static func withoutProperties(_ frames: [InputFrame]) -> InputChange {
        InputChange(at: frames.indices.filter { frames[$0].hasProperties }, of: frames) { $0[$1].removeProperties() }
    }

    /// Returns the change that lets contacts end where they were last.
    static func endingInPlace(_ frames: [InputFrame]) -> InputChange {
        InputChange(at: ContactEnd.all(in: frames).filter { $0.isElsewhere }, of: frames) { $1.move(in: &$0) }
    }

    /// Returns the change that rounds coordinates to multiples of a number of points. A contact that ends where it was last still does.
    static func roundingLocations(of frames: [InputFrame], to grid: CGFloat) -> InputChange {
        let ends = ContactEnd.all(in: frames).filter { $0.isInPlace }
        let bound = Set(ends.flatMap { [[$0.frame, 2 * $0.index], [$0.frame, 2 * $0.index + 1]] })
        var places: [(frame: Int, index: Int)] = []
        for (number, frame) in frames.enumerated() {
            for (index, value) in frame.coordinates.enumerated() {
                guard value == value, value.rounded(to: grid) != value, !bound.contains([number, index]) else {
                    continue
                }
                places.append((number, index))
            }
        }
        return InputChange(count: places.count) { chosen in
            var rounded = frames
            for place in chosen.map({ places[$0] }) {
                let value = frames[place.frame].coordinates[place.index]
                rounded[place.frame].coordinates[place.index] = value.rounded(to: grid)
            }
            let isBound = Set(ends.map { [$0.frame, $0.index] })
            for end in ContactEnd.all(in: rounded) where isBound.contains([end.frame, end.index]) {
                end.move(in: &rounded)
            }
            return rounded
        }
    }
}

/// The end of a contact that was down.
private struct ContactEnd {
    let frame: Int
    /// The index of the contact in the frame.
    let index: Int
    /// The last location before the end.
    let last: CGPoint
    /// The location of the end.
    let location: CGPoint

    /// A Boolean value that indicates whether the contact ends where it was last.
    var isInPlace: Bool { location == last }
    /// A Boolean value that indicates whether the contact ends somewhere else; `false` if it was at no location of numbers.
    var isElsewhere: Bool { location != last && last == last }

    /// Returns the ends in some frames.
    static func all(in frames: [InputFrame]) -> [ContactEnd] {
        var (ends, last): ([ContactEnd], [Int: CGPoint]) = ([], [:])
        for (number, frame) in frames.enumerated() {
            for (index, contact) in frame.contacts.enumerated() {
                switch contact.phase {
                case .began, .moved, .stationary: last[contact.id] = contact.location
                case .ended, .cancelled:
                    guard let location = last.removeValue(forKey: contact.id) else { continue }
                    ends.append(
                        ContactEnd(frame: number, index: index, last: location, location: contact.location))
                }
            }
        }
        return ends
    }

    /// Moves the end to the last location.
    func move(in frames: inout [InputFrame]) { frames[frame].contacts[index].location = last }
}

extension InputFrame {
    /// A Boolean value that indicates whether its contacts report more than locations, or modifier keys or buttons are down.
    fileprivate var hasProperties: Bool {
        contacts.contains { $0.details != ContactDetails() || $0.edges != nil }
            || earlier.contains { $0.details != ContactDetails() } || modifiers != [] || buttons != []
    }

    /// Leaves out what its contacts report besides locations, and modifier keys and buttons.
    fileprivate mutating func removeProperties() {
        for index in contacts.indices {
            contacts[index].details = ContactDetails()
            contacts[index].edges = nil
        }
        for index in earlier.indices { earlier[index].details = ContactDetails() }
        (modifiers, buttons) = ([], [])
    }
}

extension CGFloat {
    /// Returns the nearest multiple; the number itself if it is not a number, or too large for exact multiples.
    fileprivate func rounded(to grid: CGFloat) -> CGFloat {
        guard magnitude < 1e9 else { return self }
        // Without a negative zero, which is written differently.
        let rounded = (self / grid).rounded() * grid
        return rounded == 0 ? 0 : rounded
    }
}
