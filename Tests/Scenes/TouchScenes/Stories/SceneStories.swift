/// All stories, by the page of the documentation that tells them, in the order in which they stand there.
///
/// A page has a file of stories in this folder. `Scripts/regenerate stories` writes traces, pictures and drawings anew.
enum SceneStories {
    /// The names of the pages.
    nonisolated static let pages = [
        "SceneBasics",
        "ScenePhotos",
        "SceneDragView",
        "SceneTaps",
        "SceneStrokes",
        "SceneDrawing",
        "SceneDots",
        "SceneConflicts",
        "SceneForwarding",
    ]

    static let ofPage: [String: [SceneStory]] = [
        "SceneBasics": BasicStories.all,
        "ScenePhotos": PhotoStories.all,
        "SceneDragView": DragViewStories.all,
        "SceneTaps": TapStories.all,
        "SceneStrokes": StrokeStories.all,
        "SceneDrawing": DrawingStories.all,
        "SceneDots": DotsStories.all,
        "SceneConflicts": ConflictsStories.all,
        "SceneForwarding": ForwardingStories.all,
    ]
}
