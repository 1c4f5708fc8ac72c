import TouchRecordings
import TouchTrace

/// Long traces for tests: one finger after the other moves, and is followed by a pan.
enum Long {
    /// Returns the records of a touch with 24 moves, from its number.
    static func touch(_ number: Int) throws -> [TraceRecord] {
        let (start, contact) = (Double(number) * 0.5, number % 5)
        func line(_ step: Int, _ text: String) -> String {
            "\(Instant(seconds: start + Double(step) * 0.008).text(places: 6)) \(text)\n"
        }
        func place(_ step: Int) -> String { "\(contact):moved@\(100 + step * 7).25,\(200 + number % 90 + step).5" }
        var text = TraceRecord.header + "\n"
        text += line(0, "frame \(contact):began@100.25,200.5")
        text += line(0, "hit finger=\(number) view=\"card \(number % 40)\" window=\"window\"")
        text += line(0, "watch recognizer=\"pan\" finger=\(number)")
        for step in 1...24 {
            text += line(step, "frame \(place(step))")
            text += line(step, "feed recognizer=\"pan\" step=moved fingers=\(number)")
            text += line(step, "enter recognizer=\"pan\" phase=\(step == 1 ? "began" : "changed")")
            text += line(step, "action recognizer=\"pan\" phase=\(step == 1 ? "began" : "changed")")
        }
        text += line(25, "frame \(contact):ended@300,300")
        text += line(25, "enter recognizer=\"pan\" phase=ended")
        text += line(25, "reset recognizer=\"pan\"")
        return try Trace(parsing: Array(text.utf8), source: "long").records
    }
}
