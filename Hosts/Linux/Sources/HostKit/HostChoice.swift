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
        for host in hosts where environment(host.variable)?.isEmpty == false {
            do throws(HostFailure) {
                return try host.open(options)
            } catch {
                reasons.append("\(host.name): \(error.description)")
            }
        }
        guard reasons.isEmpty else { throw HostFailure(reasons.joined(separator: "\n")) }
        throw HostFailure(Self.noDisplay(hosts))
    }

    private static func noDisplay(_ hosts: [HostChoice]) -> String {
        let variables = hosts.map(\.variable).joined(separator: " nor ")
        let cause = hosts.isEmpty ? "this program was built without hosts" : "neither \(variables) is set"
        return """
            there is no display: \(cause).
            Start it in a terminal of a desktop. Over ssh, ssh -X shows the window here.
            """
    }
}
