import HostKit
import Testing
import TouchScenes
@_spi(Host) import TouchStory
import Touchstone

@testable import DemoKit

/// The launcher, a scene and its panel by keys alone.
struct KeyTests {
    private let hand = WindowHand()
    private var desk: Desk { hand.desk }
    private var chosen: String? { desk.focus.chosen?.accessibilityIdentifier }
    private var line: String? { (desk.focus.chosen as? PanelLineView)?.line.text }
    private var cards: [SceneCard] { desk.launcher.cards }

    /// Presses the arrow until a line is chosen.
    private func moveDown(to text: String) throws {
        for _ in 1...100 where line != text { hand.press(.down) }
        try #require(line == text)
    }

    @Test func `cards are chosen by Tab and arrows, and opened by Return`() {
        hand.press(.press)
        #expect(desk.running == nil)
        hand.press(.choose)
        #expect(chosen == cards[0].scene.name)
        hand.press(.choose)
        #expect(chosen == cards[1].scene.name)
        hand.press(.choose, .shift)
        hand.press(.right)
        hand.press(.left)
        #expect(chosen == cards[0].scene.name)
        hand.press(.down)
        let below = cards.first { $0.frame.minX == cards[0].frame.minX && $0.frame.minY > cards[0].frame.minY }
        #expect(chosen == below?.scene.name)
        hand.press(.up)
        hand.press(.up)
        #expect(chosen == cards[0].scene.name)
        hand.press(.last)
        #expect(chosen == cards.last?.scene.name)
        hand.press(.first)
        hand.press(.pageDown)
        let page = desk.focus.chosen?.frame.midY ?? 0
        #expect(page - cards[0].frame.midY > 300)
        hand.press(.pageUp)
        #expect(chosen == cards[0].scene.name)
        hand.press(.press)
        #expect(desk.running?.session.scene.name == cards[0].scene.name)
        hand.press(.choose)
        hand.press(.back)
        #expect(desk.running == nil)
        #expect(chosen == cards[0].scene.name)
    }

    @Test func `what is chosen is in sight`() {
        hand.press(.choose)
        hand.press(.last)
        let frame = cards.last.map { $0.convert($0.bounds, to: nil) } ?? .zero
        #expect(frame.maxY <= desk.keyLine.frame.minY && frame.minY > 0)
    }

    @Test func `Tab goes through the bar and back to the scene, which has the other keys until then`() {
        desk.open(Scenes.named("photos")!)
        hand.press(.press)
        #expect(desk.running?.state == SceneState())
        var seen: [String?] = []
        for _ in 1...6 {
            hand.press(.choose)
            seen.append(chosen)
        }
        #expect(seen == ["‹ Scenes", "Full speed", "Pause", "Fill", "Why", nil])
        hand.press(.choose, .shift)
        hand.press(.press)
        #expect(desk.running?.state.isExplained == true)
        // A finger on the scene gives the keys back to it.
        hand.tap(desk.place.windowPoint(CGPoint(x: 20, y: 20)))
        #expect(chosen == nil)
    }

    @Test func `a line of the panel is asked, and the card is closed again`() throws {
        try hand.playPuzzle(6)
        hand.press(.choose, .shift)
        let first = desk.drawer?.list.lines.first { $0.isEnabled }
        #expect(desk.focus.chosen === first)
        try moveDown(to: "single")
        hand.press(.press)
        #expect(desk.inquiry?.card?.text.contains("waited") == true)
        #expect(line == "single" && desk.focus.chosen?.superview === desk.drawer?.card)
        try moveDown(to: #require(desk.inquiry?.card?.wants.first))
        hand.press(.press)
        hand.wait { desk.inquiry?.isSearching == false }
        try moveDown(to: "Try it")
        hand.press(.press)
        #expect(desk.inquiry?.trial != nil)
        hand.press(.back)
        #expect(desk.inquiry?.trial == nil && desk.inquiry?.card != nil)
        hand.press(.back)
        #expect(desk.inquiry?.card == nil)
        #expect(line == "single" && desk.focus.chosen?.superview === desk.drawer?.list)
        hand.press(.back)
        #expect(desk.running == nil)
    }

    @Test func `the keys are shown at the bottom until they are hidden`() {
        let full = desk.launcher.frame.height
        #expect(!desk.keyLine.isHidden && full + desk.keyLine.frame.height == 800)
        hand.press(.keys)
        #expect(desk.keyLine.isHidden && desk.launcher.frame.height == 800)
        hand.press(.keys)
        #expect(desk.launcher.frame.height == full)
    }

    @Test func `every key is named`() {
        let named = Set((WindowKey.inLauncher + WindowKey.inScene).map(\.name))
        #expect(named == Set(WindowKey.allCases.map(\.name)))
        for name in named where name.hasPrefix("F") { #expect(DemoOptions.help.contains("\(name) ")) }
    }

    @Test func `F9 makes everything dark, the scene as well`() {
        desk.open(Scenes.named("photos")!)
        func style() -> UIUserInterfaceStyle? {
            desk.running?.session.window.traitCollection.userInterfaceStyle
        }
        #expect(style() == .light)
        hand.press(.dark)
        #expect(style() == .dark)
        #expect(desk.shellWindow.traitCollection.userInterfaceStyle == .dark)
        hand.press(.dark)
        #expect(style() == .light)
        hand.press(.dark)
        hand.press(.back)
        desk.open(Scenes.named("taps")!)
        #expect(style() == .dark)
    }
}
