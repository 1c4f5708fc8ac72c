import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIPageControlTests {
    @Test(.rules("B-295")) func `a tap on a half goes a page back or on, and says so if there is one`() {
        let stage = Stage()
        let control = stage.add(UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 30)), "pages")
        control.numberOfPages = 2
        control.note("p", on: stage)
        stage.hands.tap(at: CGPoint(x: 180, y: 115))
        expectEqual(control.currentPage, 1)
        stage.wait(1)
        stage.hands.tap(at: CGPoint(x: 180, y: 115))
        expectEqual(control.currentPage, 1)
        stage.expect(
            """
            0     pages hit by 1
                  pages receives began 1
                  p touchDown hti
            50    pages receives ended 1
                  p valueChanged hti
                  p primaryActionTriggered hti
                  p touchUpInside
            1050  pages hit by 2
                  pages receives began 2
                  p touchDown hti
            1100  pages receives ended 2
                  p touchUpInside
            """)
        stage.hands.tap(at: CGPoint(x: 120, y: 115))
        expectEqual(control.currentPage, 0)
        stage.hands.drag(from: CGPoint(x: 180, y: 115), to: CGPoint(x: 180, y: 290))
        expectEqual(control.currentPage, 0, "lifted outside")
    }

    @Test func `the page stays in range`() {
        let control = UIPageControl()
        control.currentPage = 3
        expectEqual(control.currentPage, 0)
        control.numberOfPages = 5
        control.currentPage = 9
        expectEqual(control.currentPage, 4)
        control.numberOfPages = 2
        expectEqual(control.currentPage, 1)
        control.numberOfPages = -1
        expect(control.numberOfPages == 0 && control.currentPage == 0)
    }

    @Test func `a dot a page, and none for a single page that is to be hidden`() {
        let stage = Stage()
        let control = stage.add(UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), "pages")
        func dots() -> Int {
            stage.application.host.draw().commands.filter { if case .fill = $0 { true } else { false } }.count
        }
        control.numberOfPages = 3
        expectEqual(dots(), 3)
        control.numberOfPages = 1
        expectEqual(dots(), 1)
        control.hidesForSinglePage = true
        expectEqual(dots(), 0)
        expectEqual(control.size(forNumberOfPages: 3), CGSize(width: 51, height: 26))
    }
}
