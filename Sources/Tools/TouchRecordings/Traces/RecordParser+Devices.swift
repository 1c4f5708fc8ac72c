import TouchTrace
internal import TouchInput

// Input other than contacts.

extension RecordParser {
    /// Parses an input; `nil` if there is no such word here.
    mutating func device() throws(TraceFault) -> DeviceInput? {
        if cursor.take("press=") { return .press(try press()) }
        if cursor.take("hover=") { return .hover(try hover()) }
        if cursor.take("scroll=") { return .scroll(try scroll()) }
        if cursor.take("transform=") { return .transform(try transform()) }
        if cursor.take("motion=") {
            return .motion(
                try choose(["began": .began, "ended": .ended, "cancelled": .cancelled], "began, ended or cancelled"))
        }
        if cursor.take("remote-command=") {
            guard let command = RemoteCommand(rawValue: try cursor.integer()) else {
                throw TraceFault("there is no remote command of this number", isNewer: true)
            }
            return .remoteCommand(command)
        }
        if cursor.take("display") { return .display }
        return nil
    }

    private mutating func press() throws(TraceFault) -> PressSample {
        let id = try cursor.integer()
        try cursor.expect(":")
        let phase = try choose(
            ["began": PressSample.Phase.began, "changed": .changed, "ended": .ended, "cancelled": .cancelled],
            "began, changed, ended or cancelled")
        try cursor.expect(";")
        let button = try button()
        try cursor.expect(";force=")
        return PressSample(id: id, phase: phase, button: button, force: CGFloat(try cursor.number()))
    }

    private mutating func button() throws(TraceFault) -> PressSample.Button {
        guard cursor.take("key=") else {
            return try choose(
                [
                    "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow, "select": .select,
                    "menu": .menu, "play-pause": .playPause, "page-up": .pageUp, "page-down": .pageDown,
                ], "a button")
        }
        let code = try cursor.integer()
        try cursor.expect(";")
        let characters = try cursor.quoted()
        try cursor.expect(";")
        return .key(
            PressSample.Key(code: code, characters: characters, charactersIgnoringModifiers: try cursor.quoted()))
    }

    private mutating func hover() throws(TraceFault) -> HoverSample {
        let id = try cursor.integer()
        try cursor.expect(":")
        let phase = try choose(
            ["entered": HoverSample.Phase.entered, "moved": .moved, "exited": .exited], "entered, moved or exited")
        let location = try place()
        let tool = tool()
        try cursor.expect(";distance=")
        let distance = CGFloat(try cursor.number())
        return HoverSample(
            id: id, phase: phase, location: location, tool: tool, distance: distance, details: try details())
    }

    private mutating func scroll() throws(TraceFault) -> ScrollSample {
        let step: ScrollSample.Step
        if cursor.take("tick;") {
            step = .tick(try vector())
        } else if cursor.take("began;") {
            step = .began(try vector())
        } else if cursor.take("changed;") {
            step = .changed(try vector())
        } else {
            step = try choose(["ended": .ended, "cancelled": .cancelled], "tick, began, changed, ended or cancelled")
        }
        return ScrollSample(at: try place(), step)
    }

    private mutating func transform() throws(TraceFault) -> TransformSample {
        let step: TransformSample.Step
        if cursor.take("changed;scale=") {
            let scale = CGFloat(try cursor.number())
            try cursor.expect(";rotation=")
            step = .changed(scale: scale, rotation: CGFloat(try cursor.number()))
        } else {
            step = try choose(
                ["began": .began, "ended": .ended, "cancelled": .cancelled], "began, changed, ended or cancelled")
        }
        return TransformSample(at: try place(), step)
    }

    private mutating func vector() throws(TraceFault) -> CGVector {
        let dx = CGFloat(try cursor.number())
        try cursor.expect(",")
        return CGVector(dx: dx, dy: CGFloat(try cursor.number()))
    }
}
