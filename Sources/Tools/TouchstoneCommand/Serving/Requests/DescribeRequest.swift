/// A request for the version and for all requests with their fields.
struct DescribeRequest: ServedRequest {
    static let description = RequestDescription("describe", "Lists the requests with their fields, and the version.")

    init(_ fields: RequestFields) {}

    func answer(_ service: Service) -> [JSON.Member] {
        let requests = RequestTable.requests.map { request in
            JSON.members([
                "name": .string(request.description.name), "summary": .string(request.description.summary),
                "fields": .object(request.description.fields.map { .init(name: $0.name, value: .string($0.help)) }),
            ])
        }
        return [
            .init(name: "format", value: .string("touchstone-serve")), .init(name: "version", value: .whole(1)),
            .init(name: "program", value: .string(CommandTable.version)),
            .init(name: "longestLine", value: .whole(RequestLines.longest)),
            .init(name: "requests", value: .list(requests)),
        ]
    }
}
