import TestSupport
import Testing
import TouchTesting
import Touchstone

struct PresentedControllerTests {
    private let stage = Stage()
    private let base = UIViewController()

    init() {
        stage.perform { stage.window.rootViewController = base }
    }

    // MARK: Preferences

    @Test func `the frontmost controller, or its child, decides whether there is a status bar`() {
        final class Quiet: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        final class Holder: UIViewController {
            override var childForStatusBarHidden: UIViewController? { children.first }
        }
        stage.perform { stage.window.makeKeyAndVisible() }
        let (holder, quiet) = (Holder(), Quiet())
        expect(!stage.application.isStatusBarHidden)
        stage.perform { base.present(holder, animated: false) }
        expect(!stage.application.isStatusBarHidden)
        holder.addChild(quiet)
        _ = stage.application.host.draw()
        holder.setNeedsStatusBarAppearanceUpdate()
        expect(stage.application.host.needsDisplay)
        expect(stage.application.isStatusBarHidden)
        stage.perform { holder.dismiss(animated: false) }
        expect(!stage.application.isStatusBarHidden)
    }

    @Test func `a controller carries the wish for its presentation`() {
        let sheet = UIViewController()
        expect(sheet.modalPresentationStyle == .automatic && sheet.modalTransitionStyle == .coverVertical)
        sheet.modalPresentationStyle = .overFullScreen
        sheet.modalTransitionStyle = .crossDissolve
        expect(sheet.modalPresentationStyle.rawValue == 5 && sheet.modalTransitionStyle.rawValue == 2)
        stage.perform { base.present(sheet, animated: false) }
        expect(sheet.view.frame == stage.window.bounds && base.view.window === stage.window)
    }

    // MARK: No circles

    @Test func `a controller presents neither itself nor one that it is in front of`() {
        let (sheet, alert) = (UIViewController(), UIViewController())
        var shown = 0
        stage.perform {
            base.present(base, animated: false) { shown += 1 }
            base.present(sheet, animated: false)
            sheet.present(base, animated: false) { shown += 1 }
            expectNil(sheet.presentedViewController)
            sheet.present(alert, animated: false)
            alert.present(base, animated: false) { shown += 1 }
            expectNil(alert.presentedViewController)
        }
        expectEqual(shown, 0)
        expectNil(base.presentingViewController)
        expect(base.next === stage.window)
        let refused = TouchDiagnostic.controllerInFrontOfItself("UIViewController")
        expectEqual(stage.diagnostics, [refused, refused, refused])
    }

    @Test func `a controller does not present one whose view is around its own`() {
        let (inner, sheet, holder) = (UIViewController(), UIViewController(), UIViewController())
        stage.perform {
            base.view.addSubview(inner.view)
            inner.present(base, animated: false)
            expectNil(inner.presentedViewController)
            expectNil(base.presentingViewController)
            expectEqual(stage.diagnostics.count, 1)
            // The responder chain of what is presented leads past the views around it.
            base.present(sheet, animated: false)
            stage.window.addSubview(holder.view)
            holder.view.addSubview(sheet.view)
            sheet.present(holder, animated: false)
        }
        expectNil(sheet.presentedViewController)
        expectEqual(stage.diagnostics.count, 2)
        expectEqual(stage.diagnostics.last, .controllerInFrontOfItself("UIViewController"))
    }

    @Test func `a controller that takes a view around its presenter's for its own is not presented`() {
        let (outer, inner, taker) = (UIView(), UIViewController(), HookedController())
        taker.makeView = { outer }
        stage.perform {
            stage.view.addSubview(outer)
            outer.addSubview(inner.view)
            inner.present(taker, animated: false)
        }
        expectNil(inner.presentedViewController)
        expectNil(taker.presentingViewController)
        expect(outer.superview === stage.view)
        expectEqual(stage.diagnostics, [.controllerInFrontOfItself("HookedController")])
    }

    // MARK: Callbacks that dismiss and present

    @Test func `a controller that is dismissed when it has loaded is not shown`() {
        let sheet = HookedController()
        sheet.didLoad = { sheet.dismiss(animated: false) }
        present(sheet, andExpectItGone: true)
    }

    @Test func `a controller that is dismissed when it is about to appear does not stay in the window`() {
        let sheet = HookedController()
        sheet.willAppear = { sheet.dismiss(animated: false) }
        present(sheet, andExpectItGone: true)
    }

    @Test func `a controller that is dismissed when it has appeared does not stay in the window`() {
        let sheet = HookedController()
        sheet.didAppear = { sheet.dismiss(animated: false) }
        present(sheet, andExpectItGone: true)
    }

    @Test func `a presented controller that becomes the root controller when it has appeared stays`() {
        let (stage, sheet) = (self.stage, HookedController())
        sheet.didAppear = {
            sheet.didAppear = nil
            sheet.dismiss(animated: false)
            stage.window.rootViewController = sheet
        }
        present(sheet, andExpectItGone: false)
        expect(sheet.viewIfLoaded?.superview === stage.window)
    }

    private func present(
        _ sheet: UIViewController, andExpectItGone isGone: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var shown = 0
        stage.perform { base.present(sheet, animated: false) { shown += 1 } }
        #expect(shown == 0, sourceLocation: sourceLocation)
        #expect(base.presentedViewController == nil, sourceLocation: sourceLocation)
        #expect(sheet.presentingViewController == nil, sourceLocation: sourceLocation)
        #expect((sheet.viewIfLoaded?.window == nil) == isGone, sourceLocation: sourceLocation)
    }

    @Test func `what a controller's callback presents while it is dismissed stays presented`() {
        let (base, sheet, other) = (self.base, HookedController(), UIViewController())
        var gone = 0
        sheet.willDisappear = {
            expect(sheet.presentingViewController === base)
            base.dismiss(animated: false)
            base.present(other, animated: false)
        }
        stage.perform {
            base.present(sheet, animated: false)
            base.dismiss(animated: false) { gone += 1 }
        }
        expectPresented(other, not: sheet)
        expectEqual(gone, 1)
    }

    @Test func `a controller that has disappeared can present its successor`() {
        let (base, sheet, other) = (self.base, HookedController(), UIViewController())
        sheet.didDisappear = { base.present(other, animated: false) }
        stage.perform {
            base.present(sheet, animated: false)
            base.dismiss(animated: false)
        }
        expectPresented(other, not: sheet)
    }

    private func expectPresented(
        _ other: UIViewController, not sheet: UIViewController, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(base.presentedViewController === other, sourceLocation: sourceLocation)
        #expect(other.presentingViewController === base, sourceLocation: sourceLocation)
        #expect(stage.window.subviews.last === other.view, sourceLocation: sourceLocation)
        #expect(sheet.presentingViewController == nil, sourceLocation: sourceLocation)
        #expect(sheet.view.window == nil, sourceLocation: sourceLocation)
    }

    @Test func `what a controller presents while it is dismissed goes with it`() {
        let (sheet, alert, late) = (HookedController(), HookedController(), UIViewController())
        alert.didDisappear = { sheet.present(late, animated: false) }
        stage.perform {
            base.present(sheet, animated: false)
            sheet.present(alert, animated: false)
            base.dismiss(animated: false)
        }
        expect(late.isViewLoaded)
        expectNil(late.presentingViewController)
        expectEqual(stage.window.subviews, [stage.view, base.view])
    }

    private final class HookedController: UIViewController {
        var makeView: (() -> UIView)?
        var didLoad: (() -> Void)?
        var willAppear: (() -> Void)?
        var didAppear: (() -> Void)?
        var willDisappear: (() -> Void)?
        var didDisappear: (() -> Void)?

        override func loadView() {
            guard let makeView else { return super.loadView() }
            view = makeView()
        }
        override func viewDidLoad() { didLoad?() }
        override func viewWillAppear(_ animated: Bool) { willAppear?() }
        override func viewDidAppear(_ animated: Bool) { didAppear?() }
        override func viewWillDisappear(_ animated: Bool) { willDisappear?() }
        override func viewDidDisappear(_ animated: Bool) { didDisappear?() }
    }
}
