// For modules that build views on this one.

extension UIView {
    /// The application of the window that the view is in; `nil` without a window.
    @_spi(Subclass) public final var hostingApplication: UIApplication? { windowStorage?.application }

    /// Says that something about this view is not right; outside of a window, to the running application.
    /// - Parameter diagnostic: makes it of the view's name.
    @_spi(Subclass) public final func report(_ diagnostic: (String) -> TouchDiagnostic) {
        let dispatcher = (windowStorage?.application ?? UIApplication.shared).dispatcher
        dispatcher.report(diagnostic(dispatcher.name(self)))
    }
}
