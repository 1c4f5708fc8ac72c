import TestSupport
import Testing
import TouchStory
import Touchstone

struct `A timeline` {
    /// Taps of one finger, one after the other.
    private func taps(_ count: Int, every seconds: Double) -> [TraceRecord] {
        (0..<count).flatMap { index in
            let start = Double(index) * seconds
            return [
                at(start, down(0)), at(start, .hit(finger: index + 1, view: "v", window: "w")),
                at(start + 0.1, up(0)),
            ]
        }
    }

    @Test func `draws silences of more than half a second as a break, in every lane`() {
        let trace = taps(2, every: 5)
        let lines = lines(trace)
        expect(lines.contains { $0.hasPrefix("            ┬") && $0.contains("//") })
        expect(lanes(trace).allSatisfy { $0.contains("//") })
        expect(lines.contains { $0.hasPrefix("seconds     0.00") && $0.contains("5.00") })
    }

    @Test func `draws a pause of half a second to scale`() {
        expect(!lines(taps(2, every: 0.6)).contains { $0.contains("//") })
    }

    @Test func `goes on below when it does not fit, with the lanes of that time only`() {
        let lines = lines(taps(40, every: 2))
        expect(lines.filter { $0.hasPrefix("seconds") }.count > 1)
        let fingers = lines.filter { $0.hasPrefix("finger ") && $0.contains("●") && !$0.contains("down") }
        expectEqual(fingers.count, 40)
    }

    @Test func `carries a finger that stays down into the next block`() {
        var trace = [at(0, down(0)), at(0, .hit(finger: 1, view: "v", window: "w"))]
        for step in 1...3_000 {
            trace.append(at(Double(step) / 100, .frame(InputFrame(at: .zero, [contact(0, .moved)]))))
        }
        trace.append(at(30.1, up(0)))
        let rows = lines(trace).filter { $0.hasPrefix("finger 1 ") }
        expectEqual(rows.count, 4)
        expect(rows.dropFirst().dropLast().allSatisfy { $0.contains("──────") && !$0.contains("●") })
        expectEqual(rows.last?.contains("○"), true)
    }

    @Test(arguments: [0, 40, 41, 50, 60, 80, 100, 133, 1_000])
    func `keeps to its width, with any names and messages`(width: Int) throws {
        let name = String(repeating: "a very long name with blanks ", count: 9)
        let word = String(repeating: "x", count: 300)
        var trace = taps(30, every: 0.7)
        trace += [
            at(40, .watch(recognizer: RecognizerName(name), finger: 1)),
            at(40, .watch(recognizer: RecognizerName(word), finger: 1)),
            at(41, .enter(recognizer: RecognizerName(name), phase: .failed, cause: .own(.init(word)))),
            at(41, .diagnostic("a\nb\t\u{1B}[31m" + word)),
        ]
        let limit = max(width, TimelineOptions.minimumWidth)
        for isASCII in [false, true] {
            let options = TimelineOptions(width: width, isASCII: isASCII)
            expect(lines(trace, options).allSatisfy { $0.count <= limit })
            let demonstration = demonstration(options).split(separator: "\n")
            expect(demonstration.allSatisfy { $0.count <= limit })
        }
    }

    @Test(arguments: [40, 50, 65, 70, 71, 100]) func `says within its width where a late trace begins`(width: Int) {
        for start in [2_000.0, 9e8] {
            let trace = taps(2, every: 1).map { record in
                TraceRecord(instant: record.instant.advanced(by: start), step: record.step)
            }
            let lines = lines(trace, TimelineOptions(width: width))
            expect(lines.allSatisfy { $0.count <= width })
            let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
            let first = start == 2_000 ? "2000.000000" : "900000000.000000"
            expect(words.contains("time in seconds from the first record, which is at \(first) s "))
        }
    }

    @Test(arguments: [.max, .min] as [Int]) func `has any width that it is given`(width: Int) {
        expect(lines(taps(3, every: 0.4), TimelineOptions(width: width)).contains { $0.hasPrefix("finger 1") })
    }

    @Test func `in ASCII holds nothing else`() throws {
        let text = demonstration(TimelineOptions(isASCII: true))
        expect(text.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A })
        expect(text.contains("O-o"))
    }

    @Test func `lets no control character of a name reach the terminal`() {
        let trace = [at(0, .watch(recognizer: "\u{1B}[2Jtap\u{7}\u{202E}", finger: 1))]
        expect(!Timeline(trace).text().unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\u{202E}" })
    }

    @Test func `is colored only when asked, and says the same`() throws {
        let plain = demonstration(TimelineOptions())
        let colored = demonstration(TimelineOptions(isColored: true))
        expect(!plain.contains("\u{1B}"))
        expect(colored.contains("\u{1B}[32m◆\u{1B}[0m"))
        var stripped = ""
        var isEscape = false
        for character in colored {
            if character == "\u{1B}" { isEscape = true }
            if !isEscape { stripped.append(character) }
            if character == "m" { isEscape = false }
        }
        expectEqual(stripped, plain)
    }

    @Test func `of nothing says so`() {
        expectEqual(Timeline([]).text(), "nothing touched\n")
    }

    @Test func `shares an entry among those who fail together`() {
        let trace =
            ["b", "a", "c"].map { at(0, .watch(recognizer: RecognizerName($0), finger: 1)) }
            + ["a", "b", "c"].map {
                at(0.1, .enter(recognizer: $0, phase: .failed, cause: .prevented(by: "pan")))
            }
        expectEqual(list(trace), ["1   0.100 s  × b, a, c: failed: pan recognized and prevents it"])
    }

    @Test func `tells what is not right`() {
        expectEqual(list([at(0, .diagnostic("too many"))]), ["1   0.000 s    attention: too many"])
    }

    @Test func `copes with instants at the ends of the time line and out of order`() {
        let instants: [Int64] = [.min, .max, 0, .max, .min]
        let trace = instants.map { TraceRecord(instant: Instant(nanoseconds: $0), step: .diagnostic("odd")) }
        expect(lines(trace).allSatisfy { $0.count <= 100 })
    }
}

struct `The lane of a recognizer without a name` {
    @Test(.bug(id: "K-7")) func `says the class and the number, without the middle of what is too long`() {
        let names = [
            "UILongPressGestureRecognizer#3", "UILongPressGestureRecognizer#12", "TouchDelayGestureRecognizer#2",
            "a recognizer of the second column", "UITapGestureRecognizer#1", "short",
        ]
        let all = TimelineOptions(internalRecognizers: [])
        let trace =
            [at(0, down(0)), at(0, .hit(finger: 1, view: "v", window: "w"))]
            + names.map { at(0.01, .watch(recognizer: RecognizerName($0), finger: 1)) } + [at(0.5, up(0))]
        let shown = lanes(trace, all).filter { !$0.hasPrefix("finger") }.map {
            $0.prefix(18).split(separator: " ").joined(separator: " ")
        }
        expectEqual(
            shown,
            [
                "LongPress 3", "LongPress 12", "TouchDelay 2", "a recognize…column", "Tap 1", "short",
            ])
        let notes = lanes(
            ["wall note 1 double tap", "wall note 1 drag", "wall note 12 transform", String(repeating: "x", count: 40)]
                .map { at(0, .watch(recognizer: RecognizerName($0), finger: 1)) })
        expectEqual(
            notes.map { $0.prefix(18) },
            [
                "wall note 1 do…tap", "wall note 1 drag  ", "wall not…transform", "xxxxxxxxxxxx…xxxxx",
            ])
        let plain = lanes(trace, TimelineOptions(isASCII: true))
        expect(plain.contains { $0.hasPrefix("a recognize~column ") })
    }
}
