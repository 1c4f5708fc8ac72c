@_spi(Host) import Touchstone

/// A request for the views and their recognizers.
struct TreeRequest: ServedRequest {
    static let description = RequestDescription(
        "tree", "Lists the windows with their views, from back to front, and the touches that are down.")

    init(_ fields: RequestFields) {}

    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member] {
        let scene = try service.scene()
        return [
            .init(name: "now", value: .number(scene.host.now.seconds)),
            .init(name: "windows", value: .list(scene.application.windows.map { .tree($0) })),
            .init(name: "touches", value: .list(scene.application.touches.map { .touch($0) })),
        ]
    }
}
