import TestSupport
import Testing
import TouchRecordings
import TouchScenes
import TouchTrace

@testable import TouchstoneCommand

struct `A request` {
    @Test func `is described with its fields, and repeats its id`() throws {
        let answer = try Client().ask("{\"request\": \"describe\", \"id\": 7}")
        expectEqual(answer["id"]?.number, 7)
        expect(answer["format"]?.text == "touchstone-serve" && answer["version"]?.number == 1)
        let requests = try #require(answer["requests"]).list
        expectEqual(requests.compactMap { $0["name"]?.text }, RequestTable.requests.map { $0.description.name })
        let tap = try #require(requests.first { $0["name"]?.text == "tap" })
        expectEqual(tap["fields"]?.names, ["at", "finger", "count", "hold", "pause"])
        expect(requests.allSatisfy { $0["summary"]?.text?.hasSuffix(".") == true })
    }

    @Test func `lists the scenes, each of which can be started and touched`() throws {
        let client = try Client()
        let scenes = try #require(try client.ask("{\"request\": \"scenes\"}")["scenes"]).list.compactMap {
            $0["name"]?.text
        }
        expectEqual(scenes, Program.current.scenes.map(\.name))
        for scene in scenes {
            let answer = try client.ask("{\"request\": \"start\", \"scene\": \"\(scene)\", \"id\": \"\(scene)\"}")
            expect(answer["id"]?.text == scene && answer["scene"]?.text == scene && answer["now"]?.number == 0)
            try client.ask("{\"request\": \"tree\"}")
            try client.ask("{\"request\": \"tap\", \"at\": {\"x\": 50, \"y\": 60}}")
        }
    }

    @Test func `starts a scene in a window of its size, and resets it`() throws {
        let client = try Client()
        let start = "{\"request\": \"start\", \"scene\": \"taps\", \"width\": 500, \"height\": 250.5, \"keep\": 10}"
        let first = try client.ask(start)
        expect(first["width"]?.number == 500 && first["height"]?.number == 250.5 && first["keep"]?.number == 10)
        try client.ask("{\"request\": \"touch\", \"touches\": [{\"phase\": \"down\", \"at\": {\"x\": 1, \"y\": 1}}]}")
        try client.ask("{\"request\": \"advance\", \"seconds\": 1}")
        let again = try client.ask("{\"request\": \"reset\"}")
        expectEqual(again.names, first.names)
        expect(again["now"]?.number == 0 && again["records"]?.number == 0 && again["keep"]?.number == 10)
        let window = try #require(try client.ask("{\"request\": \"tree\"}")["windows"]?.list.first)
        expect(window["frame"]?["width"]?.number == 500 && window["frame"]?["height"]?.number == 250.5)
        // No finger is down any more.
        try client.ask("{\"request\": \"tap\", \"at\": {\"x\": 1, \"y\": 1}}")
    }

    @Test func `sends several fingers in one event, and moves them in parallel`() throws {
        let client = try Client("photos")
        let down = try client.ask(
            """
            {"request": "touch", "touches": [{"finger": 1, "phase": "down", "at": {"x": 150, "y": 150}}, \
            {"finger": 2, "phase": "down", "at": {"x": 160, "y": 200}, "tool": "pencil"}]}
            """)
        expect(down["touches"]?.list.map(\.number) == [1, 2] && down["now"]?.number == 0)
        let move = try client.ask(
            """
            {"request": "touch", "seconds": 0.5, "touches": [{"finger": 1, "phase": "move", "at": {"x": 100, "y": 150}}, \
            {"finger": 2, "phase": "move", "at": {"x": 220, "y": 200}}]}
            """)
        // The pauses between samples are whole nanoseconds.
        expect(abs((move["now"]?.number ?? 0) - 0.5) < 1e-6)
        let touches = try #require(try client.ask("{\"request\": \"tree\"}")["touches"]).list
        expectEqual(touches.compactMap { $0["x"]?.number }, [100, 220])
        let up = try client.ask(
            """
            {"request": "touch", "touches": [{"finger": 1, "phase": "move", "at": {"x": 101, "y": 150}}, \
            {"finger": 2, "phase": "cancel"}]}
            """)
        expectEqual(up["now"]?.number, move["now"]?.number)
        let last = try #require(try client.ask("{\"request\": \"tree\"}")["touches"]).list
        expect(last.compactMap { $0["number"]?.number } == [1] && last.first?["x"]?.number == 101)
        try client.ask("{\"request\": \"touch\", \"touches\": [{\"phase\": \"up\"}]}")
        let frames = try client.ask("{\"request\": \"records\"}").texts("lines").filter { $0.contains(" frame ") }
        expect(frames.count == 63 && frames.first?.contains("1:began@150,150") == true)
        expectEqual(frames.first?.contains("2:began@160,200"), true)
    }

    @Test func `taps, drags, pinches and rotates`() throws {
        let client = try Client("everything")
        try expectEqual(
            client.ask("{\"request\": \"tap\", \"at\": {\"x\": 100, \"y\": 100}, \"count\": 2}")["now"]?.number, 0.2)
        let still = try client.ask("{\"request\": \"advance\", \"still\": true}")
        guard case .object(let members) = still.content else { return }
        expect(members.contains { $0.name == "pending" } && still["pending"] == nil)
        let press = try client.ask("{\"request\": \"tap\", \"at\": {\"x\": 100, \"y\": 100}, \"hold\": 0.8}")
        expect(press.recognized.contains { $0.contains("press") }, "\(press.recognized)")
        let drag = try client.ask(
            "{\"request\": \"drag\", \"from\": {\"x\": 50, \"y\": 50}, \"to\": {\"x\": 250, \"y\": 50}, \"seconds\": 1}"
        )
        expectEqual(drag.recognized, ["swipe right 1"])
        try client.ask("{\"request\": \"advance\", \"seconds\": 1}")
        let pinch = try client.ask("{\"request\": \"pinch\", \"at\": {\"x\": 150, \"y\": 150}, \"to\": 200}")
        expect(pinch.recognized.contains { $0.hasPrefix("pinch ") }, "\(pinch.recognized)")
        try client.ask("{\"request\": \"advance\", \"seconds\": 1}")
        let turn = try client.ask("{\"request\": \"pinch\", \"at\": {\"x\": 150, \"y\": 150}, \"angle\": 1.5}")
        expect(turn.recognized.contains { $0.hasPrefix("rotation ") }, "\(turn.recognized)")
    }

    @Test func `touches a view by its name, or a part of it`() throws {
        let client = try Client("two-subviews")
        let view = try client.ask("{\"request\": \"tap\", \"at\": {\"view\": \"right\"}}")
        expectEqual(view.texts("happened").first, "0.000000 hit finger=1 view=\"right\" window=\"window\"")
        try client.ask("{\"request\": \"tap\", \"at\": {\"view\": \"right\", \"x\": 0, \"y\": 0.5}}")
        let lines = try client.ask("{\"request\": \"records\"}").texts("lines").filter { $0.contains(":began@") }
        let frames = try #require(try client.ask("{\"request\": \"tree\"}")["windows"]?.list.first).all
        let frame = try #require(frames.first { $0["name"]?.text == "right" }?["frame"])
        let (x, y) = (frame["x"]?.number ?? 0, frame["y"]?.number ?? 0)
        let (width, height) = (frame["width"]?.number ?? 0, frame["height"]?.number ?? 0)
        expectEqual(
            lines.map { $0.split(separator: "@").last },
            [
                "\(Int(x + width / 2)),\(Int(y + height / 2))", "\(Int(x)),\(Int(y + height / 2))",
            ])
    }

    @Test func `presses buttons and keys`() throws {
        let client = try Client("taps")
        let click = try client.ask("{\"request\": \"press\", \"button\": \"select\", \"hold\": 0.25}")
        expect(click["now"]?.number == 0.25 && click["touches"]?.list.map(\.number) == [1])
        try client.ask(
            "{\"request\": \"press\", \"key\": {\"code\": 4, \"characters\": \"a\"}, \"phase\": \"down\", \"press\": 9}"
        )
        try client.ask("{\"request\": \"press\", \"phase\": \"up\", \"press\": 9}")
        try client.ask("{\"request\": \"press\", \"button\": \"menu\", \"phase\": \"down\"}")
        let cancelled = try client.ask("{\"request\": \"press\", \"phase\": \"cancel\"}")
        expect(cancelled.texts("happened").contains { $0.contains("pressCancelled") || $0.contains("press-cancelled") })
        let lines = try client.ask("{\"request\": \"records\"}").texts("lines").filter { $0.contains(" frame ") }
        expectEqual(lines.count, 6, "\(lines)")
    }

    @Test func `scrolls with a trackpad and a wheel`() throws {
        let client = try Client("everything")
        let trackpad = try client.ask(
            "{\"request\": \"scroll\", \"at\": {\"x\": 100, \"y\": 100}, \"dy\": -60, \"seconds\": 0.1}")
        // The pauses between samples are whole nanoseconds.
        expect(abs((trackpad["now"]?.number ?? 0) - 0.1) < 1e-6)
        let wheel = try client.ask(
            "{\"request\": \"scroll\", \"at\": {\"x\": 100, \"y\": 100}, \"dy\": 10, \"notches\": 3}")
        expect(abs((wheel["now"]?.number ?? 0) - 0.14) < 1e-6)
        let lines = try client.ask("{\"request\": \"records\"}").texts("lines").filter { $0.contains("scroll") }
        expect(lines.count >= 15, "\(lines)")
    }

    @Test func `advances time, and answers with the timers and decisions on the way`() throws {
        let client = try Client("two-subviews")
        try client.ask("{\"request\": \"tap\", \"at\": {\"view\": \"left\"}}")
        let before = try client.ask("{\"request\": \"advance\", \"to\": 0.3}")
        expect(before["now"]?.number == 0.3 && before.texts("happened") == [] && before.recognized == [])
        let after = try client.ask("{\"request\": \"advance\", \"seconds\": 0.2}")
        expect(after["now"]?.number == 0.5 && after.recognized == ["left tap 1"])
        expectEqual(after.texts("happened").first, "0.400000 timer-fired owner=\"left double tap\"")
    }

    @Test func `reads the tree`() throws {
        let client = try Client("two-subviews")
        try client.ask("{\"request\": \"touch\", \"touches\": [{\"phase\": \"down\", \"at\": {\"view\": \"left\"}}]}")
        let tree = try client.ask("{\"request\": \"tree\"}")
        let views = try #require(tree["windows"]?.list.first).all
        let left = try #require(views.first { $0["name"]?.text == "left" })
        expectEqual(
            left.names,
            [
                "name", "class", "frame", "hidden", "alpha", "interaction", "recognizers", "subviews",
            ])
        expect(left["hidden"]?.flag == false && left["alpha"]?.number == 1 && left["interaction"]?.flag == true)
        let recognizers = try #require(left["recognizers"]).list
        expectEqual(recognizers.compactMap { $0["name"]?.text }, ["left tap", "left double tap"])
        for recognizer in recognizers {
            expect(recognizer["class"]?.text == "UITapGestureRecognizer" && recognizer["state"]?.text == "possible")
            expect(recognizer["enabled"]?.flag == true && recognizer["touches"]?.number == 1)
        }
        let touch = try #require(tree["touches"]?.list.first)
        expect(touch["number"]?.number == 1 && touch["view"]?.text == "left")
    }

    @Test func `reads records from a cursor to the next`() throws {
        let client = try Client("two-subviews")
        let tap = try client.ask("{\"request\": \"tap\", \"at\": {\"view\": \"left\"}}")
        let count = try #require(tap["records"]?.number)
        var (since, lines, isMore): (Int, [String], Bool) = (0, [], true)
        while isMore {
            let part = try client.ask("{\"request\": \"records\", \"since\": \(since), \"limit\": 10}")
            lines += part.texts("lines")
            (since, isMore) = (Int(part["next"]?.number ?? 0), part["more"]?.flag == true)
            expectEqual(part["lost"]?.number, 0)
        }
        expect(since == Int(count) && lines.count == since)
        let trace = try #require(try client.ask("{\"request\": \"trace\"}")["trace"]?.text)
        expect(trace.hasSuffix(lines.map { "\($0)\n" }.joined()))
        try expectEqual(client.ask("{\"request\": \"records\", \"since\": \(since)}").texts("lines"), [])
    }

    @Test func `has the answers that the command gives for its trace`() throws {
        let client = try Client("two-subviews")
        try client.ask("{\"request\": \"tap\", \"at\": {\"view\": \"left\"}}")
        try client.ask("{\"request\": \"drag\", \"from\": {\"view\": \"right\"}, \"to\": {\"view\": \"left\"}}")
        try client.ask("{\"request\": \"advance\", \"still\": true}")
        let trace = try #require(try client.ask("{\"request\": \"trace\"}")["trace"]?.text)
        func document(_ arguments: String...) throws -> JSONValue {
            try JSONReader.read(try run(arguments + ["--json"], ["-": trace]).output, source: "the document")
        }
        let all = try client.ask("{\"request\": \"why\", \"all\": true}")
        expectEqual(JSONText.of(all["touches"]), JSONText.of(try document("why", "-")["touches"]))
        let last = try client.ask("{\"request\": \"why\", \"recognizer\": \"left*\"}")
        expectEqual(
            JSONText.of(last["touches"]), JSONText.of(try document("why", "-", "-f", "2", "-r", "left*")["touches"]))
        let first = try client.ask("{\"request\": \"why\", \"finger\": 1}")
        expectEqual(JSONText.of(first["touches"]), JSONText.of(try document("why", "-", "-f", "1")["touches"]))
        let delivery = try client.ask("{\"request\": \"whyDelivered\", \"finger\": 1}")
        expectEqual(JSONText.of(delivery["delivery"]), JSONText.of(first["touches"]?.list.first?["delivery"]))
        let decisions = try client.ask("{\"request\": \"decisions\"}")
        expectEqual(JSONText.of(decisions["decisions"]), JSONText.of(try document("show", "-")["decisions"]))
        let part = try client.ask("{\"request\": \"decisions\", \"from\": 0.1, \"to\": 0.4, \"lane\": \"left*\"}")
        expectEqual(
            JSONText.of(part["decisions"]),
            JSONText.of(try document("show", "-", "--from", "0.1", "--to", "0.4", "-l", "left*")["decisions"]))
        // It is a trace of the scene, which replays to the same decisions.
        let again = try run(["replay", "-", "--trace", "-"], ["-": trace]).text
        try expectEqual(run(["diff", "a", "b", "--brief"], ["a": trace, "b": again]).exitCode, 0)
    }

    @Test func `answers for a recognizer that no touch has reached, and before any touch`() throws {
        let client = try Client("two-subviews")
        try expectEqual(client.ask("{\"request\": \"why\"}")["touches"]?.list.isEmpty, true)
        try expectNil(client.ask("{\"request\": \"whyDelivered\"}")["delivery"])
        try client.ask("{\"request\": \"tap\", \"at\": {\"x\": 2, \"y\": 2}}")
        let touch = try #require(
            try client.ask("{\"request\": \"why\", \"recognizer\": \"left tap\"}")["touches"]?.list.first)
        expectEqual(touch["answers"]?.list.compactMap { $0["answer"]?.text }, ["notAsked"])
    }

    @Test func `quits`() throws {
        let client = try Client("taps")
        expect(!client.isOver)
        try expectEqual(client.ask("{\"request\": \"quit\", \"id\": 1}").names, ["line", "id", "ok"])
        expect(client.isOver)
        let lines = "{\"request\": \"quit\"}\n{\"request\": \"scenes\"}\n"
        try expectEqual(run(["serve"], ["-": lines]).text, "{\"line\": 1, \"id\": null, \"ok\": true}\n")
    }
}

/// The text of a value that was read, to compare it with another one.
private enum JSONText {
    static func of(_ value: JSONValue?) -> String {
        switch value?.content {
        case nil, .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .string(let text): "\"\(text)\""
        case .array(let values): "[" + values.map(of).joined(separator: ",") + "]"
        case .object(let members): "{" + members.map { "\($0.name):\(of($0.value))" }.joined(separator: ",") + "}"
        }
    }
}

extension JSONValue {
    /// The view and all views inside it.
    fileprivate var all: [JSONValue] { [self] + (self["subviews"]?.list.flatMap(\.all) ?? []) }
}
