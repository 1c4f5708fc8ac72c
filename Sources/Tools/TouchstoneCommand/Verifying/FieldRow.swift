import Touchstone

/// A number as measured on the device and in this library.
struct FieldRow {
    /// A measurement with ours; `nil` if one of them is missing.
    struct Pair {
        var key: FieldNumber.Sample.Key
        var measured: Double?
        var ours: Double?

        /// The relative difference, as a part of the greater; infinite if one is missing.
        var distance: Double {
            guard let measured, let ours else { return .infinity }
            guard measured != ours else { return 0 }
            return abs(measured - ours) / max(abs(measured), abs(ours))
        }

        var agrees: Bool { distance <= FieldTolerances.number }
    }

    let number: FieldNumber
    let pairs: [Pair]

    /// Creates the row; `nil` if neither log contains the number.
    init?(_ number: FieldNumber, _ measured: [FieldGesture], _ ours: [FieldGesture]) {
        var pairs: [Pair] = []
        var places: [FieldNumber.Sample.Key: Int] = [:]
        for sample in number.measure(measured) where places[sample.key] == nil {
            places[sample.key] = pairs.count
            pairs.append(Pair(key: sample.key, measured: sample.value))
        }
        for sample in number.measure(ours) {
            if let place = places[sample.key] {
                if pairs[place].ours == nil { pairs[place].ours = sample.value }
            } else {
                places[sample.key] = pairs.count
                pairs.append(Pair(key: sample.key, ours: sample.value))
            }
        }
        guard !pairs.isEmpty else { return nil }
        (self.number, self.pairs) = (number, pairs)
    }

    /// Creates a row from those of several recognizers; `nil` if there are none.
    init?(_ rows: [(name: String, row: FieldRow)]) {
        guard let first = rows.first else { return nil }
        number = first.row.number
        pairs = rows.flatMap { name, row in
            row.pairs.map { pair in
                var pair = pair
                pair.key.subject = name
                return pair
            }
        }
    }

    /// The pair with the greatest difference; the first of equals.
    var worst: Pair { pairs.dropFirst().reduce(pairs[0]) { $1.distance > $0.distance ? $1 : $0 } }

    var agreeing: Int { pairs.count { $0.agrees } }

    /// The columns of a line for people.
    var columns: [String] {
        let worst = worst
        let gesture = worst.key.gesture == 0 ? "all" : "\(worst.key.gesture)"
        return [
            number.id, number.what + (number.unit.isEmpty ? "" : ", \(number.unit)"), Self.text(worst.measured),
            Self.text(worst.ours), gesture, "\(agreeing) of \(pairs.count)",
        ]
    }

    private static func text(_ value: Double?) -> String { value.map(FieldText.number) ?? "-" }

    var json: JSON {
        .members([
            "number": .string(number.id), "what": .string(number.what), "unit": .string(number.unit),
            "agreeing": .whole(agreeing),
            "samples": .list(
                pairs.map { pair in
                    .members([
                        "gesture": pair.key.gesture == 0 ? .null : .whole(pair.key.gesture),
                        "subject": .string(pair.key.subject), "measured": .optional(pair.measured),
                        "here": .optional(pair.ours), "agrees": .bool(pair.agrees),
                    ])
                }),
        ])
    }
}
