import TestSupport
import Testing
import Touchstone

/// Cases that come first in a process, each in a process of its own: state of the whole process may make nothing faster that it makes different.
struct `The first use in a process` {
    private final class Covering: UIViewController {
        var topOnlyOverride: CGFloat = 0
        override var additionalSafeAreaInsets: UIEdgeInsets {
            get {
                topOnlyOverride == 0
                    ? super.additionalSafeAreaInsets : UIEdgeInsets(top: topOnlyOverride, left: 0, bottom: 0, right: 0)
            }
            set { super.additionalSafeAreaInsets = newValue }
        }
        private(set) var seen: [CGFloat] = []
        override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        override func viewSafeAreaInsetsDidChange() { seen.append(view.safeAreaInsets.top) }
    }

    private static func insets(_ prepare: (Covering, UIWindow) -> Void) -> [CGFloat] {
        let (application, controller) = (UIApplication(), Covering())
        application.host.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            prepare(controller, window)
            if window.rootViewController == nil { window.rootViewController = controller }
            window.makeKeyAndVisible()
        }
        application.host.advance(to: .zero)
        return controller.seen
    }

    private static let covered = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)

    @Test func `insets that are set before the view is loaded cover it`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let seen = Self.insets { controller, _ in controller.additionalSafeAreaInsets = Self.covered }
                precondition(seen == [44])
            }
        }
    }

    @Test func `insets of an override cover the view`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                precondition(Self.insets { controller, _ in controller.topOnlyOverride = 20 } == [20])
            }
        }
    }

    @Test func `insets that are set before the controller gets a view that is in the window cover it`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let other = UIViewController()
                let seen = Self.insets { controller, window in
                    controller.additionalSafeAreaInsets = Self.covered
                    window.rootViewController = other
                    let view = UIView(frame: window.bounds)
                    window.addSubview(view)
                    controller.view = view
                }
                precondition(seen == [44])
            }
        }
    }

    @Test func `a tint color that is set before anything else is inherited`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (outer, inner) = (UIView(), UIView())
                outer.tintColor = .red
                outer.addSubview(inner)
                precondition(inner.tintColor == .red)
            }
        }
    }

    @Test func `a call that changes the scale, then one that brings the first style, leave no traits behind`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (application, before) = (UIApplication(), UITraitCollection.current)
                let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
                application.perform { application.host.setScreen(bounds: bounds, scale: 3) }
                precondition(UITraitCollection.current == before)
                application.perform {
                    application.host.setUserInterfaceStyle(.dark)
                    precondition(UITraitCollection.current.userInterfaceStyle == .dark)
                }
                precondition(UITraitCollection.current == before)
            }
        }
    }

    @Test func `the application of plain code is made once, and not for windows of another one`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let own = UIApplication()
                own.perform { precondition(UIApplication.shared === own && UIWindow().screen === UIScreen.main) }
                let shared = UIApplication.shared
                precondition(shared !== own && shared === UIApplication.shared)
            }
        }
    }

    @Test func `a controller that another one's view was taken from leaves it alone when it goes`() {
        let view = UIView()
        var old: UIViewController? = UIViewController()
        old?.view = view
        let new = UIViewController()
        new.view = view
        old = nil
        expect(view.next === new && old == nil)
    }
}
