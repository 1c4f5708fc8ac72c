import TouchGeometry
import TouchInput

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
}
