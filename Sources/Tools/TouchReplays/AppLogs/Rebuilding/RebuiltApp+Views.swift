internal import TouchInput
@_spi(Subclass) internal import Touchstone

// The views of a log, and their changes.

extension RebuiltApp {
    /// Creates or changes a view.
    func place(_ logged: LoggedView) {
        let before = loggedViews.updateValue(logged, forKey: logged.id)
        if before == nil, views[logged.id] != nil { returned.insert(logged.id) }
        let view = views[logged.id] ?? make(logged)
        set(logged, before, of: view)
        let superview = logged.superview ?? 0
        if before?.superview ?? -1 != superview {
            if superview == 0 {
                view.isHidden = logged.isHidden
            } else {
                put(view, logged.id, in: superview)
            }
        }
        if before?.superview != logged.superview || before?.index != logged.index { unordered.insert(superview) }
        for id in orphans.removeValue(forKey: logged.id)?.sorted() ?? [] where loggedViews[id]?.superview == logged.id {
            if let orphan = views[id] { put(orphan, id, in: logged.id) }
        }
    }

    private func put(_ view: UIView, _ id: Int, in superview: Int) {
        guard let parent = views[superview] else {
            orphans[superview, default: []].insert(id)
            return
        }
        // In itself, by lines that contradict each other.
        guard !parent.isDescendant(of: view) else { return }
        parent.addSubview(view)
    }

    private func make(_ logged: LoggedView) -> UIView {
        let view: UIView
        if logged.superview == nil {
            let window = RebuiltWindow(frame: .zero)
            window.app = self
            view = window
        } else if logged.scroll != nil {
            let scrollView = RebuiltScrollView(frame: .zero)
            scrollView.app = self
            scrollView.delegate = scrollView
            scrollView.contentInsetAdjustmentBehavior = .never
            view = scrollView
            scrollViews[logged.id] = scrollView
        } else {
            switch logged.stock {
            case "UIButton": view = UIButton(frame: .zero)
            case "UISlider": view = UISlider(frame: .zero)
            case "UISwitch": view = UISwitch(frame: .zero)
            case "UIStepper": view = UIStepper(frame: .zero)
            case "UISegmentedControl": view = UISegmentedControl(frame: .zero)
            case "UIPageControl": view = UIPageControl(frame: .zero)
            case _: view = logged.control == nil ? UIView(frame: .zero) : UIControl(frame: .zero)
            }
        }
        view.autoresizesSubviews = false
        view.accessibilityIdentifier = logged.name
        add(view, logged.id)
        views[logged.id] = view
        return view
    }

    /// Gives an object its number.
    func add<Object: AnyObject>(_ object: Object, _ id: Int) {
        numbers[ObjectIdentifier(object)] = id
        kept.append(object)
        recorder?.preset(id, for: object)
    }

    /// Sets what has changed since the line before: what views did by themselves meanwhile remains.
    private func set(_ logged: LoggedView, _ before: LoggedView?, of view: UIView) {
        func changed<Value: Equatable>(_ value: (LoggedView) -> Value) -> Bool {
            before.map { value($0) != value(logged) } ?? true
        }
        if changed({ $0.label }) { view.accessibilityLabel = logged.label }
        if changed({ $0.anchor }) { view.anchorPoint = logged.anchor }
        // A scroll view has zoomed it, or will.
        let isZoomed = (view.superview as? UIScrollView)?.isZooming == true
        if changed({ $0.transform }), !isZoomed { view.transform = logged.transform }
        if changed({ $0.bounds.size }) { view.bounds.size = logged.bounds.size }
        if changed({ $0.bounds.origin }), logged.scroll == nil { view.bounds.origin = logged.bounds.origin }
        if changed({ $0.center }), !isZoomed { view.center = logged.center }
        if changed({ $0.alpha }) { view.alpha = logged.alpha }
        if changed({ $0.isHidden }), before != nil || logged.superview != nil { view.isHidden = logged.isHidden }
        if changed({ $0.isInteractive }) { view.isUserInteractionEnabled = logged.isInteractive }
        if changed({ $0.isMultipleTouch }) { view.isMultipleTouchEnabled = logged.isMultipleTouch }
        if changed({ $0.isExclusive }) { view.isExclusiveTouch = logged.isExclusive }
        if changed({ $0.clips }) { view.clipsToBounds = logged.clips }
        if let window = view as? UIWindow, changed({ $0.window?.level }) {
            window.windowLevel = UIWindow.Level(logged.window?.level ?? 0)
        }
        if let control = view as? UIControl {
            if changed({ $0.control?.isEnabled }) { control.isEnabled = logged.control?.isEnabled ?? true }
            if let slider = control as? UISlider, changed({ $0.control?.value }), !slider.isTracking {
                slider.value = Float(logged.control?.value ?? 0)
            }
            if changed({ $0.control?.isSelected }) { control.isSelected = logged.control?.isSelected ?? false }
        }
        if let scrollView = view as? UIScrollView, let scroll = logged.scroll {
            set(scroll, before?.scroll, of: scrollView)
            if before == nil { scrollView.contentOffset = scroll.offset }
            settle(LoggedOffset(id: logged.id, offset: scroll.offset, zoom: scroll.zoom))
        }
    }

    private func set(_ scroll: LoggedView.Scroll, _ before: LoggedView.Scroll?, of view: UIScrollView) {
        func changed<Value: Equatable>(_ value: (LoggedView.Scroll) -> Value) -> Bool {
            before.map { value($0) != value(scroll) } ?? true
        }
        if changed({ $0.size }), !view.isZooming { view.contentSize = scroll.size }
        if changed({ $0.insets }) { view.contentInset = scroll.insets }
        if changed({ $0.least }) { view.minimumZoomScale = scroll.least }
        if changed({ $0.most }) { view.maximumZoomScale = scroll.most }
        if changed({ $0.pages }) { view.isPagingEnabled = scroll.pages }
        if changed({ $0.scrolls }) { view.isScrollEnabled = scroll.scrolls }
        if changed({ $0.delays }) { view.delaysContentTouches = scroll.delays }
        if changed({ $0.cancels }) { view.canCancelContentTouches = scroll.cancels }
        if changed({ $0.bounces }) { view.bounces = scroll.bounces }
        if changed({ $0.bouncesZoom }) { view.bouncesZoom = scroll.bouncesZoom }
        if changed({ $0.locks }) { view.isDirectionalLockEnabled = scroll.locks }
        if changed({ $0.alwaysX }) { view.alwaysBounceHorizontal = scroll.alwaysX }
        if changed({ $0.alwaysY }) { view.alwaysBounceVertical = scroll.alwaysY }
        if changed({ $0.rate }) {
            view.decelerationRate = scroll.rate.map { UIScrollView.DecelerationRate(rawValue: $0) } ?? .normal
        }
    }

    /// Notes an offset, and zooms to a scale that a scroll view did not get by itself.
    func settle(_ logged: LoggedOffset) {
        guard let view = scrollViews[logged.id] else { return }
        loggedOffsets[logged.id] = logged.offset
        guard abs(view.zoomScale - logged.zoom) > 0.01, !view.isZooming, !view.isZoomBouncing else { return }
        view.zoomScale = logged.zoom
        note(.offset, of: logged.id)
    }

    /// Moves scroll views to the offsets of the last frame, if they did not get there by themselves: the app has set them. One that has moved
    /// is only corrected: it may be a little ahead.
    func settleOffsets() {
        for (id, (before, after)) in offsetsOfFrame.sorted(by: { $0.key < $1.key }) {
            guard let view = scrollViews[id], let logged = loggedOffsets[id] else { continue }
            let way = max(abs(after.x - before.x), abs(after.y - before.y))
            if way > 0 { moved.insert(id) }
            // The recorder looks before the scroll view moves in the same frame.
            let isNear = [before, after].contains {
                max(abs($0.x - logged.x), abs($0.y - logged.y)) < way + Self.offsetTolerance
            }
            if !isNear {
                view.contentOffset = logged
                if !moved.contains(id) { note(.offset, of: id) }
            }
            if way == 0 { moved.remove(id) }
        }
        offsetsOfFrame.removeAll(keepingCapacity: true)
    }

    /// Removes from the windows what left them. It may come back: what is in it stays in it, as in the app.
    func remove(_ ids: [Int]) {
        for id in ids {
            guard loggedViews.removeValue(forKey: id) != nil, let view = views[id] else { continue }
            if view is UIWindow { view.isHidden = true } else if view.window != nil { view.removeFromSuperview() }
        }
        for id in ids {
            guard loggedRecognizers.removeValue(forKey: id) != nil, let recognizer = recognizers[id],
                let view = recognizer.view, view.window != nil
            else { continue }
            view.removeGestureRecognizer(recognizer)
        }
    }

    /// Removes the recognizers that did not come back with their view; a subview may be too far away to be in the log.
    func removeLeft() {
        for view in returned.sorted().compactMap({ views[$0] }) {
            for recognizer in view.gestureRecognizers ?? []
            where number(of: recognizer).map({ loggedRecognizers[$0] == nil }) ?? false {
                view.removeGestureRecognizer(recognizer)
            }
        }
        returned = []
    }

    /// Puts subviews and windows in the order of the log.
    func sort() {
        for superview in unordered.sorted() {
            if superview == 0 {
                sortWindows()
            } else if let view = views[superview] {
                sortSubviews(of: view)
            }
        }
        unordered = []
    }

    private func sortSubviews(of view: UIView) {
        let logged = view.subviews.filter { index(of: $0) != nil }
        let sorted = logged.sorted { index(of: $0) ?? 0 < index(of: $1) ?? 0 }
        guard !zip(logged, sorted).allSatisfy({ $0 === $1 }) else { return }
        for subview in sorted { view.bringSubviewToFront(subview) }
    }

    private func sortWindows() {
        let shown = host.application.windows
        let sorted = shown.sorted { index(of: $0) ?? 0 < index(of: $1) ?? 0 }
        let key = sorted.first { number(of: $0).flatMap { loggedViews[$0]?.window?.isKey } == true }
        if !zip(shown, sorted).allSatisfy({ $0 === $1 }) { for window in sorted { window.makeKeyAndVisible() } }
        key?.makeKey()
    }

    private func index(of view: UIView) -> Int? { number(of: view).flatMap { loggedViews[$0]?.index } }

    // MARK: Numbers

    /// Returns the number of a view or recognizer in the log; `nil` if it stands in for none.
    func number<Object: AnyObject>(of object: Object) -> Int? { numbers[ObjectIdentifier(object)] }

    func numbers(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> (Int, Int)? {
        guard let one = number(of: one), let other = number(of: other) else { return nil }
        return (one, other)
    }

    /// Returns the class that an object stands in for; `nil` if it stands in for none.
    func className(of object: AnyObject) -> String? {
        let (view, recognizer) = (object as? UIView, object as? UIGestureRecognizer)
        guard let id = view.flatMap({ number(of: $0) }) ?? recognizer.flatMap({ number(of: $0) }) else {
            #if hasFeature(Embedded)
                return Self.ownClassName(view?.kindInTraces ?? recognizer?.kindInTraces ?? "")
            #else
                return nil
            #endif
        }
        return loggedViews[id]?.className ?? loggedRecognizers[id]?.className
    }

    #if hasFeature(Embedded)
        /// Returns the class of what stand-ins make for themselves, which Embedded Swift does not know.
        private static func ownClassName(_ kind: String) -> String? {
            switch kind {
            case "view": "UIView"
            case "label": "UILabel"
            case "image": "UIImageView"
            case "knob": "Knob"
            case "scroll indicator": "ScrollIndicatorView"
            case "spinner": "RefreshSpinner"
            case "scroll pan": "ScrollPanGestureRecognizer"
            case "scroll pinch": "ScrollPinchGestureRecognizer"
            case "touch delay": "TouchDelayGestureRecognizer"
            case _: nil
            }
        }
    #endif
}
