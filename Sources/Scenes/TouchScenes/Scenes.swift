/// The available scenes.
public enum Scenes {
    /// All scenes, in order of name.
    public static var all: [AnyScene] { list() }

    // Compiled once: in Embedded Swift, a module compiles again what it reaches.
    @export(interface) static func list() -> [AnyScene] {
        let scenes: [AnyScene] = [
            AnyScene(TwoSubviewsScene()),
            AnyScene(TwoSubviewsScene(.uncancelled)),
            AnyScene(TwoSubviewsScene(.delayed)),
            AnyScene(EverythingScene()),
            AnyScene(EdgesScene()),
            AnyScene(TransformScene()),
            AnyScene(TouchPhotosScene()),
            AnyScene(PhotosScene()),
            AnyScene(PhotosScene(isEager: true)),
            AnyScene(ObservedPhotosScene()),
            AnyScene(DragViewScene()),
            AnyScene(DragViewConstrainedScene()),
            AnyScene(HitShapesScene()),
            AnyScene(DragFromScrollScene()),
            AnyScene(TapsScene()),
            AnyScene(SimpleTapsScene()),
            AnyScene(SimpleTapsScene(stacks: false)),
            AnyScene(CheckmarkScene()),
            AnyScene(CheckmarkScene(isPreempted: true)),
            AnyScene(CaptureScene()),
            AnyScene(DrawingScene()),
            AnyScene(ControlsScrollingScene()),
            AnyScene(ControlsScrollingScene(delaysTouches: false)),
            AnyScene(NestedScrollingScene()),
            AnyScene(FailureOnScrollingScene()),
            AnyScene(ForwardingScene()),
            AnyScene(ForwardingMissingCancelScene()),
            AnyScene(ForwardingPartialScene()),
            AnyScene(ForwardingWrongSuperScene()),
            AnyScene(ForwardingOwnerScene()),
            AnyScene(MotionScene()),
            AnyScene(SheetScene()),
        ]
        let dots: [AnyScene] = DotsStep.allCases.map { AnyScene(DotsScene(step: $0)) }
        #if !hasFeature(Embedded)
            let measuring = [AnyScene(FieldRecorderScene())]
        #else
            let measuring: [AnyScene] = []
        #endif
        return (scenes + dots + measuring).sorted { $0.name < $1.name }
    }

    /// Returns the scene of that name; `nil` if there is none.
    public static func named(_ name: String) -> AnyScene? { all.first { $0.name == name } }
}
