// Explores the kernel against its laws.
//
//     KernelLawsCheck                every model
//     KernelLawsCheck --brief        the same with at most 250,000 states of each, and few contests
//     KernelLawsCheck --quick        the models that find a mistake quickly
//     KernelLawsCheck --contests     the models of contests alone
//     KernelLawsCheck --every        every scope of contests with two touches, and more of the others: some two hours
//     KernelLawsCheck --odd …        every other model, from the first; with the next line in a process beside it
//     KernelLawsCheck --even …       the others
//     KernelLawsCheck --sample N …   selects the scopes of contests that are explored
//
// Exit code: 0 every law holds, 1 one was broken (its name and the shortest path are printed), 2 usage error.

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import KernelLaws

func complain() -> Never {
    print("usage: KernelLawsCheck [--brief | --quick | --contests | --every] [--odd | --even] [--sample N]")
    exit(2)
}

var extent = Checks.Extent.full
var part: Int?
var sample = 0
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--brief": extent = .brief
    case "--quick": extent = .quick
    case "--contests": extent = .contests
    case "--every": extent = .everyContest
    case "--odd": part = 0
    case "--even": part = 1
    case "--sample":
        guard let number = arguments.popFirst().flatMap({ Int($0) }), number >= 0 else { complain() }
        sample = number
    default: complain()
    }
}
var models = 0
var states = 0
var steps = 0
let holds = Checks.run(extent, part: part ?? 0, of: part == nil ? 1 : 2, sample: sample) { outcome in
    print(outcome.summary)
    fflush(nil)
    models += 1
    states += outcome.states
    steps += outcome.steps
}
print("\(models) models, \(states) states, \(steps) steps: \(holds ? "every law holds" : "a law is broken")")
exit(holds ? 0 : 1)
