import Testing

@testable import BenchmarkCases

@Suite("Cases of the benchmarks")
struct CatalogTests {
    /// The number of events, enough for a finger to turn back; cases of more than 1,000 views or recognizers are left to release builds.
    private static let events = 70

    /// Returns the counts of a case, by name.
    private func counts(_ name: String) throws -> [String: Int] {
        let benchmark = try #require(Catalog.all.first { $0.name == name })
        let workload = benchmark.make()
        workload.run(Self.events)
        return Dictionary(uniqueKeysWithValues: workload.claims.map { ($0.what, $0.count) })
    }

    @Test func `every case does what it is said to measure`() {
        for benchmark in Catalog.all where !benchmark.name.hasSuffix("000") {
            let workload = benchmark.make()
            workload.run(7)
            for claim in workload.claims {
                #expect(claim.holds, "\(benchmark.name): \(claim.what): \(claim.count) instead of \(claim.expected)")
            }
        }
    }

    @Test(arguments: ["A", "B"]) func `A B one pan is recognized and its action runs in every event`(name: String)
        throws
    {
        let counts = try counts(name)
        #expect(counts["actions"] == Self.events)
        #expect(counts["recognized"] == 1)
        #expect(counts["following"] == 1)
        #expect(counts["diagnostics"] == 0)
    }

    @Test func `C D the leaf and ten responders receive every event, D's action runs besides`() throws {
        for (name, actions) in [("C", 0), ("D", Self.events)] {
            let counts = try counts(name)
            #expect(counts["responders that received each movement"] == 11)
            #expect(counts["actions"] == actions)
        }
    }

    @Test func `E a touch begins a pan, moves it twice more and ends it`() throws {
        #expect(try counts("E")["actions"] == 4 * Self.events)
    }

    @Test(arguments: ["F/1", "F/10"]) func `F every hit test finds the leaf`(name: String) throws {
        #expect(try counts(name)["leaves found"] == Self.events)
    }

    @Test func `G one of fifty pans is recognized, all if they may, none if they wait`() throws {
        let one = try counts("G")
        #expect(one["following"] == 1)
        #expect(one["recognized"] == 1)
        #expect(one["actions"] == Self.events)
        let recognized = try counts("G/together")
        #expect(recognized["following"] == 50)
        #expect(recognized["recognized"] == 50)
        #expect(recognized["actions"] == 50 * Self.events)
        let watching = try counts("G/watching")
        #expect(watching["following"] == 50)
        #expect(watching["watching"] == 50)
        #expect(watching["actions"] == 0)
    }

    @Test func `H pan and pinch are recognized while five fingers move`() throws {
        let counts = try counts("H")
        #expect(counts["recognized"] == 2)
        #expect(counts["fingers of each pan"] == 5)
        #expect(counts["actions"] == 2 * Self.events)
    }

    @Test func `I the content is where the finger has brought it`() throws {
        let counts = try counts("I")
        #expect(counts["points scrolled across"] == 20)
        #expect(counts["points scrolled down"] == 40)
        #expect(counts["actions"] == Self.events)
    }

    @Test func `J the point is converted through ten views`() throws {
        #expect(try counts("J")["points down, summed up"] == 190 * Self.events)
    }

    @Test func `two fingers drag, spread and turn at once, on one view and on ten`() throws {
        for (name, views) in [("none", 0), ("leaf", 1), ("all", 10)] {
            let counts = try counts("two-fingers/\(name)")
            #expect(counts["recognized"] == 3 * views)
            #expect(counts["actions"] == 3 * views * Self.events)
        }
    }

    @Test func `a view that asks is given every sample of a frame`() throws {
        #expect(try counts("samples/8")["samples that were read"] == 0)
        #expect(try counts("samples/8")["samples of a frame"] == 8)
        let read = try #require(try counts("samples-read/8")["samples that were read"])
        #expect(read >= 8 * Self.events)
    }

    @Test func `a scene that does not do what it should is noticed`() {
        let scenes: [any Workload] = [
            Moves(Nest(), expecting: .init(actions: 1, recognized: 1, following: 1)),
            WholeTouches(Nest(), actionsPerTouch: 4),
        ]
        for scene in scenes {
            scene.run(5)
            #expect(scene.claims.contains { !$0.holds })
        }
        let tooSlow = Nest()
        tooSlow.add(tooSlow.pan())
        let touches = WholeTouches(tooSlow, stretch: 1, actionsPerTouch: 4)
        touches.run(5)
        #expect(touches.claims.first == Claim("actions", 0, is: 20))
    }

    @Test func `names are unique`() {
        let names = Catalog.all.map { $0.name }
        #expect(Set(names).count == names.count)
    }

    @Test func `a curve has ascending sizes and a case for each`() {
        for curve in Catalog.curves {
            #expect(curve.sizes == curve.sizes.sorted())
            #expect(curve.cases.map { $0.name } == curve.sizes.map { "\(curve.name)/\($0)" })
        }
    }
}
