/// The keys of the window, by their codes in USB HID's keyboard page.
enum WindowKey: Int, CaseIterable {
    case choose = 43  // Tab
    case press = 40  // Return
    case back = 41  // Escape
    case keys = 58  // F1
    case why = 59  // F2
    case speed = 60  // F3
    case pause = 61  // F4
    case step = 62  // F5
    case fill = 63  // F6
    case mirror = 64  // F7
    case pick = 65  // F8
    case dark = 66  // F9
    case fullscreen = 68  // F11
    case right = 79
    case left = 80
    case down = 81
    case up = 82
    case first = 74  // Home
    case last = 77  // End
    case pageUp = 75
    case pageDown = 78

    /// A Boolean value that indicates whether it chooses or presses something around a scene, which receives it unless something is chosen there.
    var isForChoosing: Bool {
        switch self {
        case .press, .right, .left, .down, .up, .first, .last, .pageUp, .pageDown: true
        case .choose, .back, .keys, .why, .speed, .pause, .step, .fill, .mirror, .pick, .dark, .fullscreen: false
        }
    }

    /// A Boolean value that indicates whether it does something in the launcher.
    var isForLauncher: Bool { isForChoosing || [.choose, .keys, .dark, .fullscreen].contains(self) }

    /// The keys that the line at the bottom names, in order.
    static let inLauncher: [WindowKey] = [.choose, .right, .first, .pageDown, .press, .dark, .fullscreen, .keys]
    static let inScene: [WindowKey] = [
        .back, .why, .pick, .speed, .pause, .step, .fill, .mirror, .dark, .fullscreen, .choose, .press, .keys,
    ]

    /// The name, with those that belong to it.
    var name: String {
        switch self {
        case .choose: "Tab"
        case .press: "Return"
        case .back: "Escape"
        case .keys: "F1"
        case .why: "F2"
        case .speed: "F3"
        case .pause: "F4"
        case .step: "F5"
        case .fill: "F6"
        case .mirror: "F7"
        case .pick: "F8"
        case .dark: "F9"
        case .fullscreen: "F11"
        case .right, .left, .down, .up: "Arrows"
        case .first, .last: "Home, End"
        case .pageUp, .pageDown: "Page Up, Down"
        }
    }

    /// The purpose, behind the name.
    var purpose: String {
        switch self {
        case .choose: "choose"
        case .press: "press it"
        case .back: "back"
        case .keys: "hide this line"
        case .why: "why"
        case .speed: "speed"
        case .pause: "pause"
        case .step: "one frame"
        case .fill: "fill"
        case .mirror: "mouse as two fingers"
        case .pick: "ask about a view"
        case .dark: "dark or light"
        case .fullscreen: "fullscreen"
        case .right, .left, .down, .up: "choose a neighbor"
        case .first, .last: "the first, the last"
        case .pageUp, .pageDown: "a page on"
        }
    }
}
