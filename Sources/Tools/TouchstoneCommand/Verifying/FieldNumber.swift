/// A number of UIKit's that can be measured in a log: a number of the behavior book (N) or of the measurements (M).
struct FieldNumber {
    /// One measurement.
    struct Sample {
        /// A key that pairs it with that of another log of the same touches.
        struct Key: Hashable {
            /// The number of the gesture, from 1; 0 for a measurement of all gestures together.
            var gesture: Int
            /// The recognizer or view.
            var subject: String
        }

        var key: Key
        var value: Double
    }

    /// The identifier, as in `N-10`.
    let id: String
    /// The name, in a few words.
    let what: String
    /// The unit, `pt`, `s`, `pt/s`, …; empty for none.
    let unit: String
    /// Measures the number in a log.
    let measure: ([FieldGesture]) -> [Sample]

    /// Returns a number that each gesture gives, possibly several times.
    static func each(
        _ id: String, _ what: String, _ unit: String, _ values: @escaping (FieldGesture) -> [(String, Double)]
    ) -> FieldNumber {
        FieldNumber(id: id, what: what, unit: unit) { gestures in
            gestures.flatMap { gesture in
                values(gesture).map {
                    Sample(key: .init(gesture: gesture.number, subject: $0.0), value: $0.1)
                }
            }
        }
    }

    /// Returns a limit: the greatest or the least value of all gestures together.
    static func bound(
        _ id: String, _ what: String, _ unit: String, isGreatest: Bool, _ subject: String,
        _ values: @escaping ([FieldGesture]) -> [Double]
    ) -> FieldNumber {
        FieldNumber(id: id, what: what, unit: unit) { gestures in
            let values = values(gestures)
            let value = isGreatest ? values.max() : values.min()
            return value.map { [Sample(key: .init(gesture: 0, subject: subject), value: $0)] } ?? []
        }
    }
}
