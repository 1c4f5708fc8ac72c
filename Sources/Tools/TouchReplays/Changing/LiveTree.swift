internal import TouchInput
@_spi(Subclass) package import Touchstone

/// The views and recognizers of a running app, each with its position, at which it is found again in another run.
package struct LiveTree {
    /// The position of a view or recognizer.
    package struct Position: Hashable {
        /// The indices of the window and of the subviews on the way to the view.
        package var path: [Int]
        /// The index of the recognizer in its view; `nil` for the view itself.
        package var recognizer: Int?
        /// The class; its kind in Embedded Swift, which cannot compare classes.
        #if hasFeature(Embedded)
            let type: String
        #else
            let type: ObjectIdentifier
        #endif
        /// The name that the app has given.
        package var name: String?
    }

    package private(set) var views: [(view: UIView, position: Position)] = []
    package private(set) var recognizers: [(recognizer: UIGestureRecognizer, position: Position)] = []

    package init(_ application: UIApplication) {
        var pending = application.windows.enumerated().map { (view: $0.element as UIView, path: [$0.offset]) }
        while let (view, path) = pending.popLast() {
            views.append((view, Self.position(view, path)))
            for (index, recognizer) in (view.gestureRecognizers ?? []).enumerated() {
                recognizers.append((recognizer, Self.position(recognizer, path, index)))
            }
            for (index, subview) in view.subviews.enumerated() { pending.append((subview, path + [index])) }
        }
    }

    private static func position(_ view: UIView, _ path: [Int]) -> Position {
        Position(path: path, type: kind(view), name: view.accessibilityIdentifier)
    }

    private static func position(_ recognizer: UIGestureRecognizer, _ path: [Int], _ index: Int) -> Position {
        Position(path: path, recognizer: index, type: kind(recognizer), name: recognizer.name)
    }

    #if hasFeature(Embedded)
        private static func kind(_ view: UIView) -> String { view.kindInTraces }
        private static func kind(_ recognizer: UIGestureRecognizer) -> String { recognizer.kindInTraces }
    #else
        private static func kind(_ object: AnyObject) -> ObjectIdentifier { ObjectIdentifier(type(of: object)) }
    #endif

    /// Returns the view at a position, if one of the same class and name is there.
    static func view(at position: Position, in application: UIApplication) -> UIView? {
        guard let view = anyView(at: position.path, in: application) else { return nil }
        return position == self.position(view, position.path) ? view : nil
    }

    /// Returns the recognizer at a position, if one of the same class and name is there.
    static func recognizer(at position: Position, in application: UIApplication) -> UIGestureRecognizer? {
        guard let index = position.recognizer,
            let recognizers = anyView(at: position.path, in: application)?.gestureRecognizers,
            recognizers.indices.contains(index)
        else { return nil }
        let recognizer = recognizers[index]
        return position == self.position(recognizer, position.path, index) ? recognizer : nil
    }

    private static func anyView(at path: [Int], in application: UIApplication) -> UIView? {
        let windows = application.windows
        guard let first = path.first, windows.indices.contains(first) else { return nil }
        var view: UIView = windows[first]
        for index in path.dropFirst() {
            let subviews = view.subviews
            guard subviews.indices.contains(index) else { return nil }
            view = subviews[index]
        }
        return view
    }
}
