// Animations between two calls, as before blocks: for ported code, which names the method that is called at the end.

#if !hasFeature(Embedded)
    public import TouchInput
    import TouchKinematics

    extension UIView {
        /// Begins an animation: the changes until `commitAnimations()` are animated, with a slow start and end in 0.2 s, or as
        /// the animation whose closure is running.
        ///
        /// The views receive touches meanwhile (unlike those of `animate`). Inside another one, it has the other's parameters
        /// until they are set.
        /// - Parameters:
        ///   - animationID: A name for the delegate.
        ///   - context: A value for the delegate.
        public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
            OpenAnimation.innermost = OpenAnimation(animationID, context)
        }

        /// Ends the changes of the innermost `beginAnimations(_:context:)`, and starts their animation.
        public static func commitAnimations() {
            OpenAnimation.innermost?.commit()
        }

        /// Sets the duration of the changes that follow, in seconds. Like the other setters, it does nothing outside
        /// `beginAnimations(_:context:)`.
        public static func setAnimationDuration(_ duration: TimeInterval) {
            OpenAnimation.innermost?.change { $0.change(duration: duration) }
        }

        /// Sets the delay of the changes that follow, in seconds; 0 by default.
        public static func setAnimationDelay(_ delay: TimeInterval) {
            OpenAnimation.innermost?.change { $0.change(delay: delay) }
        }

        /// Sets the curve of the changes that follow.
        public static func setAnimationCurve(_ curve: AnimationCurve) {
            OpenAnimation.innermost?.change { $0.change(pace: .curve(TimingCurve(curve))) }
        }

        /// Sets whether the changes that follow start from the values that other animations show; `false` by default.
        public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
            OpenAnimation.innermost?.change { $0.change(options: (.beginFromCurrentState, fromCurrentState)) }
        }

        /// Sets whether the changes that follow run backwards after their end; `false` by default.
        public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
            OpenAnimation.innermost?.change { $0.change(options: (.autoreverse, repeatAutoreverses)) }
        }

        /// Sets the object that performs the selector of `setAnimationDidStop(_:)`, a `SelectorTarget`; it is retained until the
        /// end.
        public static func setAnimationDelegate(_ delegate: Any?) {
            OpenAnimation.innermost?.delegate = delegate
        }

        /// Sets the selector that the delegate performs when the last change has ended.
        public static func setAnimationDidStop(_ selector: Selector?) {
            OpenAnimation.innermost?.didStop = selector
        }
    }

    /// An animation that was begun and is not committed.
    private final class OpenAnimation {
        nonisolated(unsafe) static var innermost: OpenAnimation?

        private let outer: OpenAnimation?
        private let outerBlock: AnimationBlock?
        private let block: AnimationBlock
        private let name: String?
        private let context: UnsafeMutableRawPointer?
        /// The groups of changes with other parameters than those that follow.
        private var groups: [AnimationGroup] = []
        var delegate: Any?
        var didStop: Selector?

        init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
            self.name = name
            self.context = context
            outer = Self.innermost
            block = AnimationBlock(
                duration: GestureThresholds.animationDuration, delay: 0, pace: .curve(.easeInOut),
                options: .allowUserInteraction)
            outerBlock = block.enter()
        }

        func change(_ change: (AnimationBlock) -> AnimationGroup?) {
            if let group = change(block) { groups.append(group) }
        }

        func commit() {
            Self.innermost = outer
            block.leave(to: outerBlock)
            // The end of the last group is that of the animation.
            var rest = groups.count + 1
            var isFinished = true
            let ended: (Bool) -> Void = { [self] hasFinished in
                rest -= 1
                isFinished = isFinished && hasFinished
                if rest == 0 { stopped(isFinished) }
            }
            for group in groups { group.dispatcher.startAnimation(group, ended) }
            UIView.start(block, ended)
        }

        private func stopped(_ isFinished: Bool) {
            guard let delegate, let didStop else { return }
            if didStop.call?(delegate as AnyObject, name, nil) == .called { return }
            guard let target = delegate as? any SelectorTarget else {
                UIApplication.shared.dispatcher.report(
                    .targetPerformsNoSelectors("an animation", selector: didStop.description))
                return
            }
            target.perform(didStop, with: name, finished: isFinished, context: context)
        }
    }
#endif
