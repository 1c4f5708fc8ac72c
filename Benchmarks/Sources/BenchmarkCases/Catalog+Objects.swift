import Foundation
import TouchLayout
import Touchstone
import UIKit

// Objects that an app may have by the hundred, added and removed without a finger.

extension Catalog {
    /// The curves of lists that an app changes: of windows, links, targets, controllers, interactions, guides, arranged views, timers.
    static var objects: [Growth] {
        [
            .crowd("windows", "windows are made, shown and hidden") { size in
                let application = UIApplication()
                return Repetitions(of: size, "windows that were shown") {
                    let windows = makeWindows(size, in: application)
                    for window in windows { window.isHidden = false }
                    let shown = application.windows.count
                    for window in windows { window.isHidden = true }
                    return shown - application.windows.count
                }
            },
            .crowd("windows-front", "windows come to the front, the one at the back first", Growth.moved) { size in
                let application = UIApplication()
                let windows = makeWindows(size, in: application)
                for window in windows { window.isHidden = false }
                return Repetitions(of: size, "windows in front") {
                    var count = 0
                    for window in windows {
                        window.makeKeyAndVisible()
                        if application.windows.last === window { count += 1 }
                    }
                    return count
                }
            },
            .crowd("links", "display links are added, paused and invalidated") { size in
                let application = UIApplication()
                return Repetitions(of: size, "links") {
                    application.host.perform {
                        let links = (0..<size).map { _ in CADisplayLink { _ in } }
                        for link in links { link.add(to: .main, forMode: .common) }
                        let areWanted = application.host.areFramesWanted
                        for link in links { link.isPaused = true }
                        for link in links { link.invalidate() }
                        return areWanted && !application.host.areFramesWanted ? size : 0
                    }
                }
            },
            .crowd("links-frame", "a frame of the display, display links") { size in
                let application = UIApplication()
                var (calls, instant) = (0, Instant.zero)
                application.host.perform {
                    for _ in 0..<size { CADisplayLink { _ in calls += 1 }.add(to: .main, forMode: .common) }
                }
                return Repetitions(of: size, "calls of links") {
                    calls = 0
                    instant = instant.advanced(by: 0.01)
                    application.host.displayFrame(at: instant)
                    return calls
                }
            },
            .crowd("targets", "targets of a recognizer are added and removed") { size in
                let pan = UIPanGestureRecognizer()
                let targets = (0..<size).map { _ in Target() }
                return Repetitions(of: size, "targets that were removed") {
                    for target in targets { pan.addTarget(target, action: "noted:") }
                    for target in targets { pan.removeTarget(target, action: "noted:") }
                    return pan.description.contains("target=") ? 0 : size
                }
            },
            .crowd("control-targets", "targets and actions of a control are added and removed", Growth.moved) { size in
                let control = UIControl()
                let targets = (0..<size).map { _ in Target() }
                return Repetitions(of: size, "targets that were removed") {
                    let actions = (0..<size).map { _ in UIAction { _ in } }
                    for target in targets { control.addTarget(target, action: "noted:", for: .touchDown) }
                    for action in actions { control.addAction(action, for: .touchDown) }
                    let tokens = targets.map { control.addTarget($0, action: Target.rested, for: .touchUpInside) }
                    for target in targets { control.removeTarget(target, action: "noted:", for: .touchDown) }
                    for action in actions { control.removeAction(action, for: .touchDown) }
                    for token in tokens { control.removeTarget(token) }
                    return control.allControlEvents.isEmpty ? size : 0
                }
            },
            .crowd("control-emptied", "targets of a control are added, and removed all at once") { size in
                let control = UIControl()
                let targets = (0..<size).map { _ in Target() }
                return Repetitions(of: size, "targets that were removed") {
                    for target in targets { control.addTarget(target, action: "noted:", for: .touchDown) }
                    control.removeTarget(nil, action: nil, for: .allEvents)
                    return control.allControlEvents.isEmpty ? size : 0
                }
            },
            .crowd("interactions", "interactions are added, assigned and removed", Growth.moved) { size in
                let view = UIView()
                let interactions = (0..<size).map { _ in Interaction() }
                return Repetitions(of: size, "interactions") {
                    for interaction in interactions { view.addInteraction(interaction) }
                    view.interactions = interactions.reversed()
                    let count = view.interactions.count
                    for interaction in interactions.reversed() { view.removeInteraction(interaction) }
                    return view.interactions.isEmpty ? count : 0
                }
            },
            .crowd("children", "child controllers are added and removed") { size in
                let parent = UIViewController()
                let children = (0..<size).map { _ in UIViewController() }
                return Repetitions(of: size, "children") {
                    for child in children { parent.addChild(child) }
                    let count = parent.children.count
                    for child in children { child.removeFromParent() }
                    return parent.children.isEmpty ? count : 0
                }
            },
            .crowd("status-bar", "a controller refers to its child for the status bar, and so on") { size in
                let nest = Nest()
                let controllers = (0...size).map { _ in Referring() }
                for (controller, child) in zip(controllers, controllers.dropFirst()) { controller.child = child }
                nest.window.rootViewController = controllers[0]
                return Repetitions(of: size, "controllers that were asked") {
                    for controller in controllers { controller.isAsked = false }
                    let isHidden = nest.application.isStatusBarHidden
                    return isHidden ? 0 : controllers.count { $0.isAsked } - 1
                }
            },
            .crowd(
                "pushed", "controllers are pushed and popped, all and one by one",
                // Beyond, the count is dominated by the copies of the stack, one for each change.
                [10, 30, 100]
            ) { size in
                let nest = Nest()
                let navigation = UINavigationController(rootViewController: UIViewController())
                nest.window.rootViewController = navigation
                let controllers = (0..<size).map { _ in UIViewController() }
                return Repetitions(of: size, "controllers") {
                    for controller in controllers { navigation.pushViewController(controller, animated: false) }
                    let count = navigation.viewControllers.count - 1
                    for _ in controllers { navigation.popViewController(animated: false) }
                    navigation.setViewControllers(navigation.viewControllers + controllers, animated: false)
                    navigation.popToRootViewController(animated: false)
                    return navigation.viewControllers.count == 1 ? count : 0
                }
            },
            .crowd("timers", "timers are set, cancelled, and fire") { size in
                let application = UIApplication()
                var instant = Instant.zero
                return Repetitions(of: size, "timers that fired") {
                    var fired = 0
                    for place in 0..<size { application.after(Double(place % 7) / 100) { fired += 1 } }
                    let others = (0..<size).map { application.after(Double($0 % 7) / 100) { fired += 1 } }
                    for timer in others { application.cancel(timer) }
                    instant = instant.advanced(by: 0.1)
                    application.host.advance(to: instant)
                    return fired
                }
            },
            .crowd("queued", "frames that are received in a callback", [10, 100, 900]) { size in
                let application = UIApplication()
                var instant = Instant.zero
                return Repetitions(of: size, "frames that were sent") {
                    var count = 0
                    instant = instant.advanced(by: 0.01)
                    application.after(0.001) {
                        for _ in 0..<size {
                            application.host.receive(InputFrame(at: instant, []))
                            count += 1
                        }
                    }
                    application.host.advance(to: instant)
                    return count
                }
            },
            .crowd("delayed-calls", "calls after a delay are requested, and made or cancelled") { size in
                let application = UIApplication()
                let boards = (0..<size).map { _ in Board() }
                let noted = Selector("noted", Board.noted)
                var instant = Instant.zero
                return Repetitions(of: 3 * size, "calls") {
                    let before = boards.reduce(0) { $0 + $1.calls }
                    application.host.perform {
                        for delay in [0, 0.01, 0.02] {
                            for board in boards { board.perform(noted, with: nil, afterDelay: delay) }
                        }
                        let others = (0..<size).map { _ in Board() }
                        for other in others { other.perform(noted, with: nil, afterDelay: 0.01) }
                        for other in others { Board.cancelPreviousPerformRequests(withTarget: other) }
                    }
                    instant = instant.advanced(by: 0.1)
                    application.host.advance(to: instant)
                    return boards.reduce(0) { $0 + $1.calls } - before
                }
            },
            .crowd("observers", "observers of a notification are added, told and removed") { size in
                let center = NotificationCenter()
                let boards = (0..<size).map { _ in Board() }
                let noted = Selector("noted", Board.noted)
                return Repetitions(of: size, "calls") {
                    let before = boards.reduce(0) { $0 + $1.calls }
                    for board in boards { center.addObserver(board, selector: noted, name: .init("news"), object: nil) }
                    center.post(name: .init("news"), object: nil)
                    for board in boards { center.removeObserver(board) }
                    center.post(name: .init("news"), object: nil)
                    return boards.reduce(0) { $0 + $1.calls } - before
                }
            },
            .crowd("guides", "layout guides of a view are added and removed") { size in
                let view = UIView()
                return Repetitions(of: size, "guides") {
                    let guides = (0..<size).map { _ in UILayoutGuide() }
                    for guide in guides { view.addLayoutGuide(guide) }
                    let count = view.layoutGuides.count
                    for guide in guides { view.removeLayoutGuide(guide) }
                    return view.layoutGuides.isEmpty ? count : 0
                }
            },
            .crowd("stack", "arranged views with their own spacings are added, laid out and removed", [10, 100, 300]) {
                size in
                let nest = Nest()
                let stack = UIStackView()
                stack.axis = .vertical
                nest.leaf.addSubview(stack)
                return Repetitions(of: size, "arranged views") {
                    let views = (0..<size).map { _ in UIView() }
                    for view in views {
                        stack.addArrangedSubview(view)
                        stack.setCustomSpacing(3, after: view)
                    }
                    stack.layoutIfNeeded()
                    let count = stack.arrangedSubviews.count
                    for view in views { view.removeFromSuperview() }
                    stack.layoutIfNeeded()
                    return stack.arrangedSubviews.isEmpty ? count : 0
                }
            },
            .crowd("undo-targets", "actions to undo are registered with targets, and removed target by target") {
                size in
                let manager = UndoManager()
                let boards = (0..<size).map { _ in Board() }
                return Repetitions(of: size, "targets") {
                    for board in boards { manager.registerUndo(withTarget: board) { $0.noted() } }
                    guard manager.canUndo else { return 0 }
                    for board in boards { manager.removeAllActions(withTarget: board) }
                    return manager.canUndo ? 0 : size
                }
            },
        ]
    }

    private static func makeWindows(_ count: Int, in application: UIApplication) -> [UIWindow] {
        application.host.perform {
            (0..<count).map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        }
    }
}

/// A target of calls by name.
private final class Board: UIResponder {
    private(set) var calls = 0

    func noted() { calls += 1 }
}

/// A controller that another one decides for.
private final class Referring: UIViewController {
    var child: UIViewController?
    var isAsked = false

    override var childForStatusBarHidden: UIViewController? {
        isAsked = true
        return child
    }
}

@MainActor
private final class Interaction: UIInteraction {
    private(set) weak var view: UIView?

    func willMove(to view: UIView?) {}
    func didMove(to view: UIView?) { self.view = view }
}

extension Target {
    fileprivate func rested(_ control: UIControl) {}
}
