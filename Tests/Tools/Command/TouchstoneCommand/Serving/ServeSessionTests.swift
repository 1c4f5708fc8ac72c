import TestSupport
import Testing
import TouchRecordings
import TouchScenes
import Touchstone

@testable import TouchstoneCommand

struct `A session of touchstone serve` {
    /// Requests of every kind.
    static let requests = """
        {"request": "start", "scene": "two-subviews"}
        {"request": "touch", "touches": [{"phase": "down", "at": {"view": "left"}}]}
        {"request": "touch", "touches": [{"phase": "move", "at": {"x": 90.5, "y": 100.25}}], "seconds": 0.1}
        {"request": "touch", "touches": [{"phase": "up"}]}
        {"request": "tap", "at": {"view": "right"}, "count": 2, "id": "two"}
        {"request": "pinch", "at": {"x": 200, "y": 150}, "from": 200, "to": 20}
        {"request": "drag", "from": {"x": 0, "y": 0}, "to": {"x": 1e5, "y": -1e5}, "finger": 10}
        {"request": "press", "key": {"code": 40, "characters": "\\r"}}
        {"request": "scroll", "at": {"view": "left"}, "dy": 3, "notches": 2}
        {"request": "advance", "still": true}
        {"request": "tree"}
        {"request": "records"}
        {"request": "decisions"}
        {"request": "why", "all": true}
        {"request": "whyDelivered"}
        {"request": "tap"}
        {"request": "reset"}
        {"request": "advance", "seconds": 0.5}
        {"request": "trace"}
        {"request": "describe"}
        {"request": "scenes"}
        {"request": "quit"}

        """

    @Test func `has the same answers wherever the input is cut`() throws {
        let whole = try run(["serve"], ["-": Self.requests])
        expect(whole.exitCode == 0 && whole.isData && whole.messages == "")
        expectEqual(whole.text.split(separator: "\n").count, 22)
        expectEqual(whole.text.split(separator: "\n").filter { $0.contains("\"ok\": false") }.count, 1)
        let session = ServeSession()
        var answers: [UInt8] = []
        for byte in Self.requests.utf8 { answers += session.take([byte]) }
        expect(answers == whole.output && session.isOver)
        expectEqual(session.finish().output, [])
    }

    @Test func `writes each answer before the next request is performed`() {
        var written: [String] = []
        let session = ServeSession { written.append(String(decoding: $0, as: UTF8.self)) }
        expectEqual(session.take(Array("{\"request\": \"describe\"}\n{\n{\"request\"".utf8)), [])
        expect(written.count == 2 && written.allSatisfy { $0.hasSuffix("}\n") })
        _ = session.take(Array(": \"scenes\"}".utf8))
        expectEqual(written.count, 2)
        expectEqual(session.finish(), Outcome())
        expect(written.count == 3 && written[2].hasPrefix("{\"line\": 3, \"id\": null, \"ok\": true, \"scenes\": ["))
    }

    @Test func `performs a last line that is complete, and reports one that is not`() throws {
        try expect(Client("taps").end("{\"request\": \"tree\"}").isOK)
        for rest in ["{\"request\": \"tree\"", "{\"request\": \"tr", "{", "\"", " "] {
            let error = try #require(try Client("taps").end(rest)["error"], "\(rest)")
            expectEqual(error["kind"]?.text, "truncated")
            expectEqual(error["message"]?.text?.hasPrefix("the input ends within the line: "), true)
        }
        expectEqual(ServeSession().finish(), Outcome())
    }

    @Test func `keeps a bounded number of records, and answers from those`() throws {
        let client = try Client()
        try client.ask("{\"request\": \"start\", \"scene\": \"two-subviews\", \"keep\": 100}")
        for number in 1...200 {
            let answer = try client.ask("{\"request\": \"tap\", \"at\": {\"view\": \"left\"}}")
            expectEqual(answer["touches"]?.list.map(\.number), [Double(number)])
            try client.ask("{\"request\": \"advance\", \"seconds\": 1}")
        }
        let records = try client.ask("{\"request\": \"records\"}")
        let count = try #require(records["next"]?.number)
        expect(count > 10_000 && records["lost"]?.number == count - 100)
        expect(records.texts("lines").count == 100 && records["more"]?.flag == false)
        try expectEqual(client.ask("{\"request\": \"records\", \"since\": \(Int(count) - 1)}")["lost"]?.number, 0)
        let why = try client.ask("{\"request\": \"why\"}")
        expectEqual(why["dropped"]?.number, count - 100)
        expectEqual(why["touches"]?.list.first?["number"]?.number, 200)
        try expectEqual(client.fail("{\"request\": \"why\", \"finger\": 1}"), "unknownName finger")
        // The seconds are those of the session, also when the trace begins late.
        let now = try #require(try client.ask("{\"request\": \"tree\"}")["now"]?.number)
        expect(now > 200)
        let decisions = try #require(
            try client.ask("{\"request\": \"decisions\", \"from\": \(now - 1.5), \"to\": \(now)}")["decisions"]
        ).list
        expect(!decisions.isEmpty)
        expect(decisions.allSatisfy { (now - 1.5...now).contains($0["seconds"]?.number ?? 0) })
        let trace = try #require(try client.ask("{\"request\": \"trace\"}")["trace"]?.text)
        expect(trace.contains("\ndropped=\"\(Int(count) - 100)\"\n"))
        try expect(run(["why", "-"], ["-": trace]).text.contains("finger 200, down at "))
    }

    @Test func `releases a scene when another one is started, and when it ends`() throws {
        let service = Service()
        weak var application: UIApplication?
        func start(_ scene: String) {
            _ = service.answer(.whole(Array("{\"request\": \"start\", \"scene\": \"\(scene)\"}".utf8)), number: 1)
        }
        func remember() throws { application = try service.scene().application }
        for scene in Program.current.scenes.map(\.name) {
            start(scene)
            try remember()
            expect(application != nil)
            start("taps")
            expectNil(application, "\(scene)")
        }
        try remember()
        _ = service.answer(.whole(Array("{\"request\": \"quit\"}".utf8)), number: 1)
        expectNil(application)
    }
}
