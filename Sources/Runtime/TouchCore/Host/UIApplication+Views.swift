// The interface for modules that build views on this one.

import TouchTrace

extension UIView {
    /// The application of the window that the view is in; `nil` without a window.
    @_spi(Subclass) public final var hostingApplication: UIApplication? { windowStorage?.application }

    /// Reports a diagnostic about this view; outside a window, to the running application.
    /// - Parameter diagnostic: Makes the diagnostic from the view's name.
    @_spi(Subclass) public final func report(_ diagnostic: (String) -> TouchDiagnostic) {
        let dispatcher = (windowStorage?.application ?? UIApplication.shared).dispatcher
        dispatcher.report(diagnostic(dispatcher.name(self).text))
    }

    /// Reports a diagnostic about this view and another one.
    /// - Parameters:
    ///   - other: The other view.
    ///   - diagnostic: Makes the diagnostic from the names of both.
    @_spi(Subclass) public final func report(with other: UIView, _ diagnostic: (String, String) -> TouchDiagnostic) {
        let dispatcher = (windowStorage?.application ?? UIApplication.shared).dispatcher
        dispatcher.report(diagnostic(dispatcher.name(self).text, dispatcher.name(other).text))
    }
}
