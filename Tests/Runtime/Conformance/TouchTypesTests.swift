import Foundation
import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// The types of touches that a recognizer receives, for every pair of tools (B-081).
struct TouchTypesTests {
    private nonisolated static let tools: [ContactSample.Tool] = [.direct, .indirect, .pencil, .indirectPointer]

    @Test(.rules("B-081"), arguments: tools, tools)
    func `a recognizer of one type takes that type alone`(
        allowed: ContactSample.Tool, tool: ContactSample.Tool
    ) {
        let stage = Stage { $0.application.supportsIndirectInputEvents = true }
        let probe = stage.perform { stage.add(ProbeRecognizer(), "probe") }
        probe.allowedTouchTypes = [NSNumber(value: UITouch.TouchType(rawValue: allowed.rawValue)?.rawValue ?? -1)]
        var types: [UITouch.TouchType] = []
        probe.onBegan = { _, touches, _ in types += touches.map(\.type) }
        stage.hands.tap(at: stage.view, tool: tool)
        expectEqual(types.map(\.rawValue), allowed == tool ? [tool.rawValue] : [])
    }

    @Test(.rules("B-081"), arguments: tools, tools)
    func `the type of the first touch excludes others until the attempt is over, where types exclude each other`(
        first: ContactSample.Tool, second: ContactSample.Tool
    ) {
        for isExclusive in [true, false] {
            let stage = Stage { $0.application.supportsIndirectInputEvents = true }
            let probe = stage.perform { stage.add(ProbeRecognizer(), "probe") }
            expect(probe.requiresExclusiveTouchType)
            probe.requiresExclusiveTouchType = isExclusive
            probe.onEnded = { recognizer, _, _ in recognizer.state = .failed }
            var types: [Int] = []
            probe.onBegan = { _, touches, _ in types += touches.map(\.type.rawValue) }
            stage.hands.down(.leftIndex, at: stage.view, tool: first)
            stage.hands.down(.rightIndex, at: stage.view, tool: second)
            let isTaken = first == second || !isExclusive
            expectEqual(types, isTaken ? [first.rawValue, second.rawValue] : [first.rawValue])
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
            types = []
            stage.hands.down(.rightIndex, at: stage.view, tool: second)
            expectEqual(types, [second.rawValue])
        }
    }
}
