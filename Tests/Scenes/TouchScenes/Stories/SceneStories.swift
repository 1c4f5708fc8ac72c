/// All stories; each kind of scene has a file of them in this folder. `Scripts/regenerate stories` writes traces and pictures anew.
enum SceneStories {
    static let all = [
        BasicStories.all, PhotoStories.all, DragViewStories.all, TapStories.all, StrokeStories.all, DrawingStories.all,
        DotsStories.all,
        ConflictsStories.all, ForwardingStories.all, LayoutStories.all,
    ].flatMap { $0 }
}
