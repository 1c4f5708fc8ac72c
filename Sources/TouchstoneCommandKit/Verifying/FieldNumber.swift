/// A number of UIKit's that a log can tell: N of the rule book, M of what was measured.
struct FieldNumber {
    /// One measurement.
    struct Sample {
        /// Pairs it with that of another log of the same touches.
        struct Key: Hashable {
            /// The gesture, counted from 1; 0 for what only all gestures together tell.
            var gesture: Int
            /// The recognizer or view.
            var subject: String
        }

        var key: Key
        var value: Double
    }

    /// `N-10`.
    let id: String
    /// In a few words.
    let what: String
    /// `pt`, `s`, `pt/s`, …; empty for none.
    let unit: String
    /// What a log says of it.
    let measure: ([FieldGesture]) -> [Sample]

    /// A number that each gesture tells, perhaps several times.
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

    /// A limit of which all gestures together tell the greatest value, or the least.
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
