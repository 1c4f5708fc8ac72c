import TouchTrace

/// The places at which a digitizer can report a finger along one axis: equal steps from edge to edge.
///
/// Devices report whole numbers; in points they are multiples of some fraction, and coded as the whole numbers that they were.
struct Lattice: Equatable {
    /// Numbers up to this one, either side of zero, are coded as such.
    private static let mostSteps = 0x1p40
    /// The greatest number of steps from edge to edge that is looked for.
    static let finest: Int64 = 65_536
    /// The number of places that are looked at first.
    private static let sampleCount = 64

    /// The distance from edge to edge, in points.
    var length: Double
    /// The number of steps from edge to edge; 0 for steps of 1/64 of a point, for places with no other pattern.
    var steps: Int64 = 0
    /// A Boolean value that indicates whether places are rounded to 1/64 of a point afterwards, as the page does.
    var isRounded = false

    /// Returns the place of a step.
    func place(_ index: Int64) -> Double {
        guard steps > 0 else { return Double(index) / 64 }
        // In the order in which `SurfaceMapping` computes it, so that its places are met exactly.
        let place = Double(index) * length / Double(steps)
        return isRounded ? (place * 64).rounded(.toNearestOrEven) / 64 : place
    }

    /// Returns the nearest step to a place; that of 0 for what is too far away or no number.
    func nearest(_ place: Double) -> Int64 {
        let index = steps > 0 ? place * Double(steps) / length : place * 64
        guard index.magnitude < Self.mostSteps else { return 0 }
        return Int64(index.rounded(.toNearestOrEven))
    }

    /// Returns the step of a place, if it is exactly that.
    func index(_ place: Double) -> Int64? {
        let index = nearest(place)
        return self.place(index).bitPattern == place.bitPattern ? index : nil
    }

    /// A Boolean value that indicates whether a step can be coded.
    func holds(_ index: Int64) -> Bool { index.magnitude < UInt64(Self.mostSteps) * 2 }

    /// Returns the coarsest lattice that has almost all of the places.
    init(_ places: [Double], length: Double) {
        self.init(length: length)
        guard length > 0, !places.isEmpty else { return }
        let stride = max(1, places.count / Self.sampleCount)
        let sample = Swift.stride(from: 0, to: places.count, by: stride).map { places[$0] }
        for steps in 1...Self.finest {
            for isRounded in [false, true] {
                // Rounded places say nothing about steps that are as fine as the rounding.
                if isRounded, Double(steps) > length * 32 { continue }
                let lattice = Lattice(length: length, steps: steps, isRounded: isRounded)
                // A coarse lattice may fit a few places by chance.
                if lattice.fits(sample), lattice.fits(places) {
                    self = lattice
                    return
                }
            }
        }
    }

    init(length: Double, steps: Int64 = 0, isRounded: Bool = false) {
        (self.length, self.steps, self.isRounded) = (length, steps, isRounded)
    }

    private func fits(_ places: [Double]) -> Bool {
        var mostMisses = places.count / 32
        for place in places where index(place) == nil {
            guard mostMisses > 0 else { return false }
            mostMisses -= 1
        }
        return true
    }
}
