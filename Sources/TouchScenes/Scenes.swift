/// The scenes that there are.
public enum Scenes {
    /// All of them, in order of name.
    public static var all: [any Scene] {
        let scenes: [any Scene] = [
            EagerPhotosScene(),
            ObservedPhotosScene(),
            PhotosScene(),
            TouchPhotosScene(),
            DragFromScrollScene(),
            DragViewConstrainedScene(),
            DragViewScene(),
            DragViewScene.printed,
            CaptureScene(),
            CheckmarkScene(),
            CheckmarkScene(isPreempted: true),
            ControlsScrollingScene(),
            ControlsUndelayedScene(),
            DrawingScene(),
            EdgesScene(),
            EverythingScene(),
            FailureOnScrollingScene(),
            ForwardingMissingCancelScene(),
            ForwardingOwnerScene(),
            ForwardingPartialScene(),
            ForwardingScene(),
            ForwardingWrongSuperScene(),
            HitShapesScene(),
            MotionScene(),
            NestedScrollingScene(),
            SimpleTapsScene(),
            SimpleTapsScene(stacks: false),
            TapsScene(),
            TransformScene(),
            TwoSubviewsScene(),
        ]
        let dots: [any Scene] = DotsStep.allCases.map { DotsScene(step: $0) }
        return (scenes + dots).sorted { $0.name < $1.name }
    }

    /// The scene of that name; `nil` if there is none.
    public static func named(_ name: String) -> (any Scene)? { all.first { $0.name == name } }
}
