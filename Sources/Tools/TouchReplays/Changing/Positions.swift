internal import TouchInput
@_spi(Subclass) package import Touchstone

/// The positions of views and recognizers by their names in traces, and what edits need of them.
package struct Positions {
    private struct Known {
        var position: LiveTree.Position
        var limits: [(limit: Edit.Limit, value: CGFloat)]
        var requirements: [RecognizerName]
        /// A Boolean value that indicates whether the app cannot set the delegate.
        var isDelegateFixed: Bool
    }

    private var recognizers: [RecognizerName: Known] = [:]
    private var views: [ResponderName: LiveTree.Position] = [:]
    private var superviews: [ResponderName: ResponderName] = [:]
    private var windows: [ResponderName: UIWindow] = [:]
    /// The application, to which windows refer.
    private let application: UIApplication
    /// The names of all objects, which those of other runs get.
    private(set) var names = RunNames()

    /// Names what was in trees, each of an instant, after the run has given the names. The first position of an object counts.
    init(_ trees: [LiveTree], in application: UIApplication) {
        self.application = application
        for (look, tree) in trees.enumerated() {
            let roots = tree.views.filter { $0.position.path.count == 1 }.map { ($0.position.path[0], $0.view) }
            let windowsOfLook = Dictionary(uniqueKeysWithValues: roots).compactMapValues { $0 as? UIWindow }
            for (view, position) in tree.views {
                let name = application.traceName(of: view)
                if views[name] == nil {
                    (views[name], windows[name]) = (position, windowsOfLook[position.path[0]])
                    names.add(.view(name), at: position, since: look)
                }
                superviews[name] = view.superview.map { application.traceName(of: $0) }
            }
            for (recognizer, position) in tree.recognizers {
                let name = application.givenTraceName(of: recognizer)
                names.add(.recognizer(name), at: position, since: look)
                guard recognizers[name] == nil, !Self.isHidden(recognizer) else { continue }
                recognizers[name] = Known(
                    position: position, limits: Edit.Limit.limits(of: recognizer),
                    requirements: recognizer.requiredToFail.map { application.givenTraceName(of: $0) },
                    isDelegateFixed: recognizer.isDelegateFixed)
            }
        }
    }

    /// Returns a Boolean value that indicates whether an app has no access to a recognizer: a scroll view has made it for itself.
    package static func isHidden(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let list = recognizer.view as? UIScrollView, recognizer.isDelegateFixed else { return false }
        return recognizer !== list.panGestureRecognizer && recognizer !== list.pinchGestureRecognizer
    }

    /// The names of all recognizers.
    var recognizerNames: [RecognizerName] { recognizers.keys.sorted { $0.text < $1.text } }
    /// The names of all views.
    var viewNames: [ResponderName] { views.keys.sorted { $0.text < $1.text } }

    /// Returns the name of a recognizer that is called like this: its name, or the name without its number if it is the only one.
    func recognizer(called name: RecognizerName) -> RecognizerName? {
        if recognizers[name] != nil { return name }
        let numbered = recognizers.keys.filter { $0.label == name }
        return numbered.count == 1 ? numbered[0] : nil
    }

    subscript(subject: Edit.Subject) -> LiveTree.Position? {
        switch subject {
        case .recognizer(let name): recognizers[name]?.position
        case .view(let name): views[name]
        }
    }

    /// Returns the limits of a recognizer, with their values.
    func limits(of recognizer: RecognizerName) -> [(limit: Edit.Limit, value: CGFloat)] {
        recognizers[recognizer]?.limits ?? []
    }

    /// Returns a Boolean value that indicates whether the first recognizer permanently requires the failure of the other.
    func requires(_ recognizer: RecognizerName, _ other: RecognizerName) -> Bool {
        recognizers[recognizer]?.requirements.contains(other) == true
    }

    /// Returns a Boolean value that indicates whether the app can set the delegate of a recognizer.
    func takesDelegate(_ recognizer: RecognizerName) -> Bool { recognizers[recognizer]?.isDelegateFixed == false }

    /// Returns a location on the screen in points of the window of a view.
    func location(_ location: CGPoint, inWindowOf view: ResponderName) -> CGPoint? {
        windows[view].map { $0.convert(location, from: nil as UIWindow?) }
    }

    /// Returns the superview of a view.
    func superview(of view: ResponderName) -> ResponderName? { superviews[view] }
}

extension UIGestureRecognizer {
    /// A Boolean value that indicates whether a scroll view has made it and decides when it is enabled.
    package var isMadeByScrollView: Bool { isDelegateFixed && view is UIScrollView }
}
