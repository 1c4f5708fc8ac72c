// Explores the kernel against its laws.
//
//     KernelLawsCheck           every model
//     KernelLawsCheck --quick   the models that find a mistake quickly
//     KernelLawsCheck --odd     every other model, from the first; with the next line in a process beside it
//     KernelLawsCheck --even    the others
//
// Exit code: 0 every law holds, 1 one was broken (its name and the shortest path are printed), 2 usage error.

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import KernelLaws

let arguments = CommandLine.arguments.dropFirst()
guard arguments.isEmpty || [["--quick"], ["--odd"], ["--even"]].contains(Array(arguments)) else {
    print("usage: KernelLawsCheck [--quick | --odd | --even]")
    exit(2)
}
let isHalf = arguments.first == "--odd" || arguments.first == "--even"
var models = 0
var states = 0
var steps = 0
let holds = Checks.run(
    arguments.first == "--quick" ? .quick : .full, part: arguments.first == "--even" ? 1 : 0, of: isHalf ? 2 : 1
) { outcome in
    print(outcome.summary)
    fflush(nil)
    models += 1
    states += outcome.states
    steps += outcome.steps
}
print("\(models) models, \(states) states, \(steps) steps: \(holds ? "every law holds" : "a law is broken")")
exit(holds ? 0 : 1)
