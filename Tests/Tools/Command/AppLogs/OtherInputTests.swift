import Foundation
import TestSupport
import Testing
import TouchInput
import TouchStage
import TouchStory
import TouchTrace
import Touchstone

@testable import TouchReplays

/// Presses of buttons, scrolls and hovers: recorded, and played to the app that is rebuilt.
struct `Input that is no touch` {
    @Test func `is logged, without keys`() {
        let app = Self.app(isRecorded: true)
        let lines = app.lines.filter { line in
            ["press", "scroll", "hover"].contains { line.hasPrefix("{\"kind\":\"\($0)\"") }
        }
        let kinds = lines.map { line in
            line.split(separator: ",\"at\":")[0].dropFirst(9).dropLast()
                + (line.contains("\"wheel\":true") ? " wheel" : "")
        }
        expectEqual(
            lines.prefix(3).joined(separator: "\n"),
            """
            {"kind":"hover","at":0,"phase":"began","window":1,"x":300,"y":50}
            {"kind":"hover","at":0.1,"window":1,"x":320,"y":60}
            {"kind":"scroll","at":0.2,"phase":"began","window":1,"x":50,"y":150,"dx":0,"dy":-7,"wheel":true}
            """)
        expect(kinds.contains("scroll") && kinds.contains("scroll wheel"))
        expectEqual(
            lines.filter { $0.contains("press") }.joined(separator: "\n"),
            """
            {"kind":"press","at":2.489999984,"button":"select","phase":"began","view":3}
            {"kind":"press","at":2.539999984,"button":"select","phase":"ended"}
            {"kind":"press","at":3.039999984,"button":"menu","phase":"began","view":3,"force":0.25}
            {"kind":"press","at":3.039999984,"button":"menu","force":0.75}
            {"kind":"press","at":3.039999984,"button":"menu","phase":"ended"}
            """)
    }

    @Test func `is decided as without the recorder`() {
        let (with, without) = (Self.app(isRecorded: true), Self.app(isRecorded: false))
        let pairs = zip(with.records.decisions, without.records.decisions)
        expectNil(pairs.first { $0.0 != $0.1 })
        expectEqual(with.records.decisions.count, without.records.decisions.count)
        expect(without.records.decisions.count > 100)
    }

    @Test func `is decided in the rebuilt app as in the original`() throws {
        let app = Self.app(isRecorded: true)
        for log in [try app.log(), try app.log().asOfDevice] {
            let run = RebuiltApp(log).run()
            expect(run.differences(to: log).isEmpty, "\(run.differences(to: log))")
            expect(run.notes.isEmpty, "\(run.notes)")
            expect(app.comparison(with: run).count > 0)
            for (original, rebuilt) in app.comparison(with: run).unequal {
                Issue.record("«\(original)» is «\(rebuilt)»")
            }
            expectEqual(run.records.actions, app.records.actions)
            let (presses, others) = (Self.presses(app.records), Self.presses(run.records))
            expectEqual(presses.dropLast(), others[...])
            expect(presses.count == 3 && presses[0].contains { $0.contains("select tap recognized") })
        }
    }

    @Test func `is answered with certainty where a press is recognized`() throws {
        let reading = AppLogReading(try Self.app(isRecorded: true).log())
        let answers = reading.touches.filter { "\($0.touch)".hasPrefix("press") }.map { press in
            ["select tap", "menu tap"].map { "\(press.why(RecognizerName($0)))" }
        }
        expectEqual(
            answers,
            [
                [
                    "select tap recognized 0.050 s after press 3 came down.",
                    "What menu tap did with press 3 is unknown: the log does not show which recognizers received it.",
                ],
                [
                    "What select tap did with press 4 is unknown: the log does not show which recognizers received it.",
                    "menu tap recognized when press 4 came down.",
                ],
            ])
        expect(reading.explanations.isEmpty && reading.unexplained.isEmpty)
    }

    @Test(arguments: [
        (#"{"kind":"press","at":1,"button":"lamp"}"#, "there is no button «lamp»"),
        (#"{"kind":"scroll","at":1,"window":1,"x":1,"y":1,"dx":1}"#, "«dy» is missing"),
        (#"{"kind":"hover","at":1,"window":1,"x":1,"y":1,"phase":"failed"}"#, "there is no phase «failed»"),
    ]) func `is refused with a sentence if it is broken`(line: String, sentence: String) throws {
        let lines = try #require(Self.app(isRecorded: true).lines.first) + "\n" + line + "\n"
        let error = #expect(throws: (any Error).self) { try AppLog.read(Array(lines.utf8), source: "app.log") }
        expect("\(try #require(error))".contains(sentence))
    }

    @Test func `does no harm in any order`() throws {
        let app = Self.app(isRecorded: true)
        let lines = app.lines.dropFirst()
        let isInput = { (line: String) in
            line.contains("\"button\"") || line.contains("\"dx\"") || line.contains("\"hover\"")
        }
        // What is released before it is pressed, and never released.
        let text = (app.lines.prefix(1) + lines.filter { !isInput($0) } + lines.filter(isInput).reversed()).joined(
            separator: "\n")
        let log = try AppLog.read(Array(text.utf8), source: "app.log")
        expect(RebuiltApp(log).run().records.count > 100)
    }

    private static func presses(_ records: [TraceRecord]) -> [[String]] {
        AnswerReader.answers(to: records).compactMap { touch in
            guard case .press = touch.touch.kind else { return nil }
            return touch.gestures.map { "\($0)" }
        }
    }

    /// An app with a list, a card that follows scrolls and hovers, and taps for buttons.
    private static func app(isRecorded: Bool) -> OriginalApp {
        var window: UIWindow?
        let app = OriginalApp(isRecorded: isRecorded) {
            let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let view = made.add(UIView(), "view", CGRect(x: 0, y: 0, width: 400, height: 300))
            let focus = view.add(Focus(), "focus", CGRect(x: 200, y: 200, width: 100, height: 100))
            focus.add(UITapGestureRecognizer(), "select tap")
            view.add(UITapGestureRecognizer(), "menu tap").allowedPressTypes = [NSNumber(value: 5)]
            let list = view.add(UIScrollView(), "list", CGRect(x: 0, y: 0, width: 200, height: 300))
            list.contentSize = CGSize(width: 200, height: 3_000)
            list.add(UITapGestureRecognizer(), "row tap")
            let card = view.add(UIView(), "card", CGRect(x: 250, y: 20, width: 100, height: 100))
            card.add(UIHoverGestureRecognizer(), "hover")
            card.add(UIPanGestureRecognizer(), "wheel pan").allowedScrollTypesMask = .discrete
            card.add(UIPanGestureRecognizer(), "trackpad pan").allowedScrollTypesMask = .continuous
            made.makeKeyAndVisible()
            focus.becomeFirstResponder()
            window = made
        } play: { host in
            let hands = Hands(host: host, window: window!)
            hands.hover(at: CGPoint(x: 300, y: 50))
            hands.wait(0.1)
            hands.hover(at: CGPoint(x: 320, y: 60))
            hands.wait(0.1)
            hands.turnWheel(at: CGPoint(x: 50, y: 150), notch: CGVector(dx: 0, dy: -7), count: 3)
            hands.wait(0.5)
            hands.hover(at: CGPoint(x: 10, y: 10))
            hands.tap(at: CGPoint(x: 50, y: 150))
            hands.wait(0.5)
            hands.scroll(at: CGPoint(x: 300, y: 50), by: CGVector(dx: 40, dy: 0))
            hands.scroll(at: CGPoint(x: 50, y: 150), by: CGVector(dx: 0, dy: -90))
            hands.wait(0.8)
            hands.click(.select)
            hands.wait(0.5)
            hands.press(.menu, force: 0.25)
            hands.squeeze(.menu, force: 0.75)
            hands.release(.menu)
            hands.wait(0.5)
            hands.tap(at: CGPoint(x: 250, y: 250))
            hands.wait(0.5)
            hands.turnWheel(at: CGPoint(x: 300, y: 50), notch: CGVector(dx: 0, dy: 4), count: 2)
            hands.stopHovering()
            // Touches and presses are numbered together: those of keys are not in the log.
            hands.type("a", code: 4)
            host.advance(by: 3)
        }
        window = nil
        return app
    }
}

/// A view that presses go to.
private final class Focus: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

extension [TraceRecord] {
    /// The calls of targets.
    fileprivate var actions: [String] {
        compactMap { if case .action = $0.step { "\($0)" } else { nil } }
    }

    /// The records but those of frames, which the recorder asks for, of closed turns and of orders that are stated again.
    fileprivate var decisions: [String] {
        compactMap { record in
            switch record.step {
            case .frame, .close, .precedence, .enroll, .fed, .settled: nil
            default: "\(record)"
            }
        }
    }
}
