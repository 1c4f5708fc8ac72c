import Foundation
import TestSupport
import Testing
import TouchDrawing
import TouchInput

struct `Drawing on several threads` {
    /// Draws on the present thread; returns the number of times that another context was the current one.
    private static func draw(_ times: Int) -> Int {
        var wrong = 0
        for count in 0..<times {
            let (outer, inner) = (CGContext(), CGContext())
            UIGraphicsPushContext(outer)
            UIGraphicsPushContext(inner)
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIRectFrame(CGRect(x: 0, y: 0, width: 9, height: 9))
            UIRectClip(CGRect(x: 0, y: 0, width: 9, height: 9))
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
            if UIGraphicsGetCurrentContext() !== inner { wrong += 1 }
            UIGraphicsPopContext()
            if UIGraphicsGetCurrentContext() !== outer { wrong += 1 }
            UIGraphicsPopContext()
            if inner.drawList.commands.count < 3 || !outer.drawList.commands.isEmpty { wrong += 1 }
            // Too many calls are ignored.
            if count % 3 == 0 { UIGraphicsPopContext() }
            if UIGraphicsGetCurrentContext() != nil { wrong += 1 }
        }
        return wrong
    }

    @Test func `each thread has its own current contexts`() async {
        let wrong = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { Self.draw(2_000) } }
            return await group.reduce(0, +)
        }
        expectEqual(wrong, 0)
    }

    /// Calls a closure on a new thread, and waits for it.
    nonisolated private func onAnotherThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
        nonisolated(unsafe) var value: Value?
        let end = DispatchSemaphore(value: 0)
        Thread {
            value = body()
            end.signal()
        }.start()
        end.wait()
        return value
    }

    @Test func `the current context of a thread stays while others draw`() {
        let context = CGContext()
        UIGraphicsPushContext(context)
        expectEqual(onAnotherThread { UIGraphicsGetCurrentContext() == nil && Self.draw(100) == 0 }, true)
        expect(UIGraphicsGetCurrentContext() === context)
        UIGraphicsPopContext()
    }

    @MainActor @Test func `labels have the measure of the host, and other threads the estimate`() {
        let text = DrawnText("abc", font: .systemFont(ofSize: 10), rect: .zero)
        let (estimate, measured) = (text.size, CGSize(width: 1, height: 2))
        expectEqual(text.measuredSize, estimate)
        DrawnText.measure { _ in measured }
        expectEqual(onAnotherThread { text.size }, estimate)
        expectEqual(text.measuredSize, measured)
        DrawnText.measure(by: nil)
        expectEqual(text.measuredSize, estimate)
    }
}
