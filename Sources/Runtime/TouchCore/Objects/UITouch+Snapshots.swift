import TouchInput
import TouchKinematics

// Copies of a touch at other times: coalesced, predicted, and updated ones.

extension UITouch {
    /// Returns a touch that shows other values and is in no table.
    func snapshot(_ sample: Sample) -> UITouch {
        let copy = UITouch(serial: serial, slot: slot, hostID: hostID, type: type, sample: sample)
        (copy.window, copy.view, copy.hitView) = (window, view, hitView)
        (copy.beganSample, copy.flaggedEdges) = (beganSample, flaggedEdges)
        return copy
    }

    /// Gives other values to a copy that the app has let go of. Its window, its hit view and the edges are those of the touch.
    func renew(_ copy: UITouch, _ sample: Sample) {
        (copy.sample, copy.beganSample) = (sample, beganSample)
        if copy.view !== view { copy.view = view }
    }

    /// Releases the copies that wait for the next event.
    func dropCopies() {
        if copies != nil { copies = nil }
    }

    private var madeCopies: TouchCopies {
        if let copies { return copies }
        let made = TouchCopies()
        copies = made
        return made
    }

    /// Corrects values that have not been shown to the view yet, so that it receives the best known ones.
    func correctWithheld(_ better: Sample) {
        let index = better.details.estimation.index
        if beganSample.details.estimation.index == index { beganSample = better }
        if endedSample?.details.estimation.index == index { endedSample = better }
    }

    /// Returns every reading since the previous event, oldest first, and the present one. A call that was withheld shows values
    /// of an earlier event: then there is only this one.
    func coalesced() -> [UITouch] {
        // What hovers changes its view and window, which a copy that waits would retain.
        guard hitView != nil else { return [snapshot(sample)] }
        let copies = madeCopies
        copies.coalesced.removeAll()
        guard sample.instant == earlierInstant, let first = earlier.first, sample.phase != .stationary,
            (sample.phase == .began) == (first.phase == .began)  // a beginning has only its own readings (B-406)
        else {
            copies.coalesced.append(sample, of: self)
            return copies.coalesced.list()
        }
        // At its beginning it has no previous location.
        var previous = sample.phase == .began ? (first.location, first.preciseLocation) : sample.placesBefore
        for index in 0...earlier.count {
            var reading = index < earlier.count ? earlier[index] : sample
            reading.phase = sample.phase
            reading.tapCount = sample.tapCount
            reading.placesBefore = previous
            copies.coalesced.append(reading, of: self)
            previous = (reading.location, reading.preciseLocation)
        }
        return copies.coalesced.list()
    }

    /// Returns the predicted touches until about the next event, one for each reading of the latest event: none if the touch has
    /// ended, rests, has only begun, or is shown late.
    func predicted() -> [UITouch] {
        guard isDown, sample.phase == .began || sample.phase == .moved else { return [] }
        guard sample.instant == window?.dispatcher?.now else { return [] }
        let frame = min(max(interval, GestureThresholds.shortestFrame), GestureThresholds.longestFrame)
        let count = sample.instant == earlierInstant ? earlier.count + 1 : 1
        let copies = madeCopies
        copies.predicted.removeAll()
        var previous = sample
        for index in 1...count {
            let ahead = frame * Double(index) / Double(count)
            guard let place = predictor.location(after: ahead) else { return [] }
            var reading = sample
            reading.instant = sample.instant.advanced(by: ahead)
            reading.phase = .moved
            (reading.location, reading.preciseLocation) = (place, place)
            reading.placesBefore = (previous.location, previous.preciseLocation)
            reading.details.estimation = ContactDetails.Estimation()
            reading.details.estimation.estimated = [.force, .azimuth, .altitude, .location, .roll]
            copies.predicted.append(reading, of: self)
            previous = reading
        }
        return copies.predicted.list()
    }
}

extension UITouch.Sample {
    /// The previous location, and the same at the device's full precision.
    var places: (location: CGPoint, preciseLocation: CGPoint) {
        get { (location, preciseLocation) }
        set { (location, preciseLocation) = (newValue.location, newValue.preciseLocation) }
    }

    var placesBefore: (location: CGPoint, preciseLocation: CGPoint) {
        get { (previousLocation, previousPreciseLocation) }
        set { (previousLocation, previousPreciseLocation) = (newValue.location, newValue.preciseLocation) }
    }
}

/// The copies of a touch that its events returned last, kept for the next event; made when an app asks for them.
final class TouchCopies {
    var coalesced = TouchCopyList()
    var predicted = TouchCopyList()
}

/// Copies of a touch that an event returned last. Those that the app has let go of are used again, so that reading coalesced or predicted
/// touches allocates nothing while a finger moves.
///
/// A copy that is kept, by itself or in the list, stays as it is, and another one takes its place.
struct TouchCopyList {
    private var copies: [UITouch] = []
    private var count = 0
    /// Copies for an event with more readings than the one before.
    private var spare: [UITouch] = []
    private static let maximumSpare = 16

    /// Begins a new list.
    mutating func removeAll() { count = 0 }

    /// Adds a copy of a touch that shows other values.
    mutating func append(_ sample: UITouch.Sample, of touch: UITouch) {
        defer { count += 1 }
        guard count < copies.count else {
            let copy = spare.popLast()
            if let copy { touch.renew(copy, sample) }
            copies.append(copy ?? touch.snapshot(sample))
            return
        }
        // An app that has kept the list shares its storage; this access separates the two, and then both refer to each copy.
        if UITouch.isUnreferenced(&copies[count]) {
            touch.renew(copies[count], sample)
        } else {
            copies[count] = touch.snapshot(sample)
        }
    }

    /// Returns the list.
    mutating func list() -> [UITouch] {
        while copies.count > count {
            var copy = copies.removeLast()
            if spare.count < Self.maximumSpare, UITouch.isUnreferenced(&copy) { spare.append(copy) }
        }
        return copies
    }
}
