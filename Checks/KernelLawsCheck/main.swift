// Explores the kernel against its laws.
//
//     KernelLawsCheck                every model
//     KernelLawsCheck --quick        the models that find a mistake quickly
//     KernelLawsCheck --odd          every other model, from the first; with the next line in a process beside it
//     KernelLawsCheck --even         the others
//     KernelLawsCheck --contests     the models of contests alone
//     KernelLawsCheck --every        every scope of contests with two touches, and more of the others: some two hours
//     KernelLawsCheck --most N       in addition: explores no more than N states of a scope
//     KernelLawsCheck --sample N     in addition: selects the scopes of contests that are explored
//
// Exit code: 0 every law holds, 1 one was broken (its name and the shortest path are printed), 2 usage error.

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import KernelLaws

func complain() -> Never {
    print("usage: KernelLawsCheck [--quick | --odd | --even | --contests | --every] [--most N] [--sample N]")
    exit(2)
}

var arguments = Array(CommandLine.arguments.dropFirst())
/// Takes an option and its number out of the arguments.
@MainActor func number(of option: String) -> Int? {
    guard let index = arguments.firstIndex(of: option) else { return nil }
    guard index + 1 < arguments.count, let number = Int(arguments[index + 1]), number >= 0 else { complain() }
    arguments.removeSubrange(index...index + 1)
    return number
}
let sample = number(of: "--sample") ?? 0
let most = number(of: "--most") ?? .max
let selection = arguments.first ?? ""
guard arguments.count <= 1, ["", "--quick", "--odd", "--even", "--contests", "--every"].contains(selection) else {
    complain()
}

let extent: Checks.Extent =
    switch selection {
    case "--quick": .quick
    case "--contests": .contests
    case "--every": .everyContest
    default: .full
    }
let isHalf = selection == "--odd" || selection == "--even"
var models = 0
var states = 0
var steps = 0
let holds = Checks.run(
    extent, part: selection == "--even" ? 1 : 0, of: isHalf ? 2 : 1, most: most, sample: sample
) { outcome in
    print(outcome.summary)
    fflush(nil)
    models += 1
    states += outcome.states
    steps += outcome.steps
}
print("\(models) models, \(states) states, \(steps) steps: \(holds ? "every law holds" : "a law is broken")")
exit(holds ? 0 : 1)
