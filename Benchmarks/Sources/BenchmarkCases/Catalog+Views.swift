import Touchstone

// Very many views side by side or nested, without a finger.

extension Catalog {
    private static let sizes = [10, 100, 1_000, 10_000]

    /// The curve of a hierarchy that inherits. Last: once anything in a process has a style, all that comes after it compares styles.
    static var styled: [Growth] {
        [
            Growth(
                "depth-styled", "views are put inside each other in one with a style and a tint color, and go", sizes,
                limit: Growth.nearlyLinear, countedEvents: 2
            ) { size in DeepViews(.makeAndDropStyled, depth: size) }
        ]
    }

    /// The curves of hierarchies that are changed, drawn, laid out and searched.
    static var hierarchies: [Growth] {
        [
            Growth(
                "siblings-last", "views added and removed one by one, the one in front first", sizes,
                limit: Growth.nearlyLinear, countedEvents: 2
            ) { size in Siblings(size, removed: .frontFirst) },
            Growth(
                "siblings-first", "views added and removed one by one, the one at the back first",
                // Beyond, the count is dominated by the move of an array's bytes, of which valgrind counts each.
                [10, 100, 1_000], limit: Growth.nearlyLinear, countedEvents: 2
            ) { size in Siblings(size, removed: .backFirst) },
            Growth(
                "depth-hit", "a hit test, views inside each other", sizes, limit: Growth.nearlyLinear, countedEvents: 5
            ) { size in HitTests(depth: size, viewsALevel: 1) },
            Growth(
                "depth-draw", "the leaf is drawn, views inside each other", sizes, limit: Growth.nearlyLinear,
                countedEvents: 2
            ) { size in DeepViews(.draw, depth: size) },
            Growth(
                "depth-layout", "all are laid out, views inside each other", sizes, limit: Growth.nearlyLinear,
                countedEvents: 2
            ) { size in DeepViews(.layOut, depth: size) },
            Growth(
                "depth-deinit", "views are put inside each other and go", sizes, limit: Growth.nearlyLinear,
                countedEvents: 2
            ) { size in DeepViews(.makeAndDrop, depth: size) },
            // Late: the first constraint of a process makes all layout go through the solver, in the cases after it as well.
            Growth(
                "layout-list", "a column is made, laid out with constraints and released, views in it",
                [10, 100, 300],
                limit: Growth.nearlyLinear, countedEvents: 1
            ) { size in Layouts(.list, views: size) },
            Growth(
                "layout-drag", "the constant of a sheet changes, views with constraints beside it", [10, 100, 1_000],
                // The constraints of the other views are not touched; their layout pass is.
                limit: 0.85, countedEvents: 100
            ) { size in Layouts(.drag, views: size) },
        ]
    }
}
