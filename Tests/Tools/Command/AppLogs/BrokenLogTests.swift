import TestSupport
import Testing
import TouchInput
import TouchStage
import Touchstone

@testable import TouchReplays

/// Logs that were damaged: they are refused with a sentence, or read and rebuilt, and never trap.
struct `A damaged app log` {
    private static let recorded: [String] = {
        var window: UIWindow?
        let app = OriginalApp {
            let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let list = made.add(UIScrollView(), "list", CGRect(x: 0, y: 0, width: 400, height: 300))
            list.contentSize = CGSize(width: 400, height: 900)
            list.maximumZoomScale = 3
            let card = list.add(UIView(), "card", CGRect(x: 50, y: 50, width: 200, height: 200))
            let double = card.add(UITapGestureRecognizer(), "double")
            double.numberOfTapsRequired = 2
            card.add(UITapGestureRecognizer(), "single").require(toFail: double)
            list.add(UISlider(), "slider", CGRect(x: 50, y: 260, width: 200, height: 30))
            made.makeKeyAndVisible()
            window = made
        } play: { host in
            let hands = Hands(host: host, window: window!)
            hands.doubleTap(at: CGPoint(x: 100, y: 100))
            hands.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100), over: 0.1)
            hands.wait(0.3)
            hands.pinch(at: CGPoint(x: 150, y: 150), from: 100, to: 150, over: 0.1)
        }
        return app.lines
    }()

    @Test(arguments: 1...2) func `never traps`(_ seed: Int) {
        let lines = Self.recorded
        var numbers = SeededNumbers(seed: UInt64(seed))
        var (read, refused) = (0, 0)
        for round in 0..<20 {
            var damaged = lines
            for _ in 0...numbers.roll(3) { Self.damage(&damaged, &numbers) }
            do {
                let log = try AppLog.read(Array(damaged.joined(separator: "\n").utf8), source: "app.log")
                read += 1
                // Each is rebuilt once; to infer what a log leaves out rebuilds it many times.
                if round % 8 == 0 { _ = AppLogReading(log).text } else { _ = RebuiltApp(log).run() }
            } catch {
                refused += 1
                let text = "\(error)"
                expect(text.hasPrefix("app.log:"), "\(text)")
                expect(text.contains("error: ") && text.contains(". "), "\(text)")
            }
        }
        expect(read > 3 && refused > 3, "\(read) were read, \(refused) refused")
    }

    private static func damage(_ lines: inout [String], _ numbers: inout SeededNumbers) {
        let index = numbers.roll(lines.count)
        let other = numbers.roll(lines.count)
        switch numbers.roll(8) {
        case 0: lines.remove(at: index)
        case 1: lines.insert(lines[index], at: other)
        case 2: lines.swapAt(index, other)
        case 3: lines[index] = String(lines[index].prefix(numbers.roll(200)))
        case 4, 5:
            // The number of another object, or another time.
            let member = ["\"id\":", "\"in\":", "\"at\":"][numbers.roll(3)]
            guard let place = value(of: member, in: lines[index]), let copy = value(of: member, in: lines[other]) else {
                return
            }
            lines[index].replaceSubrange(place, with: String(lines[other][copy]))
        case _:
            // Another number in the place of one.
            let values = ["0", "1", "2", "3", "-1", "1e6", "1e9", "-1e9", "0.5", "null", "[]", "true", "\"began\""]
            var parts = lines[index].split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            guard parts.count > 2 else { return }
            let place = 1 + numbers.roll(parts.count - 1)
            let rest = parts[place].firstIndex { $0 == "," || $0 == "}" || $0 == "]" } ?? parts[place].endIndex
            parts[place] = values[numbers.roll(values.count)] + parts[place][rest...]
            lines[index] = parts.joined(separator: ":")
        }
        if lines.isEmpty { lines = [""] }
    }

    /// Returns the place of a member's value in a line.
    private static func value(of member: String, in line: String) -> Range<String.Index>? {
        guard let start = line.ranges(of: member).first?.upperBound else { return nil }
        return start..<(line[start...].firstIndex { $0 == "," || $0 == "}" } ?? line.endIndex)
    }
}
