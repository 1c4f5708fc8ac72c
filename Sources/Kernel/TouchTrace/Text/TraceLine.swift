import TouchInput

/// The line of a record that is written: its first word, then its fields.
struct TraceLine {
    var text: String

    mutating func add(_ key: String, word: String) {
        text += " "
        text += key
        text += "="
        text += word
    }

    mutating func add(_ key: String, quoted value: String) { add(key, word: value.quoted) }
    mutating func add(_ key: String, _ number: Int) { add(key, word: "\(number)") }
    mutating func add(_ key: String, _ instant: Instant) { add(key, word: instant.traced) }
    mutating func add(_ key: String, _ view: ResponderName) { add(key, quoted: view.text) }
    mutating func add(_ key: String, _ names: [RecognizerName]) { add(key, word: names.text) }
    mutating func add(_ recognizer: RecognizerName) { add("recognizer", quoted: recognizer.text) }
    mutating func add(_ cause: FailureReason) { add("cause", word: cause.traced) }
}
