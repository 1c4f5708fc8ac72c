import Touchstone

/// The places at which fingers come down, one for all that lead to the same recognizers, and what else depends on the app.
struct ExploredPlaces {
    /// The number of places beyond which further ones are left out.
    static let most = 6
    private static let grid: CGFloat = 16
    /// The distance of fingers at the same place.
    private static let spread: CGFloat = 60

    /// A place may stand for others with the same recognizers and the same class of view; a control stands for itself.
    fileprivate struct Key: Hashable {
        var recognizers: [ObjectIdentifier]
        var view: ObjectIdentifier
    }

    /// The locations of each place: the first one, and others for further fingers.
    private var locations: [[CGPoint]] = []
    /// The number of places that were left out.
    let leftOutCount: Int
    /// The directions of the movements.
    let directions: [FingerScript.Direction]
    /// The time in seconds that is longer than the timers of the recognizers.
    let rest: Double

    init(_ application: UIApplication) {
        let tree = InspectedTree(application)
        let reach = Reach(tree)
        directions = Self.directions(tree.recognizers)
        rest = Self.rest(tree.recognizers)
        var keys: [Key: Int] = [:]
        var leftOut: Set<Key> = []
        for window in tree.windows {
            let middles = tree.handlers.filter { $0.window === window }.map {
                $0.convert($0.middle, to: nil as UIView?)
            }
            for location in middles + Self.gridded(window.bounds) {
                guard let hit = reach.hit(location, in: window), hit.window === window else { continue }
                let key = Key(hit)
                guard !key.recognizers.isEmpty || !Self.isPlain(hit) else { continue }
                if let index = keys[key] {
                    locations[index].append(location)
                } else if locations.count < Self.most {
                    keys[key] = locations.count
                    locations.append([location])
                } else {
                    leftOut.insert(key)
                }
            }
        }
        locations = locations.map(Self.sorted)
        leftOutCount = leftOut.count
    }

    var count: Int { locations.count }

    /// Returns the location of a place for a finger, counted from 1.
    func location(of place: Int, finger: Int) -> CGPoint {
        locations[place][(finger - 1) % locations[place].count]
    }

    /// Returns the locations with those first that have a convenient distance to the first one.
    private static func sorted(_ all: [CGPoint]) -> [CGPoint] {
        let first = all[0]
        func misfit(_ index: Int) -> CGFloat {
            let (x, y) = (all[index].x - first.x, all[index].y - first.y)
            return abs((x * x + y * y).squareRoot() - spread)
        }
        let others = all.indices.dropFirst().sorted { (misfit($0), $0) < (misfit($1), $1) }
        return [first] + others.map { all[$0] }
    }

    private static func gridded(_ area: CGRect) -> [CGPoint] {
        stride(from: area.minY + grid / 2, to: area.maxY, by: grid).flatMap { y in
            stride(from: area.minX + grid / 2, to: area.maxX, by: grid).map { CGPoint(x: $0, y: y) }
        }
    }

    private static func isPlain(_ view: UIView) -> Bool { type(of: view) == UIView.self || view is UIWindow }

    private static func directions(_ recognizers: [UIGestureRecognizer]) -> [FingerScript.Direction] {
        let swipes = recognizers.compactMap { ($0 as? UISwipeGestureRecognizer)?.direction }
        return FingerScript.Direction.allCases.filter { direction in
            switch direction {
            case .right, .down: true
            case .left: swipes.contains { $0.contains(.left) }
            case .up: swipes.contains { $0.contains(.up) }
            }
        }
    }

    private static func rest(_ recognizers: [UIGestureRecognizer]) -> Double {
        let timers = recognizers.flatMap { recognizer -> [Double] in
            switch recognizer {
            case let tap as UITapGestureRecognizer: [tap.maximumTapInterval]
            case let press as UILongPressGestureRecognizer: [press.minimumPressDuration, press.maximumTapInterval]
            default: []
            }
        }
        return min((timers.max() ?? 0.5) + 0.1, 2.5)
    }
}

extension ExploredPlaces.Key {
    fileprivate init(_ hit: UIView) {
        recognizers = InspectedTree.chain(of: hit).flatMap { $0.gestureRecognizers ?? [] }.map { ObjectIdentifier($0) }
        view = hit is UIControl ? ObjectIdentifier(hit) : ObjectIdentifier(type(of: hit))
    }
}
