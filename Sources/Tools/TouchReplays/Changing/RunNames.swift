internal import TouchTrace
internal import Touchstone

/// The names of a run, which the same objects get in another run: names are numbered in the order in which objects are mentioned, and an edit
/// changes that.
struct RunNames {
    private struct Known {
        var subject: Edit.Subject
        var position: LiveTree.Position
        /// The number of the look, from 0, at which the object was there first.
        var look: Int
    }

    private var known: [Known] = []
    private var subjects: Set<Edit.Subject> = []
    /// The number of looks so far.
    private var looks = 0

    /// Adds the name of an object, if it was not known before.
    mutating func add(_ subject: Edit.Subject, at position: LiveTree.Position, since look: Int) {
        if subjects.insert(subject).inserted {
            known.append(Known(subject: subject, position: position, look: look))
        }
    }

    /// Keeps the names for their objects: no other one is given one of them.
    func reserve(in application: UIApplication) {
        for known in self.known {
            switch known.subject {
            case .recognizer(let name): application.reserveTraceName(name)
            case .view(let name): application.reserveTraceName(name)
            }
        }
    }

    /// Looks for the objects, and gives each the name that it had.
    mutating func adopt(in application: UIApplication) {
        let look = looks
        looks += 1
        guard !known.isEmpty else { return }
        let tree = LiveTree(application)
        let views = Dictionary(uniqueKeysWithValues: tree.views.map { ($0.position, $0.view) })
        let recognizers = Dictionary(uniqueKeysWithValues: tree.recognizers.map { ($0.position, $0.recognizer) })
        known.removeAll { known in
            // What came later may be where it was.
            guard known.look <= look else { return false }
            switch known.subject {
            case .recognizer(let name):
                return recognizers[known.position].map { application.giveTraceName(name, to: $0) } ?? false
            case .view(let name):
                return views[known.position].map { application.giveTraceName(name, to: $0) } ?? false
            }
        }
    }
}

#if hasFeature(Embedded)
    // Traces do not number objects there: a host names all of them.
    extension UIApplication {
        func givenTraceName(of recognizer: UIGestureRecognizer) -> RecognizerName { traceName(of: recognizer) }

        func reserveTraceName(_ name: RecognizerName) {}

        func reserveTraceName(_ name: ResponderName) {}

        /// Gives a recognizer its name of another run, since it may be elsewhere when it is mentioned.
        func giveTraceName(_ name: RecognizerName, to recognizer: UIGestureRecognizer) -> Bool {
            if recognizer.name == nil { recognizer.name = name.text }
            return traceName(of: recognizer) == name
        }

        func giveTraceName(_ name: ResponderName, to view: UIView) -> Bool { traceName(of: view) == name }
    }
#endif
