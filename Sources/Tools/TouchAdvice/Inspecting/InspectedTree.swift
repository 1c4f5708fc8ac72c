internal import Touchstone

/// The views and recognizers of a running app, from back to front, and their names.
struct InspectedTree {
    /// The windows, from back to front.
    let windows: [UIWindow]
    /// The views, each before its subviews.
    let views: [UIView]
    /// The recognizers to which the app has access, in the order of their views.
    let recognizers: [UIGestureRecognizer]
    /// The edges of the views of each window.
    let edges: [UIWindow: Edges]
    private var viewNames: [ObjectIdentifier: String] = [:]
    private var recognizerNames: [ObjectIdentifier: String] = [:]

    init(_ application: UIApplication) {
        let tree = LiveTree(application)
        windows = application.windows
        views = tree.views.sorted { $0.position.path.lexicographicallyPrecedes($1.position.path) }.map(\.view)
        edges = Dictionary(grouping: views.filter { $0.window != nil }) { $0.window! }.mapValues { Edges(of: $0) }
        recognizers = views.flatMap { $0.gestureRecognizers ?? [] }.filter { !Positions.isHidden($0) }
        var names = UniqueNames()
        for view in views {
            let around = view.superview.flatMap { viewNames[ObjectIdentifier($0)] }
            let name = view.accessibilityIdentifier ?? "\(type(of: view))" + (around.map { " in \($0)" } ?? "")
            viewNames[ObjectIdentifier(view)] = names.unique(name)
        }
        for recognizer in recognizers {
            let name =
                recognizer.name ?? "\(type(of: recognizer))" + (recognizer.view.map { " of \(self.name($0))" } ?? "")
            recognizerNames[ObjectIdentifier(recognizer)] = names.unique(name)
        }
    }

    func name(_ view: UIView) -> String { viewNames[ObjectIdentifier(view)] ?? "\(type(of: view))" }

    func name(_ recognizer: UIGestureRecognizer) -> String {
        recognizerNames[ObjectIdentifier(recognizer)] ?? "\(type(of: recognizer))"
    }

    /// The controls and the views with recognizers. Those that a scroll view has disabled for itself do not count.
    var handlers: [UIView] {
        let used = recognizers.filter { $0.isEnabled || !$0.isMadeByScrollView }
        let views = Set(used.compactMap { $0.view.map { ObjectIdentifier($0) } })
        return self.views.filter { $0 is UIControl || views.contains(ObjectIdentifier($0)) }
    }

    /// Returns a view and those around it, from the inside to the outside.
    static func chain(of view: UIView) -> [UIView] { Array(sequence(first: view) { $0.superview }) }

    /// Returns a Boolean value that indicates whether each touch of the second recognizer is also one of the first.
    static func isAround(_ outer: UIGestureRecognizer, _ inner: UIGestureRecognizer) -> Bool {
        guard let view = inner.view else { return false }
        return chain(of: view).contains { $0 === outer.view }
    }

    /// Returns names as a list in a sentence.
    static func list(_ names: [String], most: Int = 4) -> String {
        if names.count > most {
            return "\(names.prefix(most - 1).joined(separator: ", ")) and \(names.count - most + 1) more"
        }
        return names.count < 2
            ? names.joined() : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
    }
}

/// The names that are taken: the second object with a name gets the number 2.
private struct UniqueNames {
    private var counts: [String: Int] = [:]

    mutating func unique(_ name: String) -> String {
        let count = (counts[name] ?? 0) + 1
        counts[name] = count
        return count == 1 ? name : "\(name) (\(count))"
    }
}
