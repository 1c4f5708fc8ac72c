import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import UIKit

/// Recognizers that were written for iOS, and views that live by them.
struct PortedRecognizersTests {
    @Test func `a key of a piano sounds when it is touched`() {
        let stage = Stage()
        let key = stage.add(PianoKeyView(frame: CGRect(x: 0, y: 0, width: 50, height: 200)), "key")
        key.listen()
        key.gestureRecognizers?.first?.name = "touch down"
        stage.hands.down(at: key)
        expectEqual(key.notesPlayed, 1)
        stage.hands.move(dx: 10)
        stage.hands.up()
        stage.expect(
            """
            0     key hit by 1
                  touch down watches 1
                  touch down receives began 1
                  key never receives 1
                  touch down ended
                  touch down reset
            """)
    }

    @Test(.rules("C-01")) func `a pan that begins at once`() {
        let stage = Stage()
        let sheet = stage.add(SheetView(frame: stage.view.bounds), "sheet")
        stage.hands.down(at: CGPoint(x: 100, y: 200))
        expectEqual(sheet.states, [.began])
        stage.hands.move(dy: -3)
        expectEqual(sheet.transform.ty, -3)
        stage.hands.move(dy: -30, over: 0.1)
        expectEqual(sheet.transform.ty, -33)
        stage.hands.up()
        expectEqual(sheet.states, [.began, .changed, .ended])
        expect(sheet.isOpen)
        expectEqual(sheet.transform.ty, -100)
    }

    @Test func `a card is picked up, carried and dropped on another column`() {
        let stage = Stage()
        let board = stage.add(ReorderBoard(columns: 2, columnSize: CGSize(width: 200, height: 300)), "board")
        let card = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
        board.addCard(card, to: 0)
        stage.hands.down(at: card)
        stage.wait(0.4)
        expect(card.superview === board)
        expectEqual(card.alpha, 0.7)
        stage.hands.move(to: CGPoint(x: 300, y: 100), over: 0.2)
        expectEqual(card.center, CGPoint(x: 300, y: 100))
        stage.hands.up()
        expect(card.superview === board.columns[1])
        expectEqual(card.center, CGPoint(x: 100, y: 100))
        stage.hands.down(at: card)
        stage.wait(0.4)
        stage.hands.move(to: CGPoint(x: 50, y: 50), over: 0.2)
        stage.hands.cancel()
        expect(card.superview === board.columns[1], "it goes home")
        expectEqual(card.alpha, 1)
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        expectEqual(stage.diagnostics, [])
    }

    @Test func `pages are turned by swipes to the sides, and a swipe up closes the book`() {
        let stage = Stage()
        let book = stage.add(PageSwiper(frame: stage.view.bounds), "book")
        stage.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 150, y: 150), over: 0.15)
        expectEqual(book.page, 4)
        stage.wait(1)
        stage.hands.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 300, y: 150), over: 0.15)
        stage.wait(1)
        stage.hands.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 300, y: 150), over: 0.15)
        expectEqual(book.page, 2)
        stage.wait(1)
        stage.hands.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 250), over: 0.15)
        expectEqual(book.page, 2)
        expect(!book.isClosed)
        stage.wait(1)
        stage.hands.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 50), over: 0.15)
        expect(book.isClosed)
    }
}
