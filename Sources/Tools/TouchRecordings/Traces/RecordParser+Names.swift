import TouchTrace

// The one place where names are read: what else works with a trace gets them as types.

extension RecordParser {
    mutating func recognizer() throws(TraceFault) -> RecognizerName { RecognizerName(try text("recognizer")) }

    mutating func recognizers(_ name: String) throws(TraceFault) -> [RecognizerName] {
        try key(name)
        return try cursor.names().map { RecognizerName($0) }
    }

    mutating func responder(_ name: String) throws(TraceFault) -> ResponderName { ResponderName(try text(name)) }

    mutating func recognizerOrApp(_ name: String) throws(TraceFault) -> RecognizerOrApp {
        let text = try text(name)
        return text == RecognizerOrApp.app.description ? .app : .recognizer(RecognizerName(text))
    }

    mutating func input() throws(TraceFault) -> InputName {
        try key("input")
        try cursor.expect("\"")
        let name = try inputName()
        try cursor.expect("\"")
        return name
    }

    private mutating func inputName() throws(TraceFault) -> InputName {
        if cursor.take("press ") { return .press(try cursor.integer()) }
        if cursor.take("remote control") { return .remoteControl }
        return try choose(
            ["press": .press(nil), "scroll": .scroll, "transform": .transform, "hover": .hover, "shake": .shake],
            "an input (press, scroll, transform, hover, shake, remote control)")
    }
}
