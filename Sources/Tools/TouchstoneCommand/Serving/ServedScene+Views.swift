@_spi(Host) import Touchstone

extension ServedScene {
    /// Returns the point of the window that a request means.
    func point(_ place: ServedPlace) throws(RequestFault) -> CGPoint {
        switch place {
        case .point(let point): return point
        case .view(let name, let part, field: let field):
            let views = application.windows.flatMap(\.viewsInTree)
            let namesakes = views.filter { $0.accessibilityIdentifier == name }
            guard let view = namesakes.first else {
                throw .unknown(
                    .unknownName, field, "view", name, among: views.compactMap(\.accessibilityIdentifier),
                    "The request tree lists the views; write x and y to touch one without a name")
            }
            guard namesakes.count == 1 else {
                throw RequestFault(
                    .ambiguousName, at: field, "\(namesakes.count) views are called \(RequestFault.quoted(name))",
                    "Write x and y instead; the request tree lists the views with their frames")
            }
            let bounds = view.bounds
            let point = CGPoint(
                x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
            return view.convert(point, to: window)
        }
    }

    /// The names of the recognizers of all views: those in traces or, for those that no trace mentions yet, their own or their
    /// class.
    var recognizerNames: [String] {
        application.windows.flatMap(\.viewsInTree).flatMap { $0.gestureRecognizers ?? [] }.map(\.nameToAskFor)
    }
}
