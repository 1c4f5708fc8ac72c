internal import TouchInput
internal import TouchRecordings

// The lines about views, recognizers and states.

extension LoggedView {
    init(_ fields: LogFields) throws(RecordingError) {
        let bounds = try fields.numbers("bounds", count: 4)
        self.init(
            id: try fields.id("id"), className: try fields.text("class"), stock: try fields.text("stock"),
            name: try fields.optionalText("name"), label: try fields.optionalText("label"),
            superview: try fields.optionalID("in"), index: Int(try fields.number("z", or: 0)),
            bounds: CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3]),
            center: try fields.point("center"))
        guard id > 0 else { throw fields.error("«id» must be at least 1") }
        anchor = try fields.point("anchor", or: anchor)
        if fields.value["transform"] != nil {
            let numbers = try fields.numbers("transform", count: 6)
            transform = CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        }
        alpha = try fields.number("alpha", or: 1)
        isHidden = try fields.truth("hidden", or: false)
        isInteractive = try fields.truth("interaction", or: true)
        isMultipleTouch = try fields.truth("multiple", or: false)
        isExclusive = try fields.truth("exclusive", or: false)
        clips = try fields.truth("clips", or: false)
        if superview == nil {
            window = Window(level: try fields.number("level", or: 0), isKey: try fields.truth("key", or: false))
        }
        if let fields = try fields.object("scroll") { scroll = try Scroll(fields) }
        if let fields = try fields.object("control") {
            control = Control(
                isEnabled: try fields.truth("enabled", or: true), isSelected: try fields.truth("selected", or: false),
                value: try fields.number("value", or: 0))
        }
    }
}

extension LoggedView.Scroll {
    init(_ fields: LogFields) throws(RecordingError) {
        self.init(offset: try fields.point("offset", or: .zero), size: .zero)
        if fields.value["size"] != nil { size = try fields.size("size") }
        if fields.value["insets"] != nil {
            let numbers = try fields.numbers("insets", count: 4)
            insets = UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        }
        zoom = try fields.number("zoom", or: 1)
        least = try fields.number("least", or: 1)
        most = try fields.number("most", or: 1)
        pages = try fields.truth("paging", or: false)
        scrolls = try fields.truth("scrolls", or: true)
        delays = try fields.truth("delays", or: true)
        cancels = try fields.truth("cancels", or: true)
        bounces = try fields.truth("bounces", or: true)
        bouncesZoom = try fields.truth("bouncesZoom", or: true)
        locks = try fields.truth("locks", or: false)
        alwaysX = try fields.truth("alwaysX", or: false)
        alwaysY = try fields.truth("alwaysY", or: false)
        if fields.value["rate"] != nil { rate = try fields.number("rate") }
    }
}

extension LoggedRecognizer {
    init(_ fields: LogFields) throws(RecordingError) {
        self.init(
            id: try fields.id("id"), className: try fields.text("class"), stock: try fields.text("stock"),
            name: try fields.optionalText("name"), view: try fields.optionalID("view") ?? 0,
            index: Int(try fields.number("order", or: 0)), role: try fields.optionalText("role"))
        guard id > 0 else { throw fields.error("«id» must be at least 1") }
        maker = try fields.optionalID("of")
        isEnabled = try fields.truth("enabled", or: true)
        cancels = try fields.truth("cancels", or: true)
        delaysBegan = try fields.truth("delaysBegan", or: false)
        delaysEnded = try fields.truth("delaysEnded", or: true)
        isExclusiveType = try fields.truth("exclusiveType", or: true)
        types = try fields.ids("types")
        presses = try fields.ids("presses")
        if let fields = try fields.object("settings"), case .object(let members) = fields.value.content {
            for (name, value) in members {
                // Of a later recorder: a setting that is no number.
                guard case .number(let number) = value.content else { continue }
                settings.append(Setting(name: name, value: number))
            }
        }
        if let fields = try fields.object("delegate") {
            var answers: [String]?
            if case .array(let names) = fields.value["answers"]?.content {
                answers = names.compactMap { if case .string(let name) = $0.content { name } else { nil } }
            }
            delegate = Delegate(className: try fields.optionalText("class"), answers: answers)
        }
        targets = try fields.optionalID("targets")
        awaits = try fields.ids("awaits")
    }
}

extension LoggedInput {
    private static let buttons: [String: PressSample.Button] = [
        "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow, "select": .select, "menu": .menu,
        "playPause": .playPause,
    ]

    init(_ fields: LogFields) throws(RecordingError) {
        let phase = try fields.word("phase", or: LoggedState.State.changed)
        guard phase != .possible, phase != .failed else { throw fields.error("there is no phase «\(phase.rawValue)»") }
        switch try fields.text("kind") {
        case "press":
            let name = try fields.text("button")
            guard let button = Self.buttons[name] else { throw fields.error("there is no button «\(name)»") }
            self.init(
                kind: .press(button, force: try fields.number("force", or: 1)), phase: phase,
                view: try fields.optionalID("view"), place: .zero)
        case "scroll":
            let step = CGVector(dx: try fields.number("dx"), dy: try fields.number("dy"))
            self.init(
                kind: .scroll(step, isWheel: try fields.truth("wheel", or: false)), phase: phase,
                view: try fields.id("window"), place: try fields.place())
        case _:
            self.init(
                kind: .hover(distance: try fields.number("distance", or: 0)), phase: phase,
                view: try fields.id("window"), place: try fields.place())
        }
    }
}

extension LoggedState {
    private static let valueNames = ["translation", "velocity", "scale", "rotation", "speed"]

    init(_ fields: LogFields) throws(RecordingError) {
        self.init(
            id: try fields.id("id"), moment: try fields.word("when", or: Moment.action),
            state: try fields.word("state", or: State.changed), values: [])
        for name in Self.valueNames {
            guard let value = fields.value[name] else { continue }
            if case .number(let number) = value.content {
                values.append(Value(name: name, numbers: [number]))
            } else if let numbers = try fields.optionalNumbers(name) {
                values.append(Value(name: name, numbers: numbers))
            }
        }
    }
}
