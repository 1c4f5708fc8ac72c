import TestSupport
import Testing
import TouchReports

@testable import TouchstoneCommand

struct `touchstone show --html and --perfetto` {
    @Test func `write files in place of the text`() throws {
        let outcome = try run(["show", "t", "--html", "t.html", "--perfetto", "t.json"], ["t": try Traced.tap()])
        expect(outcome.exitCode == 0 && outcome.output == [] && outcome.messages == "")
        expectEqual(outcome.files.map(\.path), ["t.html", "t.json"])
        let texts = outcome.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        expect(texts[0].hasPrefix("<!doctype html>\n") && texts[0].hasSuffix("</html>\n"))
        expect(texts[1].hasPrefix("{\"displayTimeUnit\"") && texts[1].hasSuffix("]}\n"))
        let command = try #require(try command(["show", "t", "--html", "t.html", "--perfetto", "-"]))
        expectEqual(command.outputs, ["t.html"])
    }

    @Test func `write to standard output, and beside JSON`() throws {
        let trace = try Traced.tap()
        let page = try run(["show", "t", "--html", "-"], ["t": trace])
        expect(page.text.hasPrefix("<!doctype html>\n") && page.isData)
        let both = try run(["show", "t", "--html", "t.html", "--json"], ["t": trace])
        expectEqual(both.text, (try run(["show", "t", "--json"], ["t": trace])).text)
        expectEqual(both.files.map { $0.bytes }, [page.output])
    }

    @Test func `have the outlines of the views of the scene`() throws {
        let trace = try Traced.tap()
        let page = try run(["show", "t", "--html", "-"], ["t": trace]).text
        expect(page.contains("\"outlines\":[[\"window\",[[0,0,0,4000,0,4000,3000,0,3000]]]"))
        expect(page.contains("\"pictures\":[[0,[0,1"))
        let anonymous = trace.replacing("scene=\"edges\"\n", with: "")
        try expect(run(["show", "t", "--html", "-"], ["t": anonymous]).text.contains("\"outlines\":[]"))
    }

    @Test func `have the name of the file as their title, and no local path`() throws {
        let page = try run(["show", "home/me/t.trace", "--html", "-"], ["home/me/t.trace": try Traced.tap()]).text
        expect(page.contains("{\"title\":\"t.trace\",") && !page.contains("home/me"))
    }

    @Test func `leave out the outlines of a scene that decides otherwise now`() throws {
        let lines = try Traced.tap().split(separator: "\n").filter { !$0.contains(" reset recognizer=\"pan\"") }
        let trace = lines.joined(separator: "\n") + "\n"
        expect(trace.count < (try Traced.tap().count))
        let outcome = try run(["show", "t", "--html", "-"], ["t": trace])
        expect(outcome.exitCode == 0 && outcome.text.contains("\"outlines\":[]"))
        expect(outcome.messages.hasPrefix("t: warning: the scene edges decides otherwise than the trace"))
    }

    @Test func `have the selected part, and all recognizers if that is asked for`() throws {
        let trace = try Traced.tap()
        let part = try run(["show", "t", "--html", "-", "--from", "0.05", "-l", "fingers"], ["t": trace]).text
        expect(
            part.contains("\"span\":[49500,") && part.contains("\"lanes\":[[0,\"finger 1\",")
                && !part.contains("[1,\"pan\""))
        let lines = try run(["show", "t", "--perfetto", "-", "-l", "pan"], ["t": trace]).text
        expect(
            lines.contains("\"thread_name\",\"pid\":2,\"tid\":1,\"args\":{\"name\":\"pan\"}")
                && !lines.contains("finger 1"))
        let unknown = try run(["show", "t", "--html", "t.html", "-l", "tap"], ["t": trace])
        expect(unknown.exitCode == 1 && unknown.files.isEmpty)
        expect(unknown.messages.hasPrefix("t: error: no lane is called 'tap'. "))
    }

    @Test func `of too many records end before a part does with a warning, for Perfetto with the trace`() throws {
        var trace =
            "touchstone-trace 2\n0.000000 frame 1:began@1,1\n0.000000 hit finger=1 view=\"card\" window=\"window\"\n"
        let call = ["show", "t", "--html", "t.html", "--perfetto", "t.json", "-l", "late"]
        var command = try #require(try command(call) as? ShowCommand)
        expectEqual(command.mostOnPage, 200_000)
        command.mostOnPage = 2_000
        for index in 1...command.mostOnPage {
            let digits = "\(index)"
            trace += "0.\(String(repeating: "0", count: 6 - digits.count))\(digits) frame 1:moved@2,1\n"
        }
        trace += "1.000000 enter recognizer=\"late\" phase=failed cause=own:\"moved\"\n"
        let outcome = command.outcome([Source("t", Array(trace.utf8))], Surroundings())
        expectEqual(
            outcome.messages,
            "t: warning: the page ends at 0.002 s, with 2000 of 2003 records; "
                + "--from and --to make a page of another part\n")
        let texts = outcome.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        expect(!texts[0].contains("[1,\"late\",") && texts[1].contains("\"name\":\"late\""))
    }

    @Test(arguments: [
        (
            ["--html", "-", "--perfetto", "-"],
            "--html and --perfetto cannot both go to standard output; name a file for one of them"
        ),
        (["--html", "-", "--json"], "--json goes to standard output; name a file for --html"),
        (["--perfetto", "-", "--json"], "--json goes to standard output; name a file for --perfetto"),
        (["--html", "a.trace"], "--html would write over 'a.trace', which is read; name another file"),
        (["--html", "x", "--perfetto", "x"], "--html and --perfetto name the same file; name two"),
    ]) func `refuse what cannot be written`(options: [String], message: String) {
        expectEqual(complaint(["show", "a.trace"] + options), message)
    }

    private func command(_ arguments: [String]) throws -> (any Command)? {
        guard case .run(let command) = try CommandRequest.parse(arguments) else { return nil }
        return command
    }
}
