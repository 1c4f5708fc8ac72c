import TouchArbitration

/// The timers of an application: when they are due, and what they call.
struct Timers {
    struct Body {
        var owner: UIGestureRecognizer?
        var call: () -> Void
    }

    var deadlines = Deadlines()
    private var bodies: [Deadlines.Token: Body] = [:]

    mutating func set(at instant: Int64, _ body: Body) -> Deadlines.Token {
        let token = deadlines.set(at: instant)
        bodies[token] = body
        return token
    }

    /// Removes the body of a timer that is due. The caller releases it, after the table has been changed: the deinitializers of its
    /// captured objects may cancel another timer.
    mutating func take(_ token: Deadlines.Token) -> Body? { bodies.removeValue(forKey: token) }

    /// Cancels a timer, and returns its body for the caller to release.
    mutating func cancel(_ token: Deadlines.Token) -> Body? {
        deadlines.cancel(token)
        return take(token)
    }
}
