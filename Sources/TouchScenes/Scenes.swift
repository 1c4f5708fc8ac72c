/// The scenes that there are.
public enum Scenes {
    /// All of them, in order of name.
    public static var all: [any Scene] {
        let scenes: [any Scene] = [
            EagerPhotosScene(),
            ObservedPhotosScene(),
            PhotosScene(),
            TouchPhotosScene(),
            ControlsScrollingScene(),
            ControlsUndelayedScene(),
            EdgesScene(),
            EverythingScene(),
            FailureOnScrollingScene(),
            ForwardingScene(),
            ForwardingMissingCancelScene(),
            ForwardingOwnerScene(),
            ForwardingPartialScene(),
            ForwardingWrongSuperScene(),
            MotionScene(),
            NestedScrollingScene(),
            TransformScene(),
            TwoSubviewsScene(),
        ]
        return scenes.sorted { $0.name < $1.name }
    }

    /// The scene of that name; `nil` if there is none.
    public static func named(_ name: String) -> (any Scene)? { all.first { $0.name == name } }
}
