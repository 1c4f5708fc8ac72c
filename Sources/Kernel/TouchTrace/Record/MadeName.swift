/// A name that was made for an object: it has none, or another one has the same.
package enum MadeName {
    /// The class of an object without a name, and its number: `UITapGestureRecognizer#1`.
    case unnamed(kind: String, number: Int)
    /// A name that was given before, and how often: `pan (2)`.
    case namesake(of: String, number: Int)

    /// Reads a name; `nil` if it was not made.
    package init?(_ text: String) {
        let label = RecognizerName(text).label.text
        guard label != text else { return nil }
        let digits = text.utf8.dropFirst(label.utf8.count).filter { (48...57).contains($0) }
        guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
        self = text.utf8.last == 41 ? .namesake(of: label, number: number) : .unnamed(kind: label, number: number)
    }

    /// The name as text.
    package var text: String {
        switch self {
        case .unnamed(let kind, let number): "\(kind)#\(number)"
        case .namesake(let name, let number): "\(name) (\(number))"
        }
    }
}
