import TouchTrace
internal import TouchInput

extension TracePacking {
    func whole(_ kind: Whole) -> Int { PackingContexts.whole + kind.rawValue * BitCoder.contextsOfNumber }

    /// Returns a value that stands for one that a reader found to be impossible.
    mutating func broken<Value>(_ value: Value) -> Value {
        coder.fail()
        return value
    }

    /// Returns a number as `Int`, which is smaller on some platforms.
    mutating func int(_ value: Int64) -> Int { Int(exactly: value) ?? broken(0) }

    /// Codes whether a list goes on.
    mutating func more(_ isMore: Bool, _ list: List, _ count: Int) -> Bool {
        guard coder.flag(isMore, PackingContexts.more + list.rawValue * 4 + min(count, 3)) else { return false }
        countItem()
        return true
    }

    /// Codes a place as the difference from where its contact should be by now.
    mutating func place(_ point: CGPoint, _ track: Int) -> CGPoint {
        let x = coordinate(Double(point.x), lattices.x, track, axis: 0, other: 0)
        let y = coordinate(Double(point.y), lattices.y, track, axis: 1, other: x.residual)
        return CGPoint(x: x.place, y: y.place)
    }

    private mutating func coordinate(
        _ place: Double, _ lattice: Lattice, _ track: Int, axis: Int, other: Int64
    ) -> (place: Double, residual: Int64) {
        let index = lattice.index(place)
        guard coder.flag(index != nil, PackingContexts.isOnLattice + axis) else {
            let place = Double(bitPattern: coder.bits(place.bitPattern, 64))
            tracks[track].axes[axis].add(lattice.nearest(place))
            return (place, 0)
        }
        let next = tracks[track].axes[axis].next
        let residuals = tracks[track].axes[axis].residuals
        let size = residuals.magnitude
        let otherSize = abs(Residuals.class(other) - Residuals.classes / 2)
        let residual = coder.number(
            (index ?? 0) - next,
            PackingContexts.placeBySize + size * BitCoder.contextsOfNumber,
            PackingContexts.placeByLast + residuals.last * BitCoder.contextsOfNumber,
            PackingContexts.placeByOther
                + ((otherSize * Residuals.magnitudes + size) * 2 + axis) * BitCoder.contextsOfNumber)
        let step = next &+ residual
        guard lattice.holds(step) else { return (broken(0), 0) }
        tracks[track].axes[axis].residuals.add(residual)
        tracks[track].axes[axis].add(step)
        return (lattice.place(step), residual)
    }

    /// Codes a number as the last one of its kind, as a multiple of 1/1024, or exactly.
    mutating func scalar(_ value: CGFloat, _ kind: Scalar) -> CGFloat {
        let result = scalar(value, after: lastScalars[kind.rawValue], kind)
        lastScalars[kind.rawValue] = result
        return result
    }

    mutating func scalar(_ value: CGFloat, after last: CGFloat, _ kind: Scalar) -> CGFloat {
        let value = Double(value)
        let isSame = value.bitPattern == Double(last).bitPattern
        if coder.flag(isSame, PackingContexts.scalarIsSame + kind.rawValue) { return last }
        let lattice = Lattice(length: 1, steps: 1_024)
        let index = lattice.index(value)
        guard !coder.flag(index == nil, PackingContexts.scalarIsRaw + kind.rawValue) else {
            return CGFloat(exact(value, kind))
        }
        let base = lattice.nearest(Double(last))
        let residual = coder.number(
            (index ?? 0) - base, PackingContexts.scalarByField + kind.rawValue * BitCoder.contextsOfNumber,
            PackingContexts.scalarByLast + scalarResidual * BitCoder.contextsOfNumber)
        scalarResidual = Residuals.class(residual)
        let step = base &+ residual
        return lattice.holds(step) ? CGFloat(lattice.place(step)) : broken(0)
    }

    /// Codes a number with all its bits, or as one of the latest of its kind: a digitizer reports few different radii.
    private mutating func exact(_ value: Double, _ kind: Scalar) -> Double {
        let bits = Scalar.indexBits
        let latest = latestExact[kind.rawValue]
        let known = latest.firstIndex { $0 == value.bitPattern } ?? (1 << bits) - 1
        let index = coder.symbol(known, bits: bits, PackingContexts.scalarIndex + (kind.rawValue << bits))
        if index < latest.count { return Double(bitPattern: latest[index]) }
        let result = coder.bits(value.bitPattern, 64)
        if latest.count == (1 << bits) - 1 { latestExact[kind.rawValue].removeFirst() }
        latestExact[kind.rawValue].append(result)
        return Double(bitPattern: result)
    }

    /// Codes the details of a contact.
    mutating func details(_ details: ContactDetails, _ track: Int, near location: CGPoint) -> ContactDetails {
        let result = self.details(details, after: tracks[track].details, near: location)
        tracks[track].details = result
        return result
    }

    /// Codes details, mostly as those that there were before.
    mutating func details(_ details: ContactDetails, after last: ContactDetails, near location: CGPoint)
        -> ContactDetails
    {
        if coder.flag(details == last, PackingContexts.sameDetails) { return last }
        var result = ContactDetails()
        result.radius = scalar(details.radius, after: last.radius, .radius)
        result.radiusTolerance = scalar(details.radiusTolerance, after: last.radiusTolerance, .tolerance)
        result.force = scalar(details.force, after: last.force, .force)
        result.maximumForce = scalar(details.maximumForce, after: last.maximumForce, .maximumForce)
        result.altitude = scalar(details.altitude, after: last.altitude, .altitude)
        result.azimuth = scalar(details.azimuth, after: last.azimuth, .azimuth)
        result.roll = scalar(details.roll, after: last.roll, .roll)
        if coder.flag(details.preciseLocation != nil, PackingContexts.option + 3) {
            // Precise places have no lattice of their own.
            let precise = details.preciseLocation ?? .zero
            result.preciseLocation = CGPoint(
                x: scalar(precise.x, after: location.x, .dx), y: scalar(precise.y, after: location.y, .dy))
        }
        if coder.flag(details.estimation.index != nil, PackingContexts.option + 4) {
            result.estimation.index = int(counted(Int64(details.estimation.index ?? 0), .index))
        }
        result.estimation.estimated = properties(details.estimation.estimated, .estimated)
        result.estimation.expectingUpdates = properties(details.estimation.expectingUpdates, .expecting)
        return result
    }

    private mutating func properties(_ properties: ContactProperties, _ kind: Whole) -> ContactProperties {
        ContactProperties(rawValue: int(counted(Int64(properties.rawValue), kind)))
    }

    /// Codes a whole number as the difference from the last one of its kind.
    mutating func counted(_ value: Int64, _ kind: Whole) -> Int64 {
        let last = lastWholes[kind.rawValue]
        let result = last &+ coder.number(value &- last, whole(kind))
        lastWholes[kind.rawValue] = result
        return result
    }

    mutating func text(_ text: String) -> String {
        var bytes: [UInt8] = []
        let given = coder.isReading ? [] : Array(text.utf8)
        while more(bytes.count < given.count, .characters, bytes.count) {
            let byte = bytes.count < given.count ? given[bytes.count] : 0
            bytes.append(UInt8(coder.symbol(Int(byte), bits: 8, PackingContexts.character)))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension ContactSample {
    /// A contact in place of one that is still unknown.
    static let blank = ContactSample(id: 0, phase: .began, location: .zero)
}
