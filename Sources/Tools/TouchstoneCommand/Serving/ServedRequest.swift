/// A request of a client of `touchstone serve`: its fields, and the answer.
protocol ServedRequest {
    /// The request's row in the table.
    static var description: RequestDescription { get }
    /// Creates the request from its fields, none of which is unknown.
    init(_ fields: RequestFields) throws(RequestFault)
    /// Performs the request and returns the members of the answer.
    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member]
}

/// The description of a request, for its parser and for clients.
struct RequestDescription {
    /// A field of a request.
    struct Field {
        let name: String
        /// The explanation, in a phrase.
        let help: String

        init(_ name: String, _ help: String) { (self.name, self.help) = (name, help) }
    }

    /// The name of the request, the value of its field `request`.
    let name: String
    /// The summary, in a sentence.
    let summary: String
    /// The fields, other than `request` and `id`.
    let fields: [Field]

    init(_ name: String, _ summary: String, _ fields: [Field] = []) {
        (self.name, self.summary, self.fields) = (name, summary, fields)
    }
}

/// The table of all requests.
enum RequestTable {
    /// The requests, in the order of the documentation.
    static let requests: [any ServedRequest.Type] = [
        DescribeRequest.self, ScenesRequest.self, StartRequest.self, ResetRequest.self, TouchRequest.self,
        TapRequest.self, DragRequest.self, PinchRequest.self, PressRequest.self, ScrollRequest.self,
        AdvanceRequest.self, TreeRequest.self, RecordsRequest.self, DecisionsRequest.self, WhyRequest.self,
        WhyDeliveredRequest.self, TraceRequest.self, QuitRequest.self,
    ]
}
