internal import TouchInput
@_spi(Host) @_spi(Subclass) internal import Touchstone

// The recognizers of a log, and their changes.

extension RebuiltApp {
    /// Creates or changes a recognizer.
    func attach(_ logged: LoggedRecognizer) {
        let view = views[logged.view]
        guard view != nil || logged.isOfSystem else { return }
        let before = loggedRecognizers.updateValue(logged, forKey: logged.id)
        let recognizer = recognizers[logged.id] ?? make(logged, for: view)
        set(logged, before, of: recognizer)
        if let view {
            if recognizer.view !== view { add(recognizer, logged, to: view) }
        } else if recognizer.view == nil {
            // Which edges it claims shows in the touches that it receives.
            host.application.host.addSystemGesture(recognizer, at: .all)
        }
        let known = Set(before?.awaits ?? [])
        for id in logged.awaits ?? [] where !known.contains(id) {
            if let other = recognizers[id] {
                recognizer.require(toFail: other)
            } else {
                openRequirements[id, default: []].insert(logged.id)
            }
        }
        for id in openRequirements.removeValue(forKey: logged.id)?.sorted() ?? [] {
            recognizers[id]?.require(toFail: recognizer)
        }
    }

    /// Adds a recognizer behind those that are before it in the order of the view.
    private func add(_ recognizer: UIGestureRecognizer, _ logged: LoggedRecognizer, to view: UIView) {
        let later = (view.gestureRecognizers ?? []).filter { other in
            guard let id = number(of: other), let other = loggedRecognizers[id] else { return false }
            return other.index > logged.index && other.role == nil
        }
        view.addGestureRecognizer(recognizer)
        for other in later where other.state == .possible && other.numberOfTouches == 0 {
            view.removeGestureRecognizer(other)
            view.addGestureRecognizer(other)
        }
    }

    private func make(_ logged: LoggedRecognizer, for view: UIView?) -> UIGestureRecognizer {
        let recognizer = own(logged, of: view) ?? yielding(logged) ?? stock(logged)
        add(recognizer, logged.id)
        recognizers[logged.id] = recognizer
        recognizer.name = logged.name
        let isAsked =
            recognizer is RebuiltRecognizer || logged.isOfSystem
            || suppositions.contains { $0.delegating == logged.id }
        if isAsked, recognizer.delegate == nil {
            let delegate = RebuiltDelegate(self)
            delegates.append(delegate)
            recognizer.delegate = delegate
        }
        return recognizer
    }

    /// Returns the recognizer that a scroll view has made by itself.
    private func own(_ logged: LoggedRecognizer, of view: UIView?) -> UIGestureRecognizer? {
        guard let view = (logged.maker.flatMap({ views[$0] }) ?? view) as? RebuiltScrollView else { return nil }
        let recognizer = own(logged.role, of: view)
        #if hasFeature(Embedded)
            // A scroll view cannot find out there that it is a delegate.
            recognizer?.isDelegateFixed = false
            recognizer?.delegate = view
            recognizer?.isDelegateFixed = true
        #endif
        return recognizer
    }

    private func own(_ role: String?, of view: RebuiltScrollView) -> UIGestureRecognizer? {
        switch role {
        case "scroll pan": return view.panGestureRecognizer
        case "scroll pinch": return view.pinchGestureRecognizer
        case "scroll delay":
            return view.gestureRecognizers?.first {
                $0 !== view.panGestureRecognizer && $0 !== view.pinchGestureRecognizer && number(of: $0) == nil
            }
        case _: return nil
        }
    }

    private func stock(_ logged: LoggedRecognizer) -> UIGestureRecognizer {
        switch logged.isOwn ? "" : logged.stock {
        case "UITapGestureRecognizer": return UITapGestureRecognizer()
        case "UILongPressGestureRecognizer": return UILongPressGestureRecognizer()
        case "UISwipeGestureRecognizer": return UISwipeGestureRecognizer()
        case "UIScreenEdgePanGestureRecognizer": return UIScreenEdgePanGestureRecognizer()
        case "UIPanGestureRecognizer": return UIPanGestureRecognizer()
        case "UIPinchGestureRecognizer": return UIPinchGestureRecognizer()
        case "UIRotationGestureRecognizer": return UIRotationGestureRecognizer()
        case "UIHoverGestureRecognizer": return UIHoverGestureRecognizer()
        case _:
            let recognizer = RebuiltRecognizer()
            recognizer.app = self
            return recognizer
        }
    }

    /// Sets what has changed since the line before.
    private func set(_ logged: LoggedRecognizer, _ before: LoggedRecognizer?, of recognizer: UIGestureRecognizer) {
        func changed<Value: Equatable>(_ value: (LoggedRecognizer) -> Value) -> Bool {
            before.map { value($0) != value(logged) } ?? true
        }
        if changed({ $0.isEnabled }), recognizer.isEnabled != logged.isEnabled {
            recognizer.isEnabled = logged.isEnabled
        }
        if changed({ $0.cancels }) { recognizer.cancelsTouchesInView = logged.cancels }
        if changed({ $0.delaysBegan }) { recognizer.delaysTouchesBegan = logged.delaysBegan }
        if changed({ $0.delaysEnded }) { recognizer.delaysTouchesEnded = logged.delaysEnded }
        if changed({ $0.isExclusiveType }) { recognizer.requiresExclusiveTouchType = logged.isExclusiveType }
        #if canImport(Foundation)
            if changed({ $0.types }), let types = logged.types {
                recognizer.allowedTouchTypes = types.map { NSNumber(value: $0) }
            }
            if changed({ $0.presses }), let presses = logged.presses {
                recognizer.allowedPressTypes = presses.map { NSNumber(value: $0) }
            }
        #else
            if changed({ $0.types }), let types = logged.types {
                recognizer.allowedTypes = types.reduce(0) { (0..<4).contains($1) ? $0 | 1 << UInt8($1) : $0 }
            }
            if changed({ $0.presses }), let presses = logged.presses {
                recognizer.allowedPresses = presses.reduce(0) { (0..<64).contains($1) ? $0 | 1 << UInt64($1) : $0 }
            }
        #endif
        if changed({ $0.settings }) { set(logged.settings, of: recognizer) }
    }

    private func set(_ settings: [LoggedRecognizer.Setting], of recognizer: UIGestureRecognizer) {
        for setting in settings {
            let count = Int(max(-1e6, min(1e6, setting.value)))
            switch (setting.name, recognizer) {
            case ("taps", let tap as UITapGestureRecognizer): tap.numberOfTapsRequired = count
            case ("touches", let tap as UITapGestureRecognizer): tap.numberOfTouchesRequired = count
            case ("taps", let press as UILongPressGestureRecognizer): press.numberOfTapsRequired = count
            case ("touches", let press as UILongPressGestureRecognizer): press.numberOfTouchesRequired = count
            case ("duration", let press as UILongPressGestureRecognizer): press.minimumPressDuration = setting.value
            case ("movement", let press as UILongPressGestureRecognizer): press.allowableMovement = setting.value
            case ("direction", let swipe as UISwipeGestureRecognizer):
                swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(max(0, count)))
            case ("touches", let swipe as UISwipeGestureRecognizer): swipe.numberOfTouchesRequired = count
            case ("edges", let edge as UIScreenEdgePanGestureRecognizer):
                edge.edges = UIRectEdge(rawValue: UInt(max(0, count)))
            case ("least", let pan as UIPanGestureRecognizer): pan.minimumNumberOfTouches = count
            case ("most", let pan as UIPanGestureRecognizer): pan.maximumNumberOfTouches = count
            case ("scrolls", let pan as UIPanGestureRecognizer):
                pan.allowedScrollTypesMask = UIScrollTypeMask(rawValue: count)
            case _: break
            }
        }
    }
}
