import Glibc
import HostKit

extension HostFailure {
    /// Runs a program and ends it: with exit code 0, or with 2 after the message of its failure.
    /// - Parameters:
    ///   - program: The name of the program, before the message.
    ///   - body: The program.
    package static func end(_ program: String, after body: () throws(HostFailure) -> Void) -> Never {
        do throws(HostFailure) {
            try body()
            exit(0)
        } catch {
            let bytes = Array("\(program): \(error)\n".utf8)
            _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
            exit(2)
        }
    }
}
