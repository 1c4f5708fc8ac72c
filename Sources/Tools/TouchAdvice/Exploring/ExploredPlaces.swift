internal import Touchstone

/// The places at which fingers come down, one for all that lead to the same recognizers, and what else depends on the app.
///
/// Places that have to do with each other are a group: the same recognizer may receive touches of both, or a recognizer of one requires the
/// failure of one of the other, or code of the app may tie them.
struct ExploredPlaces {
    /// The number of places of a group beyond which further ones are left out; those with other settings come first.
    static let mostOfGroup = 6
    /// The distance of fingers at the same place.
    private static let spread: CGFloat = 60

    /// The locations of each place, in points of the screen: the first one, and others for further fingers.
    private var locations: [[CGPoint]] = []
    /// The group of each place.
    private var groups: [Int] = []
    /// The group of each recognizer that receives touches at a place, by its number among those of the app.
    private var groupsOfRecognizers: [Int: Int] = [:]
    /// The number of places that were left out.
    let leftOutCount: Int
    /// The directions of the movements.
    let directions: [FingerScript.Direction]
    /// The time in seconds that is longer than the timers of the recognizers.
    let rest: Double

    init(_ application: UIApplication) {
        let tree = InspectedTree(application)
        directions = Self.directions(tree.recognizers)
        rest = Self.rest(tree.recognizers)
        let found = Self.find(in: tree)
        let groupOfPlace = PlaceGroups(found.map(\.hit)).groups
        let numbers = Dictionary(
            uniqueKeysWithValues: LiveTree(application).recognizers.enumerated().map {
                (ObjectIdentifier($1.recognizer), $0)
            })
        var counts: [Int: Int] = [:]
        for index in Self.inOrderOfSettings(found) {
            for recognizer in found[index].hit.recognizers {
                if let number = numbers[ObjectIdentifier(recognizer)] {
                    groupsOfRecognizers[number] = groupOfPlace[index]
                }
            }
            guard counts[groupOfPlace[index], default: 0] < Self.mostOfGroup else { continue }
            counts[groupOfPlace[index], default: 0] += 1
            locations.append(Self.sorted(found[index].locations))
            groups.append(groupOfPlace[index])
        }
        leftOutCount = found.count - locations.count
    }

    /// Returns the places of the windows, from back to front; those in the middle of a view go first.
    private static func find(in tree: InspectedTree) -> [(hit: PlaceHit, locations: [CGPoint])] {
        var found: [(hit: PlaceHit, locations: [CGPoint])] = []
        var indices: [PlaceHit.Key: Int] = [:]
        for window in tree.windows {
            for (location, view) in tree.hits(in: window) where view.window === window {
                let hit = PlaceHit(view, at: view.convert(location, from: nil))
                guard !hit.recognizers.isEmpty || !isPlain(view) else { continue }
                let place = window.convert(location, to: nil as UIWindow?)
                if let index = indices[hit.key] {
                    found[index].locations.append(place)
                } else {
                    indices[hit.key] = found.count
                    found.append((hit, [place]))
                }
            }
        }
        return found
    }

    /// Returns the indices of places: of those with equal settings, the first one goes first.
    private static func inOrderOfSettings(_ found: [(hit: PlaceHit, locations: [CGPoint])]) -> [Int] {
        var known: Set<PlaceHit.Settings> = []
        let isFirst = found.map { known.insert($0.hit.settings).inserted }
        return found.indices.filter { isFirst[$0] } + found.indices.filter { !isFirst[$0] }
    }

    /// All places.
    var all: [Int] { Array(locations.indices) }

    /// Returns the places that have to do with fingers that are down and recognizers that are in an attempt; all places, if one of these
    /// is at none.
    func places(tiedTo fingers: [FingerWay], _ recognizers: [Int]) -> [Int] {
        var used = Set(fingers.map { groups[$0.place] })
        for recognizer in recognizers {
            guard let group = groupsOfRecognizers[recognizer] else { return all }
            used.insert(group)
        }
        return all.filter { used.contains(groups[$0]) }
    }

    var count: Int { locations.count }

    /// Returns the location of a place for a finger, counted from 1, in points of the screen.
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
