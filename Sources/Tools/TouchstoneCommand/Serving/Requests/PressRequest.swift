import TouchStage
import Touchstone

/// A request that presses or releases a button or a key.
struct PressRequest: ServedRequest {
    static let description = RequestDescription(
        "press", "Presses a button or a key, releases it, or both.",
        [
            .init(
                "button",
                "the button: upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp, pageDown"),
            .init("key", "in place of a button, an object: code (its usage in the USB HID tables), characters"),
            .init("phase", "down, up, cancel or click, which is both down and up; by default click"),
            .init("press", "the number of the press while it is down, 1 to 100; by default 1"),
            .init("hold", "the seconds from down to up of a click, 0 to 60; by default 0.05"),
        ])

    private enum Phase: String, CaseIterable { case down, up, cancel, click }
    private enum Button: String, CaseIterable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp, pageDown
    }

    private let button: PressSample.Button?
    private let phase: Phase
    private let number: Int
    private let hold: Double

    init(_ fields: RequestFields) throws(RequestFault) {
        phase = try fields.word("phase", Phase.self) ?? .click
        number = try fields.whole("press", in: 1...100) ?? 1
        if phase != .click { try fields.refuse("hold", "belongs to the phase click") }
        hold = try fields.seconds("hold", default: 0.05)
        switch phase {
        case .down, .click: button = try Self.button(fields)
        case .up, .cancel:
            for name in ["button", "key"] { try fields.refuse(name, "belongs to the phases down and click") }
            button = nil
        }
    }

    private static func button(_ fields: RequestFields) throws(RequestFault) -> PressSample.Button {
        try fields.exclude("button", "key")
        if let key = try fields.fields("key", allowing: ["code", "characters"]) {
            let code = try key.needed("code", try key.whole("code", in: 0...65_535))
            return .key(PressSample.Key(code: code, characters: try key.text("characters") ?? ""))
        }
        switch try fields.needed("button", try fields.word("button", Button.self)) {
        case .upArrow: return .upArrow
        case .downArrow: return .downArrow
        case .leftArrow: return .leftArrow
        case .rightArrow: return .rightArrow
        case .select: return .select
        case .menu: return .menu
        case .playPause: return .playPause
        case .pageUp: return .pageUp
        case .pageDown: return .pageDown
        }
    }

    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member] {
        let scene = try service.scene()
        let held = scene.pressed[number]
        if let button {
            guard held == nil else {
                throw RequestFault(
                    .alreadyDown, at: "press", "press \(number) is down", "Release it first, or take another number")
            }
            return scene.course {
                scene.press(number, button)
                guard phase == .click else { return }
                scene.hands.wait(hold)
                scene.release(number, button)
            }.members
        }
        guard let held else {
            throw RequestFault(
                .notDown, at: "press", "press \(number) is not down", "Press it first, with the phase down")
        }
        return scene.course { if phase == .up { scene.release(number, held) } else { scene.cancel(number, held) } }
            .members
    }
}

extension ServedScene {
    fileprivate func press(_ number: Int, _ button: PressSample.Button) {
        pressed[number] = button
        hands.press(button, id: number)
    }

    fileprivate func release(_ number: Int, _ button: PressSample.Button) {
        pressed[number] = nil
        hands.release(button, id: number)
    }

    fileprivate func cancel(_ number: Int, _ button: PressSample.Button) {
        pressed[number] = nil
        let sample = PressSample(id: number, phase: .cancelled, button: button, force: 0)
        host.receive(InputFrame(at: host.now, others: [.press(sample)]))
    }
}
