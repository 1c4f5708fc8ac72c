import CairoPainter
import HostKit
import TouchRecordings
import TouchScenes
@_spi(Host) import TouchStory
import TouchTrace
@_spi(Host) import Touchstone
import Testing

@testable import DemoKit

struct InquiryTests {
    private func record(_ seconds: Double) -> TraceRecord {
        TraceRecord(instant: Instant(seconds: seconds), step: .frame(InputFrame(at: Instant(seconds: seconds))))
    }

    @Test func `a log forgets what is too long ago, but not while a finger is down`() {
        let screen = PackedTrace.Screen(size: CGSize(width: 10, height: 10))
        var log = SceneLog(screen, most: 2)
        for index in 0..<3 { log.take(record(Double(index)), isIdle: true) }
        log.note(screen, at: Instant(seconds: 2.5))
        #expect(log.isWhole && log.records.count == 3)
        log.take(record(3), isIdle: false)
        let scene = AnyScene(PuzzleScene.all[0])
        let steps = log.input(of: scene, until: Instant(seconds: 3)).steps
        #expect(steps.map(\.instant.seconds) == [0, 1, 2, 2.5, 3])
        log.take(record(4), isIdle: true)
        #expect(!log.isWhole && log.records.count == 1)
        #expect(log.input(of: scene, until: Instant(seconds: 4)).steps.isEmpty)
    }

    @Test func `a scene that got another size on the way is played again as it was`() throws {
        let hand = WindowHand()
        let desk = hand.desk
        try hand.playPuzzle(6)
        hand.press(.fill)
        hand.tap(desk.place.windowPoint(CGPoint(x: 400, y: 350)))
        hand.press(.fill)
        hand.tap(desk.place.windowPoint(CGPoint(x: 100, y: 100)))
        hand.wait(seconds: 1)
        let sizes = desk.running?.input.steps.compactMap { step -> CGFloat? in
            if case .screen(let screen, _) = step { screen.size.width } else { nil }
        }
        #expect(Set(sizes ?? []).count == 2)
        try hand.ask(about: "single", finger: "finger 3")
        let card = try #require(desk.inquiry?.card)
        #expect(card.before == "finger 2" && card.text.contains("waited"))
        try hand.tap(#require(card.wants.first), in: desk.drawer?.card)
        hand.wait { desk.inquiry?.isSearching == false }
        #expect(hand.lines(of: desk.drawer?.card).contains { $0.line.text == "Try it" })
        desk.close()
    }

    @Test func `a search goes on a step a frame, and can be stopped`() throws {
        let hand = WindowHand()
        let desk = hand.desk
        try hand.playPuzzle(7)
        try hand.ask(about: "list pan", finger: nil)
        // A slow display leaves time for a tap.
        hand.window.rate = 5
        desk.inquiry?.search(try #require(desk.inquiry?.card?.wants.first))
        hand.wait(seconds: 0.3)
        let lines = desk.inquiry?.cardLines.map(\.text) ?? []
        #expect(lines.contains { $0.hasPrefix("Trying changes: ") })
        try hand.tap("Stop", in: desk.drawer?.card)
        #expect(desk.inquiry?.isSearching == false)
        #expect(!hand.lines(of: desk.drawer?.card).contains { $0.line.text == "Try it" })
        desk.close()
    }

    @Test func `a trial cancels the fingers on the scene behind it, and takes no others to it`() throws {
        let hand = WindowHand()
        let desk = hand.desk
        try hand.playPuzzle(7)
        try hand.ask(about: "list pan", finger: nil)
        try hand.tap(#require(desk.inquiry?.card?.wants.first), in: desk.drawer?.card)
        hand.wait { desk.inquiry?.isSearching == false }
        let place = desk.place.windowPoint(CGPoint(x: 100, y: 100))
        hand.send([ContactSample(id: 5, phase: .began, location: place)], at: hand.time + 0.01)
        hand.wait(seconds: 0.1)
        let touches = { desk.running?.session.application.touches.count }
        #expect(touches() == 1)
        try hand.tap("Try it", in: desk.drawer?.card)
        #expect(touches() == 0 && desk.inquiry?.trial != nil)
        hand.send([ContactSample(id: 5, phase: .ended, location: place)], at: hand.time + 0.01)
        hand.send([ContactSample(id: 6, phase: .began, location: place)], at: hand.time + 0.02)
        hand.wait(seconds: 0.1)
        #expect(touches() == 0)
        desk.close()
    }

    @Test func `a finger presses the line on which it came down, and no other that has come there`() {
        var performed: [PanelAction] = []
        let line = PanelLineView(TextMeasure(.dejaVu)) { performed.append($0) }
        func show(_ action: PanelAction) { _ = line.show(PanelLine(text: "line", action: action), top: 0, width: 300) }
        show(.stopSearch)
        line.sendActions(for: .touchDown)
        show(.attempt(0))
        line.sendActions(for: .touchUpInside)
        #expect(performed == [])
        line.sendActions(for: .touchDown)
        line.sendActions(for: .touchUpInside)
        line.sendActions(for: .touchUpInside)
        #expect(performed == [.attempt(0), .attempt(0)])
    }

    @Test func `without a finger the card says so, and F2 closes it`() throws {
        let hand = WindowHand()
        let desk = hand.desk
        desk.open(AnyScene(PuzzleScene.all[0]))
        hand.press(.why)
        try hand.ask(about: "parent tap", finger: nil)
        #expect(desk.inquiry?.card?.text == "No finger came down.")
        hand.press(.why)
        #expect(desk.inquiry?.card == nil)
        desk.close()
    }
}
