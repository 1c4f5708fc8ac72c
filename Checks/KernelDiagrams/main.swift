// Prints a state diagram of the kernel in Graphviz's language.
//
//     KernelDiagrams arbiter|gate
//
// Exit code: 0 success, 2 usage error.

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import KernelLaws

switch Array(CommandLine.arguments.dropFirst()) {
case ["arbiter"]: print(ArbiterDiagram.explored().diagram.dot, terminator: "")
case ["gate"]: print(GateDiagram.drawn().dot, terminator: "")
default:
    print("usage: KernelDiagrams arbiter|gate")
    exit(2)
}
