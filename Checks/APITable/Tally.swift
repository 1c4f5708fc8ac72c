/// The numbers of members of a section that are present, planned and left out.
public struct Tally: Hashable, Sendable {
    /// The number in the library.
    public private(set) var present = 0
    /// The number that come with an issue.
    public private(set) var later = 0
    /// The number left out.
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

    /// The number of all members.
    public var all: Int { present + later + out }

    /// The present members in percent of all, rounded down: 100 means all.
    public var percent: Int { all == 0 ? 0 : present * 100 / all }
}
