import TestSupport
import Testing
import TouchRecordings

struct ListDecoderTests {
    @Test func `protocol A without ids: contacts go on as their nearest neighbors, in any order of the list`()
        throws
    {
        let recording = try read(
            events: """
                1.0 mtx=100 mty=100 mt mtx=500 mty=500 mt -
                1.1 mtx=510 mty=500 mt mtx=110 mty=100 mt -
                1.2 mtx=520 mty=500 mt -
                1.3 mt -
                """)
        expectEqual(
            recording.story,
            """
            0: b0(100,100) b1(500,500)
            100: m1(510,500) m0(110,100)
            200: e0(110,100) m1(520,500)
            300: e1(520,500)
            """)
        expectEqual(recording.noteList, [])
    }

    @Test func `protocol A without ids: the closest pair is matched first, though another is listed before it`() throws
    {
        let recording = try read(
            events: "1.0 mtx=100 mty=100 mt mtx=200 mty=100 mt -\n1.1 mtx=204 mty=100 mt mtx=104 mty=100 mt -\n1.2 -")
        expect(recording.story.contains("100: m1(204,100) m0(104,100)"))
    }

    @Test func `protocol A without ids: what is farther than a quarter of the surface is another contact`() throws {
        let recording = try read(events: "1.0 mtx=100 mty=100 mt -\n1.1 mtx=400 mty=100 mt -\n1.2 -")
        expectEqual(recording.story, "0: b0(100,100)\n100: e0(100,100) b1(400,100)\n200: e1(400,100)")
    }

    @Test func `protocol A with ids: an id is followed anywhere, another id is another contact`() throws {
        let recording = try read(
            events: """
                1.0 id=3 mtx=100 mty=100 mt id=4 mtx=500 mty=500 mt -
                1.1 id=4 mtx=110 mty=100 mt id=3 mtx=900 mty=900 mt -
                1.2 id=5 mtx=110 mty=100 mt -
                1.3 mt -
                """)
        expectEqual(
            recording.story,
            """
            0: b0(100,100) b1(500,500)
            100: m1(110,100) m0(900,900)
            200: e1(110,100) e0(900,900) b2(110,100)
            300: e2(110,100)
            """)
    }

    @Test func `a finger whose area is zero has been lifted`() throws {
        let recording = try read(
            events: "1.0 major=9 mtx=1 mty=2 mt -\n1.1 major=0 mtx=1 mty=2 mt -\n1.2 major=0 mtx=1 mty=2 mt -")
        expectEqual(recording.story, "0: b0(1,2)\n100: e0(1,2)")
    }

    @Test func `an id that is listed twice does not merge two contacts`() throws {
        let recording = try read(
            events:
                "1.0 id=3 mtx=1 mty=1 mt id=3 mtx=900 mty=900 mt -\n1.1 id=3 mtx=2 mty=1 mt id=3 mtx=901 mty=900 mt -\n1.2 -"
        )
        expectEqual(
            recording.story,
            """
            0: b0(1,1) b1(900,900)
            100: m0(2,1) m1(901,900)
            200: e0(2,1) e1(901,900)
            """)
        expectEqual(recording.noteList, [])
    }

    @Test func `lost events cancel what is down, and the next list begins anew`() throws {
        let recording = try read(
            events: "1.0 mtx=1 mty=2 mt -\n1.1 dropped mtx=5 mt -\n1.2 mtx=3 mty=2 mt -\n1.3 mt -")
        expectEqual(recording.story, "0: b0(1,2)\n100: c0(1,2)\n200: b1(3,2)\n300: e1(3,2)")
        expectEqual(recording.notes.map(\.kind), [.eventsDropped])
    }

    @Test func `a list of ten thousand contacts does not take for ever`() throws {
        var text = device()
        for time in ["1.0", "1.1"] {
            for place in 0..<10_000 {
                text += "E: \(time) 0003 0035 \(place % 1000)\nE: \(time) 0003 0036 1\nE: \(time) 0000 0002 0\n"
            }
            text += "E: \(time) 0000 0000 0\n"
        }
        let recording = try read(text + "E: 1.2 0000 0000 0\n")
        expectEqual(recording.contactCount, 10_000)
        expectNil(flaw(in: recording))
    }
}
