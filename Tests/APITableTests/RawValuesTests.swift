// Written by Scripts/regenerate-api from Checks/API/members.txt.

import Testing
import Touchstone

@Suite struct `Raw values` {
    func expect<Value: Equatable>(
        _ value: Value, is expected: Value, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(value == expected, sourceLocation: sourceLocation)
    }

    @Test func `raw values are UIKit's`() {
        expect(UITouch.Phase.began.rawValue, is: 0)
        expect(UITouch.Phase.moved.rawValue, is: 1)
        expect(UITouch.Phase.stationary.rawValue, is: 2)
        expect(UITouch.Phase.ended.rawValue, is: 3)
        expect(UITouch.Phase.cancelled.rawValue, is: 4)
        expect(UITouch.TouchType.direct.rawValue, is: 0)
        expect(UITouch.TouchType.indirect.rawValue, is: 1)
        expect(UITouch.TouchType.pencil.rawValue, is: 2)
        expect(UITouch.TouchType.indirectPointer.rawValue, is: 3)
        expect(UIEvent.EventType.touches.rawValue, is: 0)
        expect(UIEvent.EventSubtype.none.rawValue, is: 0)
        expect(UIGestureRecognizer.State.possible.rawValue, is: 0)
        expect(UIGestureRecognizer.State.began.rawValue, is: 1)
        expect(UIGestureRecognizer.State.changed.rawValue, is: 2)
        expect(UIGestureRecognizer.State.ended.rawValue, is: 3)
        expect(UIGestureRecognizer.State.cancelled.rawValue, is: 4)
        expect(UIGestureRecognizer.State.failed.rawValue, is: 5)
        expect(UIGestureRecognizer.State.recognized.rawValue, is: 3)
        expect(UIRectEdge.top.rawValue, is: 1)
        expect(UIRectEdge.left.rawValue, is: 2)
        expect(UIRectEdge.bottom.rawValue, is: 4)
        expect(UIRectEdge.right.rawValue, is: 8)
        expect(UIRectEdge.all.rawValue, is: 15)
        expect(UIWindow.Level.normal.rawValue, is: 0)
        expect(UIWindow.Level.statusBar.rawValue, is: 1000)
        expect(UIWindow.Level.alert.rawValue, is: 2000)
    }
}
