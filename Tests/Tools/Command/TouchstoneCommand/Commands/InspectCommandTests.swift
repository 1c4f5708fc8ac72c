import TestSupport
import Testing
import TouchAdvice
import TouchStory

@testable import TouchstoneCommand

struct `touchstone inspect` {
    /// All findings about the scenes, each of which was checked; the other scenes have none.
    private static let approved = """
        controls-scrolling: note: form switch and yielding switch are targets of 51 × 31 pt; a fingertip needs 44 × 44 pt.
        controls-scrolling: note: form slider and yielding slider are targets of 128 × 34 pt; a fingertip needs 44 × 44 pt.
        controls-undelayed: note: form switch and yielding switch are targets of 51 × 31 pt; a fingertip needs 44 × 44 pt.
        controls-undelayed: note: form slider and yielding slider are targets of 128 × 34 pt; a fingertip needs 44 × 44 pt.
        dots-blocked: problem: No touch reaches canvas, dot 1, dot 2 and 23 more: overlay is in front of all of it.
        dots-no-scrolling: note: No touch reaches overlay, dot 26, dot 27 and 18 more: overlay has its user interaction off.
        dots-stuck-pan: problem: No touch reaches overlay: canvas is in front of all of it.
        dots-through-drawer: note: No touch reaches dot 26, dot 27, dot 28 and 17 more: overlay, which is around, has its user interaction off.
        everything: note: tap waits until double tap has failed: up to 0.35 s after the lift, and longer if another touch follows.
        forwarding-owner: note: No touch reaches owned button: the hit test finds owner, which is around, instead.
        puzzle-03-label: note: No touch reaches label: it has its user interaction off.
        puzzle-06-late: note: single waits until double has failed: up to 0.35 s after the lift, and longer if another touch follows.
        puzzle-08-version: problem: old pan never recognizes: new pan has the same settings, is attached to the same view later, and prevents it.
        puzzle-10-sheet: problem: No touch reaches content: the bounds of sheet, which is around, end before it.
        puzzle-13-overlap: problem: No touch reaches lower: upper is in front of all of it.
        puzzle-14-nothing: note: No touch reaches view: window, which is around, has its user interaction off.
        sheet: problem: No touch reaches Cancel and Save: the bounds of screen, which is around, end before it.
        sheet: note: Sounds, Badges, Banners and 6 more are targets of 51 × 31 pt; a fingertip needs 44 × 44 pt.
        taps: note: waiting single waits until waiting double has failed: up to 0.35 s after the lift, and longer if another touch follows.
        taps: note: double taps is a target of 51 × 31 pt; a fingertip needs 44 × 44 pt.
        two-subviews: note: left tap waits until left double tap has failed: up to 0.35 s after the lift, and longer if another touch follows.
        two-subviews: note: right tap waits until right double tap has failed: up to 0.35 s after the lift, and longer if another touch follows.
        two-subviews-delayed: note: left tap waits until left double tap has failed: up to 0.35 s after the lift, and longer if another touch follows.
        two-subviews-delayed: note: right tap waits until right double tap has failed: up to 0.35 s after the lift, and longer if another touch follows.
        two-subviews-uncancelled: note: left tap waits until left double tap has failed: up to 0.35 s after the lift, and longer if another touch follows.
        two-subviews-uncancelled: note: right tap waits until right double tap has failed: up to 0.35 s after the lift, and longer if another touch follows.
        """

    @Test func `finds in each scene what is there, and nothing else`() {
        let found = Program.current.scenes.flatMap { scene in
            RestartableApp(scene, size: scene.windowSize).inspect().map { "\(scene.name): \($0.severity): \($0.text)" }
        }
        expectEqual(found, Self.approved.split(separator: "\n").map(String.init))
    }

    @Test func `prints a sentence for each finding, and a summary`() throws {
        let text = try run(["inspect", "--scene", "taps"], [:], TimelineOptions(width: 80)).text
        expectEqual(
            text,
            """
            note: waiting single waits until waiting double has failed: up to 0.35 s after
              the lift, and longer if another touch follows.
            note: double taps is a target of 51 × 31 pt; a fingertip needs 44 × 44 pt.

            taps: no problems, 2 notes.

            """)
        try expectEqual(run(["inspect", "-s", "dots"]).text, "dots: nothing was found.\n")
    }

    @Test func `prints no sentence of more than three lines`() {
        for scene in Program.current.scenes {
            for finding in RestartableApp(scene, size: scene.windowSize).inspect() {
                expect("problem: \(finding.text)".wrapped(to: 98).count <= 3)
            }
        }
    }

    @Test func `writes all of it for programs`() throws {
        let outcome = try run(["inspect", "--scene", "puzzle-13-overlap", "--json"])
        let text = outcome.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        expectEqual(
            text,
            """
            { "format": "touchstone-inspect", "version": 1, "scene": "puzzle-13-overlap", "findings": [ \
            { "kind": "unreachable", "severity": "problem", "subjects": ["lower", "upper"], \
            "text": "No touch reaches lower: upper is in front of all of it.", "script": null } ], \
            "exploration": null }
            """)
    }

    @Test func `explores, and writes a trace for each script that shows something`() throws {
        let outcome = try run(
            ["inspect", "--scene", "puzzle-12-no-end", "--explore", "--events", "2", "--output", "folder"])
        expect(outcome.text.contains("problem: unfinished has not decided 3 s after the last finger was lifted."))
        expect(outcome.text.contains(", completely up to 2 events."))
        expectEqual(outcome.files.map(\.path), ["folder/2-stuck.trace", "folder/3-open-touch.trace"])
        let witness = try #require(outcome.files.first)
        let why = try run(["why", "t"], ["t": witness.bytes])
        expectEqual(why.exitCode, 0)
        expect(why.text.contains("unfinished"))
    }

    @Test func `finds by exploring that no touch reaches the pan of a scroll view`() throws {
        func problems(_ scene: String) throws -> [String] {
            let outcome = try run(["inspect", "--scene", scene, "--explore", "--fingers", "1", "--events", "2"])
            expect(outcome.text.contains(", completely up to 2 events"))
            let text = outcome.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return text.split(separator: ". ").map(String.init).filter { $0.contains("states of the views") }
        }
        try expectEqual(
            problems("dots-stuck-pan").map { $0.prefix { !$0.isNumber } },
            [
                "problem: No touch reaches pan in any of "
            ])
        try expectEqual(problems("dots"), [])
    }

    @Test func `is strict about problems, not about notes`() throws {
        let calm = try run(["inspect", "--scene", "taps", "--strict"])
        expectEqual(calm.exitCode, 0)
        let problem = ["inspect", "--scene", "puzzle-13-overlap"]
        try expectEqual(run(problem).exitCode, 0)
        let strict = try run(problem + ["--strict"])
        expectEqual(strict.exitCode, 1)
        expectEqual(strict.text, try run(problem).text)
        let explored = ["--scene", "puzzle-12-no-end", "--explore", "--events", "2"]
        try expectEqual(run(["inspect", "--scene", "puzzle-12-no-end", "--strict"]).exitCode, 0)
        try expectEqual(run(["inspect", "--strict", "--output", "f"] + explored).exitCode, 1)
        try expectEqual(run(["inspect", "--strict", "--output", "f"] + explored).files.count, 2)
    }

    @Test func `explores only if that is asked for`() {
        expectEqual(
            complaint(["inspect", "--scene", "dots", "--events", "3"])?.contains(
                "--events is about --explore; add that"), true)
    }

    @Test func `needs a scene`() {
        expectEqual(complaint(["inspect"])?.contains("--scene is missing; touchstone scenes lists the scenes"), true)
        expectEqual(complaint(["inspect", "--scene", "dotz"])?.contains("dots"), true)
    }
}
