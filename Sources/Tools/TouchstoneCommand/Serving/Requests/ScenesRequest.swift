/// A request for the list of scenes.
struct ScenesRequest: ServedRequest {
    static let description = RequestDescription("scenes", "Lists the scenes that can be started.")

    init(_ fields: RequestFields) {}

    func answer(_ service: Service) -> [JSON.Member] { [.init(name: "scenes", value: .scenes)] }
}
