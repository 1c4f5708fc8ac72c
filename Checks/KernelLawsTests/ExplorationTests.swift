import KernelLaws
import TestSupport
import Testing

/// The states that are reached first, against the monitors: one attempt each, a batch of two submissions in the order of slots,
/// answers at once, actions at rest. The release-built KernelLawsCheck visits every state, and explores three contestants,
/// re-entrancy, late answers and second attempts.
struct ExplorationTests {
    @Test func `two contestants keep laws 1 to 14 in the 3,000 nearest states`() {
        let report = Explorer("two", from: World(.twoBriefly), limit: 3_000).run()
        #expect(report.violation == nil, "\(report.summary)")
        #expect(report.states >= 3_000)
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
