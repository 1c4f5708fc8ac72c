@_spi(Subclass) import Touchstone
import TouchTesting

/// An action of careless or hostile app code, at any place.
enum Deed: String, CaseIterable, Sendable {
    case removeTarget, removePanel, removeRoot, hideWindow, dropWindow, removeRecognizers, moveRecognizers
    case addRecognizers, addViews, addWindows, disableAll, toggleAll, disableOne, toggleFlags
    case reparent, swapWindows, nestWindow
    case receive, receiveLift, advance, windowSendEvent, applicationSendEvent
    case resignActive, resignAndBecomeActive, beginIgnoring, endIgnoring
    case requireEachOther, ignoreAll, proposeBegan, proposeEnded, proposeFailed
    case receiveDevices, swapFirstResponder, addSystemGesture
    case setTimers, needLayout, layoutNow, toggleTouchFlags, removeActions, hideViews, limitContacts

    func perform(_ scene: MischiefScene) {
        let (application, panel, target, sibling) = (scene.stage.application, scene.panel, scene.target, scene.sibling)
        switch self {
        case .removeTarget: target.removeFromSuperview()
        case .removePanel: panel.removeFromSuperview()
        case .removeRoot: scene.stage.view.removeFromSuperview()
        case .hideWindow: scene.stage.window.isHidden = true
        case .dropWindow:
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            window.makeKeyAndVisible()
            window.addSubview(panel)
            window.isHidden = true
        case .removeRecognizers:
            for recognizer in scene.recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
        case .moveRecognizers:
            for recognizer in scene.recognizers { sibling.addGestureRecognizer(recognizer) }
        case .addRecognizers:
            let tap = UITapGestureRecognizer()
            tap.name = "added \(scene.recognizers.count)"
            scene.adopt(tap)
            target.gestureRecognizers = [tap] + (target.gestureRecognizers ?? [])
        case .addViews:
            let view = UIView(frame: panel.bounds)
            view.accessibilityIdentifier = "added view \(panel.subviews.count)"
            panel.addSubview(view)
        case .addWindows:
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            window.accessibilityIdentifier = "added window \(scene.windows.count)"
            scene.windows.append(window)
            window.makeKeyAndVisible()
        case .disableAll: for recognizer in scene.recognizers { recognizer.isEnabled = false }
        case .toggleAll: for recognizer in scene.recognizers { recognizer.isEnabled.toggle() }
        case .disableOne:
            scene.own.isEnabled = false
            scene.own.isEnabled = true
        case .toggleFlags:
            for recognizer in scene.recognizers {
                recognizer.cancelsTouchesInView.toggle()
                recognizer.delaysTouchesBegan.toggle()
                recognizer.delaysTouchesEnded.toggle()
            }
        case .reparent:
            if target.superview === panel { scene.stage.view.addSubview(target) } else { panel.addSubview(target) }
        case .swapWindows:
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            scene.windows.append(window)
            window.isHidden = false
            window.addSubview(target)
        case .nestWindow:
            panel.addSubview(scene.stage.window)
            let window = UIWindow(frame: .zero)
            scene.windows.append(window)
            panel.addSubview(window)
        case .receive:
            scene.hasStray = true
            let sample = ContactSample(id: 77, phase: .began, location: CGPoint(x: 30, y: 30))
            application.host.receive(InputFrame(at: application.now, [sample]))
        case .receiveLift:
            let samples = [1, 2, 6, 77].map { ContactSample(id: $0, phase: .ended, location: CGPoint(x: 30, y: 30)) }
            application.host.receive(InputFrame(at: application.now, samples))
        case .receiveDevices:
            let point = CGPoint(x: 30, y: 30)
            let inputs: [DeviceInput] = [
                .press(PressSample(id: 77, phase: .began, button: .select)), .motion(.began),
                .hover(HoverSample(phase: .moved, location: point)),
                .scroll(ScrollSample(at: point, .tick(CGVector(dx: 3, dy: 3)))),
                .transform(TransformSample(at: point, .began)),
                .press(PressSample(id: 77, phase: .cancelled, button: .select)),
            ]
            application.host.receive(InputFrame(at: application.now, others: inputs))
        case .swapFirstResponder:
            let isTarget = target.isFirstResponder
            (isTarget ? sibling : target).becomeFirstResponder()
        case .addSystemGesture:
            let edgePan = UIScreenEdgePanGestureRecognizer()
            edgePan.name = "system \(scene.recognizers.count)"
            edgePan.edges = .left
            scene.adopt(edgePan)
            application.host.addSystemGesture(edgePan, at: .all)
        case .advance: application.host.advance(to: application.now.advanced(by: 0.2))
        case .windowSendEvent:
            guard let event = scene.event else { return }
            for window in application.windows { window.sendEvent(event) }
        case .applicationSendEvent:
            if let event = scene.event { application.sendEvent(event) }
        case .resignActive: application.host.resignActive()
        case .resignAndBecomeActive:
            application.host.resignActive()
            application.host.becomeActive()
        case .beginIgnoring: application.beginIgnoringInteractionEvents()
        case .endIgnoring: application.endIgnoringInteractionEvents()
        case .requireEachOther:
            for one in scene.recognizers { for other in scene.recognizers { one.require(toFail: other) } }
        case .ignoreAll:
            guard let event = scene.event else { return }
            for recognizer in scene.recognizers {
                for touch in event.allTouches ?? [] { recognizer.ignore(touch, for: event) }
            }
        case .proposeBegan: for recognizer in scene.recognizers { recognizer.state = .began }
        case .proposeEnded: for recognizer in scene.recognizers { recognizer.state = .ended }
        case .proposeFailed: for recognizer in scene.recognizers { recognizer.state = .failed }
        case .setTimers:
            application.after(0) {}
            application.after(-1) {}
            application.after(.nan) {}
            for recognizer in scene.recognizers { recognizer.after(0) {} }
        case .needLayout:
            for view in [panel, target, sibling] { view.setNeedsLayout() }
        case .layoutNow:
            for view in [panel, target, sibling] {
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
        case .toggleTouchFlags:
            for view in [panel, target, sibling] {
                view.isMultipleTouchEnabled.toggle()
                view.isExclusiveTouch.toggle()
                view.isUserInteractionEnabled.toggle()
            }
        case .removeActions: for recognizer in scene.recognizers { recognizer.removeTarget(nil, action: nil) }
        case .hideViews: for view in [panel, target, sibling] { view.isHidden.toggle() }
        case .limitContacts: application.host.maximumNumberOfContacts = 1
        }
    }
}
