/// The least and the greatest value of a control. Setting one beyond the other moves that as well; a value that is not finite is ignored.
struct ValueLimits<Value: FloatingPoint> {
    private(set) var minimum: Value
    private(set) var maximum: Value

    init(_ minimum: Value, _ maximum: Value) { (self.minimum, self.maximum) = (minimum, maximum) }

    mutating func setMinimum(_ value: Value) {
        if value.isFinite { (minimum, maximum) = (value, max(value, maximum)) }
    }

    mutating func setMaximum(_ value: Value) {
        if value.isFinite { (minimum, maximum) = (min(value, minimum), value) }
    }

    func clamped(_ value: Value) -> Value { max(minimum, min(value, maximum)) }
}
