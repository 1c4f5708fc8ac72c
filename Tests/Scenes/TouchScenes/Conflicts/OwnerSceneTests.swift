import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

/// A view that takes all touches of its subtree, and forwards them.
struct `A view that returns itself from hitTest` {
    @Test(.rules("S-234")) func `owns all touches of its subtree, and its own views can be forwarded to`() {
        let stage = SceneStage(ForwardingOwnerScene())
        stage.hands.down(.leftIndex, at: stage.middle("owned tile"))
        expect(stage.isLit("owned tile"))
        stage.hands.down(.rightIndex, at: stage.middle("tile"))
        stage.wait(0.1)
        stage.hands.move(.leftIndex, dx: 5)
        stage.hands.up(.leftIndex)
        stage.hands.cancel(.rightIndex)
        expect(!stage.isLit("owned tile") && !stage.isLit("tile"))
        stage.expect(
            """
            0     owner hit by 1
                  owner receives began 1
                  tile hit by 2
                  tile receives began 2
            100   owner receives moved 1
                  owner receives ended 1
                  tile receives cancelled 2
            """)
        expectEqual(
            stage.shownLog,
            """
            owner began: owned tile
            tile began: tile
            owner moved: owned tile
            owner ended: owned tile
            tile cancelled: tile
            """)
    }

    @Test(.rules("S-235")) func `a button does not work with touches that are bound to another view`() {
        let stage = SceneStage(ForwardingOwnerScene())
        for name in ["owned button", "button"] {
            stage.hands.down(at: stage.middle(name))
            expectEqual(stage.isLit(name), name == "button")
            stage.wait(0.05)
            stage.hands.up()
            stage.wait(0.5)
        }
        expectEqual(
            stage.shownLog,
            """
            owner began: owned button
            owner ended: owned button
            button began: button
            button sends: touchDown
            button ended: button
            button sends: touchUpInside
            """)
    }

    @Test(.rules("S-234", "S-215"))
    func `each finger is forwarded to the view where it came down, for as long as it is down`() {
        let stage = SceneStage(ForwardingOwnerScene())
        stage.hands.down(at: stage.middle("owned tile"))
        stage.hands.move(to: stage.middle("button"), over: 0.1)
        expect(stage.isLit("owned tile") && !stage.isLit("button"))
        stage.hands.up()
        expect(!stage.isLit("owned tile"))
        // A touch on the owner itself belongs to it alone.
        stage.hands.down(at: stage.view("owner").convert(CGPoint(x: 3, y: 3), to: nil))
        stage.hands.up()
        expectEqual(
            stage.shownLog,
            """
            owner began: owned tile
            owner moved: owned tile ×12
            owner ended: owned tile
            """)
    }
}
