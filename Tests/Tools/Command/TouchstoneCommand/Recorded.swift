/// Small recordings for tests.
nonisolated enum Recorded {
    /// A touchscreen of 4,000 × 3,000 units, 400 × 300 points.
    static let device = "N: Test Screen\nA: 35 0 4000 0 0 0\nA: 36 0 3000 0 0 0\n"

    /// One tap of 0.1 s at 10, 10 points.
    static let tap =
        device + """
            E: 0.0 0003 0039 1
            E: 0.0 0003 0035 100
            E: 0.0 0003 0036 100
            E: 0.0 0000 0000 0
            E: 0.1 0003 0039 -1
            E: 0.1 0000 0000 0

            """
}
