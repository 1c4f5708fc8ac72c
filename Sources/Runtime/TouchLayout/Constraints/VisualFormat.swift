@_spi(Subclass) import TouchCore
import TouchInput

/// A reader of the visual format: `H:|-[name(>=40,==other@750)]-(gap@250)-[other]|`.
///
///     orientation      H: · V:                              none for H:
///     ends             | at the superview's edge
///     connection       none: 0 · - : standard · -8- · -gap- · -(>=8,<=gap@250)-
///     view             [name] · [name(120)] · [name(==other/2+8)]: relations = < >, as ==, <=, >=
struct VisualFormat {
    /// A relation to a number or a view.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        /// The name of a view or of a metric; `nil` for a number.
        var name: String?
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var priority = UILayoutPriority.required
    }

    /// A part of a line.
    enum Part {
        case superview
        case view(String, [Predicate])
        /// `nil` for the standard distance.
        case connection([Predicate]?)
    }

    private(set) var isVertical = false
    private(set) var parts: [Part] = []
    private let text: [Unicode.Scalar]
    private var position = 0
    private let metrics: [String: CGFloat]

    /// Reads a line; `nil` if it is not in the format, or has an unknown metric.
    init?(_ format: String, metrics: [String: CGFloat]) {
        text = format.unicodeScalars.filter { $0 != " " }
        self.metrics = metrics
        guard read() else { return nil }
    }

    private func isNext(_ character: Unicode.Scalar) -> Bool { position < text.count && text[position] == character }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard isNext(character) else { return false }
        position += 1
        return true
    }

    private mutating func read() -> Bool {
        if take("H") || take("V") {
            isVertical = text[position - 1] == "V"
            guard take(":") else { return false }
        }
        var isConnected = false
        while position < text.count {
            if take("|") {
                parts.append(.superview)
                isConnected = false
                if parts.count > 1 { return position == text.count && hasView }
            } else if take("[") {
                guard let name = readName() else { return false }
                var predicates: [Predicate] = []
                if isNext("(") {
                    guard let list = readList() else { return false }
                    predicates = list
                }
                guard take("]") else { return false }
                parts.append(.view(name, predicates))
                isConnected = false
            } else if take("-") {
                guard !parts.isEmpty, !isConnected else { return false }
                isConnected = true
                guard position < text.count else { return false }
                if isNext("[") || isNext("|") {
                    parts.append(.connection(nil))
                } else {
                    guard let list = isNext("(") ? readList() : readPredicate(isPlain: true).map({ [$0] }), take("-")
                    else { return false }
                    parts.append(.connection(list))
                }
            } else {
                return false
            }
        }
        return hasView && !isConnected
    }

    private var hasView: Bool {
        parts.contains { part in
            if case .view = part { return true }
            return false
        }
    }

    private mutating func readName() -> String? {
        var name = ""
        while position < text.count, isLetter(text[position]) || !name.isEmpty && isDigit(text[position]) {
            name.unicodeScalars.append(text[position])
            position += 1
        }
        return name.isEmpty ? nil : name
    }

    private func isLetter(_ character: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(character) || ("A"..."Z").contains(character) || character == "_"
    }

    private func isDigit(_ character: Unicode.Scalar) -> Bool { ("0"..."9").contains(character) }

    private mutating func readList() -> [Predicate]? {
        guard take("(") else { return nil }
        var list: [Predicate] = []
        repeat {
            guard let predicate = readPredicate(isPlain: false) else { return nil }
            list.append(predicate)
        } while take(",")
        return take(")") ? list : nil
    }

    /// Reads a predicate; a plain one has no relation and no sum, since a minus ends it.
    private mutating func readPredicate(isPlain: Bool) -> Predicate? {
        var predicate = Predicate()
        if !isPlain, position < text.count {
            let sign = text[position]
            if take("=") || take("<") || take(">") {
                guard take("=") else { return nil }
                predicate.relation = sign == "<" ? .lessThanOrEqual : sign == ">" ? .greaterThanOrEqual : .equal
            }
        }
        guard let (name, number) = readValue() else { return nil }
        (predicate.name, predicate.constant) = (name, number)
        if !isPlain {
            if take("*") {
                guard let factor = readNumber() else { return nil }
                predicate.multiplier = factor
            } else if take("/") {
                guard let divisor = readNumber(), divisor != 0 else { return nil }
                predicate.multiplier = 1 / divisor
            }
            if name == nil {
                predicate.constant *= predicate.multiplier
                predicate.multiplier = 1
            }
            let isMinus = isNext("-")
            if take("+") || take("-") {
                guard let number = readNumber() else { return nil }
                predicate.constant += isMinus ? -number : number
            }
        }
        if take("@") {
            guard let (name, number) = readValue(), name == nil else { return nil }
            predicate.priority = UILayoutPriority(Float(number))
        }
        return predicate
    }

    /// Reads a number, the name of a metric, which is its number, or another name.
    private mutating func readValue() -> (name: String?, number: CGFloat)? {
        guard let name = readName() else { return readNumber().map { (nil, $0) } }
        return metrics[name].map { (nil, $0) } ?? (name, 0)
    }

    private mutating func readNumber() -> CGFloat? {
        let isNegative = take("-")
        var (number, scale, isAny): (CGFloat, CGFloat, Bool) = (0, 0, false)
        while position < text.count {
            if scale == 0, take(".") {
                scale = 1
                continue
            }
            guard isDigit(text[position]) else { break }
            number = number * 10 + CGFloat(text[position].value - 48)
            position += 1
            isAny = true
            scale *= 10
        }
        guard isAny else {
            guard let name = readName(), let metric = metrics[name] else { return nil }
            return isNegative ? -metric : metric
        }
        return (isNegative ? -number : number) / max(scale, 1)
    }
}
