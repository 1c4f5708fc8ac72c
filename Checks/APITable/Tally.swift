/// How many members of a section are present, come later and are left out.
public struct Tally: Hashable, Sendable {
    /// In the library.
    public private(set) var present = 0
    /// Come with an issue.
    public private(set) var later = 0
    /// Left out.
    public private(set) var out = 0

    /// Counts members.
    public init(_ members: [Member]) {
        for member in members {
            switch member.promise {
            case .present: present += 1
            case .later: later += 1
            case .out: out += 1
            }
        }
    }

    /// All of them.
    public var all: Int { present + later + out }

    /// What is present, in percent of all, rounded down: 100 means everything.
    public var percent: Int { all == 0 ? 0 : present * 100 / all }
}
