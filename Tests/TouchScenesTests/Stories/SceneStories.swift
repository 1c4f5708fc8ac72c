/// All stories, by the page of the documentation that tells them, in the order in which they stand there.
///
/// A page has a file of stories in this folder. `Scripts/regenerate-stories` writes traces, pictures and drawings anew.
enum SceneStories {
    /// The names of the pages.
    nonisolated static let pages = [
        "SceneBasics",
        "ScenePhotos",
        "SceneDots",
        "SceneDragView",
        "SceneDrawing",
        "SceneStrokes",
        "SceneTaps",
        "SceneConflicts",
        "SceneForwarding",
    ]

    static let ofPage: [String: [SceneStory]] = [
        "SceneBasics": BasicStories.all,
        "ScenePhotos": PhotoStories.all,
        "SceneDots": DotsStories.all,
        "SceneDragView": DragViewStories.all,
        "SceneDrawing": DrawingStories.all,
        "SceneStrokes": StrokeStories.all,
        "SceneTaps": TapStories.all,
        "SceneConflicts": ConflictsStories.all,
        "SceneForwarding": ForwardingStories.all,
    ]
}
