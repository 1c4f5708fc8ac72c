import Touchstone

/// What a scroll view told its delegate.
struct FieldCall {
    var view: String
    var name: String
    var offset: CGPoint
    /// Velocity (points a millisecond), target, scale, and whether it decelerates (0 or 1), as the call has them.
    var values: [(name: String, values: [Double])]

    func value(_ name: String) -> [Double]? { values.first { $0.name == name }?.values }
}
