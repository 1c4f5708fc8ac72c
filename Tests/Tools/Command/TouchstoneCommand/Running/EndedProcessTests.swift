import Foundation
import TestSupport
import Testing

/// The files that a process leaves if it is ended while it writes, and names that are as long as a file system permits.
@Suite(.enabled(if: Built.isThere, "the program is not in .build/debug: swift build --product touchstone"))
struct EndedProcessTests {
    /// A trace whose exported timeline no pipe holds.
    private static let long: String = {
        let lines = Recorded.tap.split(separator: "\n")
        let events = lines.filter { $0.hasPrefix("E: 0") }.map { $0.dropFirst("E: 0".count) }
        var taps = lines.filter { !$0.hasPrefix("E:") }.map { "\($0)\n" }.joined()
        for second in 1...30 { taps += events.map { "E: \(second)\($0)\n" }.joined() }
        return (try? CommandTests.run(["replay", "-t", "-", "taps"], ["taps": taps]).text) ?? ""
    }()

    /// Runs a script in a folder with the recordings `tap` and `raw`, or after `make` with `raw` and the trace `long`.
    private func run(_ script: String) throws -> Tool.Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Recorded.tap.utf8).write(to: folder.appending(path: "tap"))
        try Data(RawEvents.tap).write(to: folder.appending(path: "raw"))
        // Hidden from `ls`.
        try Data(Self.long.utf8).write(to: folder.appending(path: ".long"))
        return try Tool.run(
            "sh",
            [
                "-c",
                """
                cd '\(folder.path)' && PATH='\(Built.folder)':$PATH
                make() { mv .long long; mkfifo pipe; echo old > a; rm tap; }
                \(script)
                """,
            ])
    }

    /// A command that has written `a` when it opens the pipe, and then waits for a reader that never reads.
    private static let waiting = "touchstone show long --html a --perfetto pipe"

    @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131)])
    func `a signal leaves the old file and nothing beside it`(_ signal: String, _ status: Int) throws {
        let result = try run(
            """
            make; ulimit -c 0; env --default-signal SWIFT_BACKTRACE=enable=no \(Self.waiting) & exec 3< pipe
            ls | grep -c '^a[.]......$'; kill -\(signal) $!; wait $!; echo $?; cat a; ls
            """)
        expectEqual(result.output, "1\n\(status)\nold\na\nlong\npipe\nraw\n", "\(result.errors)")
    }

    @Test func `a reader that leaves the pipe ends the command, and nothing is left`() throws {
        let result = try run("make; \(Self.waiting) & exec 3< pipe; exec 3<&-; wait $!; echo $?; cat a; ls")
        expectEqual(result.output, "0\nold\na\nlong\npipe\nraw\n", "\(result.errors)")
    }

    @Test func `a signal that is ignored stays ignored, as with nohup`() throws {
        let result = try run(
            """
            make; (trap '' HUP; exec env --default-signal=TERM \(Self.waiting)) & exec 3< pipe
            kill -HUP $!; kill -TERM $!; wait $!; echo $?; exec 3<&-
            (trap '' HUP; exec touchstone record pipe -o new.evemu 2> messages) & exec 4> pipe
            kill -HUP $!; cat raw >&4; exec 4>&-; wait $!; echo $?; grep -c ^E: new.evemu
            """)
        expectEqual(result.output, "143\n0\n6\n", "\(result.errors)")
    }

    @Test func `a signal to a recording ends it, and all that was read is kept`() throws {
        let result = try run(
            """
            echo old > a.evemu; mkfifo pipe; env --default-signal touchstone record pipe -o a.evemu 2> messages & exec 3> pipe
            cat raw >&3; until grep -sq 'E: 0.100000 0000' a.evemu.??????; do :; done; kill -INT $!; wait $!; echo $?
            grep -c ^E: a.evemu; ls
            """)
        expectEqual(result.output, "0\n6\na.evemu\nmessages\npipe\nraw\ntap\n", "\(result.errors)")
    }

    @Test func `a file beyond the limit of the shell is an error, and nothing is left`() throws {
        let result = try run("make; ulimit -f 2; touchstone show long --html a; echo $?; cat a; ls")
        expectEqual(result.output, "1\nold\na\nlong\npipe\nraw\n")
        expect(result.errors.hasPrefix("touchstone: error: a cannot be written: "), "\(result.errors)")
    }

    @Test(arguments: [240, 247, 248, 249, 254, 255])
    func `a name may be as long as a file system permits`(_ length: Int) throws {
        for letter in ["n", "é", "👩‍👩‍👧"] {
            let count = letter.utf8.count
            let name = String(repeating: letter, count: length / count) + String(repeating: "x", count: length % count)
            let result = try run(
                """
                for round in 1 2; do touchstone replay tap --trace '\(name)' > /dev/null; echo $?; done
                head -qn1 '\(name)'; touchstone record - -o '\(name)' < raw; grep -c ^E: '\(name)'; ls | wc -l
                """)
            expectEqual(result.output, "0\n0\ntouchstone-trace 2\n6\n3\n", "\(result.errors)")
        }
    }

    @Test func `a name that is too long is an error`() throws {
        let name = String(repeating: "n", count: 256)
        let result = try run("touchstone replay tap --trace \(name); echo $?; ls")
        expectEqual(result.output, "1\nraw\ntap\n")
        expect(result.errors.contains("File name too long"))
    }

    @Test func `a path may be as long as the system permits`() throws {
        let result = try run(
            """
            top=$PWD; part=$(printf %0200d 0); while [ ${#PWD} -lt 3800 ]; do mkdir $part; cd -P $part; done
            name=$(printf "%0$((4094 - ${#PWD}))d" 0); cp "$top/tap" .; touchstone replay tap --trace "$PWD/$name" > /dev/null
            echo $?; head -n1 $name; ls | wc -l
            """)
        expectEqual(result.output, "0\ntouchstone-trace 2\n2\n", "\(result.errors)")
    }
}
