import TouchArbitration
import TouchInput

// Step 2 for input that reports no change: it lowers velocities, and is no event (M-18).
//
//     finger    D──M──M··r··r·······U      r  a sample without a change, from the device or added by the host
//     event     ●  ●  ●             ●
//     velocity  0  v  v  ↘  0       0

extension Dispatcher {
    /// Notes that a touch rests; returns its slot, or 0 while no input is taken.
    func rest(_ touch: UITouch) -> UInt64 {
        if intake.isIgnoringEvents { return 0 }
        touch.restStart = touch.sample.instant
        return touch.bit
    }

    /// Notifies the recognizers of touches that rest. One of several fingers counts only once all of them rest: beside a finger that
    /// moves it must not lower the velocity.
    func noteRests(_ rested: UInt64) {
        for recognizer in ranking.listening where recognizer.contacts & rested != 0 && areAtRest(recognizer.contacts) {
            note(restOf: recognizer)
        }
    }

    /// Notifies the recognizers of a stream that rests.
    func noteRest(of stream: InputStream) {
        for recognizer in ranking.listening where recognizer.streams & stream.bit != 0 { note(restOf: recognizer) }
    }

    private func note(restOf recognizer: UIGestureRecognizer) {
        guard let contestant = recognizer.contestant, contest.acceptsTouches(contestant) else { return }
        recognizer.inputRested()
    }

    private func areAtRest(_ mask: UInt64) -> Bool {
        for touch in contacts.order where touch.bit & mask != 0 && !touch.isAtRest { return false }
        return true
    }
}

extension UITouch {
    /// A Boolean value that indicates whether a sample without a change was the latest.
    fileprivate var isAtRest: Bool { sample.phase == .stationary && restStart == sample.instant }

    /// Returns a Boolean value that indicates whether a sample at the present location changes nothing. A radius alone is no change
    /// (Documentation/Divergences.md 300); readings that went elsewhere and came back are one.
    func isUnchanged(by new: ContactSample, after earlier: [EarlierSample]) -> Bool {
        guard sample.details.isSame(as: new.details) else { return false }
        for reading in earlier where reading.id == new.id {
            guard reading.location == new.location, new.details.isSame(as: reading.details) else { return false }
        }
        return true
    }
}

extension ContactDetails {
    /// Returns a Boolean value that indicates whether two details are equal but for the radius.
    func isSame(as other: ContactDetails) -> Bool {
        var other = other
        (other.radius, other.radiusTolerance) = (radius, radiusTolerance)
        return self == other
    }
}
