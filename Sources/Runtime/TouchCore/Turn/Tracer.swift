import TouchArbitration
package import TouchTrace

/// The names of objects in traces, and the receivers of the steps and of the diagnostics.
///
/// An object rather than a value, since naming calls code of the host.
final class Tracer {
    /// A Boolean value that indicates whether there ever was a receiver of steps; see `Depth.isUsed`.
    nonisolated(unsafe) static var isUsed = false
    /// The identity that recognizers store with their names: an application names those of others anew.
    let identity = DispatcherIdentity()
    /// The combination of the two below.
    private var handler: ((TraceRecord) -> Void)?
    var appHandler: ((TraceRecord) -> Void)? { didSet { combineHandlers() } }
    var flightRecorder: FlightRecorder? { didSet { combineHandlers() } }
    var diagnosticHandler: ((TouchDiagnostic) -> Void)?
    /// Names objects that the app has not named; `nil`: class and number.
    var naming: (any ObjectNaming)?
    /// Returns the class that an object stands in for; `nil`: its own.
    var classNaming: ((AnyObject) -> String?)?
    /// The numbers of unnamed recognizers and of views that were mentioned; counted separately, since views are mentioned in
    /// traces alone.
    private var recognizerSerials = 0
    private var viewSerials = 0
    /// The number of recognizers that were mentioned, for each name.
    private var namesakes = Namesakes()

    /// A Boolean value that indicates whether there is a receiver of steps.
    var isOn: Bool { handler != nil }

    func record(_ record: TraceRecord) { handler?(record) }

    func report(_ diagnostic: TouchDiagnostic) {
        if let diagnosticHandler {
            diagnosticHandler(diagnostic)
        } else {
            #if !hasFeature(Embedded)
                StandardError.write(line: "touchstone: \(diagnostic)")
            #endif
        }
    }

    /// Combines the handlers. The recorder comes first, so that a handler that dumps it finds the record that it receives.
    private func combineHandlers() {
        let (appHandler, recorder) = (appHandler, flightRecorder)
        guard let recorder else {
            handler = appHandler
            return
        }
        handler = { record in
            recorder.record(record)
            appHandler?(record)
        }
    }

    /// Releases everything that the app has set, when the application is released.
    func removeHandlers() {
        diagnosticHandler = nil
        (appHandler, flightRecorder, classNaming) = (nil, nil, nil)
    }

    // MARK: Names

    /// Returns the name of a recognizer, which is fixed at its first mention and unique: the second recognizer with the name
    /// `pan` is `pan (2)`. A name that looks like a generated one gets ` (1)`.
    func name(_ recognizer: UIGestureRecognizer) -> RecognizerName {
        if let known = recognizer.traceName {
            if known.dispatcher === identity { return known.name }
            // Another application has other recognizers of the same name.
            recognizer.traceSerial = 0
        }
        let unique: String
        if let name = recognizer.name ?? naming?.name(of: recognizer) {
            let number = namesakes.add(name)
            let looksGenerated = RecognizerName(name).label.text != name
            let isMade = number > 1 || looksGenerated || name == Self.appName
            unique = isMade ? MadeName.namesake(of: name, number: number).text : name
        } else {
            unique = madeName(recognizer)
        }
        let made = RecognizerName(unique)
        recognizer.traceName = (identity, made)
        return made
    }

    private static let appName = RecognizerOrApp.app.description

    /// Gives the recognizer its name if it has none here. Called wherever a trace would mention it for the first time, so that a
    /// `failureReason` is the same with and without a trace.
    func mention(_ recognizer: UIGestureRecognizer) {
        if let known = recognizer.traceName, known.dispatcher === identity { return }
        _ = name(recognizer)
    }

    /// Returns the name of a recognizer in traces; of one that was not mentioned, the name without the number that makes it unique, since
    /// a name is given at the first mention, with or without a trace.
    func label(_ recognizer: UIGestureRecognizer) -> RecognizerName {
        if let known = recognizer.traceName, known.dispatcher === identity { return known.name }
        if let name = recognizer.name ?? naming?.name(of: recognizer) { return RecognizerName(name) }
        return RecognizerName(className(of: recognizer))
    }

    private func className(of recognizer: UIGestureRecognizer) -> String {
        classNaming?(recognizer) ?? recognizer.className
    }

    private func madeName(_ recognizer: UIGestureRecognizer) -> String {
        if recognizer.traceSerial == 0 {
            recognizerSerials += 1
            recognizer.traceSerial = recognizerSerials
        }
        return MadeName.unnamed(kind: className(of: recognizer), number: recognizer.traceSerial).text
    }

    func name(_ view: UIView) -> ResponderName {
        if let name = view.accessibilityIdentifier ?? view.accessibilityFacts?.label ?? naming?.name(of: view) {
            return ResponderName(name)
        }
        if view.traceSerial == 0 {
            viewSerials += 1
            view.traceSerial = viewSerials
        }
        let kind = classNaming?(view) ?? view.className
        return ResponderName(MadeName.unnamed(kind: kind, number: view.traceSerial).text)
    }

    #if !hasFeature(Embedded)
        // MARK: Names of another run

        /// Keeps the name of a recognizer of another run for its counterpart: no other one is given it.
        func reserve(_ name: RecognizerName) {
            switch MadeName(name.text) {
            case .unnamed(_, let number): recognizerSerials = max(recognizerSerials, number)
            case .namesake(let name, let number): namesakes.raise(name, to: number)
            case nil: namesakes.raise(name.text, to: 1)
            }
        }

        /// Keeps the name of a view of another run for its counterpart.
        func reserve(_ name: ResponderName) {
            if case .unnamed(_, let number) = MadeName(name.text) { viewSerials = max(viewSerials, number) }
        }

        /// Gives a recognizer the name of its counterpart in another run, if it has none yet.
        /// - Returns: A Boolean value that indicates whether that is its name now.
        func give(_ name: RecognizerName, to recognizer: UIGestureRecognizer) -> Bool {
            if recognizer.traceName?.dispatcher !== identity { recognizer.traceName = (identity, name) }
            return recognizer.traceName?.name == name
        }

        /// Gives a view the number of its counterpart in another run, if it has neither a name nor a number yet.
        /// - Returns: A Boolean value that indicates whether that is its name now.
        func give(_ name: ResponderName, to view: UIView) -> Bool {
            if view.traceSerial == 0, case .unnamed(_, let number) = MadeName(name.text) { view.traceSerial = number }
            return self.name(view) == name
        }
    #endif

    /// Returns the name of a view, or the class of another responder.
    func name(_ responder: UIResponder) -> ResponderName {
        if let view = responder as? UIView { return name(view) }
        if let name = naming?.name(of: responder) { return ResponderName(name) }
        return ResponderName(responder.className)
    }
}

/// The number of objects with each name.
private struct Namesakes {
    #if hasFeature(Embedded)
        // Hashing a string takes 8 kB of code, of which an app needs nothing else.
        private var counts: [(name: String, count: Int)] = []
    #else
        private var counts: [String: Int] = [:]
    #endif

    /// Counts an object, and returns the number of those with its name.
    mutating func add(_ name: String) -> Int {
        #if hasFeature(Embedded)
            for index in counts.indices where counts[index].name == name {
                counts[index].count += 1
                return counts[index].count
            }
            counts.append((name, 1))
            return 1
        #else
            counts[name, default: 0] += 1
            return counts[name, default: 0]
        #endif
    }

    #if !hasFeature(Embedded)
        /// Counts no fewer than so many objects with a name.
        mutating func raise(_ name: String, to number: Int) { counts[name] = max(counts[name] ?? 0, number) }
    #endif
}

/// The identity of a dispatcher, which remains unique after the dispatcher is released: other objects store only this.
final class DispatcherIdentity {}

/// Names objects in traces that the app has not named.
///
/// By default their names are their class and a number, which Embedded Swift does not have: a host that compares its traces with those
/// of another platform supplies names of its own.
@_spi(Host) public protocol ObjectNaming: AnyObject {
    /// Returns the name of a recognizer without `name`. Called at its first mention, and before that for each touch that passes over its
    /// view while there is a trace.
    func name(of recognizer: UIGestureRecognizer) -> String
    /// Returns the name of a view without `accessibilityIdentifier`, or of another responder. Called at each mention: the name of an
    /// object must not change.
    func name(of responder: UIResponder) -> String
}

extension UIApplication {
    /// Returns the name of a recognizer in traces; of one that was not mentioned, the name without the number that makes it unique.
    package final func traceName(of recognizer: UIGestureRecognizer) -> RecognizerName {
        dispatcher.tracer.label(recognizer)
    }

    #if !hasFeature(Embedded)
        /// Returns the name of a recognizer in traces, which it is given if it was not mentioned.
        package final func givenTraceName(of recognizer: UIGestureRecognizer) -> RecognizerName {
            dispatcher.tracer.name(recognizer)
        }

        /// Keeps a name in the traces of another run of the app for the counterpart of a recognizer.
        package final func reserveTraceName(_ name: RecognizerName) { dispatcher.tracer.reserve(name) }

        /// Keeps a name in the traces of another run of the app for the counterpart of a view.
        package final func reserveTraceName(_ name: ResponderName) { dispatcher.tracer.reserve(name) }

        /// Gives a recognizer that was not mentioned yet the name that its counterpart has in another run of the app.
        /// - Returns: A Boolean value that indicates whether that is its name now.
        package final func giveTraceName(_ name: RecognizerName, to recognizer: UIGestureRecognizer) -> Bool {
            dispatcher.tracer.give(name, to: recognizer)
        }

        /// Gives a view that was not mentioned yet the name that its counterpart has in another run of the app.
        /// - Returns: A Boolean value that indicates whether that is its name now.
        package final func giveTraceName(_ name: ResponderName, to view: UIView) -> Bool {
            dispatcher.tracer.give(name, to: view)
        }
    #endif

    /// Returns the name of a view in traces.
    package final func traceName(of view: UIView) -> ResponderName { dispatcher.name(view) }
}

extension UIGestureRecognizer {
    /// The name of the class, which Embedded Swift does not know.
    fileprivate final var className: String {
        #if hasFeature(Embedded)
            kindInTraces
        #else
            "\(type(of: self))"
        #endif
    }
}

extension UIResponder {
    /// The name of the class, which Embedded Swift does not know.
    fileprivate final var className: String {
        #if hasFeature(Embedded)
            kindInTraces
        #else
            "\(type(of: self))"
        #endif
    }
}
