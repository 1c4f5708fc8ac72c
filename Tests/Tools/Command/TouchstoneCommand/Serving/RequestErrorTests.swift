import TestSupport
import Testing
import TouchRecordings
import TouchScenes
import Touchstone

@testable import TouchstoneCommand

struct `An error of a request` {
    /// A request and its error, the kind and the field.
    typealias Case = (line: String, error: String)

    @Test(arguments: [
        ("", "brokenJSON -"),
        ("nonsense", "brokenJSON -"),
        ("{\"request\": \"tree\"", "brokenJSON -"),
        ("{\"request\": \"tree\",}", "brokenJSON -"),
        ("{\"request\": \"tree\"} {}", "brokenJSON -"),
        ("{\"request\": \"tree\", \"request\": \"quit\"}", "brokenJSON -"),
        ("{\"request\": \"advance\", \"seconds\": NaN}", "brokenJSON -"),
        ("{\"request\": \"advance\", \"seconds\": Infinity}", "brokenJSON -"),
        ("{\"request\": \"advance\", \"seconds\": 1e400}", "brokenJSON -"),
        ("{\"request\": \"advance\", \"seconds\": 01}", "brokenJSON -"),
        ("{\"request\": \"\\ud800\"}", "brokenJSON -"),
        ("[]", "wrongType -"), ("null", "wrongType -"), ("\"tree\"", "wrongType -"), ("7", "wrongType -"),
        ("{}", "missingField request"), ("{\"request\": null}", "missingField request"),
        ("{\"request\": 1}", "wrongType request"),
        ("{\"request\": \"\"}", "unknownRequest request"), ("{\"request\": \"Tree\"}", "unknownRequest request"),
        ("{\"request\": \"tree\", \"depth\": 1}", "unknownField depth"),
        ("{\"request\": \"tree\", \"id\": true}", "wrongType id"),
        ("{\"request\": \"tree\", \"id\": []}", "wrongType id"),
        ("{\"request\": \"tree\", \"id\": 0.5}", "wrongType id"),
        ("{\"request\": \"tree\", \"id\": 9007199254740993}", "wrongType id"),
    ])
    func `names what is wrong with the line`(line: String, error: String) throws {
        try expectEqual(Client("taps").fail(line), error)
    }

    @Test(arguments: [
        "reset", "tree", "records", "decisions", "why", "whyDelivered", "trace",
        "advance\", \"seconds\": 1, \"id\": \"", "tap\", \"at\": {\"view\": \"stacking\"}, \"id\": \"",
        "touch\", \"touches\": [{\"phase\": \"up\"}], \"id\": \"",
        "drag\", \"from\": {\"x\": 0, \"y\": 0}, \"to\": {\"x\": 0, \"y\": 0}, \"id\": \"",
        "pinch\", \"at\": {\"x\": 0, \"y\": 0}, \"id\": \"", "press\", \"button\": \"menu\", \"id\": \"",
        "scroll\", \"at\": {\"x\": 0, \"y\": 0}, \"id\": \"",
    ])
    func `is that there is no scene, before one was started`(request: String) throws {
        try expectEqual(Client().fail("{\"request\": \"\(request)\"}"), "noScene -")
    }

    @Test func `names the field of a scene`() throws {
        try check("start", nil) {
            [
                ("", "missingField scene"), ("\"scene\": 5", "wrongType scene"),
                ("\"scene\": \"tapz\"", "unknownName scene"),
                ("\"scene\": \"taps\", \"width\": 0.5", "outOfRange width"),
                ("\"scene\": \"taps\", \"width\": 10001", "outOfRange width"),
                ("\"scene\": \"taps\", \"height\": -1e308", "outOfRange height"),
                ("\"scene\": \"taps\", \"height\": \"300\"", "wrongType height"),
                ("\"scene\": \"taps\", \"keep\": 0", "outOfRange keep"),
                ("\"scene\": \"taps\", \"keep\": 1.5", "outOfRange keep"),
                ("\"scene\": \"taps\", \"keep\": 1e300", "outOfRange keep"),
                ("\"scene\": \"taps\", \"seed\": 1", "unknownField seed"),
                ("\"scene\": \"\(String(repeating: "a", count: 1_001))\"", "outOfRange scene"),
            ]
        }
    }

    @Test func `names the field of a touch`() throws {
        try check("touch", "taps") {
            let down = "{\"phase\": \"down\", \"at\": {\"x\": 1, \"y\": 1}}"
            return [
                ("", "missingField touches"), ("\"touches\": {}", "wrongType touches"),
                ("\"touches\": []", "outOfRange touches"), ("\"touches\": [1]", "wrongType touches[0]"),
                ("\"touches\": [{}]", "missingField touches[0].phase"),
                ("\"touches\": [{\"phase\": \"dwn\"}]", "unknownName touches[0].phase"),
                ("\"touches\": [{\"phase\": \"down\"}]", "missingField touches[0].at"),
                ("\"touches\": [{\"phase\": \"down\", \"at\": 1}]", "wrongType touches[0].at"),
                ("\"touches\": [{\"phase\": \"down\", \"at\": {\"x\": 1}}]", "missingField touches[0].at.y"),
                ("\"touches\": [{\"phase\": \"down\", \"at\": {\"x\": 1e6, \"y\": 1}}]", "outOfRange touches[0].at.x"),
                ("\"touches\": [{\"phase\": \"down\", \"at\": {\"z\": 1}}]", "unknownField touches[0].at.z"),
                ("\"touches\": [{\"phase\": \"down\", \"at\": {\"view\": \"x\"}}]", "unknownName touches[0].at.view"),
                (
                    "\"touches\": [{\"phase\": \"down\", \"at\": {\"view\": \"stacking\", \"x\": 2}}]",
                    "outOfRange touches[0].at.x"
                ),
                ("\"touches\": [\(down), {\"finger\": 0, \"phase\": \"up\"}]", "outOfRange touches[1].finger"),
                ("\"touches\": [\(down), {\"finger\": 11, \"phase\": \"up\"}]", "outOfRange touches[1].finger"),
                ("\"touches\": [\(down), {\"finger\": \"2\", \"phase\": \"up\"}]", "wrongType touches[1].finger"),
                ("\"touches\": [\(down), {\"phase\": \"up\"}]", "conflict touches[1].finger"),
                ("\"touches\": [{\"phase\": \"up\", \"at\": {\"x\": 1, \"y\": 1}}]", "conflict touches[0].at"),
                ("\"touches\": [{\"phase\": \"up\", \"tool\": \"pencil\"}]", "conflict touches[0].tool"),
                ("\"touches\": [\(down)], \"seconds\": 1", "conflict touches[0].phase"),
                ("\"touches\": [\(down)], \"seconds\": 61", "outOfRange seconds"),
                ("\"touches\": [{\"phase\": \"up\"}]", "notDown touches[0].finger"),
                ("\"touches\": [{\"phase\": \"cancel\"}]", "notDown touches[0].finger"),
                ("\"touches\": [{\"phase\": \"move\", \"at\": {\"x\": 1, \"y\": 1}}]", "notDown touches[0].finger"),
            ]
        }
    }

    @Test func `names a finger that is down twice`() throws {
        let client = try Client("taps")
        let down = "{\"request\": \"touch\", \"touches\": [{\"phase\": \"down\", \"at\": {\"view\": \"stacking\"}}]}"
        try client.ask(down)
        try expectEqual(client.fail(down), "alreadyDown touches[0].finger")
        try expectEqual(client.fail("{\"request\": \"tap\", \"at\": {\"x\": 1, \"y\": 1}}"), "alreadyDown finger")
        try expectEqual(
            client.fail("{\"request\": \"drag\", \"from\": {\"x\": 1, \"y\": 1}, \"to\": {\"x\": 9, \"y\": 9}}"),
            "alreadyDown finger")
        try expectEqual(client.fail("{\"request\": \"pinch\", \"at\": {\"x\": 1, \"y\": 1}}"), "alreadyDown request")
        let two = "{\"finger\": 2, \"phase\": \"down\", \"at\": {\"x\": 1, \"y\": 1}}"
        // An event of which one finger is wrong puts none down.
        try expectEqual(
            client.fail("{\"request\": \"touch\", \"touches\": [\(two), {\"finger\": 3, \"phase\": \"up\"}]}"),
            "notDown touches[1].finger")
        try client.ask("{\"request\": \"touch\", \"touches\": [\(two)]}")
    }

    @Test func `names the field of a gesture`() throws {
        let at = "\"at\": {\"x\": 1, \"y\": 1}"
        try check("tap", "taps") {
            [
                ("", "missingField at"), ("\(at), \"count\": 0", "outOfRange count"),
                ("\(at), \"count\": 2.5", "outOfRange count"), ("\(at), \"hold\": -1", "outOfRange hold"),
                ("\(at), \"hold\": 1e9", "outOfRange hold"), ("\(at), \"pause\": true", "wrongType pause"),
                ("\(at), \"finger\": 99", "outOfRange finger"),
            ]
        }
        try check("drag", "taps") {
            [
                ("\"from\": {\"x\": 1, \"y\": 1}", "missingField to"),
                ("\"to\": {\"x\": 1, \"y\": 1}", "missingField from"),
                ("\"from\": {\"x\": 1, \"y\": 1}, \"to\": {\"view\": \"y\"}", "unknownName to.view"),
            ]
        }
        try check("pinch", "taps") {
            [
                ("\(at), \"from\": -1", "outOfRange from"), ("\(at), \"angle\": 101", "outOfRange angle"),
                ("\(at), \"to\": 1, \"angle\": 1", "conflict angle"),
            ]
        }
    }

    @Test func `names the field of a press and of a scroll`() throws {
        try check("press", "taps") {
            [
                ("", "missingField button"), ("\"button\": \"fire\"", "unknownName button"),
                ("\"key\": {\"characters\": \"a\"}", "missingField key.code"),
                ("\"key\": {\"code\": -1}", "outOfRange key.code"), ("\"key\": 4", "wrongType key"),
                ("\"button\": \"menu\", \"key\": {\"code\": 4}", "conflict key"),
                ("\"button\": \"menu\", \"phase\": \"up\"", "conflict button"),
                ("\"phase\": \"up\", \"hold\": 1", "conflict hold"), ("\"phase\": \"up\"", "notDown press"),
                ("\"phase\": \"cancel\", \"press\": 2", "notDown press"),
                ("\"button\": \"menu\", \"press\": 0", "outOfRange press"),
            ]
        }
        let client = try Client("taps")
        try client.ask("{\"request\": \"press\", \"button\": \"menu\", \"phase\": \"down\"}")
        try expectEqual(client.fail("{\"request\": \"press\", \"button\": \"menu\"}"), "alreadyDown press")
        let at = "\"at\": {\"x\": 1, \"y\": 1}"
        try check("scroll", "taps") {
            [
                ("\"dx\": 1", "missingField at"), ("\(at), \"dx\": 1e5", "outOfRange dx"),
                ("\(at), \"notches\": 0", "outOfRange notches"),
                ("\(at), \"notches\": 1, \"seconds\": 1", "conflict notches"),
            ]
        }
    }

    @Test func `names the field of a time or a question`() throws {
        try check("advance", "taps") {
            [
                ("", "missingField seconds"), ("\"still\": false", "missingField seconds"),
                ("\"seconds\": -0.1", "outOfRange seconds"), ("\"seconds\": 1001", "outOfRange seconds"),
                ("\"to\": 1001", "outOfRange to"), ("\"to\": 1e300", "outOfRange to"),
                ("\"still\": 1", "wrongType still"),
                ("\"seconds\": 1, \"to\": 1", "conflict to"), ("\"to\": 1, \"still\": true", "conflict still"),
            ]
        }
        try check("records", "taps") {
            [
                ("\"since\": 1", "outOfRange since"), ("\"since\": -1", "outOfRange since"),
                ("\"limit\": 0", "outOfRange limit"),
            ]
        }
        try check("decisions", "taps") {
            [
                ("\"from\": 2, \"to\": 1", "conflict to"), ("\"from\": \"0\"", "wrongType from"),
                ("\"lane\": \"nowhere\"", "unknownName lane"),
            ]
        }
        try check("why", "taps") {
            [
                ("\"finger\": 1", "unknownName finger"), ("\"finger\": 0", "outOfRange finger"),
                ("\"finger\": 1, \"all\": true", "conflict all"), ("\"recognizer\": \"pan\"", "unknownName recognizer"),
            ]
        }
        try check("whyDelivered", "taps") { [("\"finger\": 3", "unknownName finger")] }
        let client = try Client("taps")
        try client.ask("{\"request\": \"advance\", \"seconds\": 2}")
        try expectEqual(client.fail("{\"request\": \"advance\", \"to\": 1.9}"), "outOfRange to")
    }

    @Test func `names a view that others share their name with`() throws {
        let size = CGSize(width: 100, height: 100)
        let scene = ServedScene(ServedScene.Choice(scene: AnyScene(TwinsScene()), size: size, keep: 10))
        func error(_ view: String) -> RequestFault? {
            do throws(RequestFault) {
                _ = try scene.point(.view(view, CGPoint(x: 0.5, y: 0.5), field: "at.view"))
                return nil
            } catch {
                return error
            }
        }
        expect(error("twin")?.kind == .ambiguousName && error("twin")?.field == "at.view")
        expectEqual(error("twin")?.message, "2 views are called 'twin'")
        expect(error("twins")?.remedy == "Did you mean 'twin'?" && error("only") == nil)
    }

    @Test func `changes nothing`() throws {
        let (client, other) = (try Client("taps"), try Client("taps"))
        for line in [
            "{", "{\"request\": \"tap\", \"at\": {\"x\": 1}}", "{\"request\": \"start\", \"scene\": \"tapz\"}",
        ] {
            try expect(!client.send(line).isOK)
        }
        let trace = "{\"request\": \"trace\"}"
        try expectEqual(client.ask(trace)["trace"]?.text, other.ask(trace)["trace"]?.text)
    }

    @Test func `is one line with its fields, which are escaped`() throws {
        let client = try Client()
        try client.send("{\"request\": \"\\u001b[31m\\n\\u2028\", \"id\": \"a\\u0000\"}")
        expectEqual(
            client.text,
            """
            {"line": 1, "id": "a\\u0000", "ok": false, "error": {"kind": "unknownRequest", "field": "request", \
            "message": "there is no request '\\u001b[31m\\n\\u2028'", "remedy": "Write one of: \
            \(RequestTable.requests.map { $0.description.name }.joined(separator: ", "))"}}

            """)
    }

    @Test func `names the nearest word`() throws {
        let error = try #require(try Client().send("{\"request\": \"treee\"}")["error"])
        expectEqual(error["message"]?.text, "there is no request 'treee'")
        expectEqual(error["remedy"]?.text, "Did you mean 'tree'?")
    }

    /// Sends requests, each with its fields, to a scene of their own.
    private func check(_ request: String, _ scene: String?, _ cases: () -> [Case]) throws {
        for (fields, error) in cases() {
            let line = "{\"request\": \"\(request)\"\(fields.isEmpty ? "" : ", ")\(fields)}"
            try expectEqual(Client(scene).fail(line), error, "\(line)")
        }
    }
}

/// Two views of one name, and one of another.
private struct TwinsScene: Scene {
    let name = "twins"
    let summary = "two views of one name"
    let windowSize = CGSize(width: 100, height: 100)

    func build(in window: UIWindow) {
        for (index, name) in ["twin", "twin", "only"].enumerated() {
            let view = UIView(frame: CGRect(x: 30 * Double(index), y: 0, width: 30, height: 30))
            view.accessibilityIdentifier = name
            window.addSubview(view)
        }
    }
}
