import KernelLaws
import TestRequirements
import Testing

/// Every state that can be reached, against the monitors. Three contestants, re-entrancy, late answers and second
/// attempts are explored by the release-built KernelLawsCheck; here one attempt each, a batch of two submissions in the
/// order of slots, answers at once, actions at rest.
struct ExplorationTests {
    @Test func `two contestants keep laws 1 to 14 in every reachable state`() {
        let report = Explored.two.report
        #expect(report.violation == nil, "\(report.summary)")
        #expect(report.isComplete)
        #expect(report.states > 10_000)
    }

    @Test(.rules("B-125…B-138")) func `the delivery gate keeps its laws in every reachable state`() {
        let report = Explorer("gate", from: GateWorld()).run()
        #expect(report.violation == nil, "\(report.summary)")
        #expect(report.isComplete)
        #expect(report.states > 50)
    }

    @Test func `an exploration in the same order has the same digest`() {
        let runs = (0..<2).map { _ in Explorer("two", from: World(.two), limit: 400).run().digest }
        #expect(runs[0] == runs[1])
    }
}
