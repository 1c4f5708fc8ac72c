internal import TouchTrace
internal import Touchstone

/// The names of an app's views and recognizers at the start, as an ``InspectedTree`` has them, in the order of a ``LiveTree``.
struct StartNames {
    /// The names of the views.
    let views: [String]
    /// The names of the recognizers; `nil` for one to which the app has no access.
    let recognizers: [String?]

    init(_ application: UIApplication) {
        let (tree, live) = (InspectedTree(application), LiveTree(application))
        views = live.views.map { tree.name($0.view) }
        recognizers = live.recognizers.map { Positions.isHidden($0.recognizer) ? nil : tree.name($0.recognizer) }
    }
}

/// The names that findings have for the objects in the records of a run that is over.
///
/// Records number unnamed objects in the order in which the run mentions them: another run has other numbers.
struct FindingNames {
    private let run: ExploredRun
    private let start: StartNames
    /// The numbers of the recognizers, by their names in the records.
    private let numbers: [RecognizerName: Int]

    init(_ run: ExploredRun, _ start: StartNames) {
        (self.run, self.start) = (run, start)
        numbers = Dictionary(
            uniqueKeysWithValues: run.start.recognizers.enumerated().map { number, known in
                (run.application.givenTraceName(of: known.recognizer), number)
            })
    }

    /// Returns a Boolean value that indicates whether the app has no access to a recognizer.
    func isHidden(_ recognizer: RecognizerName) -> Bool {
        numbers[recognizer].map { start.recognizers[$0] == nil } ?? false
    }

    func name(_ recognizer: RecognizerName) -> String {
        numbers[recognizer].flatMap { start.recognizers[$0] } ?? recognizer.text
    }

    func name(_ view: ResponderName) -> String {
        let number = run.start.views.firstIndex { run.application.traceName(of: $0.view) == view }
        return number.map { start.views[$0] } ?? view.text
    }

    /// Returns a text in which unnamed objects have the names of findings.
    func text(_ text: String) -> String {
        guard text.contains("#") else { return text }
        let views = run.start.views.map { run.application.traceName(of: $0.view) }
        let names = views.map { ($0.text, name($0)) } + numbers.keys.map { ($0.text, name($0)) }
        // The longest first: one may be the beginning of another.
        let numbered = names.filter { $0.0.contains("#") }.sorted { $1.0.count < $0.0.count }
        return numbered.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }

    /// Returns the positions of recognizers at the start.
    func positions(_ recognizers: Set<RecognizerName>) -> Set<LiveTree.Position> {
        Set(recognizers.compactMap { numbers[$0] }.map { run.start.recognizers[$0].position })
    }
}
