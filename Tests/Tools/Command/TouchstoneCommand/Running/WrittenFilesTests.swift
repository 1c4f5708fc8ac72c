import Foundation
import TestSupport
import Testing

/// The folder of the program, which is built with the tests.
nonisolated enum Built {
    static let folder = repository.appending(path: ".build/debug").path
    static var isThere: Bool { FileManager.default.isExecutableFile(atPath: folder + "/touchstone") }
}

/// The program itself, as a shell runs it: what it leaves on the disk.
@Suite(.enabled(if: Built.isThere, "the program is not in .build/debug: swift build --product touchstone"))
struct WrittenFilesTests {
    /// A folder of its own, with a recording `tap` in it; gone afterwards.
    private func folder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Recorded.tap.utf8).write(to: folder.appending(path: "tap"))
        try body(folder)
    }

    /// The files of a folder, in order of name.
    private func names(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    private func touchstone(_ script: String, _ folder: URL) throws -> Tool.Result {
        try Tool.run("sh", ["-c", "cd '\(folder.path)' && PATH='\(Built.folder)':$PATH && \(script)"])
    }

    @Test(.bug(id: "D-7")) func `when one output cannot be written none is, and what was there stays`() throws {
        try folder { folder in
            try Data("old".utf8).write(to: folder.appending(path: "a"))
            let result = try touchstone("touchstone replay tap --trace a --svg missing/x", folder)
            expectEqual(result.status, 1)
            expectEqual(result.output, "")
            expect(result.errors.hasPrefix("touchstone: error: missing/x cannot be written: "))
            try expectEqual(String(contentsOf: folder.appending(path: "a"), encoding: .utf8), "old")
            try expectEqual(names(folder), ["a", "tap"])
        }
    }

    @Test(.bug(id: "D-7")) func `a full disk leaves the old file and nothing beside it`() throws {
        try folder { folder in
            try Data("old".utf8).write(to: folder.appending(path: "a"))
            // A limit of two blocks of 512 or 1,024 bytes, in place of a full disk.
            let result = try touchstone("trap '' XFSZ; ulimit -f 2; touchstone replay tap --trace a >/dev/null", folder)
            expectEqual(result.status, 1)
            try expectEqual(String(contentsOf: folder.appending(path: "a"), encoding: .utf8), "old")
            try expectEqual(names(folder), ["a", "tap"])
        }
    }

    @Test(.bug(id: "D-7")) func `permissions, links and what is no file stay what they are`() throws {
        try folder { folder in
            let result = try touchstone(
                """
                umask 022; echo old > real; chmod 640 real; ln -s real link; ln -s later ahead
                touchstone replay tap -t link > /dev/null && touchstone replay tap -t ahead > /dev/null
                touchstone replay tap -t /dev/stdout --svg /dev/null | head -1
                mkfifo pipe; head -1 pipe & touchstone replay tap -t pipe > /dev/null; wait
                stat -c '%A %n' real later link ahead pipe; head -qn1 link ahead
                """, folder)
            expectEqual(result.errors, "")
            expectEqual(
                result.output,
                """
                touchstone-trace 2
                touchstone-trace 2
                -rw-r----- real
                -rw-r--r-- later
                lrwxrwxrwx link
                lrwxrwxrwx ahead
                prw-r--r-- pipe
                touchstone-trace 2
                touchstone-trace 2

                """)
            try expectEqual(names(folder), ["ahead", "later", "link", "pipe", "real", "tap"])
        }
    }

    /// Events of a device: a tap, and more of them than two blocks hold once they are recorded.
    private func addEvents(to folder: URL) throws {
        try Data(RawEvents.tap).write(to: folder.appending(path: "raw"))
        let taps = (0..<200).flatMap { _ in RawEvents.tap }
        try Data(taps).write(to: folder.appending(path: "long"))
    }

    @Test(.bug(id: "D-7"))
    func `a recording that is not there yet has its name while it grows, and is kept when the disk is full`()
        throws
    {
        try folder { folder in
            try addEvents(to: folder)
            let result = try touchstone(
                """
                umask 022; mkfifo pipe; touchstone record pipe -o new.evemu 2> messages & exec 3<> pipe
                cat raw >&3; for i in $(seq 3000); do grep -sq 'E: 0.100000 0000' new.evemu && break; done; ls
                cat raw >&3; exec 3>&-; wait; stat -c '%A %n' new.evemu; grep -c ^E: new.evemu
                (trap '' XFSZ; ulimit -f 2; touchstone record - -o half.evemu < long); echo $?
                """, folder)
            expectEqual(
                result.output,
                """
                long
                messages
                new.evemu
                pipe
                raw
                tap
                -rw-r--r-- new.evemu
                12
                1

                """)
            expect(result.errors.hasPrefix("touchstone: error: half.evemu cannot be written: "))
            expect(result.errors.hasSuffix("\ntouchstone: warning: what came before is in half.evemu\n"))
            let half = try Data(contentsOf: folder.appending(path: "half.evemu"))
            expect(half.count >= 1_024 && half.starts(with: Data("# EVEMU".utf8)))
        }
    }

    @Test(.bug(id: "D-7")) func `a recording that is there stays until all of the new one is written`() throws {
        try folder { folder in
            try addEvents(to: folder)
            let result = try touchstone(
                """
                echo old > a.evemu; chmod 640 a.evemu; mkfifo pipe
                (trap '' XFSZ; ulimit -f 2; touchstone record - -o a.evemu < long 2> errors); echo $?; cat a.evemu
                part=$(sed -n 's/.*what came before is in //p' errors); basename "$part" | cut -c1-8
                head -c 7 "$part"; echo; rm "$part"
                touchstone record pipe -o a.evemu 2> messages & exec 3<> pipe
                cat raw >&3; for i in $(seq 3000); do grep -sq 'E: 0.100000 0000' a.evemu.?????? && break; done
                ls | grep -c a.evemu; cat a.evemu
                exec 3>&-; wait; stat -c '%A %n' a.evemu; head -c 7 a.evemu
                """, folder)
            expectEqual(result.errors, "")
            expectEqual(
                result.output,
                """
                1
                old
                a.evemu.
                # EVEMU
                2
                old
                -rw-r----- a.evemu
                # EVEMU
                """)
            try expectEqual(names(folder), ["a.evemu", "errors", "long", "messages", "pipe", "raw", "tap"])
        }
    }

    @Test(.bug(id: "D-8")) func `a name of a file steers no terminal`() throws {
        try folder { folder in
            let result = try touchstone("touchstone replay \"$(printf 'a\\033[31m\\302\\233')\"", folder)
            expectEqual(result.errors, "a?[31m?: error: there is no such file. Check the path\n")
        }
    }
}
