import TouchStage
import Touchstone

/// A place in a request: a point of the window, or a place in a view with a name.
enum ServedPlace {
    /// A point of the window.
    case point(CGPoint)
    /// A place in a view, in fractions of its size; the field names the view.
    case view(String, CGPoint, field: String)

    static let fields = ["x", "y", "view"]
    /// The description of a field with a place, for clients.
    static let help =
        "x and y in points of the window; or view, the name of a view, with x and y from 0 to 1 in it, by default its center"
    /// The coordinates that a point may have: far more than any window, and far less than what a sum cannot hold.
    private static let coordinates = -100_000.0...100_000.0

    /// Reads the place from a field; `nil` if there is none.
    init?(_ fields: RequestFields, _ name: String) throws(RequestFault) {
        guard let place = try fields.fields(name, allowing: Self.fields) else { return nil }
        if let view = try place.text("view") {
            let x = try place.number("x", in: 0...1) ?? 0.5
            let y = try place.number("y", in: 0...1) ?? 0.5
            self = .view(view, CGPoint(x: x, y: y), field: place.path("view"))
        } else {
            let x = try place.needed("x", try place.number("x", in: Self.coordinates))
            let y = try place.needed("y", try place.number("y", in: Self.coordinates))
            self = .point(CGPoint(x: x, y: y))
        }
    }

    /// Reads the place from a field that is not optional.
    static func needed(_ fields: RequestFields, _ name: String) throws(RequestFault) -> ServedPlace {
        try fields.needed(name, try ServedPlace(fields, name))
    }
}
