import TouchStory
import TouchTrace
package import TouchCore
import TouchInput

/// The names, in logs and failures, of recognizers that the app has not named: their kind and their view, `tap on badge` for
/// `UITapGestureRecognizer#3` of a trace.
///
/// A name stays as it is from its first mention on. A number tells recognizers of a kind on one view apart, `tap 2 on badge`, and counts
/// those with a name as well: naming one changes no other name.
struct StageNames {
    /// The names by those of the trace.
    private(set) var shown: [String: String] = [:]

    /// Names the recognizers in the windows once a record mentions one that is not known.
    mutating func note(_ record: TraceRecord, in application: UIApplication) {
        switch record.step {
        case .enroll(let recognizer, _, _, _), .watch(let recognizer, _), .join(let recognizer, _),
            .pass(let recognizer, _, _):
            guard recognizer.text.contains("#"), shown[recognizer.text] == nil else { return }
            let views = application.windows.flatMap(\.viewsInTree)
            for view in views { note(view, among: views, in: application) }
        default: break
        }
    }

    private mutating func note(_ view: UIView, among views: [UIView], in application: UIApplication) {
        for recognizer in view.gestureRecognizers ?? [] where recognizer.name == nil {
            let name = application.traceName(of: recognizer).text
            guard name.contains("#"), shown[name] == nil else { continue }
            shown[name] = Self.name(of: recognizer, on: view, among: views)
        }
    }

    /// Returns a text with the names of a trace replaced.
    func text(_ text: String) -> String { ReadableNames.replacing(text) { shown[$0] ?? $0 } }

    /// Returns the name of a recognizer that the app has not named.
    /// - Parameters:
    ///   - recognizer: The recognizer.
    ///   - view: Its view.
    ///   - views: All views, of which those without a name are numbered.
    static func name(of recognizer: UIGestureRecognizer, on view: UIView, among views: [UIView]) -> String {
        let kind = kind(of: recognizer)
        let number = numbered(recognizer, among: (view.gestureRecognizers ?? []).filter { self.kind(of: $0) == kind })
        return "\(kind)\(number) on \(name(of: view, among: views))"
    }

    /// Returns the name of a view: its own, or its class with a number.
    static func name(of view: UIView, among views: [UIView]) -> String {
        if let name = view.accessibilityIdentifier { return name }
        let same = views.filter { $0.accessibilityIdentifier == nil && type(of: $0) == type(of: view) }
        return "\(type(of: view))\(numbered(view, among: same))"
    }

    /// Returns the number of an object, with a leading space; an empty string for the first one.
    private static func numbered(_ object: AnyObject, among same: [AnyObject]) -> String {
        guard let place = same.firstIndex(where: { $0 === object }), place > 0 else { return "" }
        return " \(place + 1)"
    }

    private static func kind(of recognizer: UIGestureRecognizer) -> String {
        ReadableNames.kind("\(type(of: recognizer))")
    }
}

extension UIView {
    /// The view and all views in it, from back to front.
    package var viewsInTree: [UIView] {
        var found: [UIView] = []
        var open = [self]
        while let view = open.popLast() {
            found.append(view)
            open += view.subviews.reversed()
        }
        return found
    }
}
