import TouchInput

/// A change that makes input smaller, at as many of its places as possible.
struct InputChange {
    /// A function that makes the change for some frames.
    typealias Maker = @Sendable (_ frames: [InputFrame]) -> InputChange

    /// The number of places at which the input can be changed.
    let count: Int
    /// Returns the input with the change at these places, which are in order.
    let frames: (_ places: [Int]) -> [InputFrame]

    /// Creates the change of some places of frames.
    /// - Parameters:
    ///   - places: The places.
    ///   - frames: The frames.
    ///   - change: Makes the change at one place.
    init<Place>(
        at places: [Place], of frames: [InputFrame], _ change: @escaping (inout [InputFrame], Place) -> Void
    ) {
        count = places.count
        self.frames = { chosen in
            var changed = frames
            for index in chosen { change(&changed, places[index]) }
            return changed
        }
    }

    /// Creates a change with a closure that makes it at all places at once.
    init(count: Int, _ frames: @escaping ([Int]) -> [InputFrame]) {
        (self.count, self.frames) = (count, frames)
    }

    /// All changes, each for the frames of the moment, in the order in which they are tried.
    static let all: [Maker] = {
        var makers: [Maker] = [
            withoutDisplay, { leavingOut($0) { $0.strokes } }, endingInPlace, { leavingOut($0) { $0.removable } },
            withoutProperties,
        ]
        for grid: CGFloat in [100, 10, 1] { makers.append { roundingLocations(of: $0, to: grid) } }
        for length in InputWaits.lengths { makers.append { InputWaits.shortening($0, to: length) } }
        for unit in InputWaits.units { makers.append { InputWaits.rounding($0, to: unit) } }
        makers.append(ContactNumbers.renumbering)
        return makers
    }()

    /// Returns the change that leaves out all frames of the display, its one place: a host then shows its own.
    private static func withoutDisplay(_ frames: [InputFrame]) -> InputChange {
        let parts = InputParts(frames)
        let list = parts.displayFrames
        return InputChange(count: min(1, list.count)) { parts.frames(without: $0.isEmpty ? [] : list) }
    }

    /// Returns the change that leaves parts out.
    private static func leavingOut(_ frames: [InputFrame], _ kind: (InputParts) -> [Int]) -> InputChange {
        let parts = InputParts(frames)
        let list = kind(parts)
        return InputChange(count: list.count) { chosen in parts.frames(without: chosen.map { list[$0] }) }
    }
}
