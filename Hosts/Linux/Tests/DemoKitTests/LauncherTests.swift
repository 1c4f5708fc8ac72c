import Testing
import TouchScenes
import Touchstone

@testable import DemoKit

/// The list of scenes: groups with their headings, and families behind one card.
struct LauncherTests {
    private let hand = WindowHand()
    private var desk: Desk { hand.desk }
    private var launcher: LauncherView { desk.launcher }
    private var chosen: String? { desk.focus.chosen?.accessibilityIdentifier }
    private var shown: [SceneCard] { (launcher.cards + launcher.families).filter { !$0.isHidden } }

    @Test func `each group has its heading above its cards, in the order of the page`() {
        #expect(launcher.headings.map(\.text) == SceneGroup.allCases.map(\.title))
        for (group, heading) in zip(SceneGroup.allCases, launcher.headings) {
            let own = shown.filter { $0.scene.group == group }
            #expect(!own.isEmpty && own.allSatisfy { $0.frame.minY > heading.frame.maxY }, "\(group)")
        }
        let tops = launcher.headings.map(\.frame.minY)
        #expect(tops == tops.sorted())
        for (next, group) in zip(launcher.headings.dropFirst(), SceneGroup.allCases) {
            #expect(shown.filter { $0.scene.group == group }.allSatisfy { $0.frame.maxY < next.frame.minY })
        }
    }

    @Test func `the scenes of a family are behind one card, and nothing overlaps before and after it is opened`() throws
    {
        #expect(launcher.families.map(\.members.count) == [20, 13])
        #expect(launcher.cards.count == Scenes.listed.count)
        let closed = shown.count
        #expect(closed == launcher.cards.count - 33 + 2)
        for isOpen in [false, true] {
            let frames = shown.map(\.frame)
            for (index, frame) in frames.enumerated() {
                #expect(!frames[..<index].contains { $0.intersects(frame) })
            }
            #expect(shown.count == (isOpen ? closed + 20 : closed))
            if !isOpen {
                hand.press(.choose)
                for _ in 1...100 where chosen != launcher.families[0].scene.family { hand.press(.right) }
                let card = launcher.families[0]
                hand.tap(card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil))
            }
        }
    }

    @Test func `a family is opened by Return, its first scene is next, and Escape leads back to it`() {
        let family = launcher.families[0]
        for _ in 1...100 where chosen != family.scene.family { hand.press(.choose) }
        hand.press(.press)
        #expect(family.isOpen && desk.running == nil)
        hand.press(.choose)
        #expect(chosen == family.members[0].scene.name)
        hand.press(.press)
        #expect(desk.running?.session.scene.name == family.members[0].scene.name)
        hand.press(.choose)
        hand.press(.back)
        #expect(chosen == family.members[0].scene.name)
        hand.press(.choose, .shift)
        hand.press(.press)
        #expect(!family.isOpen)
        hand.press(.choose)
        #expect(desk.focus.chosen?.isHidden == false && chosen != family.members[0].scene.name)
    }

    @Test func `a scene of a family that was opened otherwise is shown when keys lead back`() {
        let scene = launcher.families[1].members[2].scene
        desk.open(scene)
        hand.press(.choose)
        hand.press(.back)
        #expect(launcher.families[1].isOpen && chosen == scene.name)
    }
}
