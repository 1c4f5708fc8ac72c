import Touchstone

extension Catalog {
    /// The limit for linear growth, with room for the cost of another cache line or word of a set.
    private static let linear = 1.05
    /// The limit for linear growth with a step: from 128 recognizers on, sets of them have their own storage.
    private static let linearWithStep = 1.1
    /// The limit for no growth.
    private static let none = 0.02

    private static let recognizerSizes = [1, 3, 10, 30, 100, 300, 1_000]
    private static let sampleSizes = [1, 2, 4, 8, 16]
    private static let depths = [10, 30, 100, 300, 1_000]
    private static let viewSizes = [10, 100, 1_000, 10_000, 100_000]

    /// The curves.
    public static var growth: [Growth] {
        [
            Growth("recognizers", "a move, pans that watch on the path", recognizerSizes, limit: linear) { size in
                let nest = Nest()
                for index in 0..<size { nest.addWatching(to: nest.views[index % nest.views.count]) }
                return Moves(nest, expecting: .init(watching: size, following: size))
            },
            Growth(
                "recognizers-touch", "a whole touch, pans that watch on the path", recognizerSizes,
                limit: linearWithStep,
                countedEvents: 3
            ) { size in
                let nest = Nest()
                for index in 0..<size { nest.addWatching(to: nest.views[index % nest.views.count]) }
                return WholeTouches(nest)
            },
            Growth(
                "recognizers-resting", "a move with A's pan, pans that watch a resting finger on another view",
                recognizerSizes, limit: linear
            ) { size in
                let nest = Nest()
                nest.add(nest.pan())
                nest.rest(onViewWith: size)
                return Moves(nest, expecting: .init(actions: 1, recognized: 1, following: 1))
            },
            Growth("recognizers-off", "a move with A's pan, pans on other views", recognizerSizes, limit: none) {
                size in
                let nest = Nest()
                nest.add(nest.pan())
                let other = nest.addSibling(with: 0)
                for _ in 0..<size { other.addGestureRecognizer(nest.pan()) }
                return Moves(nest, expecting: .init(actions: 1, recognized: 1, following: 1))
            },
            Growth(
                "recognizers-off-touch", "a whole touch with A's pan, pans on other views", recognizerSizes,
                limit: none
            ) { size in
                let nest = Nest()
                nest.add(nest.pan())
                let other = nest.addSibling(with: 0)
                for _ in 0..<size { other.addGestureRecognizer(nest.pan()) }
                return WholeTouches(nest, actionsPerTouch: 4)
            },
            Growth(
                "recognizers-removed", "recognizers and targets that are added and removed, one by one and at once",
                // Beyond, the count is dominated by the move of an array's bytes, of which valgrind counts each.
                [10, 100, 1_000], limit: Growth.nearlyLinear, countedEvents: 2
            ) { RecognizerLists($0) },
            Growth(
                "answers", "an answer of `why` about the last touch, records in the flight recorder",
                [256, 1_024, 4_096, 16_384], limit: linear, countedEvents: 3
            ) { Answers(capacity: $0) },
            Growth("views-off", "a move with A's pan, views in another branch", viewSizes, limit: none) { size in
                let nest = Nest()
                nest.add(nest.pan())
                _ = nest.addSibling(with: size)
                return Moves(nest, expecting: .init(actions: 1, recognized: 1, following: 1))
            },
            Growth("views-off-touch", "a whole touch with A's pan, views in another branch", viewSizes, limit: none) {
                size in
                let nest = Nest()
                nest.add(nest.pan())
                _ = nest.addSibling(with: size)
                return WholeTouches(nest, actionsPerTouch: 4)
            },
            Growth("views", "a move with A's pan, siblings of the leaf", viewSizes, limit: none) { size in
                let nest = Nest()
                nest.add(nest.pan())
                nest.crowdLeaf(with: size)
                return Moves(nest, expecting: .init(actions: 1, recognized: 1, following: 1))
            },
            Growth(
                "views-touch", "a whole touch with A's pan, siblings of the leaf", viewSizes, limit: linear,
                countedEvents: 5
            ) { size in
                let nest = Nest()
                nest.add(nest.pan())
                nest.crowdLeaf(with: size)
                return WholeTouches(nest, actionsPerTouch: 4)
            },
            Growth(
                "depth", "a move, the leaf and views around it call super", depths, limit: linear
            ) {
                size in Moves(Nest(depth: size, isListening: true))
            },
            Growth(
                "depth-touch", "a whole touch with A's pan, views around the leaf", depths,
                limit: linear, countedEvents: 5
            ) { size in
                let nest = Nest(depth: size)
                nest.add(nest.pan())
                return WholeTouches(nest, actionsPerTouch: 4)
            },
            Growth("fingers", "a frame with A's pan, all fingers move", Array(1...10), limit: linear) { size in
                let nest = Nest()
                nest.add(nest.pan())
                return Moves(nest, fingers: size, expecting: .init(actions: 1, recognized: 1, following: 1))
            },
            Growth("fingers-pinch", "a frame with H's pan and pinch, all fingers move", Array(2...10), limit: linear) {
                size in
                let nest = Nest()
                nest.addTogether(nest.pan())
                nest.addTogether(UIPinchGestureRecognizer(target: nest.target, action: Target.noted))
                return Moves(nest, fingers: size, expecting: .init(actions: 2, recognized: 2, following: 1))
            },
            Growth("samples", "a frame with A's pan, samples a frame that are not read", sampleSizes, limit: linear) {
                size in samples(size, areRead: false)
            },
            Growth(
                "samples-read", "a frame with A's pan, samples a frame that the view reads", sampleSizes, limit: linear
            ) {
                size in samples(size, areRead: true)
            },
        ]
    }

    private static func samples(_ size: Int, areRead: Bool) -> any Workload {
        let reader = ReadingView()
        reader.asks = areRead
        let nest = Nest(leaf: reader)
        let pan = nest.pan()
        pan.cancelsTouchesInView = false
        nest.add(pan)
        return Moves(nest, readings: size - 1, expecting: .init(actions: 1, recognized: 1, following: 1))
    }
}
