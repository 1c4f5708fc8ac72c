import Foundation

/// `velocity/android_velocity_tests.json`, as far as it is needed.
struct AndroidStrokes: Decodable {
    struct Place: Decodable {
        var x: Double
        var y: Double
    }

    struct Event: Decodable {
        var t_ns: Int64
        /// A column a pointer; null where it is not down.
        var positions: [Place?]

        var seconds: Double { Double(t_ns) / 1e9 }
    }

    struct Expectation: Decodable {
        var strategy: String
        var axis: String
        /// Null where Android has no velocity to tell.
        var velocity: Double?
        var pointer: Int
    }

    struct Test: Decodable {
        var name: String
        /// The last one is the lift.
        var events: [Event]
        var expected: [Expectation]
    }

    var tests: [Test]

    static func read() throws -> AndroidStrokes {
        try JSONDecoder().decode(AndroidStrokes.self, from: SharedData.data(of: "velocity/android_velocity_tests.json"))
    }
}
