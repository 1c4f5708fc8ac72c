import KernelLaws
import Testing

/// All states of a contest of two contestants and a touch: 192 scopes, one for each assignment of traits and requirements, with the kernel
/// and the monitors built with optimization. KernelLawsCheck explores re-entrancy, more touches and more contestants.
struct ContestScopesTests {
    /// The number of parts that are explored at a time.
    private static let parts = 2

    @Test(arguments: 0..<parts)
    func `a contest of two contestants and a touch keeps its laws in every reachable state`(part: Int) {
        let scopes = ContestScope.all(contestants: 2, inputs: ContestScope.oneTouch)
        #expect(scopes.count == 192)
        var states = 0
        for (index, scope) in scopes.enumerated() where index % Self.parts == part {
            let report = Explorer(scope.name, from: ContestWorld(scope)).run()
            #expect(report.violation == nil, "\(report.summary)")
            #expect(report.isComplete)
            states += report.states
        }
        #expect(states > 1_000_000)
    }
}
