import TestSupport
import Testing
import TouchStory
import TouchTrace

@testable import TouchReports

struct `A timeline for Perfetto` {
    @Test func `has a thread for each lane, and a process for each kind of lanes`() throws {
        let events = try Exported.events(try Exported.export())
        func names(_ kind: String) -> [String?] {
            events.filter { $0["name"] as? String == kind }.map { ($0["args"] as? [String: Any])?["name"] as? String }
        }
        expectEqual(names("process_name"), ["fingers", "recognizers", "views", "actions"])
        expectEqual(names("thread_name"), ["finger 1", "double tap", "tap", "pan", "card", "tap"])
    }

    @Test func `has slices, instants and flows in microseconds`() throws {
        let events = try Exported.events(try Exported.export())
        let waiting = events.filter {
            $0["ph"] as? String == "X" && $0["name"] as? String == "waiting" && $0["dur"] as? Int != 1
        }
        expect(
            waiting.map { $0["ts"] as? Int } == [50_000, 50_000]
                && waiting.map { $0["dur"] as? Int } == [350_000, 350_000])
        let failed = try #require(events.first { $0["name"] as? String == "failed" })
        expectEqual((failed["args"] as? [String: Any])?["reason"] as? String, "failed: no tap 2")
        let action = try #require(events.last { $0["ph"] as? String == "i" })
        expect(action["name"] as? String == "ended" && action["ts"] as? Int == 400_000)
    }

    @Test func `ends every flow where a slice of its lane is`() throws {
        let events = try Exported.events(try Exported.export())
        func flows(_ phase: String) -> [[String: Any]] { events.filter { $0["ph"] as? String == phase } }
        expect(flows("s").map { $0["id"] as? Int } == [1, 2, 3] && flows("f").map { $0["id"] as? Int } == [1, 2, 3])
        for flow in flows("s") + flows("f") {
            let at = try #require(flow["ts"] as? Double)
            let isInside = events.contains { event in
                guard event["ph"] as? String == "X", event["pid"] as? Int == flow["pid"] as? Int,
                    event["tid"] as? Int == flow["tid"] as? Int, let start = event["ts"] as? Double,
                    let length = event["dur"] as? Double
                else { return false }
                return start <= at && at < start + length
            }
            expect(isInside, "\(flow)")
        }
    }

    @Test func `nests the slices of a thread`() throws {
        let slices = try Exported.events(try Exported.export()).filter { $0["ph"] as? String == "X" }
        for (index, slice) in slices.enumerated() {
            for other in slices[(index + 1)...]
            where slice["pid"] as? Int == other["pid"] as? Int && slice["tid"] as? Int == other["tid"] as? Int {
                let (start, first) = (try #require(slice["ts"] as? Double), try #require(other["ts"] as? Double))
                let end = start + (try #require(slice["dur"] as? Double))
                let last = first + (try #require(other["dur"] as? Double))
                let isApart = end <= first || last <= start
                expect(isApart || (start <= first && last <= end) || (first <= start && end <= last))
            }
        }
    }

    @Test func `is exact to the nanosecond, and of hostile names valid`() throws {
        let events = try Exported.events(
            try Exported.export(
                """
                touchstone-trace 2
                0.000000001 frame 1:began@40,60
                0.000000001 hit finger=1 view="</script>\u{202E}" window="w"
                1.000001002 frame 1:ended@40,60

                """))
        expect(events.contains { $0["ts"] as? Double == 0.001 })
        expect(events.contains { $0["ts"] as? Double == 1_000_001.002 })
    }
}
