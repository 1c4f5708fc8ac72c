package import TouchTrace

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
