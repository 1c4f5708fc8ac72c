/// A host that a program was built with.
public struct HostChoice {
    /// The name, such as `Wayland`.
    public let name: String
    /// The variable of the environment that says where its window system is; it is there if that is set and not empty.
    public let variable: String
    /// Opens a window.
    public let open: (HostWindowOptions) throws(HostFailure) -> any HostWindow

    /// Creates a choice.
    public init(
        name: String, variable: String, open: @escaping (HostWindowOptions) throws(HostFailure) -> any HostWindow
    ) {
        (self.name, self.variable, self.open) = (name, variable, open)
    }

    /// Opens a window with the first host that can.
    /// - Parameters:
    ///   - hosts: The hosts, the preferred one first.
    ///   - options: What the window is made with.
    ///   - environment: Returns the value of a variable of the environment; `nil` if it is not set.
    /// - Returns: The window.
    /// - Throws: The reasons of all hosts whose window systems are there, or that there is none.
    public static func open(
        _ hosts: [HostChoice], _ options: HostWindowOptions, environment: (String) -> String?
    ) throws(HostFailure) -> any HostWindow {
        var reasons: [String] = []
        for host in hosts {
            guard let value = environment(host.variable), !value.isEmpty else { continue }
            do throws(HostFailure) {
                return try host.open(options)
            } catch {
                reasons.append("\(host.name), \(host.variable)=\(value.printable): \(error.description)")
            }
        }
        let variables = hosts.map(\.variable).joined(separator: " nor ")
        let cause = hosts.isEmpty ? "this program was built without hosts" : "neither \(variables) is set"
        let problem = reasons.isEmpty ? "there is no display: \(cause)." : reasons.joined(separator: "\n")
        throw HostFailure(
            "\(problem)\nStart it in a terminal of a desktop, whose variables are right. Over ssh, ssh -X shows the window here."
        )
    }
}
