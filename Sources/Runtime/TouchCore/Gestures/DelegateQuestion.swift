import TouchArbitration

/// A question to the delegate of a recognizer about another one.
///
/// A class of delegates that leaves a method out has the default answer for all pairs: a group of *n* recognizers asks once, where one that
/// implements it is asked *n*² times.
enum DelegateQuestion {
    case recognizesWith
    case waitsFor
    case isAwaitedBy

    #if !hasFeature(Embedded)
        /// The hooks for which each class of delegates need not be asked.
        private static var leftOut: [ObjectIdentifier: RelationHooks] = [:]
        /// The latest delegate whose default has answered, and the question.
        private static var latestDefault: (question: DelegateQuestion, delegate: ObjectIdentifier)?

        private var hooks: RelationHooks {
            switch self {
            case .recognizesWith: [.canPrevent, .canBePrevented]
            case .waitsFor: .shouldRequireFailure
            case .isAwaitedBy: .shouldBeRequiredToFail
            }
        }
    #endif

    /// Returns the answer of the default, which notes that the class leaves the method out.
    func defaultAnswer(of delegate: AnyObject) -> Bool {
        #if !hasFeature(Embedded)
            Self.latestDefault = (self, ObjectIdentifier(delegate))
        #endif
        return false
    }

    /// Returns the hooks for which a delegate has to be asked.
    static func hooks(of delegate: any UIGestureRecognizerDelegate) -> RelationHooks {
        #if hasFeature(Embedded)
            .all
        #else
            leftOut[ObjectIdentifier(type(of: delegate))].map { RelationHooks.all.subtracting($0) } ?? .all
        #endif
    }

    /// Asks the delegate of a recognizer.
    func answer(of recognizer: UIGestureRecognizer, about other: UIGestureRecognizer) -> Bool {
        guard let delegate = recognizer.delegate else { return false }
        #if !hasFeature(Embedded)
            Self.latestDefault = nil
        #endif
        let answer =
            switch self {
            case .recognizesWith: delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
            case .waitsFor: delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
            case .isAwaitedBy: delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
            }
        #if !hasFeature(Embedded)
            // A delegate that passes the question on to another one implements the method.
            if let latest = Self.latestDefault, latest == (self, ObjectIdentifier(delegate)) {
                let type = ObjectIdentifier(type(of: delegate))
                if Self.leftOut[type, default: []].insert(hooks).inserted {
                    recognizer.dispatcher?.readHooks(ofDelegates: type)
                }
            }
        #endif
        return answer
    }
}
