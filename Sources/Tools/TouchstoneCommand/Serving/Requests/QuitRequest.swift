/// A request that ends the command.
struct QuitRequest: ServedRequest {
    static let description = RequestDescription("quit", "Ends the command after the answer; later lines are not read.")

    init(_ fields: RequestFields) {}

    func answer(_ service: Service) -> [JSON.Member] {
        service.quit()
        return []
    }
}
