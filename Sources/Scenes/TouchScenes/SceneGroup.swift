/// A part of the list of scenes, for people.
public enum SceneGroup: CaseIterable, Sendable {
    /// The scenes with which to begin.
    case start
    /// The scenes that show one idea.
    case idea
    /// The scenes with a mistake.
    case broken
    /// The scenes that are small apps.
    case app

    /// The heading of the part.
    public var title: String {
        switch self {
        case .start: "Start here"
        case .idea: "One idea each"
        case .broken: "Broken on purpose: find out why"
        case .app: "Apps"
        }
    }
}
