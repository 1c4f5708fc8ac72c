import TestRequirements
import Testing
import TouchTesting
import Touchstone

@Suite struct UIViewRecognizersTests {
    @Test(.rules("S-131")) func `the list of recognizers can be replaced, in its order and without doubles`() {
        let (view, elsewhere) = (UIView(), UIView())
        let recognizers = (0..<4).map { _ in UIGestureRecognizer() }
        #expect(view.gestureRecognizers == nil)
        view.addGestureRecognizer(recognizers[0])
        view.addGestureRecognizer(recognizers[1])
        elsewhere.addGestureRecognizer(recognizers[2])
        #expect(view.gestureRecognizers == [recognizers[0], recognizers[1]])
        view.gestureRecognizers = [recognizers[2], recognizers[1], recognizers[3], recognizers[2]]
        #expect(view.gestureRecognizers == [recognizers[2], recognizers[1], recognizers[3]])
        #expect(elsewhere.gestureRecognizers == [])
        #expect(recognizers[0].view == nil)
        #expect(recognizers[2].view === view)
        view.gestureRecognizers = nil
        #expect(view.gestureRecognizers == nil)
        #expect(recognizers.allSatisfy { $0.view == nil })
    }

    @Test(.rules("S-131", "B-147"))
    func `a recognizer that stays in the list keeps its touches, the order is the new one`() {
        let stage = Stage {
            $0.addTap("first")
            $0.addTap("last")
            $0.addTap("gone")
        }
        stage.hands.down(at: stage.view)
        stage.perform {
            let present = stage.view.gestureRecognizers ?? []
            stage.view.gestureRecognizers = [present[1], present[0]]  // «first» comes last now
        }
        stage.wait(0.1)
        stage.hands.up()
        stage.expect(
            """
            0     view hit by 1
                  gone, last, first watch 1
                  gone, last, first receive began 1
                  view receives began 1
                  gone failed: removed
                  gone reset
            100   first, last receive ended 1
                  last failed: prevented by first
                  view receives cancelled 1
                  first ended
                  first, last reset
            """)
    }
}
