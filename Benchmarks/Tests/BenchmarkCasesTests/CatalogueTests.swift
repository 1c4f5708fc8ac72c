import Testing

@testable import BenchmarkCases

@Suite("Cases of the benchmarks")
struct CatalogueTests {
    @Test func `every case does what it is said to measure`() {
        for benchmark in Catalogue.all where benchmark.group == benchmark.name || !benchmark.name.hasSuffix("00") {
            let workload = benchmark.make()
            workload.run(7)
            for claim in workload.claims {
                #expect(claim.holds, "\(benchmark.name): \(claim.what): \(claim.count) instead of \(claim.expected)")
            }
        }
    }

    @Test func `names are unique`() {
        let names = Catalogue.all.map { $0.name }
        #expect(Set(names).count == names.count)
    }
}
