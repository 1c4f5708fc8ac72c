import TouchScenes
import Touchstone

/// A request that starts a scene, in place of the one before it.
struct StartRequest: ServedRequest {
    static let description = RequestDescription(
        "start", "Starts a scene at instant 0, in place of the one before it.",
        [
            .init("scene", "the name of the scene"),
            .init("width", "the width of the window in points, 1 to 10000; by default that of the scene"),
            .init("height", "the height of the window in points, 1 to 10000; by default that of the scene"),
            .init("keep", "the number of records of the trace that are kept, 1 to 10000000; by default 100000"),
        ])

    private static let lengths = 1.0...10_000.0
    private let choice: ServedScene.Choice

    init(_ fields: RequestFields) throws(RequestFault) {
        let name = try fields.needed("scene", try fields.text("scene"))
        guard let scene = Program.current.scene(named: name) else {
            throw .unknown(
                .unknownName, fields.path("scene"), "scene", name, among: Program.current.scenes.map(\.name),
                "The request scenes lists them")
        }
        let width = try fields.number("width", in: Self.lengths) ?? scene.windowSize.width
        let height = try fields.number("height", in: Self.lengths) ?? scene.windowSize.height
        let keep = try fields.whole("keep", in: 1...10_000_000) ?? 100_000
        choice = ServedScene.Choice(scene: scene, size: CGSize(width: width, height: height), keep: keep)
    }

    func answer(_ service: Service) -> [JSON.Member] { service.start(choice).introduction }
}

/// A request that starts the scene again, as it was started.
struct ResetRequest: ServedRequest {
    static let description = RequestDescription(
        "reset", "Starts the scene again, with the same window, at instant 0 and with an empty trace.")

    init(_ fields: RequestFields) {}

    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member] {
        service.start(try service.scene().choice).introduction
    }
}

extension ServedScene {
    /// The members of the answer to its start, which lays out the views.
    fileprivate var introduction: [JSON.Member] {
        [
            .init(name: "scene", value: .string(choice.scene.name)),
            .init(name: "summary", value: .string(choice.scene.summary)),
            .init(name: "hint", value: .string(choice.scene.hint)),
            .init(name: "width", value: .number(choice.size.width)),
            .init(name: "height", value: .number(choice.size.height)),
            .init(name: "keep", value: .whole(choice.keep)),
        ] + course { host.advance(by: 0) }.members
    }
}
