import Touchstone

/// A call of a scroll view's delegate.
struct FieldCall {
    var view: String
    var name: String
    var offset: CGPoint
    /// The arguments of the call: velocity (points a millisecond), target, scale, and whether it decelerates (0 or 1).
    var values: [(name: String, values: [Double])]

    func value(_ name: String) -> [Double]? { values.first { $0.name == name }?.values }
}
