import HostKit
@_spi(Page) import TouchReplays
import TouchScenes
@_spi(Host) import TouchStory
import Touchstone
import Testing

@testable import DemoKit

/// Questions about the views of a scene, as on the page.
struct ViewQuestionTests {
    private let hand = WindowHand()
    private var desk: Desk { hand.desk }

    /// The texts of the card.
    private var texts: [String] { hand.lines(of: desk.drawer?.card).map(\.line.text) }

    private func tapScene(_ x: CGFloat, _ y: CGFloat) {
        hand.tap(desk.place.windowPoint(CGPoint(x: x, y: y)))
    }

    private func untimed(_ text: String?) -> String? { text?.replacing(/\d+\.\d{3} s/, with: "… s") }

    @Test func `a tap asks about the view there, and is no touch`() throws {
        try hand.playPuzzle(13)
        let records = try #require(desk.running?.log.records)
        try hand.tap("Ask about a view", in: desk.drawer?.list)
        #expect(desk.inquiry?.isPicking == true)
        tapScene(100, 100)
        let card = try #require(desk.inquiry?.card)
        #expect(card.subject == .view("upper") && desk.inquiry?.isPicking == false)
        #expect(
            untimed(card.text)
                == "received finger 1, and its cancellation: above took it … s after it came down.")
        #expect(desk.running?.log.records == records)
        #expect(texts.contains { $0.hasPrefix("above recognized ") })
        let outlines = try #require(desk.running.flatMap { desk.inquiry?.outlines(of: $0) })
        #expect(!outlines.isEmpty)

        try hand.tap("lower is passed over there: upper, in front of it, was hit.", in: desk.drawer?.card)
        #expect(desk.inquiry?.card?.text == "was not hit by finger 1: upper, in front of it, was hit.")
        try hand.tap(#require(desk.inquiry?.card?.wants.first), in: desk.drawer?.card)
        hand.wait { desk.inquiry?.isSearching == false }
        try hand.tap("Try it", in: desk.drawer?.card)
        #expect(desk.inquiry?.trial?.outcomes[1].card.text.hasPrefix("received finger 1") == true)

        // The scene has its touches again.
        hand.press(.back)
        tapScene(100, 100)
        #expect((desk.running?.log.records.count ?? 0) > records.count)
        desk.close()
    }

    @Test func `of a scene that stands still as well, where no finger was`() throws {
        desk.open(AnyScene(PuzzleScene.all[12]))
        hand.press(.pause)
        hand.press(.pick)
        #expect(desk.running?.state.isExplained == true)
        tapScene(100, 100)
        #expect(desk.inquiry?.card?.text == "No finger came down.")
        #expect(texts.contains("above would receive a finger there."))
        hand.press(.pick)
        tapScene(1, 1)
        #expect(desk.inquiry?.card?.list.contains { $0.sentence.contains("above") } == false)
        desk.close()
    }

    @Test func `hidden, transparent and disabled views are passed over with their reason`() throws {
        func reasons(_ change: @escaping (UIView) -> Void) throws -> [String] {
            desk.open(AnyScene(GlassScene(change: change)))
            hand.press(.pick)
            tapScene(100, 100)
            defer { desk.close() }
            return try #require(desk.inquiry?.card).list.map(\.sentence)
        }
        #expect(try reasons { $0.isHidden = true } == ["glass is passed over there: it is hidden."])
        #expect(try reasons { $0.alpha = 0 } == ["glass is passed over there: it has an alpha below 0.01."])
        #expect(
            try reasons { $0.isUserInteractionEnabled = false }
                == ["glass is passed over there: it has isUserInteractionEnabled off."])
    }

    @Test func `while a replay takes no touches, each tap beside the panel asks`() throws {
        let photos = try #require(Scenes.named("photos"))
        desk.open(photos, try StoryFolder(SceneReplayTests.stories).bestStory(of: photos))
        hand.press(.pause)
        #expect(desk.running?.isReplaying == true)
        tapScene(2, 2)
        #expect(desk.inquiry?.isOpen == false)
        hand.press(.why)
        tapScene(2, 2)
        #expect(desk.inquiry?.card?.subject == .view("board"))
        desk.close()
    }

    @Test func `a scene that was used for too long has no answer`() throws {
        try hand.playPuzzle(13)
        let running = try #require(desk.running)
        let place = CGPoint(x: 100, y: 100)
        // The last finger comes down after more records than are kept.
        for index in [0] + Array(1...100_000) + [200_002] {
            let at = Instant(seconds: hand.time + Double(index) / 1e6)
            let phase: ContactSample.Phase = index == 100_000 ? .ended : index % 100_001 == 0 ? .began : .moved
            running.receive(InputFrame(at: at, [ContactSample(id: 1, phase: phase, location: place)]))
        }
        #expect(!running.log.isWhole)
        hand.wait(seconds: 1)
        hand.press(.pick)
        tapScene(100, 100)
        #expect(
            texts.contains(
                "There is no answer: the scene was used for too long. Open it again."))
        hand.press(.back)
        #expect(desk.inquiry?.isOpen == false && desk.running != nil)
        desk.close()
    }

    @Test func `a view of the list is asked about by keys, at a point where a finger hits it`() throws {
        try hand.playPuzzle(13)
        hand.press(.choose, .shift)
        hand.press(.press)
        let title = { (desk.focus.chosen as? PanelLineView)?.line.text.trimmingPrefix { $0 == "\u{2003}" } }
        for _ in 1...10 where title() != "view" { hand.press(.down) }
        hand.press(.press)
        #expect(desk.inquiry?.card?.subject == .view("view"))
        hand.press(.back)
        #expect(title() == "Ask about a view")
        desk.close()
    }

    @Test func `asking ends with F8, Escape, and the panel`() throws {
        try hand.playPuzzle(13)
        for key in [WindowKey.pick, .back, .why] {
            hand.press(.pick)
            #expect(desk.inquiry?.isPicking == true)
            hand.press(key)
            #expect(desk.inquiry?.isPicking == false && desk.running != nil)
        }
        desk.close()
    }
}

/// A view over all of the window, and a change of it.
private struct GlassScene: Scene {
    let name = "glass"
    let summary = "A view in front of all others."
    let change: (UIView) -> Void

    func build(in window: UIWindow) {
        let glass = UIView(frame: window.bounds)
        glass.accessibilityIdentifier = "glass"
        window.addSubview(glass)
        change(glass)
    }
}
