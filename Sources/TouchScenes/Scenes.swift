/// The scenes that there are.
public enum Scenes {
    /// All of them, in order of name.
    public static var all: [any Scene] {
        let scenes: [any Scene] = [
            TwoSubviewsScene(),
            TwoSubviewsScene(.uncancelled),
            TwoSubviewsScene(.delayed),
            EverythingScene(),
            EdgesScene(),
            FieldRecorderScene(),
            TransformScene(),
            TouchPhotosScene(),
            PhotosScene(),
            PhotosScene(isEager: true),
            ObservedPhotosScene(),
            DragViewScene(),
            DragViewScene(isPrinted: true),
            DragViewConstrainedScene(),
            HitShapesScene(),
            DragFromScrollScene(),
            TapsScene(),
            SimpleTapsScene(),
            SimpleTapsScene(stacks: false),
            CheckmarkScene(),
            CheckmarkScene(isPreempted: true),
            CaptureScene(),
            DrawingScene(),
            ControlsScrollingScene(),
            ControlsScrollingScene(delaysTouches: false),
            NestedScrollingScene(),
            FailureOnScrollingScene(),
            ForwardingScene(),
            ForwardingMissingCancelScene(),
            ForwardingPartialScene(),
            ForwardingWrongSuperScene(),
            ForwardingOwnerScene(),
            MotionScene(),
        ]
        let dots: [any Scene] = DotsStep.allCases.map { DotsScene(step: $0) }
        return (scenes + dots).sorted { $0.name < $1.name }
    }

    /// The scene of that name; `nil` if there is none.
    public static func named(_ name: String) -> (any Scene)? { all.first { $0.name == name } }
}
