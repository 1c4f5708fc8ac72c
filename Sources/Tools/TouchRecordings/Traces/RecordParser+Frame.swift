import TouchTrace
internal import TouchInput

// A frame: each input is one word, followed by its unusual properties after semicolons.

extension RecordParser {
    mutating func frame(at instant: Instant) throws(TraceFault) -> InputFrame {
        var frame = InputFrame(at: instant)
        if cursor.take(" at=") { frame.instant = try cursor.instant() }
        while cursor.take(" ") { try word(into: &frame) }
        return frame
    }

    private mutating func word(into frame: inout InputFrame) throws(TraceFault) {
        if cursor.take("update=") {
            frame.updates.append(try update())
        } else if cursor.take("modifiers=") {
            frame.modifiers = KeyModifiers(rawValue: try cursor.integer())
        } else if cursor.take("buttons=") {
            frame.buttons = PointerButtons(rawValue: try cursor.integer())
        } else if let input = try device() {
            frame.others.append(input)
        } else {
            guard !cursor.hasWord else { throw TraceFault("no input is called «\(cursor.word())»", isNewer: true) }
            let id = try cursor.integer()
            try cursor.expect(":")
            if cursor.take("earlier@") {
                frame.earlier.append(try earlier(id))
            } else {
                frame.contacts.append(try contact(id))
            }
        }
    }

    private mutating func contact(_ id: Int) throws(TraceFault) -> ContactSample {
        let phase = try choose(
            [
                "began": ContactSample.Phase.began, "moved": .moved, "stationary": .stationary, "ended": .ended,
                "cancelled": .cancelled,
            ], "began, moved, stationary, ended, cancelled or earlier")
        var sample = ContactSample(id: id, phase: phase, location: try place())
        sample.tool = tool()
        if cursor.take(";edges=") { sample.edges = UIRectEdge(rawValue: try edges()) }
        sample.details = try details()
        return sample
    }

    private mutating func edges() throws(TraceFault) -> UInt {
        guard let edges = UInt(exactly: try cursor.integer()) else { throw TraceFault("the edges are negative") }
        return edges
    }

    private mutating func earlier(_ id: Int) throws(TraceFault) -> EarlierSample {
        let location = try point()
        try cursor.expect(";at=")
        return EarlierSample(id: id, at: try cursor.instant(), location: location, details: try details())
    }

    private mutating func update() throws(TraceFault) -> EstimateUpdate {
        let index = try cursor.integer()
        let location = cursor.take("@") ? try point() : nil
        return EstimateUpdate(index: index, location: location, details: try details())
    }

    // MARK: Parts

    mutating func place() throws(TraceFault) -> CGPoint {
        try cursor.expect("@")
        return try point()
    }

    private mutating func point() throws(TraceFault) -> CGPoint {
        let x = try cursor.number()
        try cursor.expect(",")
        return CGPoint(x: x, y: try cursor.number())
    }

    mutating func tool() -> ContactSample.Tool {
        if cursor.take(";indirect") { return .indirect }
        if cursor.take(";pencil") { return .pencil }
        if cursor.take(";pointer") { return .indirectPointer }
        return .direct
    }

    mutating func details() throws(TraceFault) -> ContactDetails {
        var details = ContactDetails()
        if cursor.take(";radius=") { details.radius = CGFloat(try cursor.number()) }
        if cursor.take(";tolerance=") { details.radiusTolerance = CGFloat(try cursor.number()) }
        if cursor.take(";force=") { details.force = CGFloat(try cursor.number()) }
        if cursor.take(";max-force=") { details.maximumForce = CGFloat(try cursor.number()) }
        if cursor.take(";altitude=") { details.altitude = CGFloat(try cursor.number()) }
        if cursor.take(";azimuth=") { details.azimuth = CGFloat(try cursor.number()) }
        if cursor.take(";roll=") { details.roll = CGFloat(try cursor.number()) }
        if cursor.take(";precise=") { details.preciseLocation = try point() }
        if cursor.take(";index=") { details.estimation.index = try cursor.integer() }
        if cursor.take(";estimated=") {
            details.estimation.estimated = ContactProperties(rawValue: try cursor.integer())
        }
        if cursor.take(";expecting=") {
            details.estimation.expectingUpdates = ContactProperties(rawValue: try cursor.integer())
        }
        return details
    }
}
