extension UIApplication {
    /// Returns the application that an object belongs to: that of its window, or of its view's. It owns the time of what the object
    /// starts.
    /// - Returns: The running application for an object that is in no window.
    package static func owning(_ object: AnyObject?) -> UIApplication {
        let view =
            (object as? UIView) ?? (object as? UIViewController)?.viewStorage
            ?? (object as? UIGestureRecognizer)?.viewStorage
        return view?.windowStorage?.application ?? object as? UIApplication ?? shared
    }
}
