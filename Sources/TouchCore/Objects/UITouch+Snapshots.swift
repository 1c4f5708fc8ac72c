import TouchGeometry
import TouchInput
import TouchKinematics

// Copies of a touch as it was, or will be: coalesced, predicted, and updated ones.

extension UITouch {
    /// A touch that shows other values and is known to nobody.
    func snapshot(_ sample: Sample) -> UITouch {
        let copy = UITouch(serial: serial, slot: slot, hostID: hostID, type: type, sample: sample)
        (copy.window, copy.view, copy.hitView) = (window, view, hitView)
        (copy.beganSample, copy.flaggedEdges, copy.participants) = (beganSample, flaggedEdges, participants)
        return copy
    }

    /// Every reading since the event before, oldest first, and the present one. A call that comes late shows values of
    /// another event: then there is only this one.
    func coalesced() -> [UITouch] {
        guard sample.instant == earlierInstant, !earlier.isEmpty, sample.phase != .stationary else {
            return [snapshot(sample)]
        }
        var touches: [UITouch] = []
        var previous = sample
        for reading in earlier + [sample] {
            var reading = reading
            reading.phase = sample.phase
            reading.tapCount = sample.tapCount
            reading.previousLocation = touches.isEmpty ? sample.previousLocation : previous.location
            reading.previousPreciseLocation =
                touches.isEmpty ? sample.previousPreciseLocation : previous.preciseLocation
            touches.append(snapshot(reading))
            previous = reading
        }
        return touches
    }

    /// Where it will be until about the next event, one touch for each reading that the last one brought: none once it is
    /// up, rests, or has only come down.
    func predicted() -> [UITouch] {
        guard isDown, presentSample.map({ $0.instant == sample.instant }) ?? true else { return [] }
        let frame = min(max(interval, Thresholds.shortestFrame), Thresholds.longestFrame)
        let count = sample.instant == earlierInstant ? earlier.count + 1 : 1
        var touches: [UITouch] = []
        var previous = sample
        for index in 1...count {
            let ahead = frame * Double(index) / Double(count)
            guard let place = predictor.location(after: ahead) else { return [] }
            var reading = sample
            reading.instant = sample.instant.advanced(by: ahead)
            reading.phase = .moved
            (reading.location, reading.preciseLocation) = (place, place)
            (reading.previousLocation, reading.previousPreciseLocation) = (previous.location, previous.preciseLocation)
            reading.details.estimation = ContactDetails.Estimation()
            reading.details.estimation.estimated = [.force, .azimuth, .altitude, .location, .roll]
            touches.append(snapshot(reading))
            previous = reading
        }
        return touches
    }
}
