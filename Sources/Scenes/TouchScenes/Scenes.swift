/// The available scenes.
public enum Scenes {
    /// All scenes but the puzzles, in order of name.
    public static var all: [AnyScene] { list().sorted { $0.name < $1.name } }

    /// All scenes and puzzles in the order of a list for people: by group, in each in the order in which to try them.
    public static var listed: [AnyScene] {
        let scenes = PuzzleScene.all.map { AnyScene($0) } + list()
        return SceneGroup.allCases.flatMap { group in scenes.filter { $0.group == group } }
    }

    // Compiled once: in Embedded Swift, a module compiles again what it reaches.
    @export(interface) static func list() -> [AnyScene] {
        let scenes: [AnyScene] = [
            AnyScene(PhotosScene()),
            AnyScene(TapsScene()),
            AnyScene(DragViewScene()),
            AnyScene(NestedScrollingScene()),
            AnyScene(TwoSubviewsScene()),
            AnyScene(TransformScene()),
            AnyScene(EdgesScene()),
            AnyScene(ControlsScrollingScene()),
            AnyScene(FailureOnScrollingScene()),
            AnyScene(HitShapesScene()),
            AnyScene(DragViewConstrainedScene()),
            AnyScene(CheckmarkScene()),
            AnyScene(CaptureScene()),
            AnyScene(MotionScene()),
            AnyScene(TouchPhotosScene()),
            AnyScene(ObservedPhotosScene()),
            AnyScene(SimpleTapsScene()),
            AnyScene(ForwardingScene()),
            AnyScene(ForwardingOwnerScene()),
            AnyScene(TwoSubviewsScene(.uncancelled)),
            AnyScene(TwoSubviewsScene(.delayed)),
            AnyScene(EverythingScene()),
            AnyScene(PhotosScene(isEager: true)),
            AnyScene(CheckmarkScene(isPreempted: true)),
            AnyScene(ControlsScrollingScene(delaysTouches: false)),
            AnyScene(SimpleTapsScene(stacks: false)),
            AnyScene(ForwardingMissingCancelScene()),
            AnyScene(ForwardingPartialScene()),
            AnyScene(ForwardingWrongSuperScene()),
            AnyScene(DrawingScene()),
            AnyScene(SheetScene()),
            AnyScene(DragFromScrollScene()),
        ]
        let dots: [AnyScene] = DotsStep.allCases.map { AnyScene(DotsScene(step: $0)) }
        #if !hasFeature(Embedded)
            let measuring = [AnyScene(FieldRecorderScene())]
        #else
            let measuring: [AnyScene] = []
        #endif
        return scenes + dots + measuring
    }

    /// Returns the scene or puzzle of that name; `nil` if there is none.
    public static func named(_ name: String) -> AnyScene? { listed.first { $0.name == name } }
}
