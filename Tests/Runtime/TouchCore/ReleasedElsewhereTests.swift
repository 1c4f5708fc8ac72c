import Foundation
import TestSupport
import Testing
import Touchstone

nonisolated private let mainQueue = DispatchSpecificKey<Bool>()

/// Returns a Boolean value that indicates whether it is called on the main actor, which works on the main queue, on any thread here.
nonisolated private func isOnMainQueue() -> Bool { DispatchQueue.getSpecific(key: mainQueue) == true }

/// Objects of the main actor whose last reference goes on another thread.
struct `Objects that are released on another thread` {
    /// An object that reports the thread on which it is released.
    nonisolated private final class Witness: Sendable {
        let threads: AsyncStream<Bool>.Continuation
        init(_ threads: AsyncStream<Bool>.Continuation) { self.threads = threads }
        deinit { threads.yield(isOnMainQueue()) }
    }

    /// The last reference to an object.
    nonisolated private final class Last: @unchecked Sendable {
        private var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
        func drop() { object = nil }
    }

    /// Releases an object on another thread; returns a Boolean value that indicates whether what it holds is released on the main actor.
    private func endsOnMainActor(_ make: (Witness) -> AnyObject) async -> Bool? {
        DispatchQueue.main.setSpecific(key: mainQueue, value: true)
        let (threads, continuation) = AsyncStream.makeStream(of: Bool.self)
        let last = Last(make(Witness(continuation)))
        await Task.detached {
            expect(!isOnMainQueue())
            last.drop()
        }.value
        for await isMain in threads { return isMain }
        return nil
    }

    private final class Screen: UIViewController {
        var witness: Witness?
    }

    // Plain objects, where there is a closure to hold the witness: the compiler isolates subclasses in this module without being told.
    @Test func `a view, a controller, a layer, a scroll view and an application end on the main actor`() async {
        func view(_ view: UIView, holding witness: Witness) -> UIView {
            view.layer.didChange = { withExtendedLifetime(witness) {} }
            return view
        }
        await expectEqual(endsOnMainActor { view(UIView(), holding: $0) }, true)
        await expectEqual(endsOnMainActor { view(UIWindow(), holding: $0) }, true)
        await expectEqual(endsOnMainActor { view(UIScrollView(), holding: $0) }, true)
        await expectEqual(
            endsOnMainActor { witness in
                let layer = CALayer()
                layer.didChange = { withExtendedLifetime(witness) {} }
                return layer
            }, true)
        await expectEqual(
            endsOnMainActor { witness in
                let application = UIApplication()
                application.diagnosticHandler = { _ in withExtendedLifetime(witness) {} }
                return application
            }, true)
        await expectEqual(
            endsOnMainActor {
                let screen = Screen()
                screen.witness = $0
                return screen
            }, true)
    }

    @Test func `what refers to a view is read while views end elsewhere`() async {
        for _ in 0..<300 {
            let (child, pan, layer) = (UIView(), UIPanGestureRecognizer(), CALayer())
            let parent = Last(
                {
                    let (parent, middle) = (UIView(), UIView())
                    parent.addSubview(middle)
                    middle.addSubview(child)
                    middle.addGestureRecognizer(pan)
                    middle.layer.addSublayer(layer)
                    return parent
                }())
            let task = Task.detached { parent.drop() }
            while child.superview != nil {
                expect(child.isDescendant(of: child) && pan.view?.subviews.count != 0 && layer.superlayer !== layer)
                await Task.yield()
            }
            await task.value
            expect(pan.view == nil && child.next == nil)
        }
    }

    @Test func `a window whose views are kept ends elsewhere`() async {
        let application = UIApplication()
        let views = (0..<50).map { _ in UIView() }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        let window = Last(
            application.host.perform {
                let window = UIWindow()
                window.addSubview(views[0])
                return window
            })
        await Task.detached { window.drop() }.value
        while views[0].superview != nil { await Task.yield() }
        expect(views.allSatisfy { $0.window == nil })
    }
}
