package import TouchInput

// A frame in a trace: one word per input, with the values that are not the default after semicolons.

extension InputFrame {
    var text: String {
        var words = contacts.map { $0.text }
        words += earlier.map { "\($0.id):earlier@\($0.location.traced);at=\($0.instant.traced)\($0.details.text)" }
        words += updates.map { "update=\($0.index)\($0.location.map { "@\($0.traced)" } ?? "")\($0.details.text)" }
        words += others.map { $0.text }
        if modifiers != [] { words.append("modifiers=\(modifiers.rawValue)") }
        if buttons != [] { words.append("buttons=\(buttons.rawValue)") }
        return words.map { " \($0)" }.joined()
    }
}

extension ContactSample {
    fileprivate var text: String {
        let name =
            switch phase {
            case .began: "began"
            case .moved: "moved"
            case .stationary: "stationary"
            case .ended: "ended"
            case .cancelled: "cancelled"
            }
        let edges = edges.map { ";edges=\($0.rawValue)" } ?? ""
        return "\(id):\(name)@\(location.traced)\(tool.text)\(edges)\(details.text)"
    }
}

extension ContactSample.Tool {
    fileprivate var text: String {
        switch self {
        case .direct: ""
        case .indirect: ";indirect"
        case .pencil: ";pencil"
        case .indirectPointer: ";pointer"
        }
    }
}

extension ContactDetails {
    fileprivate var text: String {
        let usual = ContactDetails()
        var text = ""
        if radius != usual.radius { text += ";radius=\(radius.traced)" }
        if radiusTolerance != usual.radiusTolerance { text += ";tolerance=\(radiusTolerance.traced)" }
        if force != usual.force { text += ";force=\(force.traced)" }
        if maximumForce != usual.maximumForce { text += ";max-force=\(maximumForce.traced)" }
        if altitude != usual.altitude { text += ";altitude=\(altitude.traced)" }
        if azimuth != usual.azimuth { text += ";azimuth=\(azimuth.traced)" }
        if roll != usual.roll { text += ";roll=\(roll.traced)" }
        if let preciseLocation { text += ";precise=\(preciseLocation.traced)" }
        if let index = estimation.index { text += ";index=\(index)" }
        if estimation.estimated != [] { text += ";estimated=\(estimation.estimated.rawValue)" }
        if estimation.expectingUpdates != [] { text += ";expecting=\(estimation.expectingUpdates.rawValue)" }
        return text
    }
}

extension DeviceInput {
    fileprivate var text: String {
        switch self {
        case .press(let press): "press=\(press.id):\(press.phase.text);\(press.button.text);force=\(press.force.traced)"
        case .hover(let hover):
            "hover=\(hover.id):\(hover.phase.text)@\(hover.location.traced)\(hover.tool.text)"
                + ";distance=\(hover.distance.traced)\(hover.details.text)"
        case .scroll(let scroll): "scroll=\(scroll.step.text)@\(scroll.location.traced)"
        case .transform(let transform): "transform=\(transform.step.text)@\(transform.location.traced)"
        case .motion(let motion):
            switch motion {
            case .began: "motion=began"
            case .ended: "motion=ended"
            case .cancelled: "motion=cancelled"
            }
        case .remoteCommand(let command): "remote-command=\(command.rawValue)"
        case .display: "display"
        }
    }
}

extension PressSample.Phase {
    fileprivate var text: String {
        switch self {
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        }
    }
}

extension PressSample.Button {
    fileprivate var text: String {
        switch self {
        case .upArrow: "up"
        case .downArrow: "down"
        case .leftArrow: "left"
        case .rightArrow: "right"
        case .select: "select"
        case .menu: "menu"
        case .playPause: "play-pause"
        case .pageUp: "page-up"
        case .pageDown: "page-down"
        case .key(let key): "key=\(key.code);\(key.characters.quoted);\(key.charactersIgnoringModifiers.quoted)"
        }
    }
}

extension HoverSample.Phase {
    fileprivate var text: String {
        switch self {
        case .entered: "entered"
        case .moved: "moved"
        case .exited: "exited"
        }
    }
}

extension ScrollSample.Step {
    fileprivate var text: String {
        switch self {
        case .tick(let delta): "tick;\(delta.traced)"
        case .began(let delta): "began;\(delta.traced)"
        case .changed(let delta): "changed;\(delta.traced)"
        case .ended: "ended"
        case .cancelled: "cancelled"
        }
    }
}

extension TransformSample.Step {
    fileprivate var text: String {
        switch self {
        case .began: "began"
        case .changed(let scale, let rotation): "changed;scale=\(scale.traced);rotation=\(rotation.traced)"
        case .ended: "ended"
        case .cancelled: "cancelled"
        }
    }
}

extension Instant {
    /// Returns seconds with so many decimal places, at most nine, rounded to nearest.
    package func text(places: Int) -> String {
        var (unit, scale): (UInt64, UInt64) = (1_000_000_000, 1)
        for _ in 0..<places { (unit, scale) = (unit / 10, scale * 10) }
        let magnitude = nanoseconds.magnitude
        let rounded = magnitude / unit + (magnitude % unit * 2 >= unit ? 1 : 0)
        let sign = nanoseconds < 0 && rounded > 0 ? "-" : ""
        if places == 0 { return "\(sign)\(rounded)" }
        // The digits after a 1, which keeps their zeros.
        let digits = Array("\(scale + rounded % scale)".utf8)
        return "\(sign)\(rounded / scale).\(String(decoding: digits[1...], as: UTF8.self))"
    }
}
