import PictureTesting
import Testing
import TouchScenes
@_spi(Host) import TouchStory
import Touchstone

@testable import DemoKit

/// The looks of the window at 1,280 × 800 points.
struct WindowPicturesTests {
    private let hand = WindowHand()
    private var desk: Desk { hand.desk }

    private func expect(_ name: String) {
        let difference = hand.window.withScreen { Approved.difference($0, name) }
        if let difference { Issue.record("\(difference)") }
    }

    @Test func `a card has its answer, the advice, and marks in the scene and the list`() throws {
        try hand.playPuzzle(6)
        try hand.ask(about: "single", finger: nil)
        try hand.tap(#require(desk.inquiry?.card?.wants.first), in: desk.drawer?.card)
        hand.wait { desk.inquiry?.isSearching == false }
        expect("window-card")
        desk.close()
    }

    @Test func `the views are listed while one is asked about, and its card tells who is there`() throws {
        try hand.playPuzzle(13)
        hand.press(.pick)
        expect("window-asking")
        hand.tap(desk.place.windowPoint(CGPoint(x: 100, y: 100)))
        expect("window-view-card")
        desk.close()
    }

    @Test func `a trial shows both outcomes, in the dark`() throws {
        hand.press(.dark)
        try hand.playPuzzle(7)
        try hand.ask(about: "list pan", finger: nil)
        try hand.tap(#require(desk.inquiry?.card?.wants.first), in: desk.drawer?.card)
        hand.wait { desk.inquiry?.isSearching == false }
        try hand.tap("Try it", in: desk.drawer?.card)
        hand.wait(seconds: 0.15)
        expect("window-trial-dark")
        desk.close()
    }

    @Test func `the launcher is dark, with what Tab has chosen`() {
        hand.wait(seconds: 1)
        hand.press(.dark)
        hand.press(.choose)
        hand.press(.right)
        hand.wait(seconds: 1)
        expect("window-launcher-dark")
    }
}
